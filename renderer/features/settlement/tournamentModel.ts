/** The evening in money: exact results of all tables, player by player, and the payments between all of them. */
import { Rational } from '../../../shared/domain/rational.ts';
import type { Overview } from '../../../shared/ipc/schemas/views.ts';
import { moneyOf, type Money } from './tableModel.ts';

export interface PlayerBalance {
  playerId: string;
  name: string;
  full: string;
  /** Exact whists of all tables. Penalties are points of the standings, not money. */
  result: Rational;
}

export interface TournamentSettlement {
  players: PlayerBalance[];
  money: Money | null;
}

/** Sums every table that has deals; players in the order of their balance, the largest first. */
export function settleTournament(overview: Overview): TournamentSettlement {
  const players = new Map<string, PlayerBalance>();
  for (const table of overview.rounds.flatMap((round) => round.tables)) {
    table.seats.forEach((seat, at) => {
      const before = players.get(seat.playerId) ?? { ...seat, result: Rational.zero };
      const result = before.result.plus(Rational.parse(table.result[at] ?? '0'));
      players.set(seat.playerId, { ...before, result });
    });
  }
  const list = [...players.values()].sort((a, b) => b.result.compare(a.result));
  const stake = overview.tournament.stakeKopecks;
  const money =
    stake === null
      ? null
      : moneyOf(
          list.map((player) => player.result),
          stake,
        );
  return { players: list, money };
}
