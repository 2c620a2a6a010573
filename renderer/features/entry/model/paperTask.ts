/** What the search for an explanation works on: the deals as they count, and everything typed from the paper. */
import type { Folded } from '../../../../shared/domain/fold.ts';
import type { Deal, SheetRules } from '../../../../shared/domain/types.ts';
import { formatNumber } from '../../../../shared/format/numbers.ts';
import {
  firstDifference,
  paperTotals,
  runningLines,
  type CheckRow,
  type PaperSheet,
  type ProposalSheet,
  type TypedPaper,
} from '../../../../shared/papercheck/index.ts';
import type { TableSheet } from './table.ts';

export interface PaperTask {
  readonly rules: SheetRules;
  readonly deals: readonly Deal[];
  readonly paper: PaperSheet;
}

/** A number of the foot as it stands there: a result with its sign. */
export const footNumber = (row: CheckRow, value: number): string =>
  formatNumber(value, row === 'result' ? { plus: true } : {});

export const dealIdsOf = (sheet: TableSheet): string[] => sheet.rows.map((row) => row.deal.dealId);

export function paperTask(sheet: TableSheet, typed: TypedPaper): PaperTask {
  return {
    rules: sheet.rules,
    deals: sheet.rows.map((row) => row.deal.scored),
    paper: { ...paperTotals(typed.foot), running: runningLines(typed, dealIdsOf(sheet)) },
  };
}

/** The sheet as it stood behind a deal (index from 0); as it is when there is none. */
export function foldedUntil(folded: Folded, deal: number | null): Folded {
  const last = deal === null ? undefined : folded.states[deal];
  return last === undefined ? folded : { ...folded, last };
}

/** The names of things for the sentences about a proposal. */
export function proposalSheet(sheet: TableSheet): ProposalSheet {
  return {
    rules: sheet.rules,
    players: sheet.names,
    deals: sheet.rows.map((row) => row.deal.scored),
    numbers: sheet.rows.map((row) => row.number),
  };
}

/** № of the row at an index, or of the last numbered one before it; at least 1. */
export function numberAt(sheet: TableSheet, index: number): number {
  return sheet.rows.slice(0, index + 1).findLast((row) => row.number !== null)?.number ?? 1;
}

/** Numbers of the deals between which the running totals part; null when none typed does. */
export function partedBetween(sheet: TableSheet, typed: TypedPaper): { from: number; number: number } | null {
  const found = firstDifference(sheet.folded, runningLines(typed, dealIdsOf(sheet)));
  if (found === null) return null;
  return { from: numberAt(sheet, found.from), number: numberAt(sheet, found.deal) };
}
