/** The state of a tournament: what the fold of the live entries yields. Plain data. */
import type { Deal } from '../domain/types.ts';
import type { ClubPatch } from '../rules/club/patch.ts';
import type {
  CorrectionKind,
  Payload,
  Player,
  RoundDraw,
  RulingIssued,
  SheetPaper,
  SlipState,
  Tournament,
} from './kinds.ts';

/** A version of a deal that was corrected or taken out. */
export interface Struck {
  deal: Deal;
  kind: CorrectionKind | null;
  reason: string;
  by: string;
  at: string;
  /** The two seats that were swapped, when it went with a re-seating. */
  seats?: [number, number];
}

export interface SlipOnDeal {
  slipId: string;
  number: number;
  state: SlipState;
}

/** One line of a sheet: a deal, or a ruling between deals (`slipRow`), whose id is the slip's. */
export interface Row {
  dealId: string;
  /** № of the deal on its sheet, from 1; null where the row is none. */
  number: number | null;
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
  /** The row is a change of players; its id is that of the substitution. */
  substitution?: Substitution;
}

/** A substitute took a seat; the rows behind are his. */
export interface Substitution extends Omit<Payload<'seat.substituted'>, 'tableId' | 'place'> {
  at: string;
  entrySeq: number;
  reason: string;
}

/** A sheet that ended before its time. */
export interface SheetEnd {
  how: 'brokenOff' | 'awarded';
  awards: Payload<'sheet.ended'>['awards'];
  by: string;
  at: string;
  reason: string;
}

/** The last word about whether a player is drawn. */
export interface PlayerState extends Payload<'player.state'> {
  at: string;
  reason: string;
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

/** The second pass over one version of a deal. */
export interface Verdict extends Omit<Payload<'deal.verdict'>, 'tableId'> {
  at: string;
}

/** What the live entries of one table say. */
export interface SheetState {
  rows: Row[];
  /** Those of the rows that are changes of players. */
  changes: Row[];
  removed: { dealId: string; struck: Struck }[];
  slips: Slip[];
  mark: SheetMark | null;
  /** When it was first checked or signed: from here on the deadlines of corrections run. */
  firstMark: string | null;
  /** As it was typed last; its running lines may name deals that are not on the sheet any more. */
  paper: SheetPaper | null;
  /** The last word on each row, of its present version only; in order of the rows. */
  verdicts: Verdict[];
  /** Ended before its time; null = it goes on, or is played to the end. */
  ended: SheetEnd | null;
}

export interface TableState {
  tableId: string;
  number: number;
  roundId: string;
  roundNumber: number;
  /** Player ids, clockwise. */
  seats: string[];
}

/** A round: how it was drawn, and how far it is. */
export interface RoundState {
  roundId: string;
  number: number;
  /** There without a seat. */
  sitOuts: readonly string[];
  /** Null: set before draws were recorded. */
  draw: RoundDraw | null;
  state: 'drawn' | 'running' | 'ended';
  /** ISO instants; null = not yet. */
  startedAt: string | null;
  endedAt: string | null;
  /** Last entry about it. */
  seq: number;
}

export interface Penalty extends Payload<'penalty.recorded'> {
  at: string;
  entrySeq: number;
}

/** Money that changed hands. */
export interface Payment extends Payload<'payment.recorded'> {
  at: string;
  entrySeq: number;
}

/** When something was taken back, and why. */
export interface TakenBack {
  removedAt: string;
  removedBecause: string;
}

export interface Printed extends Payload<'document.printed'> {
  at: string;
  seq: number;
}

/** A warning that was looked at. */
export interface Answered extends Payload<'warning.answered'> {
  at: string;
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
  /** In the order in which they were added. */
  rounds: RoundState[];
  tables: TableState[];
  penalties: Penalty[];
  /** Removed with a reason. */
  penaltiesRemoved: (Penalty & TakenBack)[];
  payments: Payment[];
  /** Cancelled with a reason. */
  paymentsCancelled: (Payment & TakenBack)[];
  printed: Printed[];
  answered: Answered[];
  rules: ClubRules | null;
  /** By player id; who is not in it plays from the first round. */
  playerStates: Map<string, PlayerState>;
}

export interface TournamentState extends GeneralState {
  /** By table id; every table has one. */
  sheets: Map<string, SheetState>;
}
