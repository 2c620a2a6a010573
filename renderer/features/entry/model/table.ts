/** The sheet of one table as the window works with it: scored by the same code as everywhere. */
import { resolveConvention } from '../../../../shared/domain/conventions.ts';
import { foldDeals, raspasyStepBefore, stateBefore, type Folded } from '../../../../shared/domain/fold.ts';
import { nextDealer } from '../../../../shared/domain/ladder.ts';
import type { Seat, SheetRules } from '../../../../shared/domain/types.ts';
import { shortNames } from '../../../../shared/format/names.ts';
import { seatsOfRow } from '../../../../shared/format/seatNames.ts';
import type { SheetDeal, SheetView } from '../../../../shared/ipc/schemas/views.ts';
import type { Tournament } from '../../../../shared/ledger/kinds.ts';
import type { NotationContext } from '../../../../shared/notation/types.ts';

export interface TableSheet {
  view: SheetView;
  rules: SheetRules;
  folded: Folded;
  /** Names in seat order, as they are called at the table. */
  names: string[];
  /** The shortest beginnings that tell them apart: М, Р, В, К. */
  short: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** Index among the rows, the index of the fold. */
  index: number;
  /** № on the sheet; null for lines of a ruling between deals. */
  number: number | null;
  deal: SheetDeal;
}

/** The sheet with everything that follows from it. */
export function tableSheet(view: SheetView, tournament: Tournament): TableSheet {
  const rules: SheetRules = {
    convention: resolveConvention(tournament.convention, tournament.options),
    players: view.seats.length,
    target: tournament.target,
  };
  const names = view.seats.map((seat) => seat.name);
  const rows = view.deals.map((deal, index): SheetRow => ({ index, number: deal.number, deal }));
  const folded = foldDeals(
    rules,
    view.deals.map((deal) => deal.scored),
  );
  return { view, rules, folded, names, short: shortNames(names), rows };
}

/** Where a line is typed: behind the last deal, before a deal, or over one. */
export type Place = { kind: 'end' } | { kind: 'before'; dealId: string } | { kind: 'over'; dealId: string };

/** Index of the row that stands, or will stand, at the place; the number of rows for the end. */
export function indexOfPlace(sheet: TableSheet, place: Place): number {
  if (place.kind === 'end') return sheet.rows.length;
  const index = sheet.rows.findIndex((row) => row.deal.dealId === place.dealId);
  return index < 0 ? sheet.rows.length : index;
}

/** Names in seat order at a row: who sat there then. @param index of the row; the number of rows = now */
export function namesAt({ view, names }: TableSheet, index: number): string[] {
  if (view.deals.every((row) => row.substitution === undefined)) return names;
  return seatsOfRow(view.seats, view.deals, index).map((seat) => seat.name);
}

/** The sheet with the names of those who sat there at a row. */
export function sheetAt(sheet: TableSheet, index: number): TableSheet {
  const names = namesAt(sheet, index);
  return names === sheet.names ? sheet : { ...sheet, names, short: shortNames(names) };
}

/** № that a line typed at the place has on the sheet. */
export function numberOfPlace(sheet: TableSheet, place: Place): number {
  const before = sheet.rows.slice(0, indexOfPlace(sheet, place));
  return before.filter((row) => row.number !== null).length + 1;
}

/** Whose turn it is to deal at the place; null when nobody has dealt yet: the first dealer is drawn by the cards. */
export function turnAt(sheet: TableSheet, place: Place): Seat | null {
  return nextDealer(sheet.rules.players, dealsBefore(sheet, place));
}

function dealsBefore(sheet: TableSheet, place: Place): SheetDeal['scored'][] {
  return sheet.rows.slice(0, indexOfPlace(sheet, place)).map((row) => row.deal.scored);
}

/** Who deals there unless the line says otherwise: the deal's own dealer when it is typed over, else the next clockwise. */
function dealerAt(sheet: TableSheet, place: Place): Seat {
  if (place.kind === 'over') {
    const over = sheet.rows[indexOfPlace(sheet, place)]?.deal.deal;
    if (over !== undefined && over.type !== 'adjust') return over.dealer;
  }
  return turnAt(sheet, place) ?? 0;
}

/** What the line at a place is read for. */
export function contextAt(sheet: TableSheet, place: Place): NotationContext {
  return {
    players: namesAt(sheet, indexOfPlace(sheet, place) - (place.kind === 'before' ? 1 : 0)),
    dealer: dealerAt(sheet, place),
    convention: sheet.rules.convention,
    raspasyStep: raspasyStepBefore(sheet.folded, indexOfPlace(sheet, place)),
  };
}

/** The totals that a deal at the place is added to. */
export const stateAt = (sheet: TableSheet, place: Place) =>
  stateBefore(sheet.folded, indexOfPlace(sheet, place));
