/** The standings of a tournament out of its tables: what the screen, the documents and the treasurer rest on. */
import {
  standings,
  type Penalty,
  type Standings,
  type TableResult,
} from '../../../shared/domain/standings.ts';
import { cutoffsOf, placeTableOf } from '../../../shared/ledger/checkMoney.ts';
import type { StandingsPlan } from '../../../shared/ledger/kinds.ts';
import type { TableState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { tableCounts, tableLines, type Line } from './lines.ts';

export interface Ranked {
  rounds: number;
  tables: readonly TableState[];
  standings: Standings;
}

const known = new WeakMap<readonly Line[], { of: TableState; results: TableResult[] }>();

/** One line a player; the same as long as neither the lines nor the table are others. */
function tableResults(lines: readonly Line[], of: TableState): TableResult[] {
  const before = known.get(lines);
  if (before?.of === of) return before.results;
  const { roundNumber: round, number: table } = of;
  const results = lines.map(({ playerId: player, part, ...line }): TableResult => {
    const { points, exact, seat, awarded, mountain, remises, made } = line;
    const result = { player, round, table, points, exact, seat, awarded, mountain, remises, made };
    return part === null ? result : { ...result, part };
  });
  known.set(lines, { of, results });
  return results;
}

/** Of every table at which something counts. */
const resultsOf = (book: Book, tables: readonly TableState[]): TableResult[] =>
  tables.flatMap((table) =>
    tableCounts(book.sheet(table.tableId)) ? tableResults(tableLines(book, table.tableId), table) : [],
  );

/** Penalties of the rounds shown; those of no round count always. */
function penaltiesOf(book: Book, rounds: number): Penalty[] {
  const numberOf = new Map(book.general.rounds.map((round) => [round.roundId, round.number]));
  return book.general.penalties.flatMap(({ playerId, roundId, points, unit }): Penalty[] => {
    const round = roundId === null ? null : (numberOf.get(roundId) ?? null);
    if (round !== null && round > rounds) return [];
    return [{ player: playerId, round, amount: points, unit: unit ?? 'whists' }];
  });
}

/**
 * The table after a round (null = all of them, with sheets still being typed as they stand).
 * @param plan null = by the sum of whists, equals share the place
 */
export function ranked(book: Book, afterRound: number | null, plan: StandingsPlan | null): Ranked {
  const last = Math.max(0, ...book.general.tables.map((table) => table.roundNumber));
  const rounds = Math.min(afterRound ?? last, last);
  const tables = book.general.tables.filter((table) => table.roundNumber <= rounds);
  const withdrawn = [...book.general.playerStates.values()].flatMap(
    ({ playerId: player, state, fromRound }) =>
      state === 'withdrawn' && (afterRound === null || fromRound <= afterRound)
        ? [{ player, placing: plan?.withdrawn ?? ('stays' as const) }]
        : [],
  );
  const placeTable = plan === null ? undefined : placeTableOf(plan);
  const input = {
    players: book.general.players.map((player) => player.playerId),
    rounds,
    results: resultsOf(book, tables),
    penalties: penaltiesOf(book, rounds),
    tieBreaks: plan?.tieBreaks ?? [],
    withdrawn,
  };
  if (plan === null) return { rounds, tables, standings: standings(input) };
  const scoring = {
    measure: plan.measure,
    cutoffs: cutoffsOf(plan),
    minRounds: plan.minRounds,
    ...(placeTable === undefined ? {} : { placeTable }),
  };
  return { rounds, tables, standings: standings({ ...input, scoring, lotSeed: plan.lotSeed }) };
}

const knownNow = new WeakMap<Book, { seq: number; ranked: Ranked }>();

/** The table as it stands now under the plan in force; made once for every state of the ledger. */
export function rankedNow(book: Book): Ranked {
  const before = knownNow.get(book);
  if (before?.seq === book.seq) return before.ranked;
  const made = ranked(book, null, book.tournament.standingsPlan ?? null);
  knownNow.set(book, { seq: book.seq, ranked: made });
  return made;
}
