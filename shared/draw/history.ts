/** What the rounds played say about a list of players: who met whom, who sat where, who sat out. */
import type { PastRound, SeatedTable } from './types.ts';

/** Seats of a table at most. */
export const MOST_SEATS = 4;

/** Players are their places in the list the history was counted for; all others are passed over. */
export interface History {
  readonly players: number;
  /** `met[a * players + b]`, symmetrical. */
  readonly met: Int16Array;
  /** `seats[p * MOST_SEATS + seat]`: how often p had the seat. */
  readonly seats: Int16Array;
  readonly sitOuts: Int16Array;
  /** For every past round its tables as lists of the players who are still there, for the bound. */
  readonly rounds: readonly (readonly (readonly number[])[])[];
}

/** Everybody who played at the table, each with his seat. */
export function sitters(table: SeatedTable): { player: string; seat: number }[] {
  return [
    ...table.seats.map((player, seat) => ({ player, seat })),
    ...(table.substitutes ?? []).map(({ player, seat }) => ({ player, seat })),
  ];
}

/** Counts the past rounds for these players. Two who had the same seat one after the other did not meet. */
export function countHistory(players: readonly string[], past: readonly PastRound[]): History {
  const n = players.length;
  const index = new Map(players.map((id, i) => [id, i]));
  const met = new Int16Array(n * n);
  const seats = new Int16Array(n * MOST_SEATS);
  const sitOuts = new Int16Array(n);
  const rounds = past.map((round) => {
    for (const id of round.sitOut) {
      const p = index.get(id);
      if (p !== undefined) sitOuts[p] = (sitOuts[p] as number) + 1;
    }
    return round.tables.map((table) => {
      const here = sitters(table).flatMap(({ player, seat }) => {
        const p = index.get(player);
        return p === undefined ? [] : [{ p, seat }];
      });
      for (const { p, seat } of here) {
        const at = p * MOST_SEATS + seat;
        seats[at] = (seats[at] as number) + 1;
        for (const other of here) {
          if (other.seat === seat || other.p === p) continue;
          const pair = p * n + other.p;
          met[pair] = (met[pair] as number) + 1;
        }
      }
      return table.substitutes === undefined ? here.map(({ p }) => p) : [];
    });
  });
  return { players: n, met, seats, sitOuts, rounds };
}
