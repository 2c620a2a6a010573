/** The journal of slips. */
import type { SlipView } from '../../../shared/ipc/schemas/views.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { dealNumber } from '../../../shared/ledger/projection.ts';
import type { Slip, TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { seatsAt } from '../../../shared/ledger/foldPeople.ts';
import { seatViews } from './seats.ts';

function slipView(book: Book, table: TableState, { slip, state, states, issuedAt }: Slip): SlipView {
  const { rows } = book.sheet(table.tableId);
  const row = rows.find((r) => r.dealId === slip.dealId);
  const changes = rows.filter((r) => r.substitution !== undefined);
  const dealer = row === undefined || row.deal.type === 'adjust' ? null : row.deal.dealer;
  return {
    slip,
    state,
    states,
    issuedAt,
    roundNumber: table.roundNumber,
    tableNumber: table.number,
    dealNumber: row === undefined ? null : dealNumber(rows, row.dealId),
    seats: seatViews(book.general, seatsAt(table.seats, changes, row?.place ?? slip.place ?? '')),
    dealer,
  };
}

/** All slips of the tournament by number. */
export function slipViews(book: Book): SlipView[] {
  return book.general.tables
    .flatMap((table) => book.sheet(table.tableId).slips.map((slip) => slipView(book, table, slip)))
    .sort((a, b) => a.slip.number - b.slip.number);
}

/** @throws PulkaError `slip/unknown` */
export function findSlip(book: Book, slipId: string): SlipView {
  for (const table of book.general.tables) {
    const slip = book.sheet(table.tableId).slips.find((s) => s.slip.slipId === slipId);
    if (slip !== undefined) return slipView(book, table, slip);
  }
  throw new PulkaError('slip/unknown', { slip: slipId });
}
