// @vitest-environment happy-dom
/** «Игроки»: sorted, filtered, and always the shown player is the one who is changed. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Player } from '../../shared/ledger/kinds.ts';
import PlayersSection from '../../renderer/features/players/PlayersSection.vue';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { NAMES } from './checking-support.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  settled,
  show,
  textOf,
  type Made,
} from './standings-support.ts';

const player = (surname: string, given: string, club: string, year: number | null): Player => ({
  ...{ playerId: `${surname} ${given}`, surname, given, patronymic: '', club, year, note: '' },
});
const people = [
  player('Щукин', 'Олег', 'Сокол', 1950),
  player('Иванов', 'Пётр', 'Маяк', 1970),
  player('Ежов', 'Ян', 'Маяк', null),
  player('Иванова', 'Нина', 'Сокол', 1961),
  player('Ёлкина', 'Анна', '', 1988),
];
const game = { ...overviewOf([[{ seats: NAMES }]]), players: people };
let made: Made[];
beforeEach(async () => {
  openWindow(game);
  made = answering({
    'players.change': () => ({ seq: 2 }),
    'tournament.get': () => game,
  });
  await show(PlayersSection);
});
const rows = (): string[] =>
  [...document.querySelectorAll('.list tbody tr')].map((row) => textOf(row.querySelector('td')));
const chosen = (): string => textOf(document.querySelector('.list tr[aria-selected="true"] td'));
async function find(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type="search"]')!;
  field.value = text;
  field.dispatchEvent(new Event('input'));
  await settled();
}
async function sortBy(name: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLButtonElement>('th button')].find((one) =>
    textOf(one).startsWith(name),
  )!;
  button.click();
  await settled();
}

describe('игроки', () => {
  it('stand А…Е Ё Ж…Я, and by club or year either way, equal ones by name, unknown years last', async () => {
    expect(rows()).toEqual(['Ежов Ян', 'Ёлкина Анна', 'Иванов Пётр', 'Иванова Нина', 'Щукин Олег']);
    await sortBy('год');
    expect(rows()).toEqual(['Щукин Олег', 'Иванова Нина', 'Иванов Пётр', 'Ёлкина Анна', 'Ежов Ян']);
    await sortBy('год');
    expect(rows()).toEqual(['Ёлкина Анна', 'Иванов Пётр', 'Иванова Нина', 'Щукин Олег', 'Ежов Ян']);
    await sortBy('клуб');
    expect(rows()).toEqual(['Ёлкина Анна', 'Ежов Ян', 'Иванов Пётр', 'Иванова Нина', 'Щукин Олег']);
    await sortBy('клуб');
    expect(rows()).toEqual(['Иванова Нина', 'Щукин Олег', 'Ежов Ян', 'Иванов Пётр', 'Ёлкина Анна']);
    expect(document.querySelectorAll('th')[1]?.getAttribute('aria-sort')).toBe('descending');
  });

  it('sorted, filtered «Ив», the second row: while another row arrives the shown one is changed', async () => {
    await sortBy('год');
    await find('Ив');
    expect(rows()).toEqual(['Иванова Нина', 'Иванов Пётр']);
    await press('ArrowDown');
    expect(chosen()).toBe('Иванов Пётр');
    // A namesake older than both comes from another window and stands first.
    useTournament().overview = { ...game, seq: 2, players: [...people, player('Ивашов', 'Глеб', '', 1940)] };
    await settled();
    expect(rows()).toEqual(['Ивашов Глеб', 'Иванова Нина', 'Иванов Пётр']);
    expect(chosen()).toBe('Иванов Пётр');
    await press('Enter');
    const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')!;
    expect([...form.querySelectorAll('input')].map((one) => one.value).slice(0, 2)).toEqual([
      'Иванов',
      'Пётр',
    ]);
    form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
    await settled();
    expect(made.find((one) => one.name === 'players.change')?.input).toMatchObject({
      player: { playerId: 'Иванов Пётр' },
    });
  });

  it('never changes somebody who is not chosen on the page', async () => {
    await press('ArrowDown');
    await press('ArrowDown');
    expect(chosen()).toBe('Иванов Пётр');
    await find('ёлк');
    expect(chosen()).toBe('Ёлкина Анна');
    await find('никого');
    await press('Enter');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });
});
