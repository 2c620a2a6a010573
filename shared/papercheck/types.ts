/**
 * The words of the paper check: what is typed from the paper, how it compares with the program, and the single
 * change that would explain the difference.
 */
import type { Deal, Seat } from '../domain/types.ts';

/** A number typed from the paper; null or left out = not typed. Whists may be halves. */
export type Typed = number | null | undefined;

/** Any part of what stands at the foot of the paper. */
export interface PaperTotals {
  /** Pool points of every seat. */
  readonly pool?: readonly Typed[];
  /** Mountain points of every seat. */
  readonly mountain?: readonly Typed[];
  /** `whists[i][j]`: what i wrote on j; the diagonal is not read. */
  readonly whists?: readonly (readonly Typed[])[];
  /** What every seat wrote in all, where the pairs were not typed. */
  readonly whistSums?: readonly Typed[];
  /** Whole results in whists. */
  readonly result?: readonly Typed[];
}

/** Totals of the paper as they stood after one of its deals (index from 0). */
export interface RunningLine extends PaperTotals {
  readonly deal: number;
}

/** The foot and any number of running totals above it. */
export interface PaperSheet extends PaperTotals {
  readonly running?: readonly RunningLine[];
}

export type CellRow = 'pool' | 'mountain' | 'whists' | 'whistSum' | 'result';

/** One typed number beside the program's. */
export interface Cell {
  readonly row: CellRow;
  readonly seat: Seat;
  /** Of a pair of whists: on whom. */
  readonly on: Seat | null;
  readonly program: number;
  readonly paper: number;
  readonly agrees: boolean;
}

/** The first of the typed running lines that the program does not share. */
export interface Difference {
  /** The deal with the differing line, from 0. */
  readonly deal: number;
  /** The deals in which the cause must lie: the first behind the last agreeing line, and `deal`. */
  readonly from: number;
  /** The differing numbers only. */
  readonly cells: readonly Cell[];
}

/**
 * What was done wrong. Of the typing: `tricks` `level` `declarer` `whister` (the other one) `says` (whist, half or
 * pass) `shared` (misère) `dealer` `missing` `doubled` `extra` (a deal that the paper does not have). Of the table,
 * which wrote the paper wrongly: `consolation` `fine` `amnesty` (forgotten), `step` of a raspasy, `column` (whists
 * written on another).
 */
export type ProposalKind =
  | 'tricks'
  | 'level'
  | 'declarer'
  | 'whister'
  | 'says'
  | 'shared'
  | 'dealer'
  | 'missing'
  | 'doubled'
  | 'extra'
  | 'consolation'
  | 'fine'
  | 'amnesty'
  | 'step'
  | 'column';

/** Replaces `remove` deals from index `at` on by `insert`, as `splice` does. */
export interface Edit {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly Deal[];
}

/** What the table wrote wrongly, for the sentence; only what the kind needs is there. */
export interface Slip {
  /** Who should have written, or whose columns are swapped; null = everybody. */
  readonly seat: Seat | null;
  /** Swapped columns: on whom it belongs, and on whom the paper has it. */
  readonly on?: Seat;
  readonly other?: Seat;
  /** Points or whists that the paper lacks. */
  readonly amount?: number;
  /** Ladder step of the rules, and the one the paper was written at. */
  readonly step?: number;
  readonly written?: number;
}

/** One change that would explain the difference. */
export interface Proposal {
  readonly kind: ProposalKind;
  /** Whose mistake it would be: `program` = typed wrongly, `paper` = written wrongly. */
  readonly side: 'program' | 'paper';
  /** Deal to open, from 0: the changed one, or the place of the missing one. Null: only the foot is concerned. */
  readonly deal: number | null;
  /** What to do with the typed deals; null where they are right. */
  readonly edit: Edit | null;
  readonly slip: Slip | null;
  /** Differing numbers it explains, of how many; `all` = none is left and none is spoilt. */
  readonly explains: { readonly all: boolean; readonly cells: number; readonly of: number };
  /** Share of the likelihood among all proposals found, 0–1; they are sorted by it. */
  readonly likelihood: number;
}
