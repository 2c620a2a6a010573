import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type { RenderOptions, StandingsModel } from '../../../main/service/documents/model.ts';
import { options, standingsModel } from '../../fixtures/documents.ts';
import { longStandings } from '../../fixtures/documents-hostile.ts';
import { goldenText, readPdf } from '../../fixtures/documents-read.ts';

const print = async (model: StandingsModel, more: Partial<RenderOptions> = {}) => {
  const made = await renderDocument('standings', model, { ...options, ...more });
  return { made, pdf: await readPdf(made.bytes) };
};

describe('standings', () => {
  it('places, shared places, whists per round with the table, penalties apart', async () => {
    const { made, pdf } = await print(standingsModel);
    expect(made.pages).toBe(1);
    for (const text of [
      'Таблица после тура 3',
      '1 Верстов Глеб Андреевич +22 2 +194 3 +37 2 +253 +253 1',
      '4–5 Лещинская Дарья Игоревна +49 3 +87 1 −32 3 +104 +104 1',
      '4–5 Сухоруких Антон Петрович +179 3 −7 2 −68 3 +104 +104 1',
      '10 Ёжиков-Щукин Ярослав Всеволодович −177 1 +32 3 −88 3 −233 −233',
      '12 Тальников Егор Романович −121 3 −174 2 −85 1 −380 −20 −400',
      'Сумма 0 0 0 0 −20 −20',
      'Проверка: столы дают 0, штрафы −20, всего −20. Сходится.',
      'тур 2, 17:05 Тальников −20 опоздание, п. 7 положения',
      'стр. 1 из 1',
      'K7M-2QX',
    ]) {
      expect(pdf.text).toContain(text);
    }
    await expect(goldenText(pdf)).toMatchFileSnapshot('../../golden/standings.txt');
  });

  it('a sum that is not 0 is shouted', async () => {
    const { standings } = standingsModel;
    const { pdf } = await print({
      ...standingsModel,
      standings: { ...standings, sums: { ...standings.sums, rounds: [0, 3, 0], tables: 3, total: -17 } },
    });
    expect(pdf.text).toContain('столы дают +3, штрафы −20, всего −17. НЕ СХОДИТСЯ');
    expect(pdf.text).not.toContain('. Сходится');
  });

  it('unfinished sheets are named', async () => {
    const { standings } = standingsModel;
    const unfinished = [
      { round: 3, table: 1 },
      { round: 3, table: 2 },
    ];
    const { pdf } = await print({
      ...standingsModel,
      standings: { ...standings, afterRound: null, unfinished },
    });
    expect(pdf.text).toContain('Не окончены 2 листа: тур 3, стол 1; тур 3, стол 2');
    expect(pdf.pages[0]?.[0]).toBe('Таблица');
  });

  it('61 players: the header is repeated, never alone, nobody is lost', async () => {
    const { made, pdf } = await print(longStandings(61, 4));
    expect(made.pages).toBeGreaterThan(1);
    const withRows = pdf.pages.filter((page) => page.some((line) => /^\d+ (?:Игрок|Ёжиков)/u.test(line)));
    // The chart at the end may need a page of its own.
    expect(withRows.length).toBeGreaterThanOrEqual(made.pages - 1);
    for (const [i, page] of withRows.entries()) {
      const header = page.findIndex((line) => line.startsWith('место игрок тур 1'));
      expect(header).toBeGreaterThanOrEqual(0);
      expect(page[header + 1]).toMatch(/^(\d+ |Сумма )/u);
      expect(page.at(-1)).toContain(`стр. ${i + 1} из ${made.pages}`);
    }
    const places = [...pdf.text.matchAll(/^(\d+) (?:Игрок|Ёжиков)/gmu)].map((match) => Number(match[1]));
    expect(places).toEqual(Array.from({ length: 61 }, (_, i) => i + 1));
  });

  it.each([27, 29, 30, 31, 32, 33])('no heading and no sum stands alone: %i players', async (players) => {
    const model = longStandings(players, 3);
    const { pdf } = await print({
      ...model,
      standings: { ...model.standings, penalties: standingsModel.standings.penalties },
    });
    for (const page of pdf.pages) {
      const content = page.slice(0, -1);
      expect(content.at(-1)).not.toMatch(/^(Штрафы|когда игрок|место игрок)/u);
    }
  });

  it('15 rounds fit the width', async () => {
    const { made, pdf } = await print(longStandings(16, 15));
    expect(pdf.sizes[0]).toEqual([842, 595]);
    // The table and the signatures on the first page, the chart on the second.
    expect(made.pages).toBe(2);
    expect(pdf.pages[0]?.join('\n')).toContain('Секретарь');
    expect(pdf.pages[1]?.join('\n')).toContain('Ход турнира');
    expect(pdf.text).toContain(`1 Игрок1 Имя Отчество ${'+10 1 '.repeat(15)}+150 +150`);
  });

  it('the run of the tournament: the first three and the last are named, every round stands under the axis', async () => {
    const { pdf } = await print(standingsModel);
    const lines = pdf.pages[0] ?? [];
    const chart = lines.slice(lines.findIndex((line) => line.startsWith('Ход турнира, висты со штрафами')));
    for (const name of ['Верстов', 'Рябинина', 'Полынин', 'Тальников']) {
      expect(
        chart.filter((line) => line.includes(name)),
        name,
      ).toHaveLength(1);
    }
    expect(chart.join(' ')).not.toContain('Морошкин');
    expect(chart.join(' ')).toContain('старт тур 1 тур 2 тур 3');
  });

  it('before the first round there is no chart', async () => {
    const { standings } = standingsModel;
    const { pdf } = await print({
      ...standingsModel,
      standings: {
        ...standings,
        rounds: [],
        rows: standings.rows.map((row) => ({ ...row, rounds: [] })),
        sums: { ...standings.sums, rounds: [] },
      },
    });
    expect(pdf.text).not.toContain('Ход турнира');
  });

  it('with rounds drawn and no table counted there is no chart', async () => {
    const { standings } = standingsModel;
    const rows = standings.rows.map((row) => ({ ...row, rounds: standings.rounds.map(() => null) }));
    const { pdf } = await print({ ...standingsModel, standings: { ...standings, rows } });
    expect(pdf.text).not.toContain('Ход турнира');
  });

  it('English', async () => {
    const { pdf } = await print(standingsModel, { locale: 'en' });
    expect(pdf.text).toContain('Standings after round 3');
    expect(pdf.text).toContain('Check: tables 0, penalties −20, total −20. Agrees.');
    expect(pdf.text).not.toContain('document.');
  });
});
