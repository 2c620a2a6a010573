/** A file in a few numbers: what one looks at before restoring it. */
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import type { Book } from '../ledger/book.ts';

export function contents(book: Book): CallOutput<'backup.look'> {
  const { players, tables } = book.general;
  const sheets = tables.map(({ tableId }) => book.sheet(tableId));
  return {
    name: book.tournament.name,
    date: book.tournament.date,
    savedAt: book.savedAt,
    entries: book.seq,
    players: players.length,
    rounds: new Set(tables.map((table) => table.roundId)).size,
    sheets: tables.length,
    deals: sheets.reduce((sum, { rows }) => sum + rows.filter((row) => !row.slipRow).length, 0),
    slips: sheets.reduce((sum, { slips }) => sum + slips.length, 0),
  };
}
