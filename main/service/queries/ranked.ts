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
import { tableCounts, tableLines } from './lines.ts';

export interface Ranked {
  rounds: number;
  tables: readonly TableState[];
  standings: Standings;
}

/** One line a player of every table at which something counts. */
function resultsOf(book: Book, tables: readonly TableState[]): TableResult[] {
  return tables.flatMap(({ tableId, roundNumber: round, number: table }) => {
    if (!tableCounts(book.sheet(tableId))) return [];
    return tableLines(book, tableId).map(({ playerId: player, part, ...line }): TableResult => {
      const { points, exact, seat, awarded, mountain, remises, made } = line;
      const result = { player, round, table, points, exact, seat, awarded, mountain, remises, made };
      return part === null ? result : { ...result, part };
    });
  });
}

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

const known = new WeakMap<Book, { seq: number; ranked: Ranked }>();

/** The table as it stands now under the plan in force; made once for every state of the ledger. */
export function rankedNow(book: Book): Ranked {
  const before = known.get(book);
  if (before?.seq === book.seq) return before.ranked;
  const made = ranked(book, null, book.tournament.standingsPlan ?? null);
  known.set(book, { seq: book.seq, ranked: made });
  return made;
}
