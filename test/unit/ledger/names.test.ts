import { expect, test } from 'vitest';
import type { Player } from '../../../shared/ledger/kinds.ts';
import { fullName, fullNames, shortNames } from '../../../shared/ledger/names.ts';

const player = (
  playerId: string,
  surname: string,
  given = '',
  patronymic = '',
  year: number | null = null,
): Player => ({
  playerId,
  surname,
  given,
  patronymic,
  club: '',
  year,
  note: '',
});

test('a surname that stands alone is enough; namesakes are told apart as far as needed', () => {
  const names = shortNames([
    player('1', 'Ёжиков-Щукин', 'Ярослав', 'Всеволодович'),
    player('2', 'Иванов', 'Иван', 'Петрович', 1980),
    player('3', 'Иванов', 'Пётр', 'Иванович'),
    player('4', 'Петрова', 'Анна', 'Львовна', 1970),
    player('5', 'Петрова', 'Алла', 'Лазаревна', 1970),
    player('6', 'Сидоров', 'Олег', '', 1960),
    player('7', 'Сидоров', 'Олег', '', 1990),
    player('8', 'Котов', 'Ян', ''),
    player('9', 'Котов', 'Ян', ''),
  ]);
  expect([...names.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name)).toEqual([
    'Ёжиков-Щукин',
    'Иванов И. П.',
    'Иванов П. И.',
    'Петрова Анна Львовна',
    'Петрова Алла Лазаревна',
    'Сидоров Олег (1960)',
    'Сидоров Олег (1990)',
    'Котов Ян 1',
    'Котов Ян 2',
  ]);
  expect(new Set(names.values()).size).toBe(9);
});

test('the full name leaves out what is not known', () => {
  expect(fullName(player('1', 'Рябинина', '', 'Петровна'))).toBe('Рябинина Петровна');
});

test('namesakes in full: by year, by club, by both, by number; who stands alone has no mark', () => {
  const at = (id: string, club: string, year: number | null): Player => ({
    ...player(id, 'Иванов', 'Иван', '', year),
    club,
  });
  const names = fullNames([
    at('1', '', 1975),
    at('2', 'Маяк', null),
    at('3', 'Сокол', 1988),
    at('4', 'Маяк', 1988),
    at('5', '', null),
    player('6', 'Щукин', 'Олег', '', 1950),
  ]);
  expect([...names.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name)).toEqual([
    'Иванов Иван (1975)',
    'Иванов Иван (Маяк)',
    'Иванов Иван (1988, Сокол)',
    'Иванов Иван (1988, Маяк)',
    'Иванов Иван',
    'Щукин Олег',
  ]);
  const same = fullNames([at('1', 'Маяк', 1988), at('2', 'Маяк', 1988)]);
  expect([...same.values()]).toEqual(['Иванов Иван 1', 'Иванов Иван 2']);
});
