/** What a file can be instead of a tournament: each refused in its own words, and never written. */
import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../../main/service/db/migrations/index.ts';
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
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  service = startService();
  path = folder.file('t.pulka');
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

/** A closed file with one table and three deals. */
async function made(): Promise<string> {
  const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
  for (let i = 0; i < 3; i++) await record(service, tableId, passed(i, (i + 1) % 3, [(i + 2) % 3, i]));
  await service.ok('file.close', {});
  return tableId;
}

/** Opening must be refused with this code, and leave the bytes as they are. */
async function refusedUntouched(code: string, file = path): Promise<void> {
  const before = existsSync(file) ? readFileSync(file) : null;
  const error = await service.refused('file.open', { path: file });
  expect(error.code).toBe(code);
  const status = await service.ok('file.status', {});
  expect(status).toMatchObject({ state: 'failed', path: file, failure: { code } });
  if (before !== null) expect(readFileSync(file).equals(before)).toBe(true);
}

describe('a file that cannot be used', () => {
  test('is not there', () => refusedUntouched('file/missing'));
  test('has no folder', () => refusedUntouched('file/missingFolder', folder.file('none/t.pulka')));

  test('is a folder', async () => {
    mkdirSync(path);
    expect((await service.refused('file.open', { path })).code).toBe('file/isFolder');
  });

  test('is empty', async () => {
    writeFileSync(path, '');
    await refusedUntouched('file/empty');
  });

  test('is not SQLite', async () => {
    writeFileSync(path, 'Ёжиков играет восемь червей\n'.repeat(100));
    await refusedUntouched('file/notSqlite');
    writeFileSync(path, 'x');
    await refusedUntouched('file/notSqlite');
  });

  test('is the database of another program', async () => {
    const db = new Database(path);
    db.exec('CREATE TABLE t (a)');
    db.close();
    await refusedUntouched('file/foreign');
  });

  test('was cut off', async () => {
    await made();
    truncateSync(path, 9000);
    await refusedUntouched('file/truncated');
    truncateSync(path, 50);
    await refusedUntouched('file/truncated');
  });

  test('is damaged inside', async () => {
    await made();
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 4096, bytes.length);
    writeFileSync(path, bytes);
    await refusedUntouched('file/corrupt');
  });

  test('comes from a newer version', async () => {
    await made();
    const db = new Database(path);
    db.pragma('user_version = 99');
    db.close();
    await refusedUntouched('file/newer');
    expect((await service.ok('file.status', {})).failure?.params).toMatchObject({
      version: 99,
      known: migrations.length,
    });
  });

  test('is read-only', async () => {
    await made();
    chmodSync(path, 0o444);
    await refusedUntouched('file/readOnly');
    chmodSync(path, 0o644);
  });

  test('a failed file does not take the open one away', async () => {
    await createTable(service, path, ['А', 'Б', 'В']);
    writeFileSync(folder.file('bad.pulka'), 'bad');
    expect((await service.refused('file.open', { path: folder.file('bad.pulka') })).code).toBe(
      'file/notSqlite',
    );
    expect(await service.ok('file.status', {})).toMatchObject({ state: 'open', path });
  });

  test('backups of a damaged file are offered', async () => {
    await createTable(service, path, ['А', 'Б', 'В']);
    await service.ok('backup.now', {});
    await service.ok('file.close', {});
    writeFileSync(path, '');
    await refusedUntouched('file/empty');
    const { backups } = await service.ok('file.status', {});
    expect(backups.map((b) => b.reason)).toEqual(['manual']);
    const restored = await service.ok('backup.restore', { backup: backups[0]?.path ?? '' });
    expect(restored.state).toBe('open');
    expect(restored.path).not.toBe(path);
    expect(readFileSync(path)).toHaveLength(0);
  });
});

