// @vitest-environment happy-dom
/** «Таблица»: rounds and rows by keys, penalties, what changed since the print, the run of the scores. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { StandingsView } from '../../shared/ipc/schemas/views.ts';
import { usePreview } from '../../renderer/features/print/preview.ts';
import { parsePoints } from '../../renderer/features/standings/penalty.ts';
import { runningScores } from '../../shared/drawing/chart/index.ts';
import { gridSteps, spread } from '../../shared/drawing/chart/scale.ts';
import StandingsSection from '../../renderer/features/standings/StandingsSection.vue';
import { useNav } from '../../renderer/stores/nav.ts';
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

const cell = (table: number, result: number) => ({ table, result });

/** Two rounds of one table of three; a penalty of −20 in round 2. Tables give 0 in every round. */
function view(afterRound: number | null): StandingsView {
  const first = afterRound === 1;
  const row = (
    playerId: string,
    place: string,
    results: [number, number],
    penalties: number,
    printed: { place: string; total: number } | null,
  ) => {
    const tables = first ? results[0] : results[0] + results[1];
    return {
      playerId,
      name: playerId,
      full: `${playerId} Нина`,
      place,
      rounds: first ? [cell(1, results[0])] : [cell(1, results[0]), cell(1, results[1])],
      tables,
      penalties: first ? 0 : penalties,
      total: tables + (first ? 0 : penalties),
      firsts: 1,
      printed: first ? null : printed,
    };
  };
  return {
    afterRound,
    rounds: first ? [1] : [1, 2],
    rows: [
      row('Верстов', '1', [22, 194], 0, null),
      row('Рябинина', '2', [59, -20], 0, { place: '3', total: 30 }),
      row('Тальников', '3', [-81, -174], -20, { place: '3', total: -255 }),
    ],
    sums: { rounds: first ? [0] : [0, 0], tables: 0, penalties: first ? 0 : -20, total: first ? 0 : -20 },
    penalties: [
      {
        penaltyId: 'p1',
        playerId: 'Тальников',
        name: 'Тальников',
        points: -20,
        reason: 'опоздание',
        round: 2,
        at: '2026-11-28T14:05:00.000Z',
      },
    ],
    unfinished: [],
    printedAt: first ? null : '2026-11-28T13:42:00.000Z',
    revision: 1,
    seq: 1,
  };
}
const game = overviewOf([
  [{ seats: ['Верстов', 'Рябинина', 'Тальников'] }],
  [{ seats: ['Верстов', 'Рябинина', 'Тальников'] }],
]);

let made: Made[];
beforeEach(() => {
  openWindow(game);
  made = answering({
    'standings.get': ({ afterRound }) => view(afterRound),
    'penalties.record': () => ({ seq: 2, penaltyId: 'p2' }),
  });
});
const selectedRow = (): string => textOf(document.querySelector('tr[aria-selected="true"] th'));
const lastAsked = (): unknown => made.findLast((one) => one.name === 'standings.get')?.input;

describe('таблица', () => {
  it('shows places, signed results with tables, penalties apart, and that the tables give 0', async () => {
    await show(StandingsSection);
    const rows = [...document.querySelectorAll('table.standings tbody tr')].map(textOf);
    expect(rows[0]).toMatch(/^1 Верстов Нина \+22 стол 1 \+194 стол 1 \+216 \+216 1$/u);
    expect(rows[2]).toMatch(/−81.*−174.*−255 −20 −275/u);
    expect(textOf(document.querySelector('tfoot'))).toBe('Сумма 0 0 0 −20 −20 ✓ столы дают 0');
  });

  it('says that the tables do not give 0 when one round does not', async () => {
    const broken = view(null);
    broken.sums.rounds = [0, 4];
    answering({ 'standings.get': () => broken });
    await show(StandingsSection);
    expect(textOf(document.querySelector('tfoot'))).toContain('≠ столы не дают 0');
  });

  it('marks what differs from the print, with a word', async () => {
    await show(StandingsSection);
    const rows = [...document.querySelectorAll('table.standings tbody tr')].map(textOf);
    expect(rows[1]).toContain('было +30, было место 3');
    expect(rows[2]).toContain('было −255');
    expect(rows[2]).not.toContain('было место');
    expect(textOf(document.querySelector('header'))).toContain('изменились 2 строки');
  });

  it('moves over rounds by ← → and over rows by ↑ ↓, and stops at the ends', async () => {
    await show(StandingsSection);
    expect(lastAsked()).toEqual({ afterRound: null });
    await press('ArrowRight');
    expect(lastAsked()).toEqual({ afterRound: null });
    await press('ArrowLeft');
    expect(lastAsked()).toEqual({ afterRound: 2 });
    await press('ArrowLeft');
    expect(lastAsked()).toEqual({ afterRound: 1 });
    expect(document.querySelectorAll('table.standings thead tr > *')).toHaveLength(8);
    await press('ArrowUp');
    expect(selectedRow()).toBe('Верстов Нина');
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(selectedRow()).toBe('Тальников Нина');
  });

  it('explains a total by its tables and penalties', async () => {
    await show(StandingsSection);
    await press('ArrowDown');
    await press('ArrowDown');
    await press('?');
    const why = textOf(document.querySelector('aside .remark'));
    expect(why).toContain('Тальников: почему −275?');
    expect(why).toContain('штраф, тур 2: опоздание −20');
    expect(why).toContain('−81 −174 −20 = −275');
    await press('?');
    expect(document.querySelector('aside .remark')).toBeNull();
  });

  it('opens the sheet of the last round shown, and the preview of this round’s standings', async () => {
    await show(StandingsSection);
    await press('ArrowLeft');
    await press('ArrowLeft');
    document.querySelector<HTMLElement>('tr[aria-selected="true"]')?.focus();
    await press('Enter');
    expect(useNav().section).toBe('entry');
    expect(useNav().params).toEqual({ tableId: 'r1t1' });
    await press('p', { code: 'KeyP', ctrlKey: true });
    expect(useNav().section).toBe('print');
    expect(usePreview().wanted).toEqual({ document: 'standings', key: '1' });
  });

  it('finds a player by any letters of the name, ё and case aside', async () => {
    await show(StandingsSection);
    const search = document.querySelector<HTMLInputElement>('input[type="search"]')!;
    search.value = 'ТАЛЬ';
    search.dispatchEvent(new Event('input'));
    await settled();
    expect(selectedRow()).toBe('Тальников Нина');
    expect(textOf(document.querySelector('header'))).toContain('1 совпадение');
  });
});

