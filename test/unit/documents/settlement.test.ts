import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type { RenderOptions, SettlementModel, SheetContent } from '../../../main/service/documents/model.ts';
import type { AdjustDeal } from '../../../shared/domain/types.ts';
import { options, settledSheet, settlementModel, tournament } from '../../fixtures/documents.ts';
import { goldenText, readPdf } from '../../fixtures/documents-read.ts';

const print = async (model: SettlementModel, more: Partial<RenderOptions> = {}) => {
  const made = await renderDocument('settlement', model, { ...options, ...more });
  return { made, pdf: await readPdf(made.bytes) };
};

/** A sheet of the given totals. */
function sheetOf(seats: number, totals: Pick<AdjustDeal, 'pool' | 'mountain' | 'whists'>): SheetContent {
  const deal: AdjustDeal = { type: 'adjust', reason: 'итог', ...totals };
  const [row] = settledSheet.deals;
  if (row === undefined) throw new Error('the fixture has a row');
  return {
    ...settledSheet,
    seats: settledSheet.seats.slice(0, seats),
    deals: [{ ...row, deal, scored: deal }],
  };
}

describe('settlement', () => {
  it('the four steps of the mock-up, number by number', async () => {
    const { made, pdf } = await print(settlementModel);
    expect(made.pages).toBe(1);
    for (const text of [
      'Расчёт: тур 3, стол 2',
      'вист 0,50 ₽',
      'Пуля 20 20 20 20 равны, в расчёте не участвуют',
      'Гора 14 10 30 11',
      'Минус наименьшая 4 0 20 1 наименьшая 10',
      'В вистах 10 0 50 2½ × 10 : 4, пишет каждый из трёх',
      'Верстов 50 + 0 = 50 2 + 50 = 52 18 + 2½ = 20½',
      'Зимородков 26 + 10 = 36 6 + 50 = 56 28 + 2½ = 30½',
      'Брусницын 30 + 10 = 40 8 + 0 = 8 52 + 2½ = 54½',
      'Калачёва 0 + 10 = 10 78 + 0 = 78 70 + 50 = 120',
      'Верстов 50 − 36 = +14 52 − 40 = +12 20½ − 10 = +10½ +36½',
      'Зимородков 36 − 50 = −14 56 − 8 = +48 30½ − 78 = −47½ −13½',
      'Брусницын 40 − 52 = −12 8 − 56 = −48 54½ − 120 = −65½ −125½',
      'Калачёва 10 − 20½ = −10½ 78 − 30½ = +47½ 120 − 54½ = +65½ +102½',
      'Вниз до целого +36 −14 −126 +102 −2',
      'Недостающие 2 +1 +1 0 0 +2',
      'В таблицу +37 −13 −126 +102 0',
      'Проверка по формуле Кодекса, 4.2.14: сходится, сумма 0.',
      '+36½ × 0,50 ₽ +18,25 ₽',
      '+102½ × 0,50 ₽ +51,25 ₽',
      '3 платежа, 69,50 ₽: балансы те же.',
    ]) {
      expect(pdf.text).toContain(text);
    }
    for (const payment of [
      'Брусницын → Калачёва 51,25 ₽',
      'Брусницын → Верстов 11,50 ₽',
      'Зимородков → Верстов 6,75 ₽',
    ]) {
      expect(pdf.text).toContain(payment);
    }
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/settlement.txt');
  });

  it('unequal pools: the pool is taken off the mountain first, thirds stay exact', async () => {
    // R = 10·(P − mean P) − 10·(M − mean M): pools 10, 4, 0 and mountains 1, 0, 2 → 160/3, 10/3, −170/3.
    const sheet = sheetOf(3, {
      pool: [10, 4, 0],
      mountain: [1, 0, 2],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    const { pdf } = await print({
      ...settlementModel,
      tournament: { ...tournament, stakeKopecks: null },
      sheets: [sheet],
    });
    for (const text of [
      'Гора без пули −9 −4 2 гора − пуля',
      'Минус наименьшая 0 5 11 наименьшая −9',
      'В вистах 0 16⅔ 36⅔ × 10 : 3, пишет каждый из двух',
      '+53⅓',
      '+3⅓',
      '−56⅔',
      // Fractions of 53⅓, 3⅓, −56⅔ over their floors are all ⅓: the missing unit goes to the first seat.
      'В таблицу +54 +3 −57 0',
      'сходится',
    ]) {
      expect(pdf.text).toContain(text);
    }
    expect(pdf.text).not.toContain('Кто кому платит');
  });

  it('leningrad counts the pool twice', async () => {
    const sheet = sheetOf(3, {
      pool: [10, 4, 1],
      mountain: [20, 0, 4],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    const { pdf } = await print({
      ...settlementModel,
      tournament: { ...tournament, convention: 'leningrad' },
      sheets: [sheet],
    });
    expect(pdf.text).toContain('Гора без пули 0 −8 2 гора − 2 × пуля');
  });

  it('all even: nobody pays', async () => {
    const sheet = sheetOf(3, {
      pool: [0, 0, 0],
      mountain: [0, 0, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
    const { pdf } = await print({ ...settlementModel, sheets: [sheet] });
    expect(pdf.text).toContain('Платить некому: все балансы 0.');
  });

  it('the whole tournament: exact results of all tables together, payments, signatures', async () => {
    // Twice the same table: exact sums are doubled, and so is the money.
    const { made, pdf } = await print({
      ...settlementModel,
      scope: 'tournament',
      sheets: [settledSheet, { ...settledSheet, roundNumber: 4 }],
    });
    expect(made.pages).toBe(3);
    const last = pdf.pages[2]?.join('\n') ?? '';
    for (const text of [
      'Расчёт турнира',
      'Верстов Глеб Андреевич +73 × 0,50 ₽ +36,50 ₽',
      '−251 × 0,50 ₽ −125,50 ₽',
      'Брусницын → Калачёва 102,50 ₽',
      'подпись',
    ]) {
      expect(last).toContain(text);
    }
    expect(made.title).toBe('Осенний кубок 2026: Расчёт');
  });

  it('a stake of half a kopeck is written as such', async () => {
    const { pdf } = await print({ ...settlementModel, tournament: { ...tournament, stakeKopecks: '1/2' } });
    expect(pdf.text).toContain('вист ½ коп.');
  });

  it('English', async () => {
    const { pdf } = await print(settlementModel, { locale: 'en' });
    expect(pdf.text).toContain('× 10 : 4, each of three writes it');
    expect(pdf.text).toContain('3 payments, 69,50 ₽: the same balances.');
    expect(pdf.text).not.toContain('document.');
  });
});
