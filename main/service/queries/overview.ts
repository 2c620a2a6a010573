/** The read model of Турнир: rounds, tables, the state of every sheet. */
import type { Overview } from '../../../shared/ipc/schemas/views.ts';
import type { TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { historyView } from './history.ts';
import { seatViews } from './seats.ts';
import { stateName } from './sheet.ts';

type RoundSummary = Overview['rounds'][number];
type TableSummary = RoundSummary['tables'][number];

function tableSummary(book: Book, table: TableState): TableSummary {
  const sheet = book.sheet(table.tableId);
  const { result, rounded, closed } = book.result(table.tableId);
  return {
    tableId: table.tableId,
    number: table.number,
    seats: seatViews(book.general, table.seats),
    deals: sheet.rows.filter((row) => !row.slipRow).length,
    state: stateName(sheet.mark, sheet.rows.length, closed),
    result,
    rounded,
    slips: sheet.slips.length,
  };
}

export function overview(book: Book): Overview {
  const rounds = new Map<string, RoundSummary>();
  let slips = 0;
  for (const table of book.general.tables) {
    const summary = tableSummary(book, table);
    slips += summary.slips;
    const round = rounds.get(table.roundId);
    if (round === undefined)
      rounds.set(table.roundId, { roundId: table.roundId, number: table.roundNumber, tables: [summary] });
    else round.tables.push(summary);
  }
  return {
    tournament: book.tournament,
    players: book.general.players,
    rounds: [...rounds.values()],
    slips,
    penalties: book.general.penalties.reduce((sum, one) => sum + one.points, 0),
    rulesSeq: book.general.rules?.entrySeq ?? 0,
    seq: book.seq,
    history: historyView(book),
  };
}
