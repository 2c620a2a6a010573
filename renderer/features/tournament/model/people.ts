/** Players as they are typed or pasted: one a line, «Фамилия Имя Отчество», then club and year if wanted. */
import { foldName } from '../../../../shared/format/names.ts';
import type { Player } from '../../../../shared/ledger/kinds.ts';

export type NewPlayer = Omit<Player, 'playerId'>;

export interface ReadLine {
  /** Of the text as typed, from 1; empty lines count. */
  readonly line: number;
  readonly player: NewPlayer;
  /** A number that is no year of birth, as typed; it is refused, not dropped. */
  readonly wrongYear: string | null;
}

const isYear = (text: string): boolean => /^(?:19|20)\d{2}$/u.test(text);
/** Digits alone are meant for a year: no club is called so. */
const isNumber = (text: string): boolean => /^[-\u2212]?\d+$/u.test(text);

function readLine(text: string, line: number): ReadLine | null {
  const [name = '', ...behind] = text.split(/[,;\t]/u).map((part) => part.trim().replace(/\s+/gu, ' '));
  // A numbered list pasted from elsewhere keeps its numbers before the names.
  const words = name
    .replace(/^\d+[.)]?\s*/u, '')
    .split(' ')
    .filter((word) => word !== '');
  const [surname = '', given = '', ...patronymic] = words;
  if (surname === '') return null;
  const rest = behind.filter((part) => part !== '');
  const [year, ...more] = rest.filter(isYear);
  const player = {
    ...{ surname, given, patronymic: patronymic.join(' ') },
    // A comma may stand inside the name of a club: nothing that was typed is lost.
    club: rest.filter((part) => !isNumber(part)).join(', '),
    year: year === undefined ? null : Number(year),
    note: '',
  };
  const wrongYear = rest.find((part) => isNumber(part) && !isYear(part)) ?? more[0] ?? null;
  return { line, player, wrongYear };
}

/** One line: name, then club and year behind commas, semicolons or tabs, in either order. */
export const readPlayer = (line: string): NewPlayer | null => readLine(line, 1)?.player ?? null;

/** All lines that hold a name, with what of them cannot be taken. */
export const readLines = (text: string): ReadLine[] =>
  text.split(/\r?\n/u).flatMap((line, i) => readLine(line, i + 1) ?? []);

/** All lines that hold a name. */
export const readPlayers = (text: string): NewPlayer[] => readLines(text).map(({ player }) => player);

export const fullNameOf = (player: Pick<Player, 'surname' | 'given' | 'patronymic'>): string =>
  [player.surname, player.given, player.patronymic].filter((part) => part !== '').join(' ');

const keyOf = (player: NewPlayer): string =>
  [foldName(fullNameOf(player)), foldName(player.club), player.year ?? ''].join('|');

/** Index → who shares the same name (by search key) and nothing tells them apart. */
export function namesakes(players: readonly NewPlayer[]): Set<number> {
  const seen = new Map<string, number[]>();
  players.forEach((player, i) => seen.set(keyOf(player), [...(seen.get(keyOf(player)) ?? []), i]));
  return new Set([...seen.values()].filter((same) => same.length > 1).flat());
}

/**
 * Of equal lines, those that cannot be told apart by adding what is missing: club and year both stand there, so it is
 * the same line again. Index of a line → line of the text where it stood first.
 */
export function repeated(lines: readonly ReadLine[]): Map<number, number> {
  const first = new Map<string, number>();
  const again = new Map<number, number>();
  lines.forEach(({ line, player }, i) => {
    if (player.club === '' || player.year === null) return;
    const before = first.get(keyOf(player));
    if (before === undefined) first.set(keyOf(player), line);
    else again.set(i, before);
  });
  return again;
}
