import { describe, expect, it } from 'vitest';
import type { Totals } from '../../../shared/domain/types.ts';
import { pairwise, settle } from '../../../shared/domain/settlement.ts';
import { paperSteps } from '../../../shared/domain/paperSteps.ts';
import { codexRounding } from '../../../shared/domain/codexRounding.ts';
import { newcomerStart } from '../../../shared/domain/newcomer.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { after, game, rules } from '../../fixtures/sheets.ts';

/** The sheet of the settlement picture: pools 20, four players. */
const shown: Totals = {
  pool: [20, 20, 20, 20],
  mountain: [14, 10, 30, 11],
  whists: [
    [0, 50, 2, 18],
    [26, 0, 6, 28],
    [30, 8, 0, 52],
    [0, 78, 70, 0],
  ],
};
const four = rules('sochi', 4, {}, 20);

describe('settlement', () => {
  it('prints the paper procedure step by step', () => {
    const steps = paperSteps(shown, four);
    expect(steps.equalPools).toBe(true);
    expect(steps.reduced).toEqual(shown.mountain);
    expect(steps.smallest).toBe(10);
    expect(steps.aboveSmallest).toEqual([4, 0, 20, 1]);
    expect(steps.mountainWhists.map(String)).toEqual(['10', '0', '50', '5/2']);
    expect(steps.whists.map((row) => row.map((w) => String(w.sum)))).toEqual([
      ['0', '50', '52', '41/2'],
      ['36', '0', '56', '61/2'],
      ['40', '8', '0', '109/2'],
      ['10', '78', '120', '0'],
    ]);
    expect(steps.differences.map((row) => row.map(String))).toEqual([
      ['0', '14', '12', '21/2'],
      ['-14', '0', '48', '-95/2'],
      ['-12', '-48', '0', '-131/2'],
      ['-21/2', '95/2', '131/2', '0'],
    ]);
    expect(steps.exact.map(String)).toEqual(['73/2', '-27/2', '-251/2', '205/2']);
    expect(steps.missing).toBe(2);
    expect(steps.rounded).toEqual([37, -13, -126, 102]);
    expect(settle(shown, four).map(String)).toEqual(steps.exact.map(String));
  });

  it('takes unequal pools off the mountains first', () => {
    const totals = { ...shown, pool: [20, 18, 10, 4] };
    expect(paperSteps(totals, four).reduced).toEqual([14 - 20, 10 - 18, 30 - 10, 11 - 4]);
    const leningrad = rules('leningrad', 4);
    expect(paperSteps(totals, leningrad).reduced).toEqual([14 - 40, 10 - 36, 30 - 20, 11 - 8]);
    expect(paperSteps(totals, leningrad).exact.map(String)).toEqual(settle(totals, leningrad).map(String));
  });

  it('field 1: one raspasy 4-3-3', () => {
    const totals = after(rules(), { type: 'raspasy', dealer: 0, tricks: [4, 3, 3] });
    expect(settle(totals, rules()).map(String)).toEqual(['-20/3', '10/3', '10/3']);
    expect(roundToSum(settle(totals, rules()))).toEqual([-6, 3, 3]);
  });

  it('field 3: B fails by one, both whist: A and C gain', () => {
    const totals = after(rules(), {
      ...game(6, '2w 0w'),
      dealer: 0,
      declarer: 1,
      tricks: { '1': 5, '2': 3, '0': 2 },
    });
    const results = settle(totals, rules());
    expect(results.map((r) => (r.num > 0n ? 1 : -1))).toEqual([1, -1, 1]);
    const owed = pairwise(totals, rules());
    expect(owed[1]?.map((t) => t.num > 0n)).toEqual([true, false, true]);
    // Consolation 2, two tricks 4, and 20/3 ÷ 2 of the two mountain points each: 6 + 20/3.
    expect(owed[1]?.[0]?.toString()).toBe('38/3');
  });
});

describe('codex rounding (K96 4.2.12)', () => {
  it('four: a point off an odd mountain, two whists from each of the others', () => {
    const { lines, totals } = codexRounding(shown, four);
    expect(lines).toEqual([{ seat: 3, point: -1, mountainBefore: 11, mountainAfter: 10, whists: 2 }]);
    expect(totals.whists.map((row) => row[3])).toEqual([20, 30, 54, 0]);
    // Each of the others: 2½ less for the mountain, 2 more written: −½; the player gains 1½.
    expect(settle(totals, four).map(String)).toEqual(['36', '-14', '-126', '104']);
  });

  it('three: the nearest multiple of three, three whists either way', () => {
    const table = rules();
    const empty = [0, 1, 2].map(() => [0, 0, 0]);
    const { lines, totals } = codexRounding({ pool: [0, 0, 0], mountain: [0, 4, 5], whists: empty }, table);
    expect(lines.map((l) => [l.seat, l.point, l.whists])).toEqual([
      [1, -1, 3],
      [2, 1, 3],
    ]);
    expect(totals.mountain).toEqual([0, 3, 6]);
    expect(totals.whists).toEqual([
      [0, 3, 0],
      [0, 0, 0],
      [3, 3 + 3, 0],
    ]);
    expect(settle(totals, table).every((r) => r.isWhole())).toBe(true);
  });

  it('writes nothing where all divides', () => {
    expect(codexRounding({ ...shown, mountain: [0, 2, 4, 6] }, four).lines).toEqual([]);
  });
});

describe('a newcomer (K96 3.1.2)', () => {
  it('writes the means, rounded not in his favour', () => {
    expect(newcomerStart([10, 4, 3], [10, 9, 12])).toEqual({ pool: 5, mountain: 11 });
    expect(newcomerStart([6, 6], [-3, 0])).toEqual({ pool: 6, mountain: -1 });
    expect(() => newcomerStart([], [])).toThrow(RangeError);
  });
});