/** The same service in a process of its own, by the command line. */
function startEnter(): ReturnType<typeof spawn> {
  const cli = resolve(import.meta.dirname, '../../main/cli/index.ts');
  return spawn(process.execPath, [cli, 'enter', path, '--table', '1.1'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

async function firstLine(child: ReturnType<typeof spawn>): Promise<string> {
  if (child.stdout === null) throw new Error('no output');
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString();
}

describe('one owner', () => {
  test('a second process is told that the file is open; a killed owner does not lock it', async () => {
    await made();
    const child = startEnter();
    child.stdin?.write('284\n');
    expect(await firstLine(child)).toMatch(/^ok 4 /);
    await refusedUntouched('file/locked');
    child.kill('SIGKILL');
    await once(child, 'exit');
    await service.ok('file.open', { path });
    expect((await service.ok('tournament.get', {})).rounds[0]?.tables[0]?.deals).toBe(4);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [], deals: 4 });
  });

  test('opening the open file again changes nothing', async () => {
    await createTable(service, path, ['А', 'Б', 'В']);
    const before = await service.ok('file.status', {});
    expect(await service.ok('file.open', { path: folder.file('./t.pulka') })).toEqual(before);
  });
});

describe('kill -9 while deals are typed', () => {
  // Both passed in turn; no target, so the sheet never ends. The dealer moves on, the keys stay legal.
  const lines = Array.from({ length: 400 }, (_, i) => `${((i + 1) % 3) + 1}64`);

  test.each([0, 40, 130, 310])(
    '%i ms after the first answer: every acknowledged deal is there',
    async (delay) => {
      await createTable(service, path, ['А', 'Б', 'В'], { target: null });
      await service.ok('file.close', {});
      const child = startEnter();
      let out = '';
      child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
      child.stdin?.on('error', () => undefined);
      child.stdin?.write(`${lines.join('\n')}\n`);
      while (!out.includes('\n')) await new Promise((done) => setTimeout(done, 2));
      await new Promise((done) => setTimeout(done, delay));
      child.kill('SIGKILL');
      await once(child, 'exit');
      const answered = out.split('\n').slice(0, -1);
      expect(answered.every((line, i) => line.startsWith(`ok ${i + 1} `))).toBe(true);
      await service.ok('file.open', { path });
      const stored = (await service.ok('tournament.get', {})).rounds[0]?.tables[0]?.deals ?? 0;
      expect(stored).toBeGreaterThanOrEqual(answered.length);
      // At most one more: stored, and killed before the answer was out.
      expect(stored).toBeLessThanOrEqual(answered.length + 1);
      expect(await service.ok('ledger.check', {})).toMatchObject({
        integrity: [],
        differences: [],
        deals: stored,
      });
    },
  );
});

describe('making a file', () => {
  const input = () => ({
    path,
    tournament: aTournament(),
    players: ['А', 'Б', 'В'].map(aPlayer),
    tables: [[0, 1, 2]],
  });

  test('never replaces one; a repeated command opens its own', async () => {
    await service.ok('file.create', input(), { commandId: 'create-1' });
    await service.close();
    service = startService();
    const again = await service.ok('file.create', input(), { commandId: 'create-1' });
    expect(again.state).toBe('open');
    await service.ok('file.close', {});
    const before = readFileSync(path);
    expect((await service.refused('file.create', input(), { commandId: 'create-2' })).code).toBe(
      'file/exists',
    );
    expect(readFileSync(path).equals(before)).toBe(true);
    expect((await service.ok('file.status', {})).state).not.toBe('open');
  });

  test.each([
    ['a player twice', { tables: [[0, 1, 1]] }, 'tables[0][2]', 'round/playerTwice'],
    ['no such player', { tables: [[0, 1, 3]] }, 'tables[0][2]', 'round/noPlayer'],
    [
      'a day that is not',
      { tournament: aTournament({ date: '2026-02-30' }) },
      'tournament.date',
      'value/format',
    ],
    [
      'options that contradict',
      { tournament: aTournament({ options: { raspasyTarget: 'whists', zeroBonus: 'trickPrice' } }) },
      'tournament.options.zeroBonus',
      'option/zeroBonusTrickPrice',
    ],
  ])('%s is refused and nothing is made', async (_name, over, at, code) => {
    const error = await service.refused('file.create', { ...input(), ...over });
    expect(error.problems).toContainEqual(expect.objectContaining({ path: at, code }));
    expect(existsSync(path)).toBe(false);
  });

  test('a missing folder is named', async () => {
    const error = await service.refused('file.create', { ...input(), path: folder.file('no/such/t.pulka') });
    expect(error.code).toBe('file/missingFolder');
  });
});

describe('a full disk', () => {
  test('refuses the deal, keeps what was stored, and goes on when there is room', async () => {
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await record(service, tableId, passed(0, 1, [2, 0]));
    await service.ok('file.close', {});
    // The database is not allowed to grow by a single page: SQLite answers as on a full disk.
    const pages = readFileSync(path).length / 4096;
    const limited = startService({ onDatabase: (db) => db.pragma(`max_page_count = ${pages}`) });
    await limited.ok('file.open', { path });
    let stored = 1;
    let refusal = '';
    for (let i = 1; i < 60 && refusal === ''; i++) {
      const deal = passed(i % 3, (i + 1) % 3, [(i + 2) % 3, i % 3]);
      const answer = await limited.call('deals.record', { tableId, deal, before: null, expectedSeq: null });
      if (answer.ok) stored++;
      else refusal = answer.error.code;
    }
    expect(refusal).toBe('file/diskFull');
    expect((await limited.ok('sheet.get', { tableId })).deals).toHaveLength(stored);
    await limited.close();
    await service.ok('file.open', { path });
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(stored);
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });
});

describe('check', () => {
  test('finds a deal that was changed behind the back of the program, and a dropped trigger', async () => {
    await made();
    const db = new Database(path);
    expect(() => db.exec(`UPDATE entry SET reason = 'x'`)).toThrow(/append-only/);
    expect(() => db.exec('DELETE FROM entry')).toThrow(/append-only/);
    db.pragma('recursive_triggers = ON');
    expect(() => db.exec('INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE seq = 1')).toThrow(
      /append-only/,
    );
    db.exec('DROP TRIGGER entry_no_update');
    db.exec(
      `UPDATE entry SET payload = json_set(payload, '$.deal.level', 8) WHERE kind = 'deal.recorded' AND seq = 6`,
    );
    db.close();
    await service.ok('file.open', { path });
    const found = await service.ok('ledger.check', {});
    expect(found.integrity).toEqual(['schema']);
    expect(found.differences[0]).toMatchObject({ path: 'rounds[1].tables[1].deals[1] (entries[5])' });
    expect(JSON.parse(found.differences[0]?.stored ?? '')).toMatchObject({ pool: [0, 2, 0] });
    expect(JSON.parse(found.differences[0]?.computed ?? '')).toMatchObject({ pool: [0, 6, 0] });
  });

  test('shows where a signed result is not what this program computes, and leaves it', async () => {
    const tableId = await made();
    await service.ok('file.open', { path });
    await service.ok('sheet.setState', { tableId, state: 'signed', by: 'Все' });
    await service.ok('file.close', {});
    const db = new Database(path);
    const trigger = db.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'entry_no_update'`).get() as {
      sql: string;
    };
    db.exec('DROP TRIGGER entry_no_update');
    db.exec(`UPDATE entry SET payload = json_set(payload, '$.result[0]', '1/3') WHERE kind = 'sheet.state'`);
    db.exec(trigger.sql);
    db.close();
    await service.ok('file.open', { path });
    const found = await service.ok('ledger.check', {});
    expect(found).toMatchObject({
      integrity: [],
      differences: [{ path: 'rounds[1].tables[1].signed', stored: '1/3 0 0', computed: '0 0 0' }],
    });
  });

  test('names an entry that is not of its form', async () => {
    await made();
    const db = new Database(path);
    db.exec('DROP TRIGGER entry_no_update');
    db.exec(`UPDATE entry SET payload = json_set(payload, '$.deal.level', 5) WHERE seq = 6`);
    db.close();
    await service.ok('file.open', { path });
    const found = await service.ok('ledger.check', {});
    expect(found.differences[0]?.path).toBe('entries[5].payload.deal.level');
  });
});

describe('backups', () => {
  test('on close when something changed, not otherwise', async () => {
    await made();
    await service.ok('file.open', { path });
    expect((await service.ok('backup.list', {})).map((b) => b.reason)).toEqual(['close']);
    await service.ok('file.close', {});
    await service.ok('file.open', { path });
    expect(await service.ok('backup.list', {})).toHaveLength(1);
  });

  test('while something changes', async () => {
    await service.close();
    service = startService({ backupEvery: 20 });
    const tableId = await createTable(service, path, ['А', 'Б', 'В']);
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    const deadline = Date.now() + 10_000;
    while ((await service.ok('backup.list', {})).length === 0 && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 10));
    await new Promise((done) => setTimeout(done, 100));
    expect((await service.ok('backup.list', {})).map((b) => b.reason)).toEqual(['auto']);
  });

  test('a restored backup is a file beside the present one, which is kept', async () => {
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    const { path: backup } = await service.ok('backup.now', {});
    const copy = folder.file('usb.pulka');
    copyFileSync(backup, copy);
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    const bytes = readFileSync(backup);
    expect(await service.ok('backup.look', { backup })).toMatchObject({
      ...{
        name: 'Осенний турнир',
        date: '2026-10-03',
        entries: 6,
        players: 3,
        rounds: 1,
        sheets: 1,
        deals: 1,
        slips: 0,
      },
    });
    expect(readFileSync(backup).equals(bytes)).toBe(true);
    const restored = await service.ok('backup.restore', { backup });
    expect(restored.path).not.toBe(path);
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(1);
    // The restored file is a tournament like any other.
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    await service.ok('file.open', { path });
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(2);
    expect((await service.ok('backup.list', {})).map((b) => b.reason)).toEqual(['restore', 'manual']);
    expect((await service.ok('backup.restore', { backup: copy })).state).toBe('open');
  });

  test('a damaged backup is refused, and the open file stays open', async () => {
    await createTable(service, path, ['А', 'Б', 'В']);
    writeFileSync(folder.file('bad.pulka'), 'bad');
    expect((await service.refused('backup.restore', { backup: folder.file('bad.pulka') })).code).toBe(
      'file/notSqlite',
    );
    expect(await service.ok('file.status', {})).toMatchObject({ state: 'open', path });
  });
});

test('closing leaves a file that could not be opened: nothing is open then, and it is not named any more', async () => {
  writeFileSync(path, 'не турнир '.repeat(500));
  expect((await service.call('file.open', { path })).ok).toBe(false);
  expect((await service.ok('file.status', {})).state).toBe('failed');
  expect(await service.ok('file.close', {})).toMatchObject({ state: 'none', path: null, failure: null });
  expect((await service.ok('file.status', {})).state).toBe('none');
});
