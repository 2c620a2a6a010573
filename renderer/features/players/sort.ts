/** The order of the players: by name, club or year of birth; equal ones by name, unknown years last in both directions. */
import { compareNames } from '../../../shared/format/names.ts';
import type { Player } from '../../../shared/ledger/kinds.ts';
import { fullNameOf } from '../tournament/model/people.ts';

export const SORTS = ['name', 'club', 'year'] as const;
export interface Sort {
  by: (typeof SORTS)[number];
  down: boolean;
}

const byName = (a: Player, b: Player): number => compareNames(fullNameOf(a), fullNameOf(b));

function compare(by: Sort['by'], a: Player, b: Player): number {
  if (by === 'name') return byName(a, b);
  if (by === 'club') return compareNames(a.club, b.club);
  return (a.year ?? 0) - (b.year ?? 0);
}
const isUnknown = (by: Sort['by'], player: Player): boolean => by === 'year' && player.year === null;

/** Stable: whoever is equal stands by name, whichever way the column is turned. */
export function sortPlayers(players: readonly Player[], { by, down }: Sort): Player[] {
  return players.toSorted(
    (a, b) =>
      Number(isUnknown(by, a)) - Number(isUnknown(by, b)) ||
      (down ? -1 : 1) * compare(by, a, b) ||
      byName(a, b),
  );
}
