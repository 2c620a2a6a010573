/** The seating for the wall and the sheets for the tables: read back from the PDF. */
import { describe, expect, it } from 'vitest';
import { renderDocument } from '../../../main/service/documents/index.ts';
import type { BlankSheetsModel, SeatContent, SeatingModel } from '../../../main/service/documents/model.ts';
import { options, seats, tournament } from '../../fixtures/documents.ts';
import { wallNames, withInitials } from '../../../main/service/documents/wall-names.ts';
import { readPdf } from '../../fixtures/documents-read.ts';

const NAMES = ['Абрамов', 'Ёжиков-Щукин', 'Ершов', 'Жуков', 'Яковлев', 'Ильин', 'Щукин', 'Эрн'];
const seat = (full: string, i: number): SeatContent => ({ playerId: `p${i}`, name: full, full });
const people = NAMES.map(seat);
const draw = { method: 'noRepeats', seed: 'K7QF-3MX2' } as const;
const model: SeatingModel = {
  kind: 'seating',
  tournament,
  rounds: [
    {
      number: 3,
      tables: [
        { number: 1, seats: people.slice(4, 8).toReversed() },
        { number: 2, seats: people.slice(0, 3) },
      ],
      sitOuts: people.slice(3, 4),
      draw: { ...draw, byHand: true, together: 5 },
    },
  ],
};
const spaced = (text: string): string => text.replace(/\s+/gu, ' ');

describe('the seating', () => {
  it('stands by table with every seat, names who sits out, and says how it was drawn and that it was changed', async () => {
    const pdf = await readPdf((await renderDocument('seating', model, options)).bytes);
    const [first = []] = pdf.pages;
    const text = spaced(first.join(' '));
    expect(pdf.title).toContain('Рассадка: тур 3');
    for (const part of ['2 стола', '7 игроков', '1 Эрн', '2 Щукин', '4 Яковлев', '1 Абрамов', '3 Ершов'])
      expect(text, part).toContain(part);
    expect(text).toContain('Отдыхает: Жуков');
    expect(text).toContain(
      'Жеребьёвка: без повторных встреч, начальное число K7QF-3MX2, вместе 5 туров, затем изменено судьёй.',
    );
  });

  it('says of a round without a draw that the list was followed, and what was moved since', async () => {
    const textOf = async (byHand: boolean): Promise<string> => {
      const [first] = model.rounds;
      if (first === undefined) throw new Error('no round');
      const list = { method: 'list' as const, seed: '', ...(byHand ? { byHand: true as const } : {}) };
      const made = await renderDocument('seating', { ...model, rounds: [{ ...first, draw: list }] }, options);
      return spaced((await readPdf(made.bytes)).text);
    };
    expect(await textOf(false)).toContain('Рассадка: по списку.');
    expect(await textOf(true)).toContain('Рассадка: по списку, затем изменено судьёй.');
  });

  it('stands by player in the order of the alphabet, Ё behind Е; who sits out has a dash', async () => {
    const pdf = await readPdf((await renderDocument('seating', model, options)).bytes);
    const lines = (pdf.pages[1] ?? []).join('\n');
    // Two columns are read down: Абрамов … Жуков, then Ильин … Яковлев.
    const order = ['Абрамов', 'Ершов', 'Ёжиков-Щукин', 'Жуков', 'Ильин', 'Щукин', 'Эрн', 'Яковлев'];
    const places = [
      ...['стол 2, место 1', 'стол 2, место 3', 'стол 2, место 2', '—'],
      ...['стол 1, место 3', 'стол 1, место 2', 'стол 1, место 1', 'стол 1, место 4'],
    ];
    for (let row = 0; row < 4; row++)
      expect(lines).toContain(`${order[row]} ${places[row]} ${order[row + 4]} ${places[row + 4]}`);
  });

  it('of 200 players has everybody twice, no row cut, and the alphabet goes on over the pages', async () => {
    const many = Array.from({ length: 200 }, (_, i) =>
      seat(`Игрок${String(i + 1).padStart(3, '0')} Имя Отчество`, i),
    );
    const tables = Array.from({ length: 50 }, (_, i) => ({
      number: i + 1,
      seats: many.slice(4 * i, 4 * i + 4),
    }));
    const made = await renderDocument(
      'seating',
      { ...model, rounds: [{ number: 1, tables, sitOuts: [], draw }] },
      options,
    );
    const pdf = await readPdf(made.bytes);
    for (const { full } of many) expect(pdf.text.split(full.slice(0, 8)).length - 1, full).toBe(2);
    // A table is on one page as a whole.
    for (const { number, seats: four } of tables) {
      const pages = pdf.pages.filter((lines) =>
        lines.some((line) => / 1? ?Игрок/u.test(line) || line.includes('Игрок')),
      );
      const on = four.map(({ full }) =>
        pages.findIndex((lines) => lines.join('\n').includes(full.slice(0, 8))),
      );
      expect(new Set(on).size, `table ${number}`).toBe(1);
    }
    expect(made.pages).toBeLessThanOrEqual(12);
  });
});

