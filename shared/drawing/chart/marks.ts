/** What tells the lines apart without colour: a dash and a mark for each. */
import { num } from '../svg.ts';
import type { Point } from '../types.ts';

export interface LineStyle {
  /** Dashes and gaps in em of the names; empty = unbroken. */
  dash: readonly number[];
  mark: 'circle' | 'square' | 'triangle' | 'diamond';
  hollow: boolean;
}

/** So many lines have a look of their own. */
export const STYLES: readonly LineStyle[] = [
  { dash: [], mark: 'circle', hollow: false },
  { dash: [0.62, 0.3], mark: 'square', hollow: true },
  { dash: [0.14, 0.24], mark: 'triangle', hollow: false },
  { dash: [0.95, 0.26, 0.14, 0.26], mark: 'diamond', hollow: true },
  { dash: [1.3, 0.34], mark: 'square', hollow: false },
  { dash: [0.36, 0.2, 0.14, 0.2], mark: 'circle', hollow: true },
];

/** Look of the n-th named line; with more lines than looks they come again. */
export const styleOf = (n: number): LineStyle => STYLES[n % STYLES.length] as LineStyle;

/** Data of a path through the points. */
export function polyline(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${num(p.x)} ${num(p.y)}`).join('');
}

/** Data of a closed mark about a point; `r` is half its height. */
export function markPath(mark: LineStyle['mark'], { x, y }: Point, r: number): string {
  const corners: Record<Exclude<LineStyle['mark'], 'circle'>, [number, number][]> = {
    square: [
      [-0.88, -0.88],
      [0.88, -0.88],
      [0.88, 0.88],
      [-0.88, 0.88],
    ],
    triangle: [
      [0, -1.15],
      [1.1, 0.85],
      [-1.1, 0.85],
    ],
    diamond: [
      [0, -1.25],
      [1.25, 0],
      [0, 1.25],
      [-1.25, 0],
    ],
  };
  if (mark === 'circle') {
    const arc = `A${num(r)} ${num(r)} 0 1 0`;
    return `M${num(x - r)} ${num(y)}${arc} ${num(x + r)} ${num(y)}${arc} ${num(x - r)} ${num(y)}Z`;
  }
  return `${polyline(corners[mark].map(([dx, dy]) => ({ x: x + dx * r, y: y + dy * r })))}Z`;
}
