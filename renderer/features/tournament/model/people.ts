/** Players as they are typed or pasted: one a line, «Фамилия Имя Отчество», then club and year if wanted. */
import { foldName } from '../../../../shared/format/names.ts';
import type { Player } from '../../../../shared/ledger/kinds.ts';

export type NewPlayer = Omit<Player, 'playerId'>;

const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/u.test(text);

/** One line: name, then club and year behind commas, semicolons or tabs, in either order. */
export function readPlayer(line: string): NewPlayer | null {
  const [name = '', ...rest] = line.split(/[,;\t]/u).map((part) => part.trim().replace(/\s+/gu, ' '));
  // A numbered list pasted from elsewhere keeps its numbers before the names.
  const words = name
    .replace(/^\d+[.)]?\s*/u, '')
    .split(' ')
    .filter((word) => word !== '');
  const [surname = '', given = '', ...patronymic] = words;
  if (surname === '') return null;
  const year = rest.find(isYear);
  const club = rest.find((part) => part !== '' && !isYear(part)) ?? '';
  return {
    surname,
    given,
    patronymic: patronymic.join(' '),
    club,
    year: year === undefined ? null : Number(year),
    note: '',
  };
}

/** All lines that hold a name. */
export const readPlayers = (text: string): NewPlayer[] =>
  text.split(/\r?\n/u).flatMap((line) => readPlayer(line) ?? []);

export const fullNameOf = (player: Pick<Player, 'surname' | 'given' | 'patronymic'>): string =>
  [player.surname, player.given, player.patronymic].filter((part) => part !== '').join(' ');

/** Index → who shares the same name (by search key) and nothing tells them apart. */
export function namesakes(players: readonly NewPlayer[]): Set<number> {
  const seen = new Map<string, number[]>();
  players.forEach((player, i) => {
    const key = [foldName(fullNameOf(player)), foldName(player.club), player.year ?? ''].join('|');
    seen.set(key, [...(seen.get(key) ?? []), i]);
  });
  return new Set([...seen.values()].filter((same) => same.length > 1).flat());
}
