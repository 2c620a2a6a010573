/** What the lines say, reckoned by hand. */
import { describe, expect, it } from 'vitest';
import { resolveConvention } from '../../../../shared/domain/conventions.ts';
import { foldDeals } from '../../../../shared/domain/fold.ts';
import type { Deal, SheetRules } from '../../../../shared/domain/types.ts';
import {
  sheetChart,
  sheetRun,
  tournamentChart,
  type RunView,
} from '../../../../shared/drawing/chart/index.ts';
import { translator } from '../../../../shared/locales/index.ts';

const tRu = translator('ru');

const rules: SheetRules = { convention: resolveConvention('sochi', {}), players: 3, target: null };
/** Seat 1 makes an eight, nobody whists; then misère of seat 2 with one trick; then a redeal. */
const deals: Deal[] = [
  { type: 'game', dealer: 0, declarer: 1, level: 8, defence: [] },
  { type: 'misere', dealer: 1, declarer: 2, tricks: 1 },
  { type: 'redeal', dealer: 2 },
];
const source = { folded: foldDeals(rules, deals), names: ['А', 'Б', 'В'], numbers: [1, 2, 3] };

describe('sheet', () => {
  it('the exact result after every deal, zero at the start', () => {
    // Pool 6 of one among three: 10 · (6 − 2) = 40 and twice 10 · (0 − 2) = −20.
    // Mountain 10 of another: −10 · (10 − 10/3) = −200/3 for him, 100/3 for each of the others.
    expect(sheetRun(source).map((results) => results.map(String))).toEqual([
      ['0', '0', '0'],
      ['-20', '40', '-20'],
      ['40/3', '220/3', '-260/3'],
      ['40/3', '220/3', '-260/3'],
    ]);
  });

  it('says end, highest and lowest of every player, in both languages', () => {
    const chart = sheetChart(source, tRu, 1);
    expect(chart.title).toBe('Ход игры: итог каждого после 3 раздач');
    expect(chart.description).toBe(
      'А: итог +13⅓, наибольший +13⅓ (раздача 2), наименьший −20 (раздача 1). ' +
        'Б: итог +73⅓, наибольший +73⅓ (раздача 2), наименьший 0 (до начала). ' +
        'В: итог −86⅔, наибольший 0 (до начала), наименьший −86⅔ (раздача 2).',
    );
    expect(chart.steps).toEqual(['0', '1', '2', '3']);
    expect(chart.series.map((series) => [series.front, series.chosen])).toEqual([
      [true, false],
      [true, true],
      [true, false],
    ]);
    expect(sheetChart(source, translator('en')).description).not.toMatch(/chart\./u);
  });

  it('a ruling between deals is a step without a number', () => {
    const between = sheetChart({ ...source, numbers: [1, null, 2] }, tRu);
    expect(between.steps).toEqual(['0', '1', 'реш.', '2']);
    expect(between.title).toContain('после 2 раздач');
  });
});

describe('tournament', () => {
  const row = (id: string, place: string, results: number[], total: number): RunView['rows'][number] => ({
    playerId: id,
    name: id,
    full: id,
    place,
    rounds: results.map((result) => ({ table: 1, result })),
    tables: 0,
    penalties: 0,
    total,
    firsts: 0,
  });
  const view: RunView = {
    rounds: [1, 2],
    rows: [
      row('А', '1', [50, 10], 60),
      row('Б', '2', [20, 10], 30),
      row('В', '3', [-10, 20], 10),
      row('Г', '4', [-20, 0], -20),
      row('Д', '5', [-40, -40], -100),
    ],
    penalties: [
      { penaltyId: 'p', playerId: 'Д', name: 'Д', points: -20, reason: 'опоздание', round: 1, at: '' },
    ],
  };

  it('names the first three, the last and the chosen one; a penalty counts from its round', () => {
    const chart = tournamentChart(view, tRu, 'Г');
    expect(chart.series.map((series) => series.front)).toEqual([true, true, true, true, true]);
    expect(tournamentChart(view, tRu).series.map((series) => series.front)).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);
    expect(chart.series.map((series) => series.values.map(String))).toEqual([
      ['0', '50', '60'],
      ['0', '20', '30'],
      ['0', '-10', '10'],
      ['0', '-20', '-20'],
      ['0', '-60', '-100'],
    ]);
    expect(chart.steps).toEqual(['старт', 'тур 1', 'тур 2']);
    expect(chart.description).toContain('Д, место 5: −60, −100.');
    expect(chart.title).toBe('Сумма вистов после 2 туров');
  });

  it('ends with the last round that was played; what counts since stands there', () => {
    const rows = view.rows.map((one) => ({ ...one, rounds: [...one.rounds, null, null] }));
    const late = { penaltyId: 'q', playerId: 'А', name: 'А', points: -5, reason: '', round: 3, at: '' };
    rows[0] = { ...rows[0]!, total: 55 };
    const chart = tournamentChart(
      { rounds: [1, 2, 3, 4], rows, penalties: [...view.penalties, late] },
      tRu,
      null,
    );
    expect(chart.steps).toEqual(['старт', 'тур 1', 'тур 2']);
    expect(chart.series[0]?.values.map(String)).toEqual(['0', '50', '55']);
    expect(chart.title).toBe('Сумма вистов после 2 туров');
    const none = rows.map((one) => ({ ...one, rounds: [null, null, null, null] }));
    expect(tournamentChart({ rounds: [1, 2, 3, 4], rows: none, penalties: [] }, tRu).steps).toEqual([
      'старт',
    ]);
  });
});
