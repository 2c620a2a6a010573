/** What output must not replace, and what a command leaves behind. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pulka } from '../fixtures/cli.ts';
import { createTable, startService, temporaryFolder } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
beforeEach(async () => {
  folder = temporaryFolder();
  path = folder.file('a.pulka');
  const service = startService();
  await createTable(service, path, ['А', 'Б', 'В'], { target: null });
  await service.close();
});
afterEach(() => folder.remove());

const names = (): string[] => readdirSync(folder.file('.')).sort();

describe('--out is a tournament or another database', () => {
  const commands: [string, () => string[]][] = [
    ['print', () => ['print', path, 'standings']],
    ['export', () => ['export', path]],
  ];
  test.each(commands)('%s: refused, nothing written', async (_name, command) => {
    const soft = folder.file('soft.json');
    const hard = folder.file('hard.json');
    const foreign = folder.file('foreign.db');
    const other = folder.file('other.PULKA');
    symlinkSync(path, soft);
    linkSync(path, hard);
    const db = new Database(foreign);
    db.exec('CREATE TABLE t (a)');
    db.close();
    writeFileSync(other, 'not read yet');
    const kept = [path, soft, hard, foreign, other];
    const before = kept.map((file) => readFileSync(file));
    const there = names();
    for (const out of [...kept, `${path}-wal`, folder.file('./a.pulka')]) {
      const { exit, out: text, err } = await pulka([...command(), '--out', out]);
      expect([out, exit, text]).toEqual([out, 2, '']);
      expect(err).toContain('output never takes its place');
    }
    expect(kept.map((file) => readFileSync(file).toString('hex'))).toEqual(
      before.map((bytes) => bytes.toString('hex')),
    );
    expect(names()).toEqual(there);
  });

  test('a file of the same name with .part is left alone, and an old output is replaced', async () => {
    const out = folder.file('x.json');
    writeFileSync(`${out}.part`, 'mine');
    writeFileSync(out, 'old');
    expect((await pulka(['export', path, '--out', out])).exit).toBe(0);
    expect(readFileSync(`${out}.part`, 'utf8')).toBe('mine');
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ format: 'pulka-tournament/1' });
    expect(names().filter((name) => name.endsWith('.part'))).toEqual(['x.json.part']);
  });
});

describe('named by the message', () => {
  test('a time zone that is not', async () => {
    const there = names();
    for (const command of [
      ['print', path, 'standings', '--out', folder.file('s.pdf')],
      ['demo', '--out', folder.file('demo')],
    ]) {
      const { exit, err } = await pulka([...command, '--time-zone', 'Mars/One']);
      expect(exit).toBe(2);
      expect(err).toBe(
        'No time zone "Mars/One" (--time-zone): names are like Europe/Moscow\nHelp: pulka --help\n',
      );
    }
    expect(names()).toEqual(there);
  });

  test('a folder instead of a file', async () => {
    const dir = folder.file('dir');
    mkdirSync(dir);
    const message = { exit: 2, out: '', err: '"dir" is a folder; the name of a file is needed.\n' };
    expect(await pulka(['score', dir])).toEqual(message);
    expect(await pulka(['rule', dir])).toEqual(message);
    expect(await pulka(['import', dir, '--db', folder.file('b.pulka')])).toEqual(message);
    expect(await pulka(['export', path, '--out', dir])).toEqual(message);
  });

  test('the database asked for, in a folder that is not', async () => {
    const { out } = await pulka(['export', path]);
    const target = folder.file('missing/b.pulka');
    expect(await pulka(['import', '-', '--db', target], out)).toEqual({
      exit: 2,
      out: '',
      err: `The folder of the file does not exist: ${target}\n`,
    });
  });

  test('one trick is left', async () => {
    // 2 plays 8♥, both whist, the declarer takes 9: the next cannot have 2.
    const { out } = await pulka(['enter', path, '--table', '1.1'], '2841192\n');
    expect(out).toMatch(/: \S+: 1 trick is left of 10\.\n$/);
    const russian = await pulka(['enter', path, '--table', '1.1', '--lang', 'ru'], '2841192\n');
    expect(russian.out).toMatch(/осталась 1 взятка из 10\.\n$/);
  });
});

describe('the field __proto__ is unknown everywhere', () => {
  test.each([
    ['score', '{"format":"pulka-sheet/1","deals":[{"__proto__":{}}],"__proto__":{}}', 'deals[0].__proto__'],
    ['score', '{"format":"pulka-sheet/1","__proto__":{}}', '__proto__'],
    ['rule', '{"facts":{"__proto__":{"a":1}},"format":"pulka-incident/1"}', 'facts.__proto__'],
  ])('%s', async (command, json, place) => {
    const { exit, out, err } = await pulka([command, '-'], json);
    expect([exit, out]).toEqual([2, '']);
    expect(err.split('\n')).toContain(`${place}: unknown field "__proto__"`);
  });

  test('import', async () => {
    const { out } = await pulka(['export', path]);
    const json = out.replace('"payload":{', '"payload":{"__proto__":{},');
    const target = folder.file('b.pulka');
    expect(await pulka(['import', '-', '--db', target], json)).toEqual({
      exit: 2,
      out: '',
      err: 'entries[0].payload.__proto__: unknown field "__proto__"\n',
    });
    expect(names()).not.toContain('b.pulka');
  });

  test('a call of the window', async () => {
    const service = startService();
    const error = await service.refused('sheet.score', {
      sheet: JSON.parse('{"__proto__":{}}') as Record<string, string>,
    });
    expect(error).toMatchObject({
      code: 'input/invalid',
      problems: [{ path: 'sheet.__proto__', code: 'value/unknownField' }],
    });
    await service.close();
  });
});

describe('nothing is left beside the file', () => {
  test('after a failed open, by its name and through a link', async () => {
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 4096);
    writeFileSync(path, bytes);
    symlinkSync(path, folder.file('link.pulka'));
    const there = names();
    for (const file of [path, folder.file('link.pulka')]) {
      expect((await pulka(['export', file])).exit).toBe(2);
      expect(names()).toEqual(there);
    }
  });

  test('a log that was there before stays, empty or not', async () => {
    const db = new Database(path);
    db.pragma('user_version = 99');
    db.close();
    const wal = `${path}-wal`;
    for (const content of ['', 'of somebody']) {
      writeFileSync(wal, content);
      expect((await pulka(['export', path])).exit).toBe(2);
      expect(readFileSync(wal, 'utf8')).toBe(content);
    }
  });

  test('after an orderly close, through a link too', async () => {
    symlinkSync(path, folder.file('link.pulka'));
    const left = (): string[] => names().filter((name) => /-(wal|shm|journal)$/.test(name));
    for (const file of [path, folder.file('link.pulka')]) {
      expect((await pulka(['export', file])).exit).toBe(0);
      expect(left()).toEqual([]);
    }
  });

  test('when the reader closes the pipe', () => {
    const big = folder.file('big.pulka');
    copyFileSync(path, big);
    const cli = resolve(import.meta.dirname, '../../main/cli/index.ts');
    const command = '"$0" "$1" export "$2" | true; sleep 0; exit "${PIPESTATUS[0]}"';
    const done = spawnSync('bash', ['-c', command, process.execPath, cli, big], { encoding: 'utf8' });
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(names().filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
  });
});
