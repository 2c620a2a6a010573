/** The read model of Ввод: one sheet with everything that is shown of it. */
import type { SheetDeal, SheetView } from '../../../shared/ipc/schemas/views.ts';
import type { Row, SheetMark, SheetState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { sharedLength } from '../ledger/sheet-fold.ts';
import { presentSeats } from '../../../shared/ledger/sheet-seats.ts';
import { historyView } from './history.ts';
import { endView, substitutionView, tableLineViews } from './people.ts';
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

const viewOf = (book: Book, row: Row): SheetDeal => {
  const { dealId, number, entrySeq, deal, scored, recordedAt, struck, slips, substitution } = row;
  const view = { dealId, number, entrySeq, deal, scored, recordedAt, struck, slips };
  return substitution === undefined
    ? view
    : { ...view, substitution: substitutionView(book.general, substitution) };
};

/** Rows stay the same objects while nothing touches them, and so do their views: one more deal makes one more. */
function dealViews(book: Book, tableId: string, rows: readonly Row[]): SheetDeal[] {
  const known = made.get(book) ?? new Map<string, Views>();
  made.set(book, known);
  const before = known.get(tableId);
  const deals = before?.deals.slice(0, sharedLength(before.rows, rows)) ?? [];
  for (const row of rows.slice(deals.length)) deals.push(viewOf(book, row));
  known.set(tableId, { rows, deals });
  return deals;
}

/** Running lines of deals that are on the sheet: what was typed for a deal that is gone waits for its return. */
function paperView({ paper, rows }: SheetState): SheetView['paper'] {
  if (paper === null || paper.running.length === 0) return paper;
  const known = new Set(rows.map((row) => row.dealId));
  return { foot: paper.foot, running: paper.running.filter((line) => known.has(line.dealId)) };
}

export const markView = (mark: SheetMark | null): SheetView['mark'] =>
  mark === null ? null : { state: mark.state, by: mark.by, at: mark.at };

/** Played to the end, or ended before its time. */
export const isOver = (book: Book, tableId: string): boolean =>
  book.fold(tableId).last.closed || book.sheet(tableId).ended !== null;

/** Lines are told where they are not simply the seats. */
function linesView(book: Book, tableId: string): Pick<SheetView, 'lines'> {
  const sheet = book.sheet(tableId);
  return sheet.changes.length > 0 || sheet.ended?.how === 'awarded'
    ? { lines: tableLineViews(book, tableId) }
    : {};
}

/** @throws PulkaError `table/unknown` */
export function sheetView(book: Book, tableId: string): SheetView {
  const table = book.table(tableId);
  const sheet = book.sheet(tableId);
  return {
    tableId,
    roundNumber: table.roundNumber,
    tableNumber: table.number,
    seats: seatViews(book.general, presentSeats(table.seats, sheet.changes)),
    deals: dealViews(book, tableId, sheet.rows),
    removed: sheet.removed,
    state: stateName(sheet.mark, sheet.rows.length, isOver(book, tableId)),
    paper: paperView(sheet),
    verdicts: sheet.verdicts.map(({ entrySeq: _entrySeq, ...verdict }) => verdict),
    mark: markView(sheet.mark),
    ended: endView(sheet),
    ...linesView(book, tableId),
    draft: book.draft(lineScope(tableId)),
    seq: book.touched(tableId),
    history: historyView(book),
  };
}
