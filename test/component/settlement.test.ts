// @vitest-environment happy-dom
/** «Расчёт»: the paper steps of a known table, money, payments, the formula of the Codex, the evening as a whole. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SheetView } from '../../shared/ipc/schemas/views.ts';
import { usePreview } from '../../renderer/features/print/preview.ts';
import { formulaOf } from '../../renderer/features/settlement/formula.ts';
import SettlementSection from '../../renderer/features/settlement/SettlementSection.vue';
import { paymentsRebuild, settleTable } from '../../renderer/features/settlement/tableModel.ts';
import { useNav } from '../../renderer/stores/nav.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  seat,
  show,
  textOf,
  tournament,
} from './standings-support.ts';

const NAMES = ['Верстов', 'Зимородков', 'Брусницын', 'Калачёва'];

/** A finished sheet by its bottom line: pools 20, mountains 14 10 30 11, and the whists of each on each. */
function sheet(
  tableId: string,
  names: string[],
  lines: { pool: number[]; mountain: number[]; whists: number[][] },
) {
  const deal = { type: 'adjust' as const, reason: 'итоги листа', ...lines };
  const view: SheetView = {
    tableId,
    roundNumber: 1,
    tableNumber: tableId === 'r1t1' ? 1 : 2,
    seats: names.map(seat),
    deals: [
      {
        dealId: 'd1',
        number: null,
        entrySeq: 1,
        deal,
        scored: deal,
        recordedAt: '2026-11-28T14:00:00.000Z',
        struck: [],
        slips: [],
      },
    ],
    removed: [],
    state: 'closed',
    paper: null,
    verdicts: [],
    mark: null,
    draft: '',
    seq: 1,
    history: { undo: null, redo: null },
  };
  return view;
}
const four = sheet('r1t1', NAMES, {
  pool: [20, 20, 20, 20],
  mountain: [14, 10, 30, 11],
  whists: [
    [0, 50, 2, 18],
    [26, 0, 6, 28],
    [30, 8, 0, 52],
    [0, 78, 70, 0],
  ],
});
/** The worked remainder: one raspasy 4-3-3 without amnesty leaves −20/3 and +10/3 twice. Pools stay open. */
const three = sheet('r1t2', ['А', 'Б', 'В'], {
  pool: [0, 0, 0],
  mountain: [4, 3, 3],
  whists: [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ],
});

beforeEach(() => {
  openWindow(
    overviewOf([
      [{ seats: NAMES, result: ['73/2', '-27/2', '-251/2', '205/2'] }, { seats: ['А', 'Б', 'В'] }],
    ]),
  );
  answering({ 'sheet.get': ({ tableId }) => (tableId === 'r1t1' ? four : three) });
});
const stepRows = (step: number): string[] =>
  [...document.querySelectorAll(`.steps section:nth-child(${step}) tbody tr`)].map(textOf);

