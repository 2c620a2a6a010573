// @vitest-environment happy-dom
/** A substitute, a sheet that ends, the club's list and its import: by keyboard, with what will happen before Enter. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { LineView } from '../../shared/ipc/schemas/people.ts';
import type { Person } from '../../shared/roster/person.ts';
import ImportDialog from '../../renderer/features/players/ImportDialog.vue';
import RosterPane from '../../renderer/features/players/RosterPane.vue';
import SheetEndDialog from '../../renderer/features/players/SheetEndDialog.vue';
import SubstituteDialog from '../../renderer/features/players/SubstituteDialog.vue';
import { tableSheet } from '../../renderer/features/entry/model/table.ts';
import { useRoster } from '../../renderer/stores/roster.ts';
import { NAMES } from './checking-support.ts';
import { Backend, tournament } from './entry-support.ts';
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

const person = (surname: string, given = '', year: number | null = null): Person => ({
  ...{
    personId: `${surname} ${given} ${year ?? ''}`,
    surname,
    given,
    patronymic: '',
    club: '',
    year,
    note: '',
  },
});
const club = [person('Ёжов', 'Пётр'), person('Иванов', 'Иван', 1975), person('Иванов', 'Иван', 1988)];
const line = (seat: number, name: string, points: number): LineView => ({
  ...{ playerId: name, name, full: name, seat, from: 1, to: 9, deals: 9, present: true },
  ...{ entered: null, exact: String(points), points, awarded: false },
});
const lines = [line(0, 'А', 10), line(1, 'Б', -4), line(2, 'В', -6)];
const backend = new Backend();
const view = backend.view();
const sheet = tableSheet(view, tournament);

let made: Made[];
beforeEach(async () => {
  openWindow(overviewOf([[{ seats: NAMES }]]));
  made = answering({
    'roster.list': () => ({ people: club, aside: null }),
    'roster.import': () => ({ added: 1, known: 0 }),
    'roster.remove': () => ({}),
    'players.enter': () => ({ seq: 3, playerIds: ['x'] }),
    'players.add': () => ({ seq: 3, playerIds: ['x'] }),
    'tournament.get': () => overviewOf([[{ seats: NAMES }]]),
    'sheet.get': () => view,
    'sheet.lines': () => lines,
    'sheet.end': () => ({ seq: 3, sheet: view }),
    'seats.preview': () => ({
      start: { pool: 7, mountain: 12 },
      leaver: 'А',
      before: lines,
      after: [...lines, line(0, 'Ёжов', 0)],
    }),
    'seats.substitute': () => ({ seq: 3, sheet: view, substitutionId: 's', playerId: 'x' }),
  });
  await settled();
});
const field = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
};
async function type(selector: string, text: string): Promise<void> {
  const input = field<HTMLInputElement>(selector);
  input.value = text;
  input.dispatchEvent(new Event('input'));
  await settled();
}
async function keyIn(selector: string, key: string): Promise<void> {
  field(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await settled();
}
async function submit(): Promise<void> {
  field<HTMLFormElement>('[role="dialog"] form').dispatchEvent(
    new Event('submit', { bubbles: true, cancelable: true }),
  );
  await settled();
}
const sent = (name: string): unknown => made.findLast((one) => one.name === name)?.input;

describe('замена', () => {
  it('the club is searched as one types; the table before and after stands there before Enter', async () => {
    await show(SubstituteDialog, { sheet, dealId: null });
    await type('[role="combobox"]', 'ежов');
    expect(document.querySelectorAll('[role="option"]').length).toBeGreaterThan(0);
    expect(textOf(field('[role="option"][aria-selected="true"]'))).toContain('Ёжов Пётр');
    expect(sent('seats.preview')).toBeUndefined();
    await keyIn('[role="combobox"]', 'Enter');
    expect(sent('seats.preview')).toMatchObject({
      seat: 0,
      before: null,
      line: 'continue',
      player: { added: { surname: 'Ёжов', given: 'Пётр' } },
    });
    expect(textOf(field('[role="dialog"]'))).toContain('пуля 7, гора 12');
    expect([...document.querySelectorAll('tfoot td')].map((cell) => textOf(cell))).toEqual(['0', '', '0']);
    await submit();
    expect(sent('seats.substitute')).toMatchObject({
      withdraws: true,
      player: { added: { surname: 'Ёжов' } },
      expectedSeq: view.seq,
    });
  });

  it('two namesakes of the club stand apart by their years', async () => {
    await show(SubstituteDialog, { sheet, dealId: null });
    await type('[role="combobox"]', 'ИВАНОВ ИВ');
    const options = [...document.querySelectorAll('[role="option"]')].map((one) => textOf(one));
    expect(options.slice(0, 2).map((text) => /\d{4}/u.exec(text)?.[0])).toEqual(['1975', '1988']);
    await keyIn('[role="combobox"]', 'ArrowDown');
    await keyIn('[role="combobox"]', 'Enter');
    expect(sent('seats.preview')).toMatchObject({ player: { added: { year: 1988 } } });
  });

  it('Esc closes the list first and keeps the dialog', async () => {
    await show(SubstituteDialog, { sheet, dealId: null });
    await type('[role="combobox"]', 'ив');
    await keyIn('[role="combobox"]', 'Escape');
    expect(field('[role="combobox"]').getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  });
});

describe('лист закончен раньше времени', () => {
  it('an award needs a number for everybody and a reason; what it sums to is said', async () => {
    await show(SheetEndDialog, { sheet });
    field<HTMLInputElement>('input[value="awarded"]').click();
    await settled();
    await type('[data-award="0"]', '30');
    await type('[data-award="1"]', '30');
    await type('[data-award="2"]', 'abc');
    await submit();
    expect(sent('sheet.end')).toBeUndefined();
    await type('[data-award="2"]', '−100');
    expect(textOf(field('[role="dialog"]'))).toContain('−40');
    await submit();
    expect(sent('sheet.end')).toBeUndefined();
    await type('[data-field="reason"]', 'не пришли');
    await submit();
    expect(sent('sheet.end')).toMatchObject({
      how: 'awarded',
      reason: 'не пришли',
      awards: [
        { playerId: 'А', points: 30 },
        { playerId: 'Б', points: 30 },
        { playerId: 'В', points: -100 },
      ],
    });
  });
});

describe('список клуба', () => {
  it('is searched without case and ё; the one in hand goes into the tournament by keys', async () => {
    await show(RosterPane, {});
    expect([...document.querySelectorAll('tbody tr')]).toHaveLength(3);
    await type('input[type="search"]', 'ежов');
    expect([...document.querySelectorAll('tbody tr')]).toHaveLength(1);
    await press('Enter', { ctrlKey: true });
    expect(sent('players.enter')).toMatchObject({ players: [{ surname: 'Ёжов' }], fromRound: 2 });
  });

  it('what the search hides is not removed, though it is marked', async () => {
    await show(RosterPane, {});
    for (const box of document.querySelectorAll<HTMLInputElement>('tbody input')) box.click();
    await settled();
    await type('input[type="search"]', 'ежов');
    await press('Delete', { ctrlKey: true });
    expect(sent('roster.remove')).toEqual({ personIds: ['Ёжов Пётр '] });
  });

  it('two thousand people: the search answers at once', async () => {
    useRoster().people = Array.from({ length: 2000 }, (_, i) => person(`Игрок${i}`, 'Имя'));
    answering({
      'roster.list': () => ({
        people: Array.from({ length: 2000 }, (_, i) => person(`Игрок${i}`, 'Имя')),
        aside: null,
      }),
    });
    await show(RosterPane, {});
    const begun = performance.now();
    await type('input[type="search"]', 'игрок1999');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe('загрузка', () => {
  const table = {
    name: 'клуб.csv',
    encoding: 'windows-1251' as const,
    delimiter: ';' as const,
    rows: [
      { line: 1, cells: ['Фамилия', 'Имя', 'Год'] },
      { line: 2, cells: ['Ежов', 'Пётр', ''] },
      { line: 3, cells: ['Щукин', 'Олег', '1950'] },
      { line: 4, cells: ['Щукин', 'Олег', 'давно'] },
    ],
    broken: [],
  };

  it('the header is recognised; known, new and wrong rows are told before, and only new ones sent', async () => {
    await useRoster().load();
    await show(ImportDialog, { table });
    const told = [...document.querySelectorAll('tbody tr')].map((row) =>
      textOf(row.querySelector('td:last-child')),
    );
    expect(told.slice(0, 2)).toEqual(['уже в списке', 'добавится']);
    expect(told[2]).toContain('год рождения');
    await submit();
    expect(sent('roster.import')).toMatchObject({
      people: [{ surname: 'Щукин', given: 'Олег', year: 1950 }],
    });
  });

  it('columns may be chosen otherwise', async () => {
    await useRoster().load();
    await show(ImportDialog, { table });
    const select = field<HTMLSelectElement>('[data-column="2"]');
    select.selectedIndex = 0;
    select.dispatchEvent(new Event('change'));
    await settled();
    await submit();
    expect(sent('roster.import')).toMatchObject({ people: [{ surname: 'Щукин', year: null }] });
  });
});
