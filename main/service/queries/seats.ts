import { fullName, fullNames, shortNames } from '../../../shared/ledger/names.ts';
import type { Player } from '../../../shared/ledger/kinds.ts';
import type { GeneralState } from '../../../shared/ledger/state.ts';

export interface SeatView {
  playerId: string;
  name: string;
  full: string;
}

const known = new WeakMap<readonly Player[], Map<string, SeatView>>();

/** Names of all players by id; made once for each list of players. */
export function playerViews(general: GeneralState): Map<string, SeatView> {
  const made = known.get(general.players);
  if (made !== undefined) return made;
  const names = shortNames(general.players);
  const full = fullNames(general.players);
  const views = new Map<string, SeatView>();
  for (const player of general.players) {
    const { playerId } = player;
    views.set(playerId, {
      playerId,
      name: names.get(playerId) ?? player.surname,
      full: full.get(playerId) ?? fullName(player),
    });
  }
  known.set(general.players, views);
  return views;
}

/** Who sits where; a player who is not known (a file made elsewhere) shows the id. */
export function seatViews(general: GeneralState, seats: readonly string[]): SeatView[] {
  const views = playerViews(general);
  return seats.map((playerId) => views.get(playerId) ?? { playerId, name: playerId, full: playerId });
}
