/** Tables and the page: the same numbers as on the screen and on paper, with the right types, and nothing calculated. */
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallInput, CallOutput } from '../../shared/ipc/contract.ts';
import { formatNumber } from '../../shared/format/numbers.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import { createTable, record, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import { officeVersion, readByOffice, readWorkbook, type ReadCell } from '../fixtures/workbook.ts';

type Input = CallInput<'exchange.table'>;
const folder = temporaryFolder();
let service: TestService;
let standings: CallOutput<'standings.get'>;
const office = officeVersion();
if (office === null)
  console.warn(
    'LibreOffice is not installed (apt-get install libreoffice-calc): only the own reader looks at workbooks.',
  );

beforeAll(async () => {
  service = startService();
  await service.ok('file.createSample', { path: folder.file('sample.pulka') });
  standings = await service.ok('standings.get', { afterRound: null });
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

const table = (what: Input['what'], format: Input['format'], over: Partial<Input> = {}) =>
  service.ok('exchange.table', {
    what,
    format,
    afterRound: null,
    locale: 'ru',
    timeZone: 'Europe/Moscow',
    ...over,
  });
const text = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const csv = async (what: Input['what'], over: Partial<Input> = {}): Promise<string[][]> =>
  parse(text((await table(what, 'csv', over)).bytes), { bom: true, delimiter: ';' }) as string[][];
const sheet = async (what: Input['what']) => readWorkbook((await table(what, 'xlsx')).bytes)[0]!;
const value = (cell: ReadCell): string | number | null =>
  cell === null
    ? null
    : 'number' in cell
      ? cell.number
      : 'text' in cell
        ? cell.text
        : 'date' in cell
          ? cell.date
          : cell.formula;
/** The clock of the club, three hours ahead of UTC; a spreadsheet knows no zone. */
const moscow = (iso: string): string => new Date(Date.parse(iso) + 3 * 3_600_000).toISOString();
/** When the first deal of the first table was typed. */
const firstTyped = async (): Promise<string> => {
  const { rounds } = await service.ok('tournament.get', {});
  const sheetOne = await service.ok('sheet.get', { tableId: rounds[0]?.tables[0]?.tableId ?? '' });
  return moscow(sheetOne.deals[0]?.recordedAt ?? '');
};
const numberOf = (cell = ''): number => Number(cell.replace(',', '.'));

test('screen, PDF, CSV, workbook, page and database show the same numbers', async () => {
  const totals = standings.rows.map((row) => [
    row.full,
    ...row.rounds.map((r) => r?.result ?? null),
    row.total,
  ]);
  // CSV and workbook, cell by cell.
  const rows = (await csv('standings')).slice(1, -1);
  const rounds = standings.rounds.length;
  expect(
    rows.map((row) => [row[1], ...row.slice(2, 2 + rounds).map(numberOf), numberOf(row[4 + rounds])]),
  ).toEqual(totals);
  const book = (await sheet('standings')).rows.slice(1, -1).map((row) => row.map(value));
  expect(book.map((row) => [row[1], ...row.slice(2, 2 + rounds), row[4 + rounds]])).toEqual(totals);
  // The page and the paper, as people read them.
  const page = text((await table('standings', 'html')).bytes);
  const options = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };
  const { bytes } = await service.ok('documents.preview', { document: 'standings', key: '', options });
  const { text: paper } = await readPdf(bytes);
  for (const row of standings.rows) {
    const shown = row.rounds.map((r) => (r === null ? '—' : formatNumber(r.result, { plus: true })));
    const line = page.split('\n').find((one) => one.includes(`>${row.full}<`)) ?? '';
    const cells = [...line.matchAll(/<t[dh][^>]*>([^<]*)</gu)].map((m) => m[1]);
    expect(cells).toEqual(
      expect.arrayContaining([row.place, ...shown, formatNumber(row.total, { plus: true })]),
    );
    const printed = paper
      .split('\n')
      .find((one) => one.includes(row.name) && one.includes(formatNumber(row.total, { plus: true })));
    for (const result of shown) expect(printed).toContain(result);
  }
  // The database: every table as it folds from the deals.
  const { rounds: played } = await service.ok('tournament.get', {});
  const sums = new Map<string, number>();
  for (const { seats, rounded } of played.flatMap((round) => round.tables))
    seats.forEach(({ playerId }, i) => sums.set(playerId, (sums.get(playerId) ?? 0) + (rounded[i] ?? 0)));
  for (const row of standings.rows) expect(row.tables).toBe(sums.get(row.playerId));
});

describe('CSV', () => {
  test('byte order mark, `;`, decimal comma, the names of the screen, sums in the last line', async () => {
    const { bytes, fileName, rows } = await table('standings', 'csv');
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect([fileName, rows]).toEqual(['Осенний кубок 2026 Таблица.csv', 8]);
    const lines = await csv('standings');
    expect(lines[0]).toEqual([
      'место',
      'игрок',
      'тур 1',
      'тур 2',
      'тур 3',
      'столы',
      'штраф',
      'итого',
      'первых',
    ]);
    expect(lines.at(-1)).toEqual(['', 'Сумма', '0', '0', '0', '0', '-20', '-20', '']);
  });

  test('the settlement: the exact fraction beside the rounded number, money that sums to 0', async () => {
    const lines = await csv('settlement');
    const result = await service.ok('tournament.get', {});
    const first = result.rounds[0]?.tables[0];
    expect(first?.result[0]).toBe('423/2');
    expect(lines[1]?.slice(0, 2)).toEqual(['1', '1']);
    expect(lines[1]?.slice(4)).toEqual(['211,5', '212', '105,75']);
    expect(lines.at(-1)?.slice(2)).toEqual(['Сумма', '', '0', '0', '0,00']);
    for (const line of lines.slice(1)) expect(line[6]).toMatch(/^-?\d+,\d\d$/u);
  });

  test('every deal, as on the sheet; what the deals wrote adds up to the sheets', async () => {
    const lines = await csv('deals');
    const tables = (await service.ok('tournament.get', {})).rounds.flatMap((round) => round.tables);
    let mountain = 0;
    let deals = 0;
    for (const { tableId } of tables) {
      const own = await service.ok('sheet.get', { tableId });
      deals += own.deals.length;
      const scored = await service.ok('sheet.score', {
        sheet: JSON.parse(
          JSON.stringify({
            format: 'pulka-sheet/1',
            ...{ convention: 'sochi', options: { withoutThree: true }, target: 20 },
            players: own.seats.map((seat) => seat.full),
            deals: own.deals.map((deal) => deal.scored),
          }),
        ),
      });
      mountain += (scored as { mountain: number[] }).mountain.reduce((a, b) => a + b, 0);
    }
    expect(lines).toHaveLength(deals + 2);
    expect(lines[1]).toEqual([
      ...[
        '1',
        '1',
        '1',
        expect.stringMatching(/^28\.11\.2026 \d\d:\d\d$/u),
        'Ё',
        '6♥/−1',
        'Рябинина',
        'М',
        '5 · 5',
      ],
      ...['гора Р 2 · М→Р 12, Ё→Р 2, В→Р 2', '0', '2', '16', ''],
    ]);
    // An aided pool takes mountain off; only the mountain is not divided further, so it is compared.
    expect(numberOf(lines.at(-1)?.[11])).toBe(mountain);
  });

  test('the treasurer: with the cash everything sums to 0', async () => {
    const lines = await csv('money');
    expect(lines.at(-2)?.[1]).toBe('Касса');
    expect(lines.at(-1)?.slice(8)).toEqual(['0,00', '0,00']);
  });
});

describe('workbook', () => {
  test('all tables, sheets named in Russian, the head frozen, numbers as numbers, moments as moments', async () => {
    const sheets = readWorkbook((await table('all', 'xlsx')).bytes);
    expect(sheets.map(({ name }) => name)).toEqual([
      ...['Таблица', 'Раздачи', 'Журнал инцидентов', 'Расчёт столов', 'Деньги'],
    ]);
    for (const { frozenRows, rows } of sheets) {
      expect(frozenRows).toBe(1);
      expect(rows.flat().filter((cell) => cell !== null && 'formula' in cell)).toEqual([]);
    }
    const [, deals, incidents, settlement] = sheets;
    expect(deals?.rows[1]?.slice(0, 4)).toEqual([
      { number: 1 },
      { number: 1 },
      { number: 1 },
      { date: await firstTyped() },
    ]);
    const [slip] = await service.ok('incidents.list', {});
    expect(incidents?.rows[1]?.[2]).toEqual({ date: moscow(slip?.issuedAt ?? '') });
    expect(settlement?.rows[1]?.slice(4)).toEqual([{ number: 211.5 }, { number: 212 }, { number: 105.75 }]);
  });

  test('what another program makes of it: the same types', { timeout: 180_000 }, async () => {
    const own = await sheet('settlement');
    expect(own.rows[1]?.map((cell) => Object.keys(cell ?? {})[0])).toEqual([
      ...['number', 'number', 'text', 'number', 'number', 'number', 'number'],
    ]);
    if (office === null) return;
    const kinds = ['float', 'float', 'string', 'float', 'float', 'float', 'float'];
    const asBook = readByOffice((await table('settlement', 'xlsx')).bytes, 'xlsx');
    expect(asBook[1]?.map(({ type }) => type)).toEqual(kinds);
    expect(asBook[1]?.map((cell) => cell.value)).toEqual([
      '1',
      '1',
      'Ёжиков-Щукин Ярослав Всеволодович',
      '26',
      '211.5',
      '212',
      '105.75',
    ]);
    const asText = readByOffice((await table('settlement', 'csv')).bytes, 'csv');
    expect(asText[1]?.map(({ type }) => type)).toEqual(kinds);
    expect(asText[1]?.[6]?.value).toBe('105.75');
    const deals = readByOffice((await table('deals', 'xlsx')).bytes, 'xlsx');
    expect(deals[1]?.[3]).toMatchObject({ type: 'date', value: (await firstTyped()).slice(0, 19) });
    const dealsText = readByOffice((await table('deals', 'csv')).bytes, 'csv');
    expect(dealsText[1]?.[3]?.type).toBe('date');
    expect(dealsText.flat().some((cell) => cell.formula)).toBe(false);
  });
});

describe('numbers are numbers', () => {
  // Three at a table: B leaves A 10 points of mountain behind, 10 × 10 : 3 of each; A has +66⅔, B and C −33⅓.
  const names = ['Ёлкин', 'Берестов', 'Рябинина'];
  let other: TestService;
  const take = async (what: Input['what'], format: Input['format']) => {
    const input = { what, format, afterRound: null, locale: 'ru' as const, timeZone: 'UTC' };
    return (await other.ok('exchange.table', input)).bytes;
  };
  const lines = async (what: Input['what']): Promise<string[][]> =>
    parse(text(await take(what, 'csv')), { bom: true, delimiter: ';' }) as string[][];
  beforeAll(async () => {
    other = startService();
    const file = folder.file('thirds.pulka');
    const tableId = await createTable(other, file, names, { target: null, stakeKopecks: '50' });
    await record(other, tableId, { type: 'adjust', reason: 'гора', mountain: [0, 10, 10] });
    // A fund of 60 + 40 roubles: 2 × 30 of fees due, 40 added; the whole of it is the first prize.
    await other.ok('money.change', {
      plan: {
        ...{ entryFee: 3000, feeFree: [], feeShare: '1', added: 1000, penalties: 'free' },
        prizes: { kind: 'shares', shares: ['1'] },
      },
      stakeKopecks: '50',
      reason: '',
    });
    const { players } = await other.ok('money.get', {});
    const first = players.find(({ name }) => name === 'Ёлкин')?.playerId ?? '';
    await other.ok('money.pay', {
      payments: [{ from: first, to: 'cash', kopecks: 3000, purpose: 'fee', by: 'Казначей' }],
    });
  });
  afterAll(() => other.close());

  test('the treasurer’s table: the cash is a party in every column of money, each sums to 0', async () => {
    const [, first, , , cash, sums] = await lines('money');
    // +66⅔ × 50 = 3333⅓ kopecks and twice −1666⅔: the floors 3333, −1667, −1667 miss a kopeck, all parts are ⅓, so the
    // first of the list gets it. Fee 30 due and paid, prize 3 × 30 + 10 = 100 roubles.
    expect(first).toEqual([
      ...['1', 'Ёлкин', '66,666667', '0', '33,34', '30,00', '30,00', '100,00', '133,34', '133,34'],
    ]);
    // The fractions came out even among the players: nothing is left for the cash.
    expect(cash?.slice(4, 8)).toEqual(['0,00', '-90,00', '-30,00', '-100,00']);
    expect(sums?.slice(2)).toEqual(['0', '', ...Array.from({ length: 6 }, () => '0,00')]);
    const all = await lines('money');
    for (let i = 4; i < 10; i++)
      expect(all.slice(1, -1).reduce((sum, line) => sum + Math.round(numberOf(line[i]) * 100), 0)).toBe(0);
    // What each party has: play − due + paid + prize.
    for (const line of all.slice(1)) {
      const [play = 0, due = 0, paid = 0, prize = 0, balance = 0] = line
        .slice(4, 9)
        .map((cell) => Math.round(numberOf(cell) * 100));
      expect(play - due + paid + prize).toBe(balance);
    }
  });

  test('a third is a number: six places in a CSV, the fraction itself in a workbook', async () => {
    const csvLines = await lines('settlement');
    expect(csvLines.slice(1).map((line) => line[4])).toEqual(['66,666667', '-33,333333', '-33,333333', '0']);
    const [book] = readWorkbook(await take('settlement', 'xlsx'));
    expect(book?.rows.slice(1).map((row) => row[4])).toEqual(
      [200 / 3, -100 / 3, -100 / 3, 0].map((number) => ({ number })),
    );
  });

  test('a single place is a number, a shared one a text', async () => {
    const places = async (of: TestService, what: Input['what']) => {
      const input = {
        what,
        format: 'xlsx' as const,
        afterRound: null,
        locale: 'ru' as const,
        timeZone: 'UTC',
      };
      const [book] = readWorkbook((await of.ok('exchange.table', input)).bytes);
      return book?.rows.slice(1, 4).map((row) => row[0]);
    };
    const even = startService();
    try {
      // A redeal writes nothing: all three share the places 1 to 3.
      const tableId = await createTable(even, folder.file('even.pulka'), names, { target: null });
      await record(even, tableId, { type: 'redeal', dealer: 0 });
      for (const what of ['money', 'standings'] as const) {
        // 66⅔, −33⅓, −33⅓ are 67, −33, −34 in the standings: two units for three parts of ⅔.
        expect(await places(other, what)).toEqual([1, 2, 3].map((number) => ({ number })));
        expect(await places(even, what)).toEqual([1, 2, 3].map(() => ({ text: '1–3' })));
      }
    } finally {
      await even.close();
    }
  });

  test('no table of a tournament holds a number as a text', async () => {
    const sheets = [
      ...readWorkbook(await take('all', 'xlsx')),
      ...readWorkbook((await table('all', 'xlsx')).bytes),
    ];
    for (const { name, rows } of sheets)
      for (const row of rows)
        for (const cell of row) {
          if (cell === null || !('text' in cell)) continue;
          expect(cell.text, name).not.toMatch(/^[+\-\u2212]?\d+([.,]\d+)?[½⅓⅔¼¾]?$/u);
        }
    for (const what of ['standings', 'deals', 'incidents', 'settlement', 'money'] as const)
      for (const line of [...(await lines(what)), ...(await csv(what))])
        for (const cell of line) expect(cell, what).not.toMatch(/^\u2212\d/u);
  });

  test('another program reads the same numbers', { timeout: 180_000 }, async () => {
    if (office === null) return;
    for (const format of ['xlsx', 'csv'] as const) {
      const rows = readByOffice(await take('money', format), format);
      expect(rows[1]?.map(({ type }) => type)).toEqual([
        'float',
        'string',
        ...Array.from({ length: 8 }, () => 'float'),
      ]);
      expect(Number(rows[1]?.[2]?.value)).toBeCloseTo(200 / 3, 5);
      expect(rows[2]?.slice(0, 3).map(({ type }) => type)).toEqual(['float', 'string', 'float']);
      const cash = rows[4]?.slice(4) ?? [];
      expect(cash.slice(0, 4).map((cell) => Number(cell.value))).toEqual([0, -90, -30, -100]);
    }
  });
});

describe('texts that look like formulas', () => {
  const names = ['=1+2', '+7 (903)', '@SUM(A1)', '-5'] as const;
  let other: TestService;
  beforeAll(async () => {
    other = startService();
    const tableId = await createTable(other, folder.file('formulas.pulka'), names, { target: null });
    await record(other, tableId, { type: 'redeal', dealer: 0 });
  });
  afterAll(() => other.close());
  const input: Input = { what: 'settlement', format: 'csv', afterRound: null, locale: 'ru', timeZone: 'UTC' };

  test('are texts everywhere', { timeout: 120_000 }, async () => {
    const { bytes } = await other.ok('exchange.table', input);
    const lines = parse(text(bytes), { bom: true, delimiter: ';' }) as string[][];
    expect(lines.slice(1, 5).map((line) => line[2])).toEqual(names.map((name) => `'${name}`));
    const book = await other.ok('exchange.table', { ...input, format: 'xlsx' });
    expect(
      readWorkbook(book.bytes)[0]
        ?.rows.slice(1, 5)
        .map((row) => row[2]),
    ).toEqual(names.map((name) => ({ text: name })));
    if (office === null) return;
    const rows = readByOffice(book.bytes, 'xlsx').slice(1, 5);
    expect(rows.map((row) => row[2])).toEqual(
      names.map((name) => ({ type: 'string', value: name, formula: false })),
    );
  });

  test('and do nothing on a page', async () => {
    const { tournament, players } = await other.ok('tournament.get', {});
    const evil = '<script>alert(1)</script>';
    await other.ok('tournament.change', {
      tournament: { ...tournament, name: evil },
      reason: '',
      recalculate: false,
    });
    const player = { ...players[0]!, surname: '"><img src=x>' };
    await other.ok('players.change', { player, reason: 'проверка' });
    const { bytes } = await other.ok('exchange.table', { ...input, what: 'standings', format: 'html' });
    const page = text(bytes);
    expect(page).not.toMatch(/<script|<img/u);
    expect(page).toContain('&lt;script&gt;');
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/<[^>]*(?:src|href)=/u);
  });
});

