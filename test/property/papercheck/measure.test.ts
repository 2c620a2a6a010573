/** The measure of the paper check: 200 mistakes of every kind, and how often the true one is named. */
import { describe, expect, it } from 'vitest';
import type { Totals } from '../../../shared/domain/types.ts';
import type { PaperSheet } from '../../../shared/papercheck/index.ts';
import { explainDifference } from '../../../shared/papercheck/index.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { seededDice } from '../../fixtures/random-sheet.ts';
import { names } from './judge.ts';
import { mistakeKinds, type Mistake } from './mistake.ts';
import { mistakeOf, sheetFor } from './mistakes.ts';

const MISTAKES = 200;

/** As many of each kind, one after the other, on sheets of the three conventions in turn. */
function mistakes(): Mistake[] {
  const found: Mistake[] = [];
  for (let seed = 1; found.length < MISTAKES; seed++) {
    const dice = seededDice(90_000 + seed);
    const { rules, deals } = sheetFor(dice, seed);
    const kind = mistakeKinds[found.length % mistakeKinds.length] as (typeof mistakeKinds)[number];
    const mistake = deals.length === 0 ? null : mistakeOf(kind, dice, rules, deals);
    if (mistake !== null) found.push(mistake);
  }
  return found;
}

const sums = ({ pool, mountain, whists }: Totals): PaperSheet => ({
  pool,
  mountain,
  whistSums: whists.map((row) => row.reduce((a, b) => a + b, 0)),
});

/** What the secretary typed from the paper. */
const feet: Readonly<Record<string, (mistake: Mistake) => PaperSheet>> = {
  'pools, mountains and every pair of whists': ({ paper }) => paper,
  'pools, mountains, whists of each player and results': ({ paper, rules }) => ({
    ...sums(paper),
    result: roundToSum(settle(paper, rules)),
  }),
  'the same and the running totals': ({ paper, rules, lines }) => ({
    ...sums(paper),
    result: roundToSum(settle(paper, rules)),
    running: lines.map((line, deal) => ({ deal, ...sums(line) })),
  }),
};

describe('200 mistakes on random sheets of every convention', () => {
  const all = mistakes();

  it('are of every kind and every convention', () => {
    expect(all).toHaveLength(MISTAKES);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(mistakeKinds.length);
    expect(new Set(all.map(({ rules }) => rules.convention.id)).size).toBe(3);
    expect(new Set(all.map(({ rules }) => rules.players)).size).toBe(2);
  });

  it.each(Object.entries(feet))('are named: %s', (what, typed) => {
    let first = 0;
    let three = 0;
    for (const mistake of all) {
      const proposals = explainDifference(mistake.rules, mistake.typed, typed(mistake), 3);
      const at = proposals.findIndex((proposal) => names(mistake, proposal));
      if (at === 0) first += 1;
      if (at >= 0) three += 1;
    }
    const percent = (n: number): string => `${((100 * n) / MISTAKES).toFixed(1)} %`;
    console.log(`${what}: first ${percent(first)}, among the first three ${percent(three)}`);
    expect(first / MISTAKES).toBeGreaterThanOrEqual(0.8);
    expect(three / MISTAKES).toBeGreaterThanOrEqual(0.95);
  });
});
