import { describe, expect, test } from 'vitest';
import { compare, NONE, parseBaseline, storedText } from '../../bench/baseline.ts';
import { holds, type Figure } from '../../bench/figure.ts';

const figure = (over: Partial<Figure>): Figure => ({
  name: 'open',
  measured: '1 ms',
  ratio: 1,
  of: '1 ms',
  limit: 1,
  higherIsBetter: false,
  ...over,
});
const stored = (ratio: number) => ({ date: '2026-11-30', ratios: { open: ratio } });

describe('a limit', () => {
  test('of a time is not exceeded, of a speed is reached; the limit itself holds', () => {
    expect([0.9, 1, 1.1].map((ratio) => holds(figure({ ratio })))).toEqual([true, true, false]);
    expect([0.9, 1, 1.1].map((ratio) => holds(figure({ ratio, higherIsBetter: true })))).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('is not held by what is no number', () => {
    expect(holds(figure({ ratio: Number.NaN }))).toBe(false);
    expect(holds(figure({ ratio: Number.NaN, higherIsBetter: true }))).toBe(false);
  });
});

describe('beside the baseline', () => {
  test('a time is marked from more than a quarter slower on', () => {
    expect(compare(figure({ ratio: 2.5 }), stored(2))).toEqual({ stored: 2, percent: 25, marked: false });
    expect(compare(figure({ ratio: 2.52 }), stored(2))?.marked).toBe(true);
    expect(compare(figure({ ratio: 1 }), stored(2))).toEqual({ stored: 2, percent: -50, marked: false });
  });

  test('a speed is marked where it fell', () => {
    const speed = (ratio: number): Figure => figure({ ratio, higherIsBetter: true });
    expect(compare(speed(1.5), stored(2))).toEqual({ stored: 2, percent: -25, marked: false });
    expect(compare(speed(1.48), stored(2))?.marked).toBe(true);
    expect(compare(speed(4), stored(2))).toEqual({ stored: 2, percent: 100, marked: false });
  });

  test('an unknown figure is not compared', () => {
    expect(compare(figure({ name: 'new' }), stored(2))).toBeNull();
    expect(compare(figure({ name: 'constructor' }), stored(2))).toBeNull();
    expect(compare(figure({}), stored(0))).toBeNull();
  });
});

describe('the stored text', () => {
  test('is read back, in order of names, with four figures', () => {
    const text = storedText(
      NONE,
      [figure({ name: 'b', ratio: 1.23456 }), figure({ name: 'a' })],
      '2026-12-01',
    );
    expect(parseBaseline(text)).toEqual({ date: '2026-12-01', ratios: { a: 1, b: 1.235 } });
    expect(text.indexOf('"a"')).toBeLessThan(text.indexOf('"b"'));
    expect(text.endsWith('}\n')).toBe(true);
  });

  test('keeps what was not measured now, and no ratio that is no number', () => {
    const figures = [
      figure({ name: 'draw', ratio: Number.POSITIVE_INFINITY }),
      figure({ name: 'fold', ratio: 3 }),
    ];
    const { ratios } = parseBaseline(storedText(stored(2), figures, '2026-12-01'));
    expect(ratios).toEqual({ fold: 3, open: 2 });
  });

  test('of another form is refused', () => {
    expect(() => parseBaseline('{"date":"today","ratios":{}}')).toThrow();
    expect(() => parseBaseline('{"date":"2026-12-01","ratios":{"a":"1"}}')).toThrow();
    expect(() => parseBaseline('{"date":"2026-12-01","ratios":{},"host":"desk"}')).toThrow();
  });
});
