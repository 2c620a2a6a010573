/**
 * Disks that fail: full (a small disk of its own, and a limit on the size of a file), read-only to another user, pulled
 * out while the file is open. What was acknowledged is there; what could not be written was not acknowledged.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOG_BYTES } from '../../main/service/db/log-space.ts';
import { createTable, record, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import { bytesOf, firstTable, nthDeal, nthLine, sameBytes } from './support.ts';

const isRoot = process.getuid?.() === 0;
const mayMount = (): boolean => {
  if (process.platform !== 'linux' || !isRoot) return false;
  const trial = temporaryFolder();
  try {
    const done = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', trial.path]).status === 0;
    if (done) spawnSync('umount', [trial.path]);
    return done;
  } finally {
    trial.remove();
  }
};
const canMount = mayMount();
if (!canMount)
  console.warn(
    '[faults] LEFT OUT: disks of their own cannot be mounted here; the limit of file size stands in',
  );

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let mounted: string[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  service = startService();
});
afterEach(async () => {
  await service.close();
  for (const place of mounted) spawnSync('umount', ['-l', place]);
  mounted = [];
  folder.remove();
});

function mount(name: string, size: string): string {
  const place = folder.file(name);
  mkdirSync(place, { recursive: true });
  expect(spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', place]).status).toBe(0);
  mounted.push(place);
  return place;
}

const recordOne = (tableId: string, n: number) =>
  service.call('deals.record', { tableId, deal: nthDeal(n), before: null, expectedSeq: null });

/** Types until a deal is refused. @returns the code and how many were stored before */
async function untilRefused(tableId: string, from: number): Promise<{ code: string; stored: number }> {
  for (let n = from; n < from + 5000; n++) {
    const answer = await recordOne(tableId, n);
    if (!answer.ok) return { code: answer.error.code, stored: n };
  }
  throw new Error('never refused');
}

