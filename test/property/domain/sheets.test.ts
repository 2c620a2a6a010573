/** Laws that hold for every valid sheet. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { arbSheet } from '../../fixtures/random-sheet.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import {
  explainDeals,
  foldDeals,
  foldFrom,
  runningTotals,
  start,
  step,
  totals,
} from '../../../shared/domain/fold.ts';
import { pairwise, settle } from '../../../shared/domain/settlement.ts';
import { paperSteps } from '../../../shared/domain/paperSteps.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { codexRounding } from '../../../shared/domain/codexRounding.ts';
import { checkDeal } from '../../../shared/domain/check.ts';
import { parseSheet, rulesOf, sheetResult } from '../../../shared/files/sheet.ts';
import { allWhys } from '../../../shared/domain/why.ts';
import type { Totals } from '../../../shared/domain/types.ts';

const runs = { numRuns: 400 };
const strings = (values: readonly Rational[]): string[] => values.map(String);

describe('every valid sheet', () => {
  it('is read back as it was written', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        expect(parseSheet(JSON.parse(JSON.stringify(sheet)))).toEqual(sheet);
      }),
      runs,
    );
  });

  it('settles to zero, exactly and rounded', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        const rules = rulesOf(sheet);
        const exact = settle(totals(foldDeals(rules, sheet.deals).last), rules);
        expect(Rational.sum(exact).toString()).toBe('0');
        const rounded = roundToSum(exact);
        expect(rounded.reduce((a, b) => a + b, 0)).toBe(0);
        rounded.forEach((n, i) => {
          const off = Rational.of(n).minus(exact[i] as Rational);
          expect(off.compare(Rational.of(1))).toBe(-1);
          expect(off.compare(Rational.of(-1))).toBe(1);
        });
        expect(sheetResult(sheet).result).toEqual(strings(exact));
      }),
      runs,
    );
  });

  it('gives by the paper procedure what the formula gives', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        const rules = rulesOf(sheet);
        const last = totals(foldDeals(rules, sheet.deals).last);
        const steps = paperSteps(last, rules);
        expect(strings(steps.exact)).toEqual(strings(settle(last, rules)));
        expect(Math.min(...steps.aboveSmallest)).toBe(0);
        const owed = pairwise(last, rules);
        owed.forEach((row, i) => {
          expect(Rational.sum(row).negated().toString()).toBe(String(steps.exact[i]));
          row.forEach((t, j) => {
            expect(t.toString()).toBe(owed[j]?.[i]?.negated().toString());
            if (i !== j) expect(t.negated().toString()).toBe(steps.differences[i]?.[j]?.toString());
          });
        });
      }),
      runs,
    );
  });

  it('folds deal by deal, or from the middle, as at once', () => {
    fc.assert(
      fc.property(arbSheet(), fc.nat(30), (sheet, cut) => {
        const rules = rulesOf(sheet);
        const whole = foldDeals(rules, sheet.deals);
        let state = start(rules);
        sheet.deals.forEach((deal, i) => {
          const before = JSON.stringify(state);
          const next = step(state, deal);
          expect(JSON.stringify(state)).toBe(before);
          expect(next).toEqual(whole.states[i]);
          state = next;
        });
        const at = Math.min(cut, sheet.deals.length);
        const from = at === 0 ? whole.first : (whole.states[at - 1] as typeof state);
        expect(foldFrom(from, sheet.deals.slice(at))).toEqual(whole.states.slice(at));
      }),
      runs,
    );
  });

  it('explains every point: the entries of a deal are the difference of the running totals', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        const rules = rulesOf(sheet);
        const running = runningTotals(foldDeals(rules, sheet.deals));
        const sum = structuredClone(totals(start(rules)));
        explainDeals(rules, sheet.deals).forEach((writes, i) => {
          for (const write of writes) {
            expect(write.deal).toBe(i);
            expect(write.amount).not.toBe(0);
            add(sum, write);
          }
          expect(sum).toEqual(running[i]);
        });
      }),
      runs,
    );
  });

  it('gives the same results with American aid as without closing: aid is neutral (K96 4.1.1)', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        const rules = rulesOf(sheet);
        const closing = (poolClosing: 'americanAid' | 'none') => {
          const options = { ...rules.convention.options, poolClosing };
          const other = { ...rules, target: 6, convention: { id: rules.convention.id, options } };
          return strings(settle(totals(foldDeals(other, sheet.deals).last), other));
        };
        expect(closing('americanAid')).toEqual(closing('none'));
      }),
      runs,
    );
  });

  it('settles whole after codex rounding, unless half whists stand on it', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        const rules = rulesOf(sheet);
        const last = totals(foldDeals(rules, sheet.deals).last);
        const rounded = codexRounding(last, rules);
        const exact = settle(rounded.totals, rules);
        expect(Rational.sum(exact).toString()).toBe('0');
        if (last.whists.flat().every(Number.isInteger)) expect(exact.every((r) => r.isWhole())).toBe(true);
        rounded.lines.forEach((line) => {
          expect(line.mountainBefore).toBe(last.mountain[line.seat]);
          expect(line.mountainAfter).toBe(rounded.totals.mountain[line.seat]);
        });
      }),
      runs,
    );
  });

  it('together reach every kind of entry and every scoring of a ruling', () => {
    const codes = new Set<string>();
    const scored = new Set<string>();
    const halves = { seen: false };
    for (const sheet of fc.sample(arbSheet(), { numRuns: 1500, seed: 20261128 })) {
      for (const deal of sheet.deals) if (deal.ruling !== undefined) scored.add(deal.ruling.scored);
      for (const write of explainDeals(rulesOf(sheet), sheet.deals).flat()) {
        codes.add(write.code);
        if (!Number.isInteger(write.amount)) halves.seen = true;
      }
    }
    // A newcomer is no deal of a sheet file: his lines are met in the property tests of the ledger.
    const ofDeals = allWhys.map((why) => why.code).filter((code) => !code.startsWith('why.newcomer'));
    expect([...codes].sort()).toEqual(ofDeals.sort());
    expect(scored.size).toBe(8);
    expect(halves.seen).toBe(true);
  });

  it('passes the check of each deal by itself', () => {
    fc.assert(
      fc.property(arbSheet(), (sheet) => {
        const rules = rulesOf(sheet);
        sheet.deals.forEach((deal) => expect(checkDeal(rules, deal, 'd')).toEqual([]));
      }),
      runs,
    );
  });
});

function add(
  sum: Totals,
  write: { kind: string; seat: number; on?: number | undefined; amount: number },
): void {
  if (write.kind === 'whists') {
    const row = sum.whists[write.seat] as number[];
    row[write.on as number] = (row[write.on as number] as number) + write.amount;
    return;
  }
  const row = write.kind === 'pool' ? sum.pool : sum.mountain;
  row[write.seat] = (row[write.seat] as number) + write.amount;
}
