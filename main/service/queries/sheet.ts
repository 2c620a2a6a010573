/** The read model of Ввод: one sheet with everything that is shown of it. */
import type { SheetDeal, SheetView } from '../../../shared/ipc/schemas/views.ts';
import type { Row, SheetMark } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
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

/** Rows stay the same objects while nothing touches them, and so do their views. */
const made = new WeakMap<Row, SheetDeal>();

function dealViews(rows: readonly Row[]): SheetDeal[] {
  let count = 0;
  return rows.map((row) => {
    const number = row.slipRow ? null : ++count;
    const known = made.get(row);
    if (known !== undefined && known.number === number) return known;
    const { dealId, entrySeq, deal, scored, recordedAt, struck, slips } = row;
    const view = { dealId, number, entrySeq, deal, scored, recordedAt, struck, slips };
    made.set(row, view);
    return view;
  });
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
    deals: dealViews(sheet.rows),
    removed: sheet.removed,
    state: stateName(sheet.mark, sheet.rows.length, book.fold(tableId).last.closed),
    draft: book.draft(lineScope(tableId)),
    seq: book.touched(tableId),
    history: historyView(book),
  };
}
