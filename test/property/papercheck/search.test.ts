import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import type { Deal } from '../../../shared/domain/types.ts';
import { checkDeals } from '../../../shared/domain/check.ts';
import { foldDeals, totals } from '../../../shared/domain/fold.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { rulesOf } from '../../../shared/domain/rules.ts';
import { comparePaper, explainDifference } from '../../../shared/papercheck/index.ts';
import { Course } from '../../../shared/papercheck/course.ts';
import { Goal } from '../../../shared/papercheck/goal.ts';
import { nothing } from '../../../shared/papercheck/local.ts';
import { arbSheet, randomDeal, seededDice } from '../../fixtures/random-sheet.ts';

const arbSeed = fc.nat(1_000_000);

describe('a sheet cut open', () => {
  it('gives the totals of the fold with any deal put in, taken out or in place of another', () => {
    fc.assert(
      fc.property(arbSheet(20), arbSeed, ({ deals, ...head }, seed) => {
        const rules = rulesOf(head);
        const course = new Course(foldDeals(rules, deals), deals);
        const dice = seededDice(seed);
        const at = dice(deals.length + 1);
        const streak = course.before(at).streak;
        const other = randomDeal(dice, rules, dice(rules.players));
        const after = (changed: readonly Deal[]): readonly number[] => foldDeals(rules, changed).last.cells;
        const meets = (to: number, changed: readonly Deal[], put: Deal | null): void => {
          const gap = course.gap(at, to);
          const local = put === null ? nothing(rules.players, streak) : course.scorer.local(put, streak);
          expect(gap.cells(local).slice()).toEqual(after(changed));
          // What the quick look excludes is really excluded.
          const paper = totals(foldDeals(rules, changed).last);
          const whistSums = paper.whists.map((row) => row.reduce((a, b) => a + b, 0));
          const result = roundToSum(settle(paper, rules));
          const sound = checkDeals(rules, changed).length === 0;
          if (!sound || put?.type === 'adjust' || put?.ruling !== undefined) return;
          for (const typed of [
            paper,
            { pool: paper.pool, whistSums },
            { mountain: paper.mountain },
            { result },
            { whistSums, result: [null, ...result.slice(1)] },
          ]) {
            expect(gap.meets(new Goal(rules, typed), local)).toBe(true);
          }
        };
        meets(at, deals.toSpliced(at, 0, other), other);
        if (at === deals.length) return;
        meets(at + 1, deals.with(at, other), other);
        meets(at + 1, deals.toSpliced(at, 1), null);
        meets(at + 1, deals, deals[at] as Deal);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the search', () => {
  it('has nothing to say when the paper agrees', () => {
    fc.assert(
      fc.property(arbSheet(12), ({ deals, ...head }) => {
        const rules = rulesOf(head);
        const paper = totals(foldDeals(rules, deals).last);
        expect(explainDifference(rules, deals, paper, 5)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('proposes only sound sheets that show every typed number', () => {
    fc.assert(
      fc.property(arbSheet(12), arbSeed, ({ deals, ...head }, seed) => {
        const rules = rulesOf(head);
        const dice = seededDice(seed);
        const paper = totals(foldDeals(rules, deals).last);
        const row = [paper.pool, paper.mountain, ...paper.whists][dice(2 + rules.players)] as number[];
        const seat = dice(rules.players);
        row[seat] = (row[seat] as number) + [-10, -4, -2, 2, 4, 10, 20][dice(7)]!;
        const part = dice(3);
        const typed =
          part === 0
            ? paper
            : part === 1
              ? { pool: paper.pool, mountain: paper.mountain }
              : { whists: paper.whists };
        let before = Infinity;
        for (const { edit, explains, likelihood } of explainDifference(rules, deals, typed, 5)) {
          if (explains.all) expect(likelihood).toBeLessThanOrEqual(before);
          before = likelihood;
          if (edit === null) continue;
          const mended = deals.toSpliced(edit.at, edit.remove, ...edit.insert);
          expect(checkDeals(rules, mended)).toEqual([]);
          const cells = comparePaper(foldDeals(rules, mended), typed);
          if (explains.all) expect(cells.filter((cell) => !cell.agrees)).toEqual([]);
        }
      }),
      { numRuns: 80 },
    );
  });
});
