/** The read model of Таблица: places after any round or now, with what the last print had where it differs. */
import { placeLabel, type StandingsRow } from '../../../shared/domain/standings.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { RowScore } from '../../../shared/ipc/schemas/money.ts';
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';
import type { StandingsPlan } from '../../../shared/ledger/kinds.ts';
import type { TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { ranked, rankedNow, type Ranked } from './ranked.ts';
import { playerViews } from './seats.ts';
import { isOver, stateName } from './sheet.ts';

type RowView = StandingsView['rows'][number];

/** Key of the printed document: the number of the round, or empty for now. */
const standingsKey = (afterRound: number | null): string => (afterRound === null ? '' : String(afterRound));

interface PrintedRow {
  place: string;
  total: number;
  score?: string;
}
const printedCache = new WeakMap<Book, Map<string, ReadonlyMap<string, PrintedRow>>>();

const printedRow = (row: StandingsRow, plan: StandingsPlan | null): PrintedRow => ({
  place: placeLabel(row.from, row.to),
  total: row.total,
  ...(plan === null ? {} : { score: row.score.toString() }),
});

/** Places and totals as they were when the paper left: the same fold over the entries up to then. */
function printedRows(book: Book, afterRound: number | null, seq: number): ReadonlyMap<string, PrintedRow> {
  const cache = printedCache.get(book) ?? new Map<string, ReadonlyMap<string, PrintedRow>>();
  printedCache.set(book, cache);
  const key = `${seq}/${standingsKey(afterRound)}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const then = book.upTo(seq);
  const plan = then.tournament.standingsPlan ?? null;
  const { rows } = ranked(then, afterRound, plan).standings;
  const printed = new Map(rows.map((row) => [row.player, printedRow(row, plan)]));
  cache.set(key, printed);
  return printed;
}

const scoreOf = (row: StandingsRow): RowScore => ({
  score: row.score.toString(),
  rounds: row.roundsPlayed.toString(),
  counts: row.cells.map((cell) => (cell === null ? null : cell.score.toString())),
  ties: row.ties.map(({ value }) => (value === null ? null : value.toString())),
  penalty: row.scorePenalty,
  withdrawn: row.withdrawn,
});

/** Both had a score: it counts; else the sum does. */
const differs = (old: PrintedRow, now: PrintedRow): boolean =>
  old.place !== now.place || old.total !== now.total || old.score !== now.score;

/** Sheets that go on, or are still empty: neither closed nor ended, checked or signed. */
export function unfinishedTables(
  book: Book,
  tables: readonly TableState[],
): { round: number; table: number }[] {
  const open = tables.filter(({ tableId }) => {
    const sheet = book.sheet(tableId);
    const state = stateName(sheet.mark, sheet.rows.length, isOver(book, tableId));
    return state === 'empty' || state === 'typing';
  });
  return open.map((t) => ({ round: t.roundNumber, table: t.number }));
}

/** Penalties that count in the rounds shown, and those that were removed. */
function penaltyViews(book: Book, rounds: number): Pick<StandingsView, 'penalties' | 'removed'> {
  const views = playerViews(book.general);
  const numberOf = new Map(book.general.rounds.map((round) => [round.roundId, round.number]));
  const view = (one: (typeof book.general.penalties)[number]): StandingsView['penalties'][number] => {
    const { penaltyId, playerId, points, reason, roundId, at, unit } = one;
    const round = roundId === null ? null : (numberOf.get(roundId) ?? null);
    const name = views.get(playerId)?.name ?? playerId;
    return { penaltyId, playerId, name, points, reason, round, at, ...(unit === undefined ? {} : { unit }) };
  };
  const shown = ({ round }: { round: number | null }): boolean => round === null || round <= rounds;
  const removed = book.general.penaltiesRemoved
    .map((one) => ({ ...view(one), removedAt: one.removedAt, removedBecause: one.removedBecause }))
    .filter(shown);
  const penalties = book.general.penalties.map(view).filter(shown);
  return removed.length === 0 ? { penalties } : { penalties, removed };
}

function rowViews(
  book: Book,
  table: Ranked['standings'],
  plan: StandingsPlan | null,
  before: ReadonlyMap<string, PrintedRow> | null,
): RowView[] {
  const views = playerViews(book.general);
  return table.rows.map((row): RowView => {
    const now = printedRow(row, plan);
    const old = before?.get(row.player);
    return {
      ...(views.get(row.player) ?? { playerId: row.player, name: row.player, full: row.player }),
      place: now.place,
      rounds: row.cells.map((cell) =>
        cell === null ? null : { table: cell.tables[0] ?? 0, result: cell.points },
      ),
      tables: row.tables,
      penalties: row.penalty,
      total: row.total,
      firsts: row.keys.tableWins,
      printed: old !== undefined && differs(old, now) ? old : null,
      ...(plan === null ? {} : { by: scoreOf(row) }),
    };
  });
}

/**
 * @param afterRound null = all rounds, with sheets still being typed as they stand
 * @param proposed another plan than the one in force, to look at before it is stored (null = by the sum)
 */
export function standingsView(
  book: Book,
  afterRound: number | null,
  proposed?: StandingsPlan | null,
): StandingsView {
  const inForce = book.tournament.standingsPlan ?? null;
  const plan = proposed === undefined ? inForce : proposed;
  const {
    rounds,
    tables,
    standings: table,
  } = afterRound === null && proposed === undefined ? rankedNow(book) : ranked(book, afterRound, plan);
  const key = standingsKey(afterRound);
  const print = book.general.printed.findLast((p) => p.document === 'standings' && p.key === key);
  const before = print === undefined ? null : printedRows(book, afterRound, print.seq);
  const cut = plan === null || plan.cutoffs === null ? null : table.cutSum;
  return {
    afterRound,
    rounds: Array.from({ length: rounds }, (_, i) => i + 1),
    rows: rowViews(book, table, plan, before),
    sums: {
      rounds: [...table.roundSums],
      tables: table.tablesSum,
      penalties: table.penaltiesSum,
      total: table.tablesSum + table.penaltiesSum,
    },
    ...penaltyViews(book, rounds),
    ...(plan === null ? {} : { plan }),
    ...(table.awarded.length === 0 ? {} : { awarded: table.awarded.map((one) => ({ ...one })) }),
    ...(cut === null || cut.equals(Rational.zero) ? {} : { cutSum: cut.toString() }),
    unfinished: unfinishedTables(book, tables),
    printedAt: print?.at ?? null,
    revision: print?.revision ?? 0,
    seq: book.seq,
  };
}
