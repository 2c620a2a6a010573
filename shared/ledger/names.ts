/** How a player is called: short at the table, in full on paper; namesakes told apart. */
import type { Player } from './kinds.ts';

const initial = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}.`);

/** «Рябинина Анна Петровна». */
export const fullName = (player: Player): string =>
  [player.surname, player.given, player.patronymic].filter((part) => part !== '').join(' ');

/** «Рябинина А. П.» */
const withInitials = (player: Player): string =>
  [player.surname, initial(player.given), initial(player.patronymic)].filter((part) => part !== '').join(' ');

/**
 * Short names of all players, by id: the surname where it is the only one, else with initials, else in full, else
 * with the year of birth or the club; what is still equal gets a number, so that no two are ever called the same.
 */
export function shortNames(players: readonly Player[]): Map<string, string> {
  const forms: ((player: Player) => string)[] = [
    (p) => p.surname,
    withInitials,
    fullName,
    (p) => `${fullName(p)} (${p.year ?? p.club})`,
  ];
  const names = new Map<string, string>();
  let open = [...players];
  for (const form of forms) {
    const count = new Map<string, number>();
    for (const player of open) count.set(form(player), (count.get(form(player)) ?? 0) + 1);
    for (const player of open) if (count.get(form(player)) === 1) names.set(player.playerId, form(player));
    open = open.filter((player) => !names.has(player.playerId));
  }
  const used = new Map<string, number>();
  for (const player of open) {
    const n = (used.get(fullName(player)) ?? 0) + 1;
    used.set(fullName(player), n);
    names.set(player.playerId, `${fullName(player)} ${n}`);
  }
  return names;
}
