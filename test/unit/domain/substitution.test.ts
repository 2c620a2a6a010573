import { describe, expect, it } from 'vitest';
import { newcomerStart } from '../../../shared/domain/newcomer.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { partLines, type SheetPart } from '../../../shared/domain/substitution.ts';
import { rules } from '../../fixtures/sheets.ts';

const r = (...values: (number | string)[]) => values.map((v) => Rational.parse(String(v)));
const part = (
  players: string,
  opening: Rational[],
  closing: Rational[],
  newcomers: string[] = [],
): SheetPart => ({
  players: players.split(''),
  opening,
  closing,
  newcomers,
});
const lines = (parts: SheetPart[]) =>
  Object.fromEntries(partLines(parts).map((l) => [l.player, String(l.exact)]));

describe('several players on a seat', () => {
  it('field 13: replaced after deal 9, one line each, deals split', () => {
    const parts = [
      part('abc', r(0, 0, 0), r(30, -10, -20)),
      // d takes the seat of b as it stands.
      part('adc', r(30, -10, -20), r(40, -30, -10)),
    ];
    expect(lines(parts)).toEqual({ a: '40', b: '-10', c: '-10', d: '-20' });
  });

  it('with start values: the newcomer keeps his handicap, the others have it in equal parts', () => {
    const parts = [
      part('abc', r(0, 0, 0), r(30, -10, -20)),
      part('adc', r(34, -2, -32), r(44, -22, -22), ['d']),
    ];
    // a: 30, then 44 − 34 and half of 2; c: −20, then −22 + 32 and half of 2; d: what stands.
    expect(lines(parts)).toEqual({ a: '41', b: '-10', c: '-9', d: '-22' });
  });

  it('a fourth who joins: three share his handicap', () => {
    const parts = [
      part('abc', r(0, 0, 0), r(12, 0, -12)),
      part('aebc', r(13, -3, 1, -11), r(13, -3, 1, -11), ['e']),
    ];
    // Nothing was played any more: a, b, c have one whist of the three each.
    expect(lines(parts)).toEqual({ a: '13', b: '1', c: '-11', e: '-3' });
  });

  it('rounds all lines of the table together', () => {
    const parts = [part('abc', r(0, 0, 0), r('10/3', '10/3', '-20/3'))];
    expect(partLines(parts).map(({ points }) => points)).toEqual([4, 3, -7]);
  });

  it('refuses parts that do not sum to 0 or lack a result', () => {
    expect(() => partLines([part('abc', r(0, 0, 0), r(1, 0, 0))])).toThrow(RangeError);
    expect(() => partLines([part('abc', r(0, 0), r(0, 0, 0))])).toThrow(RangeError);
  });

  it('K96 3.1.2: the newcomer begins a little below the mean, by the rounding alone', () => {
    const pools = [10, 4, 3];
    const hills = [10, 9, 12];
    const { pool, mountain } = newcomerStart(pools, hills);
    expect([pool, mountain]).toEqual([5, 11]);
    const whists = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
    const opening = settle(
      { pool: [...pools, pool], mountain: [...hills, mountain], whists },
      rules('sochi', 4),
    );
    // Means of four: 11/2 and 21/2; 10 × −1/2 − 10 × 1/2.
    expect(String(opening[3])).toBe('-10');
    // Where the means are whole he begins at 0.
    const even = newcomerStart([6, 4, 5], [9, 10, 11]);
    const fair = settle(
      { pool: [6, 4, 5, even.pool], mountain: [9, 10, 11, even.mountain], whists },
      rules('sochi', 4),
    );
    expect(String(fair[3])).toBe('0');
  });
});