describe.skipIf(!canMount)('a full disk', () => {
  test('a deal is refused, nothing acknowledged is lost, and with room again the work goes on', async () => {
    const disk = mount('малый диск', '1m');
    const path = join(disk, 'турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    for (let n = 0; n < 5; n++) await record(service, tableId, nthDeal(n));
    // Somebody else's file takes the room that is left.
    const ballast = join(disk, 'фильм');
    const room = Number(
      spawnSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' }).stdout.split('\n')[1],
    );
    writeFileSync(ballast, Buffer.alloc(Math.max(0, room - 24_576)));
    const { code, stored } = await untilRefused(tableId, 5);
    expect(code).toBe('file/diskFull');
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(stored);
    // A backup cannot be made either: it says so, and leaves no half of one.
    expect((await service.refused('backup.now', {})).code).toBe('file/diskFull');
    expect((await service.ok('file.status', {})).remarks).toContainEqual({
      code: 'backupFailed',
      params: { reason: 'file/diskFull' },
    });
    expect(readdirSync(`${path}.backups`).filter((name) => name.endsWith('.part'))).toEqual([]);
    // The file can be closed and opened on the full disk, with everything in it.
    await service.ok('file.close', {});
    await service.ok('file.open', { path });
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(stored);
    rmSync(ballast);
    for (let n = stored; n < stored + 5; n++) await record(service, tableId, nthDeal(n));
    expect(await service.ok('ledger.check', {})).toMatchObject({
      integrity: [],
      differences: [],
      deals: stored + 5,
    });
    await service.ok('backup.now', {});
    expect((await service.ok('file.status', {})).remarks).toEqual([]);
  });

  test('that somebody fills in the evening takes no deal away: the log has its room', async () => {
    const disk = mount('большой диск', '100m');
    const path = join(disk, 'турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await record(service, tableId, nthDeal(0));
    expect(statSync(`${path}-wal`).size).toBe(LOG_BYTES);
    const handle = openSync(join(disk, 'фильм'), 'w');
    expect(() => {
      for (;;) writeSync(handle, Buffer.alloc(4096));
    }).toThrow(/ENOSPC/);
    closeSync(handle);
    for (let n = 1; n < 200; n++) await record(service, tableId, nthDeal(n));
    expect((await service.refused('backup.now', {})).code).toBe('file/diskFull');
    // The file cannot take in its log, which is kept beside it and read with it.
    await service.ok('file.close', {});
    await service.ok('file.open', { path });
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(200);
    rmSync(join(disk, 'фильм'));
    await record(service, tableId, nthDeal(200));
    expect(await service.ok('ledger.check', {})).toMatchObject({
      integrity: [],
      differences: [],
      deals: 201,
    });
    await service.ok('file.close', {});
    expect(existsSync(`${path}-wal`)).toBe(false);
  });

  test('a small disk keeps its room for the tournament itself', async () => {
    const disk = mount('флешка', '8m');
    const path = join(disk, 'турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await record(service, tableId, nthDeal(0));
    expect(statSync(`${path}-wal`).size).toBeLessThan(100_000);
  });

  test('a new tournament that has no room leaves nothing behind', async () => {
    const disk = mount('полный диск', '16k');
    const path = join(disk, 'новый.pulka');
    const answer = await service.call('file.createSample', { path });
    expect(answer).toMatchObject({ ok: false, error: { code: 'file/diskFull' } });
    expect(readdirSync(disk)).toEqual([]);
  });

  test('the second folder takes the copy that the full disk refuses', async () => {
    const disk = mount('диск', '400k');
    const stick = mount('флешка', '4m');
    const path = join(disk, 'турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('backup.chooseSecond', { folder: stick });
    for (let n = 0; n < 5; n++) await record(service, tableId, nthDeal(n));
    const room = Number(
      spawnSync('df', ['--output=avail', '-B1', disk], { encoding: 'utf8' }).stdout.split('\n')[1],
    );
    writeFileSync(join(disk, 'фильм'), Buffer.alloc(Math.max(0, room - 8192)));
    expect((await service.refused('backup.now', {})).code).toBe('file/diskFull');
    const newest = (await service.ok('file.status', {})).backups.find(({ second }) => second === true);
    expect((await service.ok('backup.look', { backup: newest?.path ?? '' })).deals).toBe(5);
  });
});

/** `pulka enter` under a limit or another user. @returns the answers and the exit status */
async function enterUnder(shell: string, path: string, lines: readonly string[], options: object = {}) {
  const cli = resolve('main/cli/index.ts');
  const command = `${shell} exec "$0" "$1" enter --table 1.1 "$2"`;
  const child = spawn('bash', ['-c', command, process.execPath, cli, path], {
    stdio: ['pipe', 'pipe', 'pipe'],
    ...options,
  });
  let out = '';
  let err = '';
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(`${lines.join('\n')}\n`);
  const [status] = (await once(child, 'close')) as [number | null];
  return { out, err, status };
}

describe.skipIf(process.platform === 'win32')('a limit on the size of a file', () => {
  test('is a full disk: what was acknowledged is there, and the rest was refused', async () => {
    const path = folder.file('t.pulka');
    await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('file.close', {});
    // Blocks of 1024 bytes: the log may grow to 256 KiB. A write beyond is refused, not killed.
    const lines = Array.from({ length: 400 }, (_, n) => nthLine(n));
    const { out, status } = await enterUnder("trap '' XFSZ; ulimit -f 256;", path, lines);
    expect(status).toBe(0);
    const answers = out.split('\n').filter((line) => line !== '');
    const answered = answers.filter((line) => line.startsWith('ok ')).length;
    // Each of the others was refused in words of the disk.
    expect(answers).toHaveLength(lines.length);
    expect(answers.slice(answered).every((line) => /^error .*disk/i.test(line))).toBe(true);
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(lines.length);
    await service.ok('file.open', { path });
    const stored = (await service.ok('sheet.get', { tableId: await firstTable(service) })).deals.length;
    expect(stored).toBe(answered);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    await record(service, await firstTable(service), nthDeal(stored));
    console.info(`[faults] limit of file size: ${answered} acknowledged, ${stored} stored, the rest refused`);
  });
});

describe.skipIf(process.platform === 'win32')('room for the log that cannot be had whole', () => {
  test('is given back: what is left belongs to the tournament', () => {
    const path = folder.file('t.pulka');
    const log = Buffer.from('что стоит в журнале');
    writeFileSync(path, '');
    writeFileSync(`${path}-wal`, log);
    const module = pathToFileURL(resolve('main/service/db/log-space.ts')).href;
    const script = `import(${JSON.stringify(module)}).then(({ reserveLog }) => reserveLog(process.argv[1]))`;
    const command = 'trap \'\' XFSZ; ulimit -f 256; exec "$0" -e "$1" "$2"';
    const done = spawnSync('bash', ['-c', command, process.execPath, script, path], { encoding: 'utf8' });
    expect([done.status, done.stderr]).toEqual([0, '']);
    expect(readFileSync(`${path}-wal`).equals(log)).toBe(true);
  });
});

describe('a folder that may not be written', () => {
  const NOBODY = 65534;
  /** Only the administrator can become another user. */
  const reachable = isRoot && process.platform === 'linux';

  test.skipIf(!reachable)('as another user: refused in words, nothing is touched', async () => {
    const path = folder.file('t.pulka');
    await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('file.close', {});
    chownSync(folder.path, 0, 0);
    chmodSync(folder.path, 0o755);
    chmodSync(path, 0o644);
    const before = bytesOf(path);
    const names = readdirSync(folder.path).sort();
    const { out, err, status } = await enterUnder('', path, [nthLine(0)], { uid: NOBODY, gid: NOBODY });
    expect([out, status]).toEqual(['', 2]);
    expect(err).toContain('read-only');
    expect(sameBytes(before, bytesOf(path))).toBe(true);
    expect(readdirSync(folder.path).sort()).toEqual(names);
  });

  test.skipIf(!reachable)('a file of their own in a folder that is not theirs is refused too', async () => {
    const path = folder.file('t.pulka');
    await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('file.close', {});
    chmodSync(folder.path, 0o755);
    chownSync(path, NOBODY, NOBODY);
    const before = bytesOf(path);
    const { status, err } = await enterUnder('', path, [nthLine(0)], { uid: NOBODY, gid: NOBODY });
    expect([status, err.includes('read-only')]).toEqual([2, true]);
    expect(sameBytes(before, bytesOf(path))).toBe(true);
  });

  test.skipIf(!canMount)('a disk mounted read-only: backups on it can still be looked into', async () => {
    const stick = mount('флешка', '2m');
    const path = join(stick, 't.pulka');
    await createTable(service, path, ['А', 'Б', 'В']);
    await service.ok('file.close', {});
    expect(spawnSync('mount', ['-o', 'remount,ro', stick]).status).toBe(0);
    const before = bytesOf(path);
    expect((await service.refused('file.open', { path })).code).toBe('file/readOnly');
    expect((await service.ok('backup.look', { backup: path })).players).toBe(3);
    expect(sameBytes(before, bytesOf(path))).toBe(true);
  });
});

describe.skipIf(!canMount)('a stick that is pulled out', () => {
  test('while its file is open: deals are refused until it is back, and none is lost', async () => {
    const stick = mount('флешка', '4m');
    // The stick itself lives on when its place goes: here, bound to another place.
    const held = folder.file('держатель');
    mkdirSync(held);
    expect(spawnSync('mount', ['--bind', stick, held]).status).toBe(0);
    mounted.push(held);
    const path = join(stick, 'турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    for (let n = 0; n < 4; n++) await record(service, tableId, nthDeal(n));
    expect(spawnSync('umount', ['-l', stick]).status).toBe(0);
    const refused = await recordOne(tableId, 4);
    expect(refused).toMatchObject({ ok: false, error: { code: 'file/away' } });
    // Nothing was laid into the empty place, and what is known can still be seen.
    expect(readdirSync(stick)).toEqual([]);
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(4);
    // The stick is put in again: the same deal goes through.
    expect(spawnSync('mount', ['--bind', held, stick]).status).toBe(0);
    mounted.push(stick);
    await record(service, tableId, nthDeal(4));
    await service.ok('file.close', {});
    expect(readdirSync(stick).filter((name) => name.endsWith('.pulka'))).toEqual(['турнир.pulka']);
    await service.ok('file.open', { path });
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [], deals: 5 });
  });

  test('for good: the program can be closed, and the stick holds every acknowledged deal', async () => {
    const stick = mount('флешка', '4m');
    const held = folder.file('держатель');
    mkdirSync(held);
    expect(spawnSync('mount', ['--bind', stick, held]).status).toBe(0);
    mounted.push(held);
    const path = join(stick, 'турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    for (let n = 0; n < 4; n++) await record(service, tableId, nthDeal(n));
    expect(spawnSync('umount', ['-l', stick]).status).toBe(0);
    await service.ok('file.close', {});
    await service.ok('file.open', { path: join(held, 'турнир.pulka') });
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(4);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });

  test('with the second folder: it is told, and the work goes on', async () => {
    const stick = mount('флешка', '4m');
    const path = folder.file('турнир.pulka');
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('backup.chooseSecond', { folder: join(stick) });
    expect(await service.ok('backup.second', {})).toMatchObject({ state: 'ready', at: expect.any(String) });
    expect(spawnSync('umount', [stick]).status).toBe(0);
    rmSync(stick, { recursive: true });
    await record(service, tableId, nthDeal(0));
    await service.ok('backup.now', {});
    expect((await service.ok('file.status', {})).remarks).toEqual([
      { code: 'secondMissing', params: { folder: stick } },
    ]);
    expect(readFileSync(path).length).toBeGreaterThan(0);
  });
});
