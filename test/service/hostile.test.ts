/** Hostile tournaments and files: what is let in stays text everywhere, what is not is refused by name. */
import { existsSync, statSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { csvText } from '../../shared/format/csv.ts';
import { HOSTILE } from '../fixtures/documents-hostile.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import {
  aPlayer,
  aTournament,
  createTable,
  passed,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
beforeEach(() => {
  folder = temporaryFolder();
  service = startService();
});
afterEach(async () => {
  expect(service.logged.filter((line) => line.startsWith('error'))).toEqual([]);
  await service.close();
  folder.remove();
});

const SQL = ["Робертс'); DROP TABLE entry; --", '" OR ""="', '%_\\', "'||(SELECT payload FROM entry)||'"];
const FORMULAS = ['=HYPERLINK("http://example.org")', '+1+1', '-2+3', '@SUM(A1)', '\t=1+1', ' =1', '＝1+1'];
const names = [...HOSTILE.map(([name]) => name).filter((name) => name.trim() !== ''), ...SQL, ...FORMULAS];

describe('names', () => {
  test.each(names)('%j: stored as typed, on every document, out and in again', async (name) => {
    const surname = name.slice(0, 100);
    const tableId = await createTable(service, folder.file('t.pulka'), [surname, 'Второй', 'Третий'], {
      name: surname,
      arbiter: surname,
    });
    await record(service, tableId, passed(0, 1, [2, 0]));
    const { players } = await service.ok('tournament.get', {});
    // Spaces at the ends are nobody's name; everything else stays.
    expect(players[0]?.surname.trim()).toBe(surname.trim());
    for (const [document, key] of [
      ['sheet', tableId],
      ['settlement', tableId],
    ] as const) {
      const options = { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false } as const;
      const { bytes, fileName } = await service.ok('documents.preview', { document, key, options });
      const { text } = await readPdf(bytes);
      expect(text.length, document).toBeGreaterThan(50);
      expect(fileName, document).not.toMatch(/[<>:"/\\|?*\u0000-\u001f]/);
    }
    const { json } = await service.ok('file.export', {});
    await service.ok('file.import', { path: folder.file('again.pulka'), json });
    expect((await service.ok('file.export', {})).json).toBe(json);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });
  test('in a spreadsheet no cell begins as a formula', () => {
    const cells = csvText(FORMULAS.map((name) => [name]))
      .slice(1)
      .trimEnd()
      .split('\r\n');
    expect(cells).toHaveLength(FORMULAS.length);
    for (const cell of cells) expect(cell).toMatch(/^"?'/);
  });
});

describe('an exported tournament that was tampered with', () => {
  async function exported(): Promise<string> {
    const tableId = await createTable(service, folder.file('t.pulka'), ['А', 'Б', 'В']);
    await record(service, tableId, passed(0, 1, [2, 0]));
    return (await service.ok('file.export', {})).json;
  }
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  test.each([
    ['no JSON', () => '{"format":'],
    ['a million brackets', () => nested(1_000_000)],
    [
      'a hundred thousand in an entry',
      (json: string) => json.replace('"payload":{', `"payload":{"x":${nested(100_000)},`),
    ],
    ['__proto__', (json: string) => json.replace('"payload":{', '"payload":{"__proto__":{"admin":true},')],
    ['a seq twice', (json: string) => json.replaceAll('"seq":2,', '"seq":1,')],
    ['a seq beyond', (json: string) => json.replace('"seq":2,', '"seq":9007199254740993,')],
    ['an unknown kind', (json: string) => json.replace('"kind":"deal', '"kind":"evil')],
    [
      'a name of ten million letters',
      (json: string) => json.replace('"surname":"А"', `"surname":"${'Щ'.repeat(10_000_000)}"`),
    ],
    ['half a character', (json: string) => json.replace('"surname":"А"', '"surname":"\\ud800"')],
    ['another format', (json: string) => json.replace('pulka-tournament/1', 'pulka-tournament/999')],
  ])('%s: refused, no file, the open one as it was', { timeout: 120_000 }, async (_what, spoil) => {
    const json = await exported();
    const spoilt = spoil(json);
    expect(spoilt).not.toBe(json);
    const error = await service.refused('file.import', { path: folder.file('evil.pulka'), json: spoilt });
    expect(error.code).toMatch(/^(file\/notJson|input\/(refused|invalid))$/);
    expect(existsSync(folder.file('evil.pulka'))).toBe(false);
    expect((await service.ok('file.export', {})).json).toBe(json);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });
});

describe('a file named *.pulka that is something else', () => {
  const make = (fill: (db: Database.Database) => void): string => {
    const path = folder.file('evil.pulka');
    const db = new Database(path);
    fill(db);
    db.close();
    return path;
  };
  test('a database of another program, with traps in its schema', async () => {
    const path = make((db) =>
      db.exec(`CREATE TABLE entry (seq INTEGER, payload TEXT);
        CREATE VIEW command AS SELECT load_extension('evil') AS command_id;
        CREATE TRIGGER evil AFTER INSERT ON entry BEGIN DELETE FROM entry; END;`),
    );
    const size = statSync(path).size;
    expect((await service.refused('file.open', { path })).code).toMatch(/^file\//);
    expect(statSync(path).size).toBe(size);
  });
  test('our application id on a foreign schema', async () => {
    await createTable(service, folder.file('own.pulka'), ['А', 'Б', 'В']);
    await service.close();
    const own = new Database(folder.file('own.pulka'), { readonly: true });
    const id = own.pragma('application_id', { simple: true }) as number;
    const version = own.pragma('user_version', { simple: true }) as number;
    own.close();
    const path = make((db) => {
      db.pragma(`application_id = ${id}`);
      db.pragma(`user_version = ${version}`);
      db.exec('CREATE TABLE entry (seq INTEGER PRIMARY KEY, payload TEXT)');
    });
    const error = await service.refused('file.open', { path });
    expect(error.code).toMatch(/^file\//);
  });
  test.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a program', '\u007fELF\u0002\u0001\u0001'],
    ['only the beginning of a database', 'SQLite format 3\u0000'],
    ['nothing', ''],
  ])('%s', async (_what, content) => {
    const path = folder.file('evil.pulka');
    writeFileSync(path, content, 'latin1');
    expect((await service.refused('file.open', { path })).code).toMatch(/^file\//);
  });
});

describe('rules of a club', () => {
  const change = (patch: unknown) =>
    service.call('rules.change', { patch: patch as null, by: 'Клуб', reason: 'проба', expectedSeq: null });
  const article = (over: object) => ({
    format: 'pulka-rules/1',
    articles: [{ article: '003.S12', ...over }],
  });
  test.each([
    ['another format', { format: 'evil/1', articles: [] }],
    ['an unknown article', article({ article: 'constructor' })],
    ['an unknown amount', article({ amounts: [{ row: '__proto__', effect: 0, field: 'points', value: 3 }] })],
    [
      'an amount beyond all',
      article({ amounts: [{ row: '003.S12#1', effect: 0, field: 'points', value: 1e300 }] }),
    ],
    ['half an amount', article({ amounts: [{ row: '003.S12#1', effect: 0, field: 'points', value: 0.5 }] })],
    ['a field of code', article({ condition: 'process.exit()' })],
    [
      'ten thousand articles that do not exist',
      { format: 'pulka-rules/1', articles: Array.from({ length: 10_000 }, (_, i) => ({ article: `x${i}` })) },
    ],
    ['a text of a million letters', article({ textRu: 'Щ'.repeat(1_000_000) })],
  ])('%s: refused, the rules as they were', async (_what, patch) => {
    await service.ok('file.create', {
      path: folder.file('t.pulka'),
      tournament: aTournament(),
      players: ['А', 'Б', 'В'].map(aPlayer),
      tables: [[0, 1, 2]],
    });
    const answer = await change(patch);
    expect(answer.ok ? 'accepted' : answer.error.code).toMatch(/^(input|rules|ruling|incident)\/\w+$/);
    expect(await service.ok('rules.get', {})).toEqual({ patch: null, seq: 0 });
  });
});
