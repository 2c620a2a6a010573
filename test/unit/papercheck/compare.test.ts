import { describe, expect, it } from 'vitest';
import { comparePaper, firstDifference } from '../../../shared/papercheck/index.ts';
import { foldDeals } from '../../../shared/domain/fold.ts';
import { rules } from '../../fixtures/sheets.ts';
import { deals, foot, footWith, sochi } from './sheet.ts';

const folded = foldDeals(sochi, deals);

describe('the foot of the paper', () => {
  it('agrees place by place with the sums worked out by hand', () => {
    const cells = comparePaper(folded, foot);
    expect(cells.map(({ row }) => row)).toEqual([
      ...new Array<string>(3).fill('pool'),
      ...new Array<string>(3).fill('mountain'),
      ...new Array<string>(6).fill('whists'),
    ]);
    expect(cells.filter((cell) => !cell.agrees)).toEqual([]);
  });

  it('names both numbers where it differs', () => {
    const cells = comparePaper(folded, footWith({ mountain: { 1: 5 }, whists: { '0>2': 18 } }));
    expect(cells.filter((cell) => !cell.agrees)).toEqual([
      { row: 'mountain', seat: 1, on: null, program: 6, paper: 5, agrees: false },
      { row: 'whists', seat: 0, on: 2, program: 24, paper: 18, agrees: false },
    ]);
  });

  it('takes any part: what is not typed is not compared', () => {
    expect(comparePaper(folded, {})).toEqual([]);
    const cells = comparePaper(folded, { pool: [null, 4], whistSums: [28, 14, undefined] });
    expect(cells).toEqual([
      { row: 'pool', seat: 1, on: null, program: 4, paper: 4, agrees: true },
      { row: 'whistSum', seat: 0, on: null, program: 28, paper: 28, agrees: true },
      { row: 'whistSum', seat: 1, on: null, program: 14, paper: 14, agrees: true },
    ]);
  });

  it('compares the rounded result', () => {
    // Pool 16/3, mountain 15/3: 10·(12−16/3) − 10·(1−5) + 28 − 8 = 66⅔ + 40 + 20 = 126⅔;
    // −13⅓ − 10 + 14 − 12 = −21⅓; −53⅓ − 30 + 8 − 30 = −105⅓. Floors 126, −22, −106 lack 2: fractions ⅔, ⅔, ⅔ — seats 0, 1.
    expect(comparePaper(folded, { result: [127, -21, -106] }).every((cell) => cell.agrees)).toBe(true);
    expect(comparePaper(folded, { result: [126] })[0]).toMatchObject({ program: 127, agrees: false });
  });

  it('knows half whists', () => {
    const rostov = rules('rostov', 3);
    const ruling = { scored: 'actual', adjustTricks: { '2': 1 } } as const;
    // 2-2-6 with one trick more counted for seat 2: 5 × 7 shared by two, 17½ each.
    const half = foldDeals(rostov, [{ type: 'raspasy', dealer: 2, tricks: [2, 2, 6], ruling }]);
    const whists = [
      [0, 0, 17.5],
      [0, 0, 17.5],
      [0, 0, 0],
    ];
    expect(comparePaper(half, { whists, whistSums: [17.5, 17.5, 0] }).every((cell) => cell.agrees)).toBe(
      true,
    );
  });
});

describe('the running totals', () => {
  const after = (deal: number, mountain: number[]) => ({ deal, mountain });

  it('agree from first to last', () => {
    expect(firstDifference(folded, [after(2, [1, 0, 0]), after(3, [1, 6, 2])])).toBeNull();
    expect(firstDifference(folded, [])).toBeNull();
  });

  it('name the first deal that differs, and from where it may come', () => {
    const lines = [after(4, [1, 3, 7]), after(3, [1, 3, 1]), after(1, [0, 0, 0])];
    expect(firstDifference(folded, lines)).toEqual({
      deal: 3,
      from: 2,
      cells: [
        { row: 'mountain', seat: 1, on: null, program: 6, paper: 3, agrees: false },
        { row: 'mountain', seat: 2, on: null, program: 2, paper: 1, agrees: false },
      ],
    });
  });

  it('do not take a line for sound that says nothing of the differing place', () => {
    const lines = [{ deal: 1, pool: [2, 4, 0] }, after(3, [1, 3, 1])];
    expect(firstDifference(folded, lines)).toMatchObject({ deal: 3, from: 0 });
  });

  it('compare a line behind the last deal with the last totals', () => {
    expect(firstDifference(folded, [{ deal: 6, pool: [12, 6, 0] }])).toMatchObject({ deal: 6 });
  });
});
