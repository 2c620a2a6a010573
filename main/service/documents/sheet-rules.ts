/** A sheet as printed: its rules out of the tournament, its state after every row. */
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { foldDeals, totals, type Folded } from '../../../shared/domain/fold.ts';
import type { SheetRules, Totals } from '../../../shared/domain/types.ts';
import type { Tournament } from '../../../shared/ledger/kinds.ts';
import type { SheetContent } from './model.ts';

export interface ReckonedSheet {
  rules: SheetRules;
  folded: Folded;
  totals: Totals;
}

/** Folds the rows with the rulings in force. @throws ProblemError when the options contradict each other */
export function reckon(tournament: Tournament, sheet: SheetContent): ReckonedSheet {
  const rules: SheetRules = {
    convention: resolveConvention(tournament.convention, tournament.options),
    players: sheet.seats.length,
    target: tournament.target,
  };
  const folded = foldDeals(
    rules,
    sheet.deals.map((row) => row.scored),
  );
  return { rules, folded, totals: totals(folded.last) };
}
