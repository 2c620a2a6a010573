/** The list of everything that was corrected: who, why, what stood there before, and whether it came in time. */
import type { CorrectionRow } from '../../../shared/ipc/schemas/checking.ts';
import {
  correctionsOf,
  deadlineThen,
  isLate,
  tournamentsOf,
  type Correction,
  type TournamentAt,
} from '../../../shared/ledger/corrections.ts';
import { dealNumber, inForce } from '../../../shared/ledger/projection.ts';
import { seatsOfRow } from '../../../shared/ledger/sheet-seats.ts';
import type { SheetState, TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { seatViews } from './seats.ts';

const known = new WeakMap<SheetState['rows'], Correction[]>();

/** Read off the entries once for every state of the sheet; a sheet that was never corrected costs nothing. */
function ofSheet(book: Book, { tableId, seats }: TableState): Correction[] {
  const { rows } = book.sheet(tableId);
  const made = known.get(rows);
  if (made !== undefined) return made;
  const entries = book.sheetHistory(tableId);
  const touched = entries.some((entry) => entry.kind === 'void' || entry.kind === 'deal.moved');
  const found = touched ? correctionsOf(entries, seats) : [];
  known.set(rows, found);
  return found;
}

/** Who sat there at the deal, where that is not simply who sat there at the beginning. */
function namesThen(
  book: Book,
  { rows }: SheetState,
  seats: readonly string[],
  dealId: string,
): Pick<CorrectionRow, 'names'> {
  if (rows.every((row) => row.substitution === undefined)) return {};
  const then = seatsOfRow(seats, rows, dealId);
  return { names: seatViews(book.general, then).map((seat) => seat.name) };
}

function rowView(
  book: Book,
  { tableId, number, roundNumber, seats: seats0 }: TableState,
  tournaments: readonly TournamentAt[],
  correction: Correction,
): CorrectionRow[] {
  const { seq, what, kind, reason, by, at, deals, seats, moved } = correction;
  const [first] = deals;
  if (first === undefined) return [];
  const sheet = book.sheet(tableId);
  const deadline = deadlineThen(book.sheetHistory(tableId), tournaments, correction);
  const onDeal = sheet.slips.filter((slip) => slip.slip.dealId === first.dealId && inForce(slip));
  return [
    {
      ...{ seq, what, kind, reason, by, at, late: isLate(deadline, at), deadline },
      ...{ round: roundNumber, table: number, tableId, dealId: first.dealId },
      dealNumber: dealNumber(sheet.rows, first.dealId) || null,
      ...{ before: first.before, after: first.after, n: deals.length, seats, moved },
      slips: onDeal.map((slip) => slip.slip.number),
      ...namesThen(book, sheet, seats0, first.dealId),
    },
  ];
}

/** In order of time; what was undone is not among them. */
export function correctionRows(book: Book): CorrectionRow[] {
  const tournaments = tournamentsOf(book.generalHistory);
  return book.general.tables
    .flatMap((table) =>
      ofSheet(book, table).flatMap((correction) => rowView(book, table, tournaments, correction)),
    )
    .sort((a, b) => a.seq - b.seq);
}

/** Is there anything to print at all? */
export const anyCorrection = (book: Book): boolean =>
  book.general.tables.some((table) => ofSheet(book, table).length > 0);
