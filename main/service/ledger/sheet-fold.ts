/** The score of one sheet, kept beside its rows: a further deal is one step, an edit folds from there on. */
import { codexRounding } from '../../../shared/domain/codexRounding.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import type { Rational } from '../../../shared/domain/rational.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import type { FoldState } from '../../../shared/domain/fold.ts';
import { foldFrom, start, totals } from '../../../shared/domain/fold.ts';
import type { Deal, SheetRules, Totals } from '../../../shared/domain/types.ts';
import type { Row, SheetState } from '../../../shared/ledger/state.ts';

export interface SheetFold {
  rules: SheetRules;
  rows: readonly Row[];
  /** As scored, one a row. */
  deals: readonly Deal[];
  first: FoldState;
  /** After each row. */
  states: readonly FoldState[];
  last: FoldState;
}

/** Length of the beginning that two lists have in common, object by object. */
export function sharedLength<T>(a: readonly T[], b: readonly T[]): number {
  let same = 0;
  while (same < a.length && same < b.length && a[same] === b[same]) same++;
  return same;
}

/** Folds the rows; what `previous` has in common with them is not folded again. */
export function foldRows(rules: SheetRules, sheet: SheetState, previous: SheetFold | null): SheetFold {
  const { rows } = sheet;
  const known = previous !== null && previous.rules === rules ? previous : null;
  const same = known === null ? 0 : sharedLength(known.rows, rows);
  const first = known?.first ?? start(rules);
  const before = known?.states.slice(0, same) ?? [];
  const added = rows.slice(same).map((row) => row.scored);
  const states = before.concat(foldFrom(before.at(-1) ?? first, added));
  const deals = (known?.deals.slice(0, same) ?? []).concat(added);
  return { rules, rows, deals, first, states, last: states.at(-1) ?? first };
}

/** Indices of rows that stand behind the end of the pulka (an adjust may). */
export function rowsAfterClosing(fold: SheetFold): number[] {
  const late: number[] = [];
  for (let i = 1; i < fold.deals.length; i++) {
    if (fold.states[i - 1]?.closed === true && fold.deals[i]?.type !== 'adjust') late.push(i);
  }
  return late;
}

export interface SheetResult {
  totals: Totals;
  closed: boolean;
  /** Exact, lowest terms. */
  result: string[];
  rounded: number[];
}

/** The settlement of totals; `rounded`: with the lines of the Codex rounding written (K96 4.2.12). */
export const settleBy = (sums: Totals, rules: SheetRules, rounded: boolean): Rational[] =>
  settle(rounded ? codexRounding(sums, rules).totals : sums, rules);

export function resultOf(fold: SheetFold, rounded: boolean): SheetResult {
  const sums = totals(fold.last);
  const exact = settleBy(sums, fold.rules, rounded);
  return { totals: sums, closed: fold.last.closed, result: exact.map(String), rounded: roundToSum(exact) };
}

/** The bottom line as stored beside the ledger and compared by `pulka check`. */
export const totalsText = (fold: SheetFold): string => JSON.stringify(totals(fold.last));
