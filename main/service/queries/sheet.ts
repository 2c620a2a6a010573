/** The read model of Ввод: one sheet with everything that is shown of it. */
import type { SheetDeal, SheetView } from '../../../shared/ipc/schemas/views.ts';
import type { Row, SheetMark } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { sharedLength } from '../ledger/sheet-fold.ts';
import { historyView } from './history.ts';
import { seatViews } from './seats.ts';

/** Draft of the half-typed line of a table. */
export const lineScope = (tableId: string): string => `line:${tableId}`;

export type SheetStateName = SheetView['state'];

/** The state at a glance: what was said of the sheet last, else whether it is over. */
export function stateName(mark: SheetMark | null, rows: number, closed: boolean): SheetStateName {
  if (mark !== null && mark.state !== 'typing') return mark.state;
  if (closed) return 'closed';
  return rows > 0 ? 'typing' : 'empty';
}

interface Views {
  rows: readonly Row[];
  deals: SheetDeal[];
}
const made = new WeakMap<Book, Map<string, Views>>();

const viewOf = (row: Row, number: number | null): SheetDeal => {
  const { dealId, entrySeq, deal, scored, recordedAt, struck, slips } = row;
  return { dealId, number, entrySeq, deal, scored, recordedAt, struck, slips };
};

/** Rows stay the same objects while nothing touches them, and so do their views: one more deal makes one more. */
function dealViews(book: Book, tableId: string, rows: readonly Row[]): SheetDeal[] {
  const known = made.get(book) ?? new Map<string, Views>();
  made.set(book, known);
  const before = known.get(tableId);
  const deals = before?.deals.slice(0, sharedLength(before.rows, rows)) ?? [];
  let number = deals.findLast((deal) => deal.number !== null)?.number ?? 0;
  for (const row of rows.slice(deals.length)) deals.push(viewOf(row, row.slipRow ? null : ++number));
  known.set(tableId, { rows, deals });
  return deals;
}

/** @throws PulkaError `table/unknown` */
export function sheetView(book: Book, tableId: string): SheetView {
  const table = book.table(tableId);
  const sheet = book.sheet(tableId);
  return {
    tableId,
    roundNumber: table.roundNumber,
    tableNumber: table.number,
    seats: seatViews(book.general, table.seats),
    deals: dealViews(book, tableId, sheet.rows),
    removed: sheet.removed,
    state: stateName(sheet.mark, sheet.rows.length, book.fold(tableId).last.closed),
    draft: book.draft(lineScope(tableId)),
    seq: book.touched(tableId),
    history: historyView(book),
  };
}
