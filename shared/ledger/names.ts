/** How a player is called: short at the table, in full on paper; namesakes told apart. */
import type { Player } from './kinds.ts';

const initial = (name: string): string => (name === '' ? '' : `${[...name][0] ?? ''}.`);

/** «Рябинина Анна Петровна». */
export const fullName = (player: Player): string =>
  [player.surname, player.given, player.patronymic].filter((part) => part !== '').join(' ');

/** «Рябинина А. П.» */
const withInitials = (player: Player): string =>
  [player.surname, initial(player.given), initial(player.patronymic)].filter((part) => part !== '').join(' ');

/** What tells namesakes apart, from little to much; who has none of it stays without. */
const marks: readonly ((player: Player) => string)[] = [
  ({ year, club }) => String(year ?? club),
  ({ year, club }) => [year === null ? '' : String(year), club].filter((part) => part !== '').join(', '),
];
const marked = (player: Player, mark: string): string =>
  mark === '' ? fullName(player) : `${fullName(player)} (${mark})`;

/** The first form that nobody else still open has; what stays equal gets a number, so that no two are ever the same. */
function toldApart(
  players: readonly Player[],
  forms: readonly ((player: Player) => string)[],
): Map<string, string> {
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

const withMarks = marks.map((mark) => (player: Player) => marked(player, mark(player)));

/**
 * Short names of all players, by id: the surname where it is the only one, else with initials, else in full, else
 * with the year of birth or the club; what is still equal gets a number.
 */
export const shortNames = (players: readonly Player[]): Map<string, string> =>
  toldApart(players, [(p) => p.surname, withInitials, fullName, ...withMarks]);

/** Full names of all players, by id; namesakes with the year of birth, the club, both, or a number. */
export const fullNames = (players: readonly Player[]): Map<string, string> =>
  toldApart(players, [fullName, ...withMarks]);
