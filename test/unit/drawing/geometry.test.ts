import { describe, expect, it } from 'vitest';
import { band, centroidOfArea, chord, clip, inset, turn } from '../../../shared/drawing/geometry.ts';

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];
/** Pointed above. */
const triangle = [
  { x: 5, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
];

describe('geometry', () => {
  it('clips a square at x ≤ 4', () => {
    const cut = clip(square, { a: 1, b: 0, c: 4 });
    expect(Math.max(...cut.map((p) => p.x))).toBe(4);
    expect(cut).toHaveLength(4);
    expect(clip(square, { a: 1, b: 0, c: -1 })).toEqual([]);
  });

  it('insets by a distance from every edge', () => {
    const inner = inset(square, 2);
    expect(inner.map((p) => p.x).sort((a, b) => a - b)).toEqual([2, 2, 8, 8]);
    expect(inner.map((p) => p.y).sort((a, b) => a - b)).toEqual([2, 2, 8, 8]);
  });

  it('measures a triangle: 5 wide at half height, and a line of text takes the narrower end', () => {
    expect(chord(triangle, 5)).toEqual({ from: 2.5, to: 7.5 });
    expect(chord(triangle, 11)).toBeNull();
    expect(band(triangle, 5, 10)).toEqual({ from: 2.5, to: 7.5 });
    expect(band(triangle, -1, 5)).toBeNull();
  });

  it('turns clockwise, as the seats follow each other on the screen', () => {
    const centre = { x: 0, y: 0 };
    // Below → left → above → right.
    expect(turn({ x: 0, y: 3 }, centre, 90)).toEqual({ x: -3, y: 0 });
    expect(turn({ x: 0, y: 3 }, centre, -90)).toEqual({ x: 3, y: 0 });
    const above = turn({ x: 0, y: 3 }, centre, 180);
    expect([above.x + 0, above.y]).toEqual([0, -3]);
  });

  it('the centre of gravity of a triangle is at a third of its height', () => {
    const centre = centroidOfArea(triangle);
    expect(centre.x).toBeCloseTo(5);
    expect(centre.y).toBeCloseTo(20 / 3);
  });
});