describe('the page', () => {
  test('in the hall it is larger and reads itself anew; after a round it shows that round', async () => {
    const plain = text((await table('standings', 'html')).bytes);
    expect(plain).not.toContain('http-equiv="refresh"');
    expect(text((await table('standings', 'html', { hall: true })).bytes)).toContain('http-equiv="refresh"');
    const after = text((await table('standings', 'html', { afterRound: 1 })).bytes);
    expect(after).toContain('Таблица после тура 1');
    expect(after).not.toContain('тур 2');
  });

  test('penalties stand apart, the tables sum to 0', async () => {
    const page = text((await table('standings', 'html')).bytes);
    expect(page).toContain('столы дают 0, штрафы −20, всего −20. Сходится.');
    expect(page).toContain('опоздание на 10 минут');
  });
});

test.each<[string, Partial<Input>, object]>([
  ['everything as a CSV', { what: 'all', format: 'csv' }, { code: 'exchange/notAsCsv' }],
  ['deals as a page', { what: 'deals', format: 'html' }, { code: 'exchange/notAsPage' }],
  ['a round that is not', { afterRound: 9 }, { code: 'round/unknown' }],
  [
    'a zone that is not',
    { timeZone: 'Mars/Base' },
    { code: 'input/refused', problems: [{ code: 'value/timeZone' }] },
  ],
])('refused: %s', async (_what, over, error) => {
  const input: Input = {
    what: 'standings',
    format: 'csv',
    afterRound: null,
    locale: 'ru',
    timeZone: 'UTC',
    ...over,
  };
  expect(await service.refused('exchange.table', input)).toMatchObject(error);
});
