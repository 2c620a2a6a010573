/**
 * What a document prints, as plain data. A model holds content only: nothing of it changes while the ledger
 * stays as it is, so a digest over the model tells whether a reprint is a new revision. When, in which language
 * and as which revision it is printed stands in the options.
 */
import type { Locale } from '../../../shared/locales/translate.ts';
import type { MoneyView } from '../../../shared/ipc/schemas/money.ts';
import type { LineView, SheetEndView } from '../../../shared/ipc/schemas/people.ts';
import type { CorrectionRow } from '../../../shared/ipc/schemas/checking.ts';
import type { RoundDraw, RulingIssued, SlipState, Tournament } from '../../../shared/ledger/kinds.ts';
import type {
  DocumentKind,
  SheetDeal,
  SheetView,
  SlipView,
  StandingsView,
} from '../../../shared/ipc/schemas/views.ts';

export interface SeatContent {
  playerId: string;
  /** Short name, told apart at the table: «Рябинина», «Иванов И. 1975». */
  name: string;
  /** Surname, given name, patronymic. */
  full: string;
}

/** A row of a sheet; `deal` as typed, `scored` with the rulings in force on it. */
export type SheetDealContent = Pick<
  SheetDeal,
  'dealId' | 'number' | 'deal' | 'scored' | 'recordedAt' | 'struck' | 'slips' | 'substitution'
>;

/** One sheet: what `sheet.get` answers without drafts and sequence numbers. */
export interface SheetContent {
  tableId: string;
  roundNumber: number;
  tableNumber: number;
  seats: SeatContent[];
  deals: SheetDealContent[];
  removed: SheetView['removed'];
  state: SheetView['state'];
  /** Ended before its time; left out = not. */
  ended?: SheetEndView;
  /** One a player, where a seat changed hands or the arbiter awarded a result. */
  lines?: LineView[];
}

/** One slip: what `incidents.get` answers, with the number of the slip that replaced it. */
export interface SlipContent {
  slip: RulingIssued;
  state: SlipState;
  states: (SlipView['states'][number] & { replacedByNumber: number | null })[];
  /** ISO instant. */
  issuedAt: string;
  roundNumber: number;
  tableNumber: number;
  dealNumber: number | null;
  seats: SeatContent[];
  /** Seat of the dealer of the deal, null between deals. */
  dealer: number | null;
}

/** Standings without what the last print had (that would make every print a new revision). */
export type StandingsContent = Pick<
  StandingsView,
  'afterRound' | 'rounds' | 'sums' | 'penalties' | 'removed' | 'plan' | 'awarded' | 'cutSum' | 'unfinished'
> & {
  rows: Omit<StandingsView['rows'][number], 'printed'>[];
};

interface ModelOf<K extends DocumentKind> {
  kind: K;
  tournament: Tournament;
}
/** One slip, or all of them: each begins a page. */
export interface RulingSlipModel extends ModelOf<'ruling-slip'> {
  slips: SlipContent[];
}
export interface SheetModel extends ModelOf<'sheet'> {
  sheets: SheetContent[];
}
export interface ProtocolModel extends ModelOf<'protocol'> {
  sheets: SheetContent[];
}
/** The journal of all slips, by number. */
export interface IncidentsModel extends ModelOf<'incidents'> {
  slips: SlipContent[];
}
/** One correction: what `corrections.list` answers, but for the table it stands under. */
export type CorrectionContent = Omit<CorrectionRow, 'round' | 'table' | 'tableId'>;

/** The corrections of one table in order of time. */
export interface CorrectionsTable {
  tableId: string;
  roundNumber: number;
  tableNumber: number;
  seats: SeatContent[];
  rows: CorrectionContent[];
}
/** Everything that was corrected, by round and table; tables without a correction are left out. */
export interface CorrectionsModel extends ModelOf<'corrections'> {
  tables: CorrectionsTable[];
}
export interface StandingsModel extends ModelOf<'standings'> {
  standings: StandingsContent;
}
/** `table`: every sheet step by step; `tournament`: besides, the balances of all tables together and the payments. */
export interface SettlementModel extends ModelOf<'settlement'> {
  scope: 'table' | 'tournament';
  sheets: SheetContent[];
  /** By table id, where a seat changed hands or the arbiter awarded a result; left out = one line a seat. */
  lines?: Record<string, LineView[]>;
  /** Fees, prizes, payments made; left out where the whists of the seats are all there is. */
  money?: MoneyContent;
}
/** The treasurer's page without what changes with every entry. */
export type MoneyContent = Omit<MoneyView, 'seq'>;
export interface TreasurerModel extends ModelOf<'treasurer'> {
  money: MoneyContent;
}
/** Places at the end, prizes, and everything out of the ordinary. */
export interface FinalProtocolModel extends ModelOf<'final-protocol'> {
  standings: StandingsContent;
  /** Left out where there are no prizes. */
  prizes?: { playerId: string; kopecks: number }[];
  counts: { players: number; tables: number; deals: number; slips: number; corrections: number };
  clubs: Record<string, string>;
  /** Substitutions, broken off and awarded tables, withdrawals. */
  events: ProtocolEvent[];
}
export type ProtocolEvent =
  | { what: 'substitution'; round: number; table: number; out: string; in: string; reason: string }
  | { what: 'brokenOff' | 'awarded'; round: number; table: number; reason: string; by: string }
  | { what: 'withdrawn'; name: string; round: number; reason: string };
