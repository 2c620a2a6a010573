// @vitest-environment happy-dom
/** What the program asks about: one line above the entry, answered once, never in the way of typing. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Warning } from '../../shared/ipc/schemas/checking.ts';
import WarningNotes from '../../renderer/features/checking/WarningNotes.vue';
import { useNav } from '../../renderer/stores/nav.ts';
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

const game = overviewOf([[{ seats: NAMES }]]);
const order: Warning = {
  ...{ code: 'dealerOrder', key: '5:6', tableId: 'r1t1', dealId: 'd6', roundNumber: 1, tableNumber: 1 },
  params: { round: 1, table: 1, deal: 6, player: 'Верстов', expected: 'Рябинина' },
};
const twice: Warning = {
  ...{ code: 'sheetTwice', key: 'a:b', tableId: 'r1t2', dealId: 'x1', roundNumber: 1, tableNumber: 2 },
  params: { round: 1, table: 2, deal: 1, n: 9, otherRound: 1, otherTable: 1, otherDeal: 1 },
};
const misere: Warning = {
  ...{ code: 'loneWhisterTen', key: 'd3:4', tableId: 'r1t1', dealId: 'd3', roundNumber: 1, tableNumber: 1 },
  params: { round: 1, table: 1, deal: 3, tricks: 9, level: 0, player: 'Верстов' },
};

let open: Warning[];
let made: Made[];
let refuse: boolean;
beforeEach(() => {
  openWindow(game);
  document.body.innerHTML = '<input id="line">';
  open = [order, twice];
  refuse = false;
  made = answering({
    'warnings.list': () => open,
    'warnings.answer': ({ code, key }) => {
      if (refuse) throw new Error('the disk is full');
      open = open.filter((one) => one.code !== code || one.key !== key);
      return { seq: 2 };
    },
    'file.status': () => ({
      ...{ state: 'open', path: '/a', name: 'a', seq: 2, savedAt: null, failure: null, backups: [] },
    }),
  });
});
const note = (): string => textOf(document.querySelector('.note'));
const line = (): HTMLInputElement => document.querySelector<HTMLInputElement>('#line')!;
const answered = (): unknown[] =>
  made.filter((one) => one.name === 'warnings.answer').map((one) => one.input);

describe('вопросы программы', () => {
  it('asks with the reason, one at a time, and says so politely without taking the focus', async () => {
    line().focus();
    await show(WarningNotes, { tableId: 'r1t1' });
    expect(made[0]).toMatchObject({ name: 'warnings.list', input: { tableId: 'r1t1' } });
    expect(note()).toContain('Раздача 6: сдаёт Верстов, а очередь Рябинина.');
    expect(note()).toContain('Вопрос 1 из 2');
    const live = document.querySelector('[role="status"]');
    expect(live?.getAttribute('aria-live')).toBe('polite');
    expect(textOf(live)).toContain('сдаёт Верстов');
    expect(document.activeElement).toBe(line());
  });

  it('is answered by one key out of the line, and never asked again', async () => {
    line().focus();
    await show(WarningNotes, { tableId: 'r1t1' });
    await press('y', { code: 'KeyY', altKey: true });
    expect(answered()).toEqual([{ code: 'dealerOrder', key: '5:6' }]);
    expect(note()).toContain('Лист введён дважды?');
    expect(document.activeElement).toBe(line());
    useTournament().overview = { ...game, seq: 5 };
    await new Promise((done) => setTimeout(done, 600));
    await settled();
    expect(made.filter((one) => one.name === 'warnings.list')).toHaveLength(2);
    expect(note()).not.toContain('очередь Рябинина');
    expect(note()).not.toContain('из 2');
  });

  it('stays when the answer was not stored', async () => {
    refuse = true;
    await show(WarningNotes, { tableId: 'r1t1' });
    await press('y', { code: 'KeyY', altKey: true });
    expect(note()).toContain('очередь Рябинина');
  });

  it('opens the deal it is about, by key and by button', async () => {
    await show(WarningNotes, { tableId: 'r1t1' });
    await press('o', { code: 'KeyO', altKey: true });
    expect(useNav().params).toEqual({ tableId: 'r1t1', dealId: 'd6' });
  });

  it('asks about a misère in its own words', async () => {
    open = [misere];
    await show(WarningNotes, { tableId: 'r1t1' });
    expect(note()).toContain('Раздача 3: Верстов на мизере берёт 9. На бумаге так?');
  });

  it('lists the questions of all tables, each with its place and its own buttons', async () => {
    await show(WarningNotes, { tableId: null });
    const items = [...document.querySelectorAll('li')].map(textOf);
    expect(items).toHaveLength(2);
    expect(items[1]).toContain('тур 1, стол 2');
    const right = [...document.querySelectorAll('li button')].filter((one) => textOf(one) === 'Так и есть');
    (right[1] as HTMLButtonElement).click();
    await settled();
    expect(answered()).toEqual([{ code: 'sheetTwice', key: 'a:b' }]);
    expect([...document.querySelectorAll('li')].map(textOf)[0]).toContain('очередь Рябинина');
  });

  it('says nothing where nothing is unusual', async () => {
    open = [];
    await show(WarningNotes, { tableId: 'r1t1' });
    expect(note()).toBe('');
  });
});
