/** The typed foot as a whole: what it says of the sheet, and results in whole numbers. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { foldDeals, totals } from '../../../shared/domain/fold.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { rulesOf } from '../../../shared/domain/rules.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import {
  paperState,
  runningLines,
  type TypedFoot,
  type TypedPaper,
} from '../../../shared/papercheck/index.ts';
import { noPoints } from '../../../shared/papercheck/local.ts';
import { wholeResults } from '../../../shared/papercheck/worth.ts';
import { arbSheet } from '../../fixtures/random-sheet.ts';
import { deals, foot, sochi } from './sheet.ts';

const ids = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6'];
const folded = foldDeals(sochi, deals);
const texts = (values: readonly number[]): string[] => values.map(String);
const empty: TypedFoot = {
  pool: ['', '', ''],
  mountain: ['', '', ''],
  whists: ['', '', ''],
  result: ['', '', ''],
};
/** Everything but the results; the whists of each are the sums of the lines of the sheet. */
const whole: TypedFoot = {
  ...empty,
  pool: texts(foot.pool),
  mountain: texts(foot.mountain),
  whists: ['28', '14', '8'],
};
const state = (paper: TypedPaper | null): string => paperState(folded, ids, paper);

describe('what the paper says of the sheet', () => {
  it('nothing where nothing or not enough is typed', () => {
    expect(state(null)).toBe('none');
    expect(state({ foot: empty, running: [] })).toBe('none');
    expect(state({ foot: { ...whole, whists: ['28', '', '8'] }, running: [] })).toBe('none');
  });
  it('agrees by pools, mountains and whists, or by the results', () => {
    expect(state({ foot: whole, running: [] })).toBe('agrees');
    // 10 × (P − 16/3) − 10 × (M − 5) + written − suffered: 66⅔ + 40 + 20, −13⅓ − 10 + 2, −53⅓ − 30 − 22;
    // the floors 126, −22, −106 lack 2; the fractions are all ⅔, so the first two seats get them.
    expect(state({ foot: { ...empty, result: ['+127', '−21', '−106'] }, running: [] })).toBe('agrees');
  });
  it('differs by any number, a whole foot or not', () => {
    expect(state({ foot: { ...empty, pool: ['12', '', '1'] }, running: [] })).toBe('differs');
    expect(state({ foot: { ...whole, mountain: ['1', '6', '9'] }, running: [] })).toBe('differs');
  });
  it('a text that is no number says neither, and never counts as 0', () => {
    expect(state({ foot: { ...empty, pool: ['', '', '0'] }, running: [] })).toBe('none');
    expect(state({ foot: { ...empty, pool: ['', '12а', ''] }, running: [] })).toBe('none');
    expect(state({ foot: { ...whole, result: ['12а', '', ''] }, running: [] })).toBe('none');
  });
  it('differs by a running line of a deal that is on the sheet', () => {
    // After the second raspasy: mountains 1, 6, 2.
    const line = (dealId: string, mountain: string[]) => ({ dealId, foot: { ...empty, mountain } });
    expect(state({ foot: whole, running: [line('d4', ['1', '6', '2'])] })).toBe('agrees');
    expect(state({ foot: whole, running: [line('d4', ['1', '7', '2'])] })).toBe('differs');
    expect(state({ foot: whole, running: [line('gone', ['1', '7', '2'])] })).toBe('agrees');
    expect(runningLines({ foot: empty, running: [line('d4', ['1', '', 'x'])] }, ids)).toMatchObject([
      { deal: 3, mountain: [1, null, null] },
    ]);
  });
});

describe('results in whole numbers', () => {
  it('are those of the settlement, rounded by the one rule', () => {
    fc.assert(
      fc.property(arbSheet(15), ({ deals: played, ...head }) => {
        const rules = rulesOf(head);
        const { last } = foldDeals(rules, played);
        const exact = settle(totals(last), rules);
        expect(wholeResults(rules, last.cells, noPoints(rules.players))).toEqual(roundToSum(exact));
      }),
      { numRuns: 200 },
    );
  });
});
