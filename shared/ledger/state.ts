/** The state of a tournament: what the fold of the live entries yields. Plain data. */
import type { Deal } from '../domain/types.ts';
import type { ClubPatch } from '../rules/club/patch.ts';
import type { CorrectionKind, Payload, Player, RulingIssued, SlipState, Tournament } from './kinds.ts';

/** A version of a deal that was corrected or taken out. */
export interface Struck {
  deal: Deal;
  kind: CorrectionKind | null;
  reason: string;
  by: string;
  at: string;
}

export interface SlipOnDeal {
  slipId: string;
  number: number;
  state: SlipState;
}

/** One line of a sheet: a deal, or a ruling between deals (`slipRow`), whose id is the slip's. */
export interface Row {
  dealId: string;
  entrySeq: number;
  /** Fractional index: the order of the rows. */
  place: string;
  /** As typed. */
  deal: Deal;
  /** With the rulings in force: what is folded. */
  scored: Deal;
  recordedAt: string;
  struck: Struck[];
  slips: SlipOnDeal[];
  slipRow: boolean;
}

export interface SlipChange {
  state: SlipState;
  by: string;
  reason: string;
  at: string;
  replacedBy: string | null;
}

export interface Slip {
  slip: RulingIssued;
  entrySeq: number;
  issuedAt: string;
  state: SlipState;
  /** `issued` first. */
  states: SlipChange[];
}

/** The last word about a sheet: being typed, checked against the paper, signed. */
export interface SheetMark {
  state: 'typing' | 'checked' | 'signed';
  by: string;
  at: string;
  seq: number;
  /** Exact results when it was checked or signed. */
  result: string[] | null;
}

/** What the live entries of one table say. */
export interface SheetState {
  rows: Row[];
  removed: { dealId: string; struck: Struck }[];
  slips: Slip[];
  mark: SheetMark | null;
}

export interface TableState {
  tableId: string;
  number: number;
  roundId: string;
  roundNumber: number;
  /** Player ids, clockwise. */
  seats: string[];
}

export interface Penalty extends Payload<'penalty.recorded'> {
  at: string;
  entrySeq: number;
}

export interface Printed extends Payload<'document.printed'> {
  at: string;
  seq: number;
}

/** The club's rules in force, and the entry that brought them. */
export interface ClubRules {
  patch: ClubPatch;
  entrySeq: number;
}

/** What concerns the tournament as a whole. */
export interface GeneralState {
  tournament: Tournament | null;
  players: Player[];
  tables: TableState[];
  penalties: Penalty[];
  printed: Printed[];
  rules: ClubRules | null;
}

export interface TournamentState extends GeneralState {
  /** By table id; every table has one. */
  sheets: Map<string, SheetState>;
}
