/** Where a draw begins: the people of the round, the rounds before it, the tables that stay. */
import type { PastRound } from '../../../shared/draw/index.ts';
import type { DrawBase } from '../../../shared/ipc/schemas/rounds.ts';
import { playsIn } from '../../../shared/ledger/people.ts';
import { partsOf } from '../../../shared/ledger/sheet-seats.ts';
import type { RoundState } from '../../../shared/ledger/state.ts';
import type { Book } from '../ledger/book.ts';
import { cameLater, isUsed, roundOf, tablesOf } from './rounds.ts';
import { seatViews } from './seats.ts';
import { standingsView } from './standings.ts';

/** The number a new round gets. */
export const nextNumber = (book: Book): number =>
  Math.max(0, ...book.general.rounds.map((round) => round.number)) + 1;

function pastRound(book: Book, round: RoundState): PastRound {
  return {
    tables: tablesOf(book, round.roundId).map(({ tableId, number, seats }) => {
      const substitutes = partsOf(seats, book.sheet(tableId).rows).flatMap(({ by }) =>
        by === null ? [] : [{ seat: by.seat, player: by.in }],
      );
      return { number, seats: [...seats], ...(substitutes.length === 0 ? {} : { substitutes }) };
    }),
    sitOut: [...round.sitOuts],
  };
}

/** All rounds but the one that is drawn again, and of lower number than it. */
export function pastRounds(book: Book, number: number): PastRound[] {
  return book.general.rounds.filter((round) => round.number < number).map((round) => pastRound(book, round));
}

/** Ids from the top, those who share a place in one group; before the first result nobody stands above another. */
export function ranking(book: Book, number: number): string[][] {
  if (number <= 1) return [];
  const groups = new Map<string, string[]>();
  for (const { playerId, place } of standingsView(book, number - 1).rows)
    groups.set(place, [...(groups.get(place) ?? []), playerId]);
  return [...groups.values()];
}

/** @param roundId the round that is seated anew; null = a new one @throws PulkaError `round/unknown` */
export function drawBase(book: Book, roundId: string | null): DrawBase {
  const round = roundId === null ? null : roundOf(book, roundId);
  const number = round?.number ?? nextNumber(book);
  const tables = round === null ? [] : tablesOf(book, round.roundId);
  const later = round === null ? new Set<string>() : cameLater(book, round.roundId);
  const there = new Set([...tables.flatMap(({ seats }) => seats), ...(round?.sitOuts ?? [])]);
  const clubs = new Map(book.general.players.map(({ playerId, club }) => [playerId, club]));
  const comesWith = (id: string): boolean => book.general.playerStates.get(id)?.fromRound === number;
  const players = seatViews(
    book.general,
    book.general.players.map(({ playerId }) => playerId),
  ).map((view) => ({
    ...view,
    club: clubs.get(view.playerId) ?? '',
    // Who was absent from the round stays so until he is taken in by hand, or comes with it.
    playing:
      playsIn(book.general, view.playerId, number) &&
      !later.has(view.playerId) &&
      (round === null || there.has(view.playerId) || comesWith(view.playerId)),
  }));
  return {
    roundId,
    number,
    seq: round?.seq ?? 0,
    players,
    history: pastRounds(book, number).map(({ tables: past, sitOut }) => ({
      tables: past.map(({ seats, substitutes, ...table }) => ({
        ...table,
        seats: [...seats],
        ...(substitutes === undefined ? {} : { substitutes: [...substitutes] }),
      })),
      sitOut: [...sitOut],
    })),
    tables: tables.map(({ tableId, number: table, seats }) => ({
      ...{ tableId, number: table, seats },
      used: isUsed(book, tableId),
    })),
    sitOuts: [...(round?.sitOuts ?? [])],
    draw: round?.draw ?? null,
  };
}
