/** The score of one sheet, kept beside its rows: a further deal is one step, an edit folds from there on. */
import { settle } from '../../../shared/domain/settlement.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import type { FoldState } from '../../../shared/domain/fold.ts';
import { foldFrom, start, totals } from '../../../shared/domain/fold.ts';
import type { Deal, SheetRules, Totals } from '../../../shared/domain/types.ts';
import type { SheetState } from '../../../shared/ledger/state.ts';

export interface SheetFold {
  rules: SheetRules;
  deals: readonly Deal[];
  first: FoldState;
  /** After each row. */
  states: readonly FoldState[];
  last: FoldState;
}

/** Folds the rows; what `previous` has in common with them is not folded again. */
export function foldRows(rules: SheetRules, sheet: SheetState, previous: SheetFold | null): SheetFold {
  const deals = sheet.rows.map((row) => row.scored);
  const known = previous !== null && previous.rules === rules ? previous : null;
  let same = 0;
  if (known !== null) while (same < deals.length && known.deals[same] === deals[same]) same++;
  const first = known?.first ?? start(rules);
  const kept = known?.states.slice(0, same) ?? [];
  const states = [...kept, ...foldFrom(kept.at(-1) ?? first, deals.slice(same))];
  return { rules, deals, first, states, last: states.at(-1) ?? first };
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

export function resultOf(fold: SheetFold): SheetResult {
  const sums = totals(fold.last);
  const exact = settle(sums, fold.rules);
  return { totals: sums, closed: fold.last.closed, result: exact.map(String), rounded: roundToSum(exact) };
}

/** The bottom line as stored beside the ledger and compared by `pulka check`. */
export const totalsText = (fold: SheetFold): string => JSON.stringify(totals(fold.last));
