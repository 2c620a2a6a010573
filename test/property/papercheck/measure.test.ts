/** The measure of the paper check: 200 mistakes of every kind, and how often the true one is named. */
import { describe, expect, it, vi } from 'vitest';
import type { Totals } from '../../../shared/domain/types.ts';
import type { PaperSheet } from '../../../shared/papercheck/index.ts';
import { explainDifference } from '../../../shared/papercheck/index.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { seededDice } from '../../fixtures/random-sheet.ts';
import { names } from './judge.ts';
import { mistakeKinds, type Mistake, type MistakeKind } from './mistake.ts';
import { mistakeOf, sheetFor } from './mistakes.ts';

const MISTAKES = 200;
/** Two hundred searches take ten seconds on a core of their own; a laden machine is no failure. */
vi.setConfig({ testTimeout: 600_000 });

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
const all = mistakes();

/** How often the true change was named: of so many, the first of all, among the first three. */
interface Figure {
  of: number;
  first: number;
  three: number;
}
const percent = (n: number, of: number): string => `${((100 * n) / of).toFixed(1)} %`;
const line = (what: string, { of, first, three }: Figure): string =>
  `${what.padEnd(12)} of ${of}: first ${percent(first, of)}, among the first three ${percent(three, of)}`;

/** Every mistake that shows in what is typed, given to the search; the figures are printed kind by kind. */
function measure(what: string, typed: (mistake: Mistake) => PaperSheet): Figure {
  const sum: Figure = { of: 0, first: 0, three: 0 };
  const byKind = new Map<MistakeKind, Figure>();
  for (const mistake of all) {
    const proposals = explainDifference(mistake.rules, mistake.typed, typed(mistake), 3);
    // Nothing typed differs: a forgotten fine is not to be seen in the pools.
    if (proposals.length === 0) continue;
    const at = proposals.findIndex((proposal) => names(mistake, proposal));
    const own = byKind.get(mistake.kind) ?? { of: 0, first: 0, three: 0 };
    byKind.set(mistake.kind, own);
    for (const figure of [sum, own]) {
      figure.of += 1;
      if (at === 0) figure.first += 1;
      if (at >= 0) figure.three += 1;
    }
  }
  const lines = mistakeKinds.flatMap((kind) => {
    const own = byKind.get(kind);
    return own === undefined ? [] : [`  ${line(kind, own)}`];
  });
  console.log([`${what}:`, ...lines, line('all kinds', sum)].join('\n'));
  return sum;
}

const sums = ({ pool, mountain, whists }: Totals): PaperSheet => ({
  pool,
  mountain,
  whistSums: whists.map((row) => row.reduce((a, b) => a + b, 0)),
});
const results = ({ paper, rules }: Mistake): number[] => roundToSum(settle(paper, rules));

/** The whole foot as a secretary types it, in the ways that there are. */
const whole: Readonly<Record<string, (mistake: Mistake) => PaperSheet>> = {
  'pools, mountains and every pair of whists': ({ paper }) => paper,
  'pools, mountains, whists of each player and results': (mistake) => ({
    ...sums(mistake.paper),
    result: results(mistake),
  }),
  'the same and the running totals': (mistake) => ({
    ...sums(mistake.paper),
    result: results(mistake),
    running: mistake.lines.map((totals, deal) => ({ deal, ...sums(totals) })),
  }),
};

describe('200 mistakes on random sheets of every convention', () => {
  it('are of every kind, convention and number of players, with an end and without', () => {
    expect(all).toHaveLength(MISTAKES);
    expect(new Set(all.map(({ kind }) => kind)).size).toBe(mistakeKinds.length);
    const tables = all.map(({ rules: { convention, players, target } }) => {
      return `${convention.id} ${players} ${target === null ? 'open' : 'to a target'}`;
    });
    expect(new Set(tables).size).toBe(3 * 2 * 2);
  });

  it.each(Object.entries(whole))('are named: %s', (what, typed) => {
    const { of, first, three } = measure(what, typed);
    expect(of).toBe(MISTAKES);
    expect(first / of).toBeGreaterThanOrEqual(0.8);
    expect(three / of).toBeGreaterThanOrEqual(0.95);
  });

  it('are named by the results alone, where they show in them', () => {
    const { of, first, three } = measure('results alone', (mistake) => ({ result: results(mistake) }));
    expect(of).toBeGreaterThan(MISTAKES / 2);
    expect(first / of).toBeGreaterThanOrEqual(0.75);
    expect(three / of).toBeGreaterThanOrEqual(0.9);
  });

  // The pools leave open what was written beside them: a hint where to look, not more.
  it('are narrowed down by the pools alone', () => {
    const { of, three } = measure('pools alone', ({ paper }) => ({ pool: paper.pool }));
    expect(of).toBeGreaterThan(MISTAKES / 10);
    expect(three / of).toBeGreaterThanOrEqual(0.5);
  });
});
