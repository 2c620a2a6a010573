/** `pulka` of the package: without a screen, with exit statuses, whatever the paths and the environment. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { pulka as sourcePulka } from '../fixtures/cli.ts';
import { homeEnvironment, PROGRAM, PULKA, pulka } from './program.ts';

const { folder } = inject('built');
const home = join(folder, 'дом секретаря');
const file = (name: string): string => join(home, name);
const tables = resolve(import.meta.dirname, '../tables');

beforeAll(() => mkdirSync(home, { recursive: true }));

const sheets = (
  JSON.parse(readFileSync(join(tables, 'sheets.json'), 'utf8')) as { cases: { id: string; sheet: unknown }[] }
).cases.slice(0, 3);

test.each(sheets.map(({ id, sheet }) => [id, JSON.stringify(sheet)] as const))(
  'score %s: the same text as from the sources',
  async (_id, json) => {
    const path = file('лист со стола 1.json');
    writeFileSync(path, json);
    const packaged = pulka(['score', path], home);
    const source = await sourcePulka(['score', path]);
    expect(packaged.status).toBe(source.exit);
    expect(packaged.out).toBe(source.out);
    expect(source.out.length).toBeGreaterThan(100);
  },
);

test('standard input, a language, options that Chromium would read too', () => {
  const json = JSON.stringify(sheets[0]?.sheet);
  const ran = pulka(['score', '-', '--text', '--lang', 'ru'], home, json);
  expect(ran.status).toBe(0);
  expect(ran.out).toMatch(/[а-я]/i);
});

describe('exit statuses', () => {
  test('2 and a sentence for a missing file, an unknown command, an unknown option', () => {
    for (const args of [['score', file('нет такого.json')], ['bake'], ['score', '-', '--gpu']]) {
      const ran = pulka(args, home);
      expect(ran.status, args.join(' ')).toBe(2);
      expect(ran.err.length).toBeGreaterThan(10);
    }
  });
  test('0 for help', () => {
    const ran = pulka(['--help'], home);
    expect(ran.status).toBe(0);
    expect(ran.out).toContain('pulka-sheet/1');
  });
});

describe('a file of an older program', () => {
  const old = file('Кубок прошлого года.pulka');
  beforeAll(() => {
    writeFileSync(old, gunzipSync(readFileSync(resolve(import.meta.dirname, 'older/first-ledger.pulka.gz'))));
  });
  test('is checked: no difference in any stored total', () => {
    const ran = pulka(['check', old], home);
    expect([ran.status, ran.err.includes('Error')]).toEqual([0, false]);
    expect(ran.out).toContain('160');
  });
  test('prints, and goes out and in again', async () => {
    const pdf = file('Таблица после всех туров.pdf');
    expect(pulka(['print', old, 'standings', '--out', pdf], home).status).toBe(0);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    const json = file('вывоз.json');
    expect(pulka(['export', old, '--out', json], home).status).toBe(0);
    expect(pulka(['import', json, '--db', file('ввоз.pulka')], home).status).toBe(0);
    expect((await sourcePulka(['export', file('ввоз.pulka')])).out).toBe(readFileSync(json, 'utf8'));
  });
  test('status 1 when a stored total differs', async () => {
    const changed = file('поправлено рукой.pulka');
    copyFileSync(old, changed);
    const { default: Database } = await import('better-sqlite3');
    const db = new Database(changed);
    const row = db
      .prepare(
        `SELECT seq, sheet_totals AS t FROM entry WHERE sheet_totals IS NOT NULL ORDER BY seq DESC LIMIT 1`,
      )
      .get() as { seq: number; t: string };
    const guard = db
      .prepare(`SELECT sql FROM sqlite_schema WHERE name = 'entry_no_update'`)
      .pluck()
      .get() as string;
    db.exec('DROP TRIGGER entry_no_update');
    const changedTotals = row.t.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
    db.prepare('UPDATE entry SET sheet_totals = ? WHERE seq = ?').run(changedTotals, row.seq);
    db.exec(guard);
    db.close();
    const ran = pulka(['check', changed], home);
    expect(ran.status).toBe(1);
  });
});

describe('the environment opens no other way in', () => {
  const script = file('чужой.mjs');
  const left = file('след.txt');
  beforeAll(() =>
    writeFileSync(
      script,
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(left)}, 'x');`,
    ),
  );
  test('ELECTRON_RUN_AS_NODE runs no script', () => {
    const env = homeEnvironment(home, { ELECTRON_RUN_AS_NODE: '1' });
    delete env['DISPLAY'];
    spawnSync(PROGRAM, ['--no-sandbox', script], { env, timeout: 20_000, killSignal: 'SIGKILL' });
    expect(existsSync(left)).toBe(false);
  });
  test('NODE_OPTIONS loads no script', () => {
    const ran = pulka(['--help'], home, '', { NODE_OPTIONS: `--import=file://${encodeURI(script)}` });
    expect(ran.status).toBe(0);
    expect(existsSync(left)).toBe(false);
  });
  test('no second archive beside the own one is loaded', () => {
    expect(existsSync(join(PULKA, '..', 'resources', 'app'))).toBe(false);
  });
});
