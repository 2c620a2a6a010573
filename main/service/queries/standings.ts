/** The read model of Таблица: places after any round or now, with what the last print had where it differs. */
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';
import { placeLabel, standings, type Standings } from '../../../shared/domain/standings.ts';
import type { TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { playerViews } from './seats.ts';
import { stateName } from './sheet.ts';

/** Key of the printed document: the number of the round, or empty for now. */
export const standingsKey = (afterRound: number | null): string =>
  afterRound === null ? '' : String(afterRound);

interface Computed {
  rounds: number;
  table: Standings;
  tables: readonly TableState[];
}

/** Sheets up to the round (null = all of them) that hold at least one deal, rounded as on the sheet. */
function compute(book: Book, afterRound: number | null): Computed {
  const last = Math.max(0, ...book.general.tables.map((table) => table.roundNumber));
  const rounds = Math.min(afterRound ?? last, last);
  const tables = book.general.tables.filter((table) => table.roundNumber <= rounds);
  const numberOf = new Map(book.general.tables.map((table) => [table.roundId, table.roundNumber]));
  const results = tables.flatMap(({ tableId, seats, roundNumber, number }) => {
    if (book.sheet(tableId).rows.length === 0) return [];
    const { rounded, totals } = book.result(tableId);
    return seats.map((player, seat) => ({
      player,
      round: roundNumber,
      table: number,
      points: rounded[seat] ?? 0,
      mountain: totals.mountain[seat] ?? 0,
    }));
  });
  const penalties = book.general.penalties.flatMap(({ playerId, roundId, points }) => {
    const round = roundId === null ? null : (numberOf.get(roundId) ?? null);
    return round !== null && round > rounds ? [] : [{ player: playerId, round, amount: points }];
  });
  const players = book.general.players.map((player) => player.playerId);
  return { rounds, tables, table: standings({ players, rounds, results, penalties, tieBreaks: [] }) };
}

interface PrintedRow {
  place: string;
  total: number;
}
const printedCache = new WeakMap<Book, Map<string, ReadonlyMap<string, PrintedRow>>>();

/** Places and totals as they were when the paper left: the same fold over the entries up to then. */
function printedRows(book: Book, afterRound: number | null, seq: number): ReadonlyMap<string, PrintedRow> {
  const cache = printedCache.get(book) ?? new Map<string, ReadonlyMap<string, PrintedRow>>();
  printedCache.set(book, cache);
  const key = `${seq}/${standingsKey(afterRound)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const { table } = compute(book.upTo(seq), afterRound);
  const rows = new Map(
    table.rows.map((r) => [r.player, { place: placeLabel(r.from, r.to), total: r.total }]),
  );
  cache.set(key, rows);
  return rows;
}

/** @param afterRound null = all rounds, with sheets still being typed as they stand */
export function standingsView(book: Book, afterRound: number | null): StandingsView {
  const { rounds, table, tables } = compute(book, afterRound);
  const views = playerViews(book.general);
  const key = standingsKey(afterRound);
  const prints = book.general.printed.filter((p) => p.document === 'standings' && p.key === key);
  const print = prints.at(-1);
  const before = print === undefined ? null : printedRows(book, afterRound, print.seq);
  const numberOf = new Map(book.general.tables.map((t) => [t.roundId, t.roundNumber]));
  const rows = table.rows.map((row) => {
    const place = placeLabel(row.from, row.to);
    const view = views.get(row.player) ?? { playerId: row.player, name: row.player, full: row.player };
    const old = before?.get(row.player);
    const differs = old !== undefined && (old.place !== place || old.total !== row.total);
    return {
      ...view,
      place,
      rounds: row.cells.map((cell) =>
        cell === null ? null : { table: cell.tables[0] ?? 0, result: cell.points },
      ),
      tables: row.tables,
      penalties: row.penalty,
      total: row.total,
      firsts: row.keys.tableWins,
      printed: differs ? old : null,
    };
  });
  const penalties = book.general.penalties
    .map(({ penaltyId, playerId, points, reason, roundId, at }) => {
      const round = roundId === null ? null : (numberOf.get(roundId) ?? null);
      const name = views.get(playerId)?.name ?? playerId;
      return { penaltyId, playerId, name, points, reason, round, at };
    })
    .filter(({ round }) => round === null || round <= rounds);
  const unfinished = tables.filter(({ tableId }) => {
    const sheet = book.sheet(tableId);
    const state = stateName(sheet.mark, sheet.rows.length, book.fold(tableId).last.closed);
    return state === 'empty' || state === 'typing';
  });
  return {
    afterRound,
    rounds: Array.from({ length: rounds }, (_, i) => i + 1),
    rows,
    sums: {
      rounds: [...table.roundSums],
      tables: table.tablesSum,
      penalties: table.penaltiesSum,
      total: table.tablesSum + table.penaltiesSum,
    },
    penalties,
    unfinished: unfinished.map((t) => ({ round: t.roundNumber, table: t.number })),
    printedAt: print?.at ?? null,
    revision: print?.revision ?? 0,
    seq: book.seq,
  };
}