/** A round as it hangs on the wall. */
export interface SeatingRound {
  number: number;
  tables: { number: number; seats: SeatContent[] }[];
  sitOuts: SeatContent[];
  /** Null: set before draws were recorded. */
  draw: RoundDraw | null;
}
export interface SeatingModel extends ModelOf<'seating'> {
  rounds: SeatingRound[];
}
/** A sheet to be written on. */
export type BlankSheet = Pick<SheetContent, 'tableId' | 'roundNumber' | 'tableNumber' | 'seats'>;
export interface BlankSheetsModel extends ModelOf<'blank-sheets'> {
  sheets: BlankSheet[];
}
export type DocumentModel =
  | SeatingModel
  | BlankSheetsModel
  | RulingSlipModel
  | SheetModel
  | ProtocolModel
  | IncidentsModel
  | CorrectionsModel
  | StandingsModel
  | SettlementModel
  | TreasurerModel
  | FinalProtocolModel;
/** What a title speaks of: the kind of the document, and its tables, round or slip. */
export type Titled =
  | { kind: 'incidents' | 'corrections' | 'treasurer' | 'final-protocol' }
  | { kind: 'standings'; standings: Pick<StandingsContent, 'afterRound'> }
  | { kind: 'seating'; rounds: readonly Pick<SeatingRound, 'number'>[] }
  | { kind: 'ruling-slip'; slips: readonly { slip: Pick<SlipContent['slip'], 'number'> }[] }
  | { kind: 'sheet'; sheets: readonly TitledSheet[] }
  | { kind: 'protocol'; sheets: readonly TitledSheet[] }
  | { kind: 'blank-sheets'; sheets: readonly TitledSheet[] }
  | { kind: 'settlement'; scope: SettlementModel['scope']; sheets: readonly TitledSheet[] };
export type TitledSheet = Pick<SheetContent, 'roundNumber' | 'tableNumber'>;
export type TitledFor<K extends DocumentKind> = Extract<Titled, { kind: K }>;
export type ModelFor<K extends DocumentKind> = Extract<DocumentModel, { kind: K }>;

export interface RenderOptions {
  locale: Locale;
  /** IANA zone of the club's clock. */
  timeZone: string;
  /** Slip: two on an A4 (for the table and for the file) instead of one A5. */
  twoUp: boolean;
  /** 1, 2, … */
  revision: number;
  /** The revision that this one cancels; null for the first. */
  previousRevision: number | null;
  /** ISO instant; also the creation date inside the file. */
  printedAt: string;
  /** Check code of the document, printed in the footer (a slip prints its own). */
  code: string;
}

export interface RenderedDocument {
  bytes: Uint8Array;
  /** With .pdf, free of signs that a file system refuses. */
  fileName: string;
  title: string;
  pages: number;
}

/** The content of a sheet view: drops what is not printed. */
export function sheetContent(view: SheetView): SheetContent {
  return {
    tableId: view.tableId,
    roundNumber: view.roundNumber,
    tableNumber: view.tableNumber,
    seats: view.seats,
    deals: view.deals.map(({ dealId, number, deal, scored, recordedAt, struck, slips, substitution }) => ({
      dealId,
      number,
      deal,
      scored,
      recordedAt,
      struck,
      slips,
      ...(substitution === undefined ? {} : { substitution }),
    })),
    removed: view.removed,
    state: view.state,
    // Left out rather than empty: what is on paper already keeps its digest.
    ...(view.ended === undefined || view.ended === null ? {} : { ended: view.ended }),
    ...(view.lines === undefined ? {} : { lines: view.lines }),
  };
}

/** The content of a slip view; `numberOf` finds the number of the slip that replaced it. */
export function slipContent(view: SlipView, numberOf: (slipId: string) => number | null): SlipContent {
  return {
    ...view,
    states: view.states.map((state) => ({
      ...state,
      replacedByNumber: state.replacedBy === null ? null : numberOf(state.replacedBy),
    })),
  };
}

/** The content of a standings view: without marks of the last print. */
export function standingsContent(view: StandingsView): StandingsContent {
  return {
    afterRound: view.afterRound,
    rounds: view.rounds,
    sums: view.sums,
    penalties: view.penalties,
    ...(view.removed === undefined ? {} : { removed: view.removed }),
    ...(view.plan === undefined ? {} : { plan: view.plan }),
    ...(view.awarded === undefined ? {} : { awarded: view.awarded }),
    ...(view.cutSum === undefined ? {} : { cutSum: view.cutSum }),
    unfinished: view.unfinished,
    rows: view.rows.map(({ printed: _printed, ...row }) => row),
  };
}