describe('names for the wall', () => {
  const named = (name: string, rest: string, i: number): SeatContent => ({
    playerId: `p${i}`,
    name,
    full: `${name} ${rest}`.trim(),
  });
  const [short, long] = [named('Верстов', 'Глеб Андреевич', 1), named('Одинцова-Белая', 'Вера Львовна', 2)];
  const all = (seats: readonly SeatContent[], width: number) => {
    const { size, texts } = wallNames(seats, width, 14);
    return { size, texts: [...texts.values()] };
  };

  it('are in full and of the wanted size where the longest fits', () => {
    expect(all([short, long], 400)).toEqual({
      size: 14,
      texts: ['Верстов Глеб Андреевич', 'Одинцова-Белая Вера Львовна'],
    });
  });

  it('have initials, all of them, where the longest would not fit in full', () => {
    const { size, texts } = all([short, long], 151);
    expect(texts).toEqual(['Верстов Г. А.', 'Одинцова-Белая В. Л.']);
    expect(size).toBeGreaterThanOrEqual(14 * 0.85);
  });

  it('are as at the table where even initials do not fit, and cut at the smallest size', () => {
    expect(all([short, long], 112).texts).toEqual(['Верстов', 'Одинцова-Белая']);
    const { size, texts } = all([short, named('Христорождественский-Воздвиженский', '', 3)], 112);
    expect(size).toBeCloseTo(14 * 0.7);
    expect(texts[0]).toBe('Верстов');
    expect(texts[1]).toMatch(/^Христорож.*…$/u);
  });

  it('of namesakes stay told apart', () => {
    const year = { playerId: 'a', name: 'Иванов Иван (1975)', full: 'Иванов Иван (1975)' };
    const initials = { playerId: 'b', name: 'Иванов П. С.', full: 'Иванов Пётр Сергеевич' };
    expect([year, initials, named('Ли', '', 4)].map(withInitials)).toEqual([
      'Иванов Иван (1975)',
      'Иванов П. С.',
      'Ли',
    ]);
  });

  it('of a list on paper have initials for everybody', async () => {
    const [first] = model.rounds;
    if (first === undefined) throw new Error('no round');
    const round = {
      ...first,
      tables: [{ number: 1, seats: [short, long, named('Ли', 'Ян', 3)] }],
      sitOuts: [],
    };
    const pdf = await readPdf(
      (await renderDocument('seating', { ...model, rounds: [round] }, options)).bytes,
    );
    const list = (pdf.pages[1] ?? []).join(' ');
    for (const name of ['Верстов Г. А. стол 1', 'Одинцова-Белая В. Л. стол 1', 'Ли Я. стол 1'])
      expect(list).toContain(name);
  });
});

describe('sheets to be written on', () => {
  const sheets: BlankSheetsModel = {
    kind: 'blank-sheets',
    tournament,
    sheets: [
      { tableId: 't1', roundNumber: 4, tableNumber: 2, seats },
      { tableId: 't2', roundNumber: 4, tableNumber: 5, seats: people.slice(0, 3) },
    ],
  };

  it('are a landscape for four and a portrait for three, one page a table', async () => {
    const made = await renderDocument('blank-sheets', sheets, options);
    const pdf = await readPdf(made.bytes);
    expect(pdf.sizes).toEqual([
      [842, 595],
      [595, 842],
    ]);
    expect(pdf.title).toContain('Бланки пульки: тур 4');
  });

  it('have the names filled in at the pulka and at the foot, numbered lines, and nothing else', async () => {
    const pdf = await readPdf((await renderDocument('blank-sheets', sheets, options)).bytes);
    const [four = '', three = ''] = pdf.pages.map((lines) => spaced(lines.join(' ')));
    for (const { name } of seats) expect(four.split(name).length - 1, name).toBeGreaterThanOrEqual(5);
    for (const { name } of people.slice(0, 3))
      expect(three.split(name).length - 1, name).toBeGreaterThanOrEqual(4);
    for (const page of [four, three]) {
      for (const part of ['Тур 4', 'Начало ____:____', 'Итог листа', 'подпись', 'пуля', 'гора', 'взятки'])
        expect(page, part).toContain(part);
    }
    const numbers = (lines: readonly string[]): number[] =>
      lines.flatMap((line) =>
        line
          .split(' ')
          .filter((word) => /^\d{1,2}$/u.test(word))
          .map(Number),
      );
    const last = (lines: readonly string[]): number => Math.max(...numbers(lines));
    expect(last(pdf.pages[0] ?? [])).toBe(35);
    expect(last(pdf.pages[1] ?? [])).toBe(32);
  });
});
