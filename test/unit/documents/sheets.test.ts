/** The sheet, the protocol, the journal. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type { SheetContent } from '../../../main/service/documents/model.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import {
  incidentsModel,
  options,
  playedSheet,
  protocolModel,
  sheetModel,
  slip,
  tournament,
} from '../../fixtures/documents.ts';
import { goldenText, readPdf } from '../../fixtures/documents-read.ts';

/** So many raspasy of three, each corrected once where `struck`. */
function longSheet(deals: number, struck = false): SheetContent {
  return {
    ...playedSheet,
    seats: playedSheet.seats.slice(0, 3),
    removed: [],
    deals: Array.from({ length: deals }, (_, i) => {
      const deal: Deal = { type: 'raspasy', dealer: i % 3, tricks: [4, 3, 3] };
      const wrong: Deal = { type: 'raspasy', dealer: i % 3, tricks: [3, 4, 3] };
      const by = { kind: 'typing' as const, reason: 'взятки', by: 'Ложкина Т.', at: options.printedAt };
      return {
        dealId: `x${i}`,
        number: i + 1,
        deal,
        scored: deal,
        recordedAt: options.printedAt,
        struck: struck ? [{ deal: wrong, ...by }] : [],
        slips: [],
      };
    }),
  };
}

describe('sheet', () => {
  it('four players: A4 landscape, running totals, struck-out values, deals, bottom line to sign', async () => {
    const made = await renderDocument('sheet', sheetModel, options);
    const pdf = await readPdf(made.bytes);
    expect(pdf.sizes).toEqual([[842, 595]]);
    for (const text of [
      'Осенний кубок 2026 Тур 4 Стол 2 28.11.2026 сочинка, пуля до 20',
      '1. Морошкин',
      '2 Р 7♥/= Калачёва М, В 7 · 2 · 1', // struck out, and the right one below
      '2 Р 7♥/−1 Калачёва М, В 6 · 3 · 1',
      '7 В распасы 1 №5 — — М3 Р2 В0 К1',
      '0 29 16 −189 −189', // of Морошкин; a value of the chart stands beside at this height
      'Калачёва 2 5 30 +53 +53',
      'подпись',
    ]) {
      expect(pdf.text).toContain(text);
    }
    // Totals of Морошкин's mountain: 20 for the misère, 3 and 6 on raspasy.
    expect(pdf.text.replace(/\s/gu, '')).toContain('20.23.29');
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/sheet.txt');
  });

  it('three players: A4 portrait', async () => {
    const made = await renderDocument('sheet', { ...sheetModel, sheets: [longSheet(8)] }, options);
    const pdf = await readPdf(made.bytes);
    expect(pdf.sizes).toEqual([[595, 842]]);
    expect(made.pages).toBe(1);
  });

  it.each([
    // Two columns of 16 rows; 24 leave the last eight to the run of the game, 25 send it to another page.
    [24, 1],
    [25, 2],
    [33, 2],
    [61, 2],
  ])('%i deals of three: nothing lost, the rest under a repeated head (%i pages)', async (deals, pages) => {
    const made = await renderDocument(
      'sheet',
      { ...sheetModel, tournament: { ...tournament, target: null }, sheets: [longSheet(deals)] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    expect(made.pages).toBe(pages);
    const numbers = [...pdf.text.matchAll(/(\d+) [МРВ] распасы/gu)].map((match) => Number(match[1]));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: deals }, (_, i) => i + 1));
    for (const page of pdf.pages) {
      const rows = page.some((line) => /\d+ [МРВ] распасы/u.test(line));
      expect(page.join('\n').includes('№ сд. заказ/рез. играет вист взятки')).toBe(rows);
      expect(page[0]).toContain('Осенний кубок 2026');
    }
    expect(pdf.text.match(/Ход игры/gu)).toHaveLength(1);
    expect(pdf.pages.at(-1)?.join('\n')).toContain('Ход игры');
    if (pages === 2) expect(pdf.pages[1]?.join(' ')).toContain('продолжение');
  });

  it('a struck-out row takes a line of its own: 61 corrected deals', async () => {
    const made = await renderDocument(
      'sheet',
      { ...sheetModel, tournament: { ...tournament, target: null }, sheets: [longSheet(61, true)] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    expect([...pdf.text.matchAll(/М4 Р3 В3/gu)]).toHaveLength(61);
    expect([...pdf.text.matchAll(/М3 Р4 В3/gu)]).toHaveLength(61);
  });

  it('all sheets of a round in one file, each in its own orientation', async () => {
    const made = await renderDocument(
      'sheet',
      { ...sheetModel, sheets: [playedSheet, longSheet(5)] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    expect(pdf.sizes).toEqual([
      [842, 595],
      [595, 842],
    ]);
  });
});

describe('protocol', () => {
  it('every deal with what it wrote, corrections with kind and reason, rulings, removed deals', async () => {
    const made = await renderDocument('protocol', protocolModel, options);
    const pdf = await readPdf(made.bytes);
    for (const text of [
      '1 М 17:01 6♠/= Рябинина В 6 · 4 пуля Р 2 · В→Р 8',
      // Remise by one on a seven: 4 to the mountain, consolation 4 from all, whists 4 a trick.
      '2 Р 17:02 7♥/−1 Калачёва М, В 6 · 3 · 1 гора К 4 · М→К 16, Р→К 4, В→К 8',
      '2 Р 17:40 7♥/= Калачёва М, В 7 · 2 · 1',
      'исправлено 17:40 (Ложкина Т.):',
      'опечатка секретаря — на листе',
      '3 В 17:03 мизер/−2 Морошкин — 2 · 8 гора М 20',
      '4 К 17:04 9БК/= Верстов пас — пуля В 8',
      '6 М 17:06 6♦/= Калачёва ½ В — пуля К 2 · В→К 4',
      'решение № 5, выдано',
      'распасы, М4 Р3 В3 К0. Снято 28.11.2026 17:45 (Ложкина Т.): ошибка стола, согласны все — раздача другого стола',
      'Верстов 9 2 Морошкин 0 · Рябинина 8 · Калачёва 12 +175 +175',
    ]) {
      expect(pdf.text).toContain(text);
    }
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/protocol.txt');
  });

  it('61 deals: the header repeated, never alone at the foot', async () => {
    const made = await renderDocument(
      'protocol',
      { ...protocolModel, tournament: { ...tournament, target: null }, sheets: [longSheet(61)] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    expect(made.pages).toBeGreaterThan(1);
    for (const page of pdf.pages) {
      const header = page.findIndex((line) => line.startsWith('№ сд. ввод'));
      if (header >= 0) expect(page[header + 1]).toMatch(/^\d+ [МРВ]/u);
      expect(page.at(-2)).not.toMatch(/^(Итог листа|игрок пуля)/u);
    }
    const numbers = [...pdf.text.matchAll(/^(\d+) [МРВ] \d\d:\d\d распасы/gmu)].map((match) =>
      Number(match[1]),
    );
    expect(numbers).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
  });

  it.each([9, 16, 22, 26, 30])(
    '%i deals stay on one page with the bottom line and the signatures',
    async (deals) => {
      const four = Array.from({ length: deals }, (_, i) => {
        const deal: Deal = { type: 'raspasy', dealer: i % 4, tricks: [4, 3, 2, 1] };
        const at = { dealId: `y${i}`, number: i + 1, recordedAt: options.printedAt, struck: [], slips: [] };
        return { ...at, deal, scored: deal };
      });
      const sheets = [{ ...playedSheet, removed: [], deals: four }];
      const made = await renderDocument(
        'protocol',
        { ...protocolModel, tournament: { ...tournament, target: null }, sheets },
        options,
      );
      const pdf = await readPdf(made.bytes);
      expect(made.pages).toBe(1);
      expect(pdf.text).toMatch(new RegExp(`^${deals} . `, 'mu'));
      expect(pdf.text).toContain('Секретарь Ложкина Т.');
    },
  );

  it('no deal goes alone to the second page where all of them have room on the first', async () => {
    const played = longSheet(33);
    const made = await renderDocument(
      'protocol',
      {
        ...protocolModel,
        tournament: { ...tournament, target: null },
        sheets: [played, longSheet(3), played],
      },
      options,
    );
    const pdf = await readPdf(made.bytes);
    const alone = pdf.pages.filter((lines) => {
      const rows = lines.filter((line) => /^\d+ [МРВ] \d\d:\d\d/u.test(line));
      return rows.length > 0 && rows.length < 3;
    });
    expect(alone).toEqual([]);
  });

  it.each([15, 17, 18, 19, 21, 23])('no heading alone at the foot: %i deals', async (deals) => {
    const made = await renderDocument(
      'protocol',
      { ...protocolModel, tournament: { ...tournament, target: null }, sheets: [longSheet(deals)] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    for (const page of pdf.pages) expect(page.at(-2)).not.toMatch(/^(Итог листа|игрок пуля|№ сд\.)/u);
  });
});

describe('journal of incidents', () => {
  it('every slip with its state, what it wrote, its repeat and its code', async () => {
    const made = await renderDocument('incidents', incidentsModel, options);
    const pdf = await readPdf(made.bytes);
    for (const text of [
      'Журнал инцидентов',
      '2 решения',
      'ФР 3.3.2,',
      'ФР 3.5',
      'Калачёва: висты → Рябинина 30',
      'выдано 17:26',
      '5-4K2-7PM',
      'изменено 17:39, № 7',
      'Судья решает',
      'между',
    ]) {
      expect(pdf.text).toContain(text);
    }
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/incidents.txt');
  });

  it('none at all', async () => {
    const made = await renderDocument('incidents', { ...incidentsModel, slips: [] }, options);
    const pdf = await readPdf(made.bytes);
    expect(pdf.text).toContain('0 решений');
    expect(pdf.text).toContain('Решений нет.');
  });

  it('sixty slips: rows stay whole, the header is repeated', async () => {
    const slips = Array.from({ length: 60 }, (_, i) => ({
      ...slip,
      slip: { ...slip.slip, number: i + 1, code: `${i + 1}-AAA-BBB` },
    }));
    const made = await renderDocument('incidents', { ...incidentsModel, slips }, options);
    const pdf = await readPdf(made.bytes);
    for (const page of pdf.pages) expect(page.join('\n')).toContain('№ когда где нарушитель статья');
    // A row is whole when its first and last line stand on one page.
    for (let n = 1; n <= 60; n++) {
      const page = pdf.pages.find((lines) => lines.some((line) => line.includes(`${n}-AAA-BBB`)));
      expect(page?.some((line) => line.startsWith(`${n} 28.11.2026`))).toBe(true);
    }
  });
});