describe('расчёт стола', () => {
  it('goes the way of the paper with the arithmetic of every step', async () => {
    await show(SettlementSection);
    expect(stepRows(1)).toEqual([
      'Пуля 20 20 20 20 равны, в расчёте не участвуют',
      'Гора 14 10 30 11 наименьшая 10',
      'Минус наименьшая 4 0 20 1 гора − 10',
      'В вистах 10 0 50 2½ × 10 : 4, пишет каждый из 3',
    ]);
    expect(stepRows(2)[0]).toBe('Верстов 50 + 0 = 50 2 + 50 = 52 18 + 2½ = 20½');
    expect(stepRows(2)[3]).toBe('Калачёва 0 + 10 = 10 78 + 0 = 78 70 + 50 = 120');
    expect(stepRows(3)[0]).toBe('Верстов 50 − 36 = +14 52 − 40 = +12 20½ − 10 = +10½ +36½');
    expect(stepRows(3)[2]).toBe('Брусницын 40 − 52 = −12 8 − 56 = −48 54½ − 120 = −65½ −125½');
    expect(stepRows(4)).toEqual([
      'Вниз до целого +36 −14 −126 +102 −2',
      'Недостающие 2 +1 +1 0 0 +2',
      'В таблицу +37 −13 −126 +102 0',
    ]);
    expect(textOf(document.querySelector('.steps .note'))).toContain(
      'первые по порядку мест: Верстов, Зимородков',
    );
  });

  it('gives money of the exact results and payments that rebuild the balances', async () => {
    await show(SettlementSection);
    const money = [...document.querySelectorAll('table.money tr')].map(textOf);
    expect(money).toEqual([
      'Верстов +36½ × 0,50 +18,25 ₽',
      'Зимородков −13½ × 0,50 −6,75 ₽',
      'Брусницын −125½ × 0,50 −62,75 ₽',
      'Калачёва +102½ × 0,50 +51,25 ₽',
      'Сумма 0,00 ₽',
    ]);
    const payments = [...document.querySelectorAll('.payments li')].map(textOf);
    expect(payments).toEqual([
      'Брусницын → платит: Калачёва 51,25 ₽',
      'Брусницын → платит: Верстов 11,50 ₽',
      'Зимородков → платит: Верстов 6,75 ₽',
    ]);
    expect(textOf(document.querySelector('aside'))).toContain(
      '✓ Платежи на 69,50 ₽ дают ровно те же балансы.',
    );
  });

  it('does not call payments right that leave a kopeck', () => {
    expect(paymentsRebuild([5, -5], [{ from: 1, to: 0, amount: 5 }])).toBe(true);
    expect(paymentsRebuild([5, -5], [{ from: 1, to: 0, amount: 4 }])).toBe(false);
    expect(paymentsRebuild([5, -5], [{ from: 0, to: 1, amount: 5 }])).toBe(false);
  });

  it('answers «почему» pair by pair and by the formula 4.2.14', async () => {
    await show(SettlementSection);
    const why = () => textOf(document.querySelector('aside .remark[aria-live]'));
    expect(why()).toContain('Верстов: почему +36½?');
    expect(why()).toContain('Зимородков +14: 50 − 36; за гору вошли 10.');
    expect(why()).toContain('Калачёва +10½: 20½ − 10; за гору вошли 2½ и 10.');
    expect(why()).toContain('4.2.14: 10·(20 − 20) − 10·(14 − 16¼) + 14 = 36½. Сходится.');
    await press('ArrowDown');
    expect(why()).toContain('Зимородков: почему −13½?');
    await press('?');
    expect(document.querySelector('aside .remark[aria-live]')).toBeNull();
  });

  it('computes the formula by its own way', () => {
    const settlement = settleTable(four, tournament);
    const results = NAMES.map((_, at) => formulaOf(settlement.totals, settlement.rules, at));
    expect(results.map((one) => one.fromPoints.plus(one.fromWhists).toString())).toEqual([
      '73/2',
      '-27/2',
      '-251/2',
      '205/2',
    ]);
  });

  it('keeps thirds exact, rounds to 0 and says that the pulka is not closed', async () => {
    await show(SettlementSection);
    await press('ArrowRight');
    expect(textOf(document.querySelector('h1'))).toBe('Расчёт: тур 1, стол 2');
    expect(stepRows(3).map((row) => row.split(' ').at(-1))).toEqual(['−6⅔', '+3⅓', '+3⅓']);
    expect(stepRows(4).at(-1)).toBe('В таблицу −6 +3 +3 0');
    expect(textOf(document.querySelector('aside'))).toContain('Пулька не закрыта');
  });

  it('turns unequal pools into mountain first (leningrad: 20 whists a point)', () => {
    const uneven = sheet('x', ['А', 'Б', 'В'], {
      pool: [10, 4, 4],
      mountain: [0, 6, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    const { steps } = settleTable(uneven, { ...tournament, convention: 'leningrad', stakeKopecks: null });
    expect(steps.reduced).toEqual([-20, -2, -8]);
    expect(steps.exact.map(String)).toEqual(['100', '-80', '-20']);
  });

  it('prints the settlement of the table in hand, and without money shows none', async () => {
    openWindow(overviewOf([[{ seats: NAMES }]], { stakeKopecks: null }));
    await show(SettlementSection);
    expect(textOf(document.querySelector('aside'))).toContain('без денег');
    expect(document.querySelector('table.money')).toBeNull();
    await press('p', { code: 'KeyP', ctrlKey: true });
    expect(useNav().section).toBe('print');
    expect(usePreview().wanted).toEqual({ document: 'settlement', key: 'r1t1' });
  });
});