describe('штраф', () => {
  async function fill(points: string, reason: string): Promise<HTMLFormElement> {
    await press('-');
    const form = document.querySelector<HTMLFormElement>('[role="dialog"] form')!;
    const [pointsInput, reasonInput] = [...form.querySelectorAll<HTMLInputElement>('input.input')];
    pointsInput!.value = points;
    pointsInput!.dispatchEvent(new Event('input'));
    reasonInput!.value = reason;
    reasonInput!.dispatchEvent(new Event('input'));
    await settled();
    return form;
  }

  it('shows the effect before it is recorded, and records it once for two presses', async () => {
    await show(StandingsSection);
    await press('ArrowDown');
    const form = await fill('20', 'опоздание');
    expect(textOf(form)).toContain('Рябинина: +39 → +19');
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await settled();
    const recorded = made.filter((one) => one.name === 'penalties.record');
    expect(recorded).toHaveLength(1);
    expect(recorded[0]?.input).toEqual({
      playerId: 'Рябинина',
      roundId: 'r2',
      points: -20,
      reason: 'опоздание',
    });
    expect(recorded[0]?.commandId).toMatch(/^.{8,}$/u);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('refuses a sign, a fraction and an empty reason where they stand, keeping what was typed', async () => {
    await show(StandingsSection);
    const form = await fill('-20', '');
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    await settled();
    expect(made.some((one) => one.name === 'penalties.record')).toBe(false);
    const invalid = form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
    expect([...invalid].map((input) => input.value)).toEqual(['-20', '']);
  });

  it.each([
    ['20', 20],
    [' 1 000 ', 1000],
    ['0', null],
    ['-20', null],
    ['−20', null],
    ['2,5', null],
    ['', null],
    ['abc', null],
  ])('reads «%s» as %s', (text, points) => expect(parsePoints(text)).toBe(points));
});

describe('ход турнира', () => {
  it('adds penalties from their round and ends at the total', () => {
    const scores = runningScores(view(null));
    expect(scores.map((one) => one.points)).toEqual([
      [0, 22, 216],
      [0, 59, 39],
      [0, -81, -275],
    ]);
  });

  it('takes a penalty of the whole tournament in at the end', () => {
    const standings = view(null);
    standings.penalties[0]!.round = null;
    expect(runningScores(standings)[2]?.points).toEqual([0, -81, -275]);
  });

  it('draws round numbers on the axis and keeps labels apart in their order', () => {
    expect(gridSteps(-275, 216, 5)).toEqual([-200, -100, 0, 100, 200]);
    expect(gridSteps(0, 0, 5)).toEqual([0]);
    const placed = spread([100, 101, 20, 280], 15, 16, 292);
    expect(placed).toEqual([100, 115, 20, 280]);
    expect(spread([290, 291], 15, 16, 292)).toEqual([277, 292]);
  });

  it('has a name, a description and a table in its place, and selects a player by keyboard', async () => {
    await show(StandingsSection);
    const svg = document.querySelector('figure svg')!;
    expect(svg.getAttribute('role')).toBe('img');
    const described = document.getElementById(svg.getAttribute('aria-describedby') ?? '');
    expect(textOf(described)).toContain('Тальников, место 3: −81, −275.');
    const select = document.querySelector<HTMLSelectElement>('figure select')!;
    select.value = 'Тальников';
    select.dispatchEvent(new Event('change'));
    await settled();
    expect(selectedRow()).toBe('Тальников Нина');
    document.querySelector<HTMLButtonElement>('figure button')!.click();
    await settled();
    const rows = [...document.querySelectorAll('figure tbody tr')].map(textOf);
    expect(rows).toEqual(['Верстов +22 +216', 'Рябинина +59 +39', 'Тальников −81 −275']);
  });
});
