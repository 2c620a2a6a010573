// @vitest-environment happy-dom
/** «Турнир»: the state of every sheet at a glance, and how long corrections are free. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Overview } from '../../shared/ipc/schemas/views.ts';
import TournamentFields from '../../renderer/features/tournament/TournamentFields.vue';
import TournamentSection from '../../renderer/features/tournament/TournamentSection.vue';
import { formOf, newForm, readForm } from '../../renderer/features/tournament/model/form.ts';
import { markOf } from '../../renderer/features/tournament/model/glance.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import type { TableSummary } from '../../renderer/stores/tournament.ts';
import { gameOf, NAMES, PassBackend } from './checking-support.ts';
import { answering, openWindow, overviewOf, press, settled, show, textOf } from './standings-support.ts';

const at = '2020-01-02T15:03:00.000Z';
function game(...tables: Partial<TableSummary>[]): Overview {
  const overview = overviewOf([tables.map(() => ({ seats: NAMES }))], { secretary: 'Черёмухина Е.' });
  const round = overview.rounds[0]!;
  round.tables = round.tables.map((table, i) => ({ ...table, state: 'typing', deals: 14, ...tables[i] }));
  return overview;
}
let warnings = 0;
beforeEach(() => {
  warnings = 0;
});
async function open(overview: Overview): Promise<void> {
  openWindow(overview);
  const backend = new PassBackend();
  answering({
    'warnings.list': () =>
      Array.from({ length: warnings }, (_, i) => ({
        ...{ code: 'thirdRuling' as const, key: String(i), tableId: 'r1t1', dealId: 'd1' },
        ...{ roundNumber: 1, tableNumber: 1, params: { deal: 1, n: 3, slip: 7 } },
      })),
    'sheet.get': () => backend.view(),
    'corrections.list': () => [],
  });
  await show(TournamentSection);
}
const words = (table = 0): string => textOf(document.querySelectorAll('.words')[table]);
const mark = (table = 0): string =>
  document.querySelectorAll('button[data-table] .mark')[table]?.className ?? '';

describe('a sheet at a glance', () => {
  it('says how far it is: typed, foot, second pass, rulings, questions', async () => {
    warnings = 2;
    await open(game({ paper: 'agrees', pass: { confirmed: 5, rejected: 0, open: 9 }, slips: 3 }));
    expect(words()).toBe(
      'вводится , 14 раздач , итог сходится , вторая проверка 5 из 14 , 3 решения , 2 вопроса',
    );
    expect(mark()).toContain('agrees');
  });

  it('says who checked it and when', async () => {
    await open(game({ state: 'checked', mark: { state: 'checked', by: 'Ежов Пётр', at } }));
    expect(words()).toMatch(/^проверен: Ежов Пётр, 02\.01\.2020, \d\d:\d\d , 14 раздач$/u);
    expect(mark()).toContain('checked');
  });

  it('puts what needs a hand before what was said of it', () => {
    const table = game({}).rounds[0]!.tables[0]!;
    const pass = { confirmed: 13, rejected: 1, open: 0 };
    expect(markOf({ ...table, state: 'checked', pass })).toBe('differs');
    expect(markOf({ ...table, state: 'signed', paper: 'differs' })).toBe('differs');
    expect(markOf({ ...table, state: 'signed', paper: 'agrees' })).toBe('signed');
    expect(markOf({ ...table, state: 'closed', paper: 'agrees' })).toBe('agrees');
    expect(markOf({ ...table, state: 'empty' })).toBe('empty');
  });

  it('opens a sheet, its second pass and the corrections by keys alone', async () => {
    await open(game({}, {}));
    await press('ArrowDown');
    expect(document.activeElement?.getAttribute('data-table')).toBe('r1t2');
    await press('k', { code: 'KeyK', ctrlKey: true });
    await settled();
    // The dialogs are read when they are first opened.
    await expect
      .poll(() => textOf(document.querySelector('[role="dialog"] h1')))
      .toContain('Вторая проверка');
    await press('Escape');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(document.activeElement?.getAttribute('data-table')).toBe('r1t2');
    await press('l', { code: 'KeyL', ctrlKey: true });
    await expect.poll(() => textOf(document.querySelector('[role="dialog"] h1'))).toBe('Исправления');
    await press('Escape');
    (document.activeElement as HTMLElement).click();
    await settled();
    expect(useNav().params).toEqual({ tableId: 'r1t2', dealId: null });
  });
});

describe('deadlines of corrections', () => {
  it('are none unless they are set, and then left out of the tournament', () => {
    const read = readForm({ ...newForm('2026-11-28'), name: 'Кубок' });
    expect(read).toMatchObject({ tournament: { name: 'Кубок' } });
    expect('tournament' in read && 'correctionDeadlines' in read.tournament).toBe(false);
  });

  it('are read per kind in whole minutes, and come back as they were', () => {
    const form = { ...newForm('2026-11-28'), name: 'Кубок' };
    form.deadlines.table = { has: true, minutes: ' 15 ' };
    form.deadlines.ruling = { has: true, minutes: '0' };
    const read = readForm(form);
    const deadlines = { typing: null, table: 15, ruling: 0 };
    expect(read).toMatchObject({ tournament: { correctionDeadlines: deadlines } });
    if (!('tournament' in read)) throw new Error('refused');
    expect(readForm(formOf(read.tournament))).toEqual(read);
  });

  it.each(['', '-5', '1,5', 'полчаса', '1000000'])('refuse «%s» at its own field', (minutes) => {
    const form = { ...newForm('2026-11-28'), name: 'Кубок' };
    form.deadlines.typing = { has: true, minutes };
    expect(readForm(form)).toEqual({ problems: [{ path: 'deadlines.typing', code: 'form/deadline' }] });
  });

  it('are chosen in the form, each with a sentence on what it does; a refused one is unfolded', async () => {
    openWindow(gameOf());
    const form = newForm('2026-11-28');
    const wrapper = await show(TournamentFields, {
      form,
      problems: [{ path: 'deadlines.table', code: 'form/deadline' }],
    });
    const details = [...document.querySelectorAll('details')].at(-1)!;
    expect(details.open).toBe(true);
    expect(textOf(details)).toContain('Сроки исправлений');
    for (const about of ['Набрано не то, что на бумаге', 'все согласны исправить', 'сроку обжалования'])
      expect(textOf(details)).toContain(about);
    expect(textOf(details.querySelector('[role="alert"]'))).toContain('целое число минут');
    details.querySelector<HTMLInputElement>('input[name="deadline-typing"][value="true"]')!.click();
    await settled();
    expect(form.deadlines.typing.has).toBe(true);
    expect(wrapper.exists()).toBe(true);
  });
});
