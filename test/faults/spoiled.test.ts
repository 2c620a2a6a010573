/**
 * Spoiled files. Whatever was done to a file, it is never written to while it is refused (the bytes of the file and of
 * all that lies beside it are compared), the refusal has its words, the backups are offered, and restoring one works.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ROOM_BYTE } from '../../main/service/db/log-file.ts';
import { LOG_BYTES } from '../../main/service/db/log-space.ts';
import { translator } from '../../shared/locales/index.ts';
import { createTable, record, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import {
  bytesOf,
  counted,
  dice,
  firstTable,
  FRAME,
  framesOf,
  nthDeal,
  sameBytes,
  ServiceChild,
} from './support.ts';

const DEALS = 12;
const t = translator('ru');

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
/** The whole file, closed in order. */
let whole: Buffer;
/** The same tournament as a killed program leaves it: pages, and a log with the last deals. */
let killed: { file: Buffer; log: Buffer };
/** That log as it lay there: with the room that was taken for it. */
let withRoom: Buffer;
let tableId: string;
/** Its ledger when it was closed. */
let original: Exported;
let service: TestService;
const total = {
  variants: 0,
  refused: 0,
  same: 0,
  found: 0,
  told: 0,
  shorter: 0,
  overwritten: 0,
  restored: 0,
};

beforeAll(async () => {
  folder = temporaryFolder();
  path = folder.file('t.pulka');
  const maker = startService();
  tableId = await createTable(maker, path, ['Анна', 'Борис', 'Вера'], { target: null });
  for (let n = 0; n < DEALS; n++) await record(maker, tableId, nthDeal(n));
  original = await exported(maker);
  await maker.close();
  whole = readFileSync(path);
  const child = new ServiceChild();
  await child.ready;
  await child.call('file.open', { path });
  for (let n = DEALS; n < DEALS + 6; n++)
    await child.call('deals.record', { tableId, deal: nthDeal(n), before: null, expectedSeq: null });
  await child.kill();
  withRoom = readFileSync(`${path}-wal`);
  killed = { file: readFileSync(path), log: framesOf(withRoom) };
});
afterEach(async () => {
  await service.close();
});
afterAll(() => {
  folder.remove();
  const { variants, refused, same, found, told, shorter, overwritten, restored } = total;
  console.info(
    `[faults] ${variants} spoiled files: ${refused} refused, ${same} whole after all, ${told} read up to a torn end or with an altered entry (told), ` +
      `${shorter} with a log that was cut off between two frames (nothing shows it), ` +
      `${found} found by the check; ${overwritten} overwritten; ${restored} restored from a backup`,
  );
});

function lay(file: Buffer, log: Buffer | null): void {
  for (const end of ['-wal', '-shm', '-journal']) rmSync(path + end, { force: true });
  writeFileSync(path, file);
  if (log !== null) writeFileSync(`${path}-wal`, log);
}

interface Exported {
  entries: unknown[];
}
const exported = async (from: TestService): Promise<Exported> =>
  JSON.parse((await from.ok('file.export', {})).json) as Exported;

/** Everything that was ever recorded, up to the deal of this number: names, seats and deals, as they were typed. */
async function holds(count: number): Promise<boolean> {
  const view = await service.ok('sheet.get', { tableId });
  const typed = Array.from({ length: count }, (_, n) => nthDeal(n));
  const { entries } = await exported(service);
  return (
    isDeepStrictEqual(
      view.deals.map(({ deal }) => deal),
      typed,
    ) && isDeepStrictEqual(entries.slice(0, original.entries.length), original.entries)
  );
}

/**
 * Opens one spoiled file. A refused one is as it was before; an opened one holds all deals, or the check says
 * where it does not, or (a log that was cut off) the last ones are missing and that is told.
 */
async function tried(file: Buffer, log: Buffer | null, deals: number, name: string): Promise<string> {
  lay(file, log);
  total.variants++;
  const before = bytesOf(path);
  const answer = await service.call('file.open', { path });
  if (!answer.ok) {
    const { code, params } = answer.error;
    expect([name, code]).toEqual([name, expect.stringMatching(/^file\//)]);
    // In words, for people.
    expect(t(`error.${code}`, params)).not.toBe(`error.${code}`);
    const untouched = sameBytes(before, bytesOf(path));
    if (!untouched) total.overwritten++;
    expect([name, untouched]).toEqual([name, true]);
    const status = await service.ok('file.status', {});
    expect([name, status.state, status.backups.length > 0]).toEqual([name, 'failed', true]);
    total.refused++;
    return code;
  }
  const told = (answer.value.remarks ?? []).map(({ code }) => code);
  const view = await service.call('sheet.get', { tableId });
  const check = await service.ok('ledger.check', {});
  const isClean = check.integrity.length === 0 && check.differences.length === 0;
  if (!isClean) total.found++;
  else if (view.ok && (await holds(deals))) total.same++;
  else if (told.includes('torn') || told.includes('altered')) total.told++;
  else expect([name, told, view.ok ? view.value.deals.length : view.error]).toEqual([name, 'noticed']);
  await service.ok('file.close', {});
  return 'open';
}

const PAGE = 4096;
const damages: readonly [string, (bytes: Buffer, die: () => number) => void][] = [
  ['zeros', (bytes) => void bytes.fill(0)],
  ['ones', (bytes) => void bytes.fill(0xff)],
  ['noise', (bytes, die) => bytes.forEach((_, i) => (bytes[i] = Math.floor(die() * 256)))],
  ['the first half', (bytes) => void bytes.fill(0x5a, 0, bytes.length / 2)],
  ['the second half', (bytes) => void bytes.fill(0x5a, bytes.length / 2)],
  ['shifted by one', (bytes) => void bytes.copyWithin(1, 0, bytes.length - 1)],
];

describe('a file that was closed in order', () => {
  test('every page damaged in turn', async () => {
    service = startService();
    const die = dice(1);
    for (let at = 0; at < whole.length; at += PAGE)
      for (const [name, damage] of damages) {
        const bytes = Buffer.from(whole);
        damage(bytes.subarray(at, at + PAGE), die);
        if (bytes.equals(whole)) continue;
        await tried(bytes, null, DEALS, `page ${at / PAGE + 1}: ${name}`);
      }
  });

  test('two pages exchanged, a page of another place', async () => {
    service = startService();
    const pages = whole.length / PAGE;
    for (let a = 0; a < pages; a++)
      for (let b = a + 1; b < pages; b++) {
        const bytes = Buffer.from(whole);
        whole.copy(bytes, a * PAGE, b * PAGE, (b + 1) * PAGE);
        whole.copy(bytes, b * PAGE, a * PAGE, (a + 1) * PAGE);
        if (!bytes.equals(whole)) await tried(bytes, null, DEALS, `pages ${a + 1} and ${b + 1} exchanged`);
      }
  });

  test('cut off at every 512 bytes', async () => {
    service = startService();
    for (let length = 0; length < whole.length; length += 512) {
      const code = await tried(whole.subarray(0, length), null, DEALS, `cut at ${length}`);
      expect([length, code]).toEqual([length, length === 0 ? 'file/empty' : 'file/truncated']);
    }
  });

  test('longer than it was', async () => {
    service = startService();
    await tried(Buffer.concat([whole, Buffer.alloc(PAGE, 1)]), null, DEALS, 'a page too many');
    await tried(Buffer.concat([whole, Buffer.from('мусор')]), null, DEALS, 'some bytes too many');
  });

  test('random bytes in random places', async () => {
    service = startService();
    const die = dice(2);
    for (let i = 0; i < counted(300, 60); i++) {
      const bytes = Buffer.from(whole);
      const run = 1 + Math.floor(die() * 64);
      const at = Math.floor(die() * (bytes.length - run));
      for (let j = 0; j < run; j++) bytes[at + j] = Math.floor(die() * 256);
      await tried(bytes, null, DEALS, `${run} random bytes at ${at}`);
    }
  });

  test('random, empty, text, another database, a newer one', async () => {
    service = startService();
    const die = dice(3);
    const noise = (length: number): Buffer =>
      Buffer.from(Array.from({ length }, () => Math.floor(die() * 256)));
    for (const length of [1, 15, 16, 99, 100, 512, 4096, 40_960]) {
      await tried(noise(length), null, DEALS, `${length} random bytes`);
      const headed = Buffer.concat([whole.subarray(0, 16), noise(length)]);
      await tried(headed, null, DEALS, `${length} random bytes behind the head`);
    }
    expect(await tried(Buffer.alloc(0), null, DEALS, 'empty')).toBe('file/empty');
    expect(await tried(Buffer.from('Ёжиков\n'.repeat(90)), null, DEALS, 'text')).toBe('file/notSqlite');
    const foreign = Buffer.from(whole);
    foreign.writeUInt32BE(0x12345678, 68);
    expect(await tried(foreign, null, DEALS, 'another program')).toBe('file/foreign');
    const newer = Buffer.from(whole);
    newer.writeUInt32BE(99, 60);
    expect(await tried(newer, null, DEALS, 'newer')).toBe('file/newer');
  });
});

describe('what a killed program left', () => {
  test('the log cut off at every 512 bytes and at every frame', async () => {
    service = startService();
    const { file, log } = killed;
    const cuts = new Set<number>();
    for (let length = 1; length < log.length; length += 512) cuts.add(length);
    for (let length = 32; length < log.length; length += PAGE + 24) cuts.add(length);
    for (const length of cuts) {
      // The last commits are gone without a trace where a log ends between two of them: nobody can tell that.
      lay(file, log.subarray(0, length));
      total.variants++;
      const before = bytesOf(path);
      const answer = await service.call('file.open', { path });
      if (!answer.ok) {
        total.refused++;
        expect([length, sameBytes(before, bytesOf(path))]).toEqual([length, true]);
        continue;
      }
      const stored = (await service.ok('sheet.get', { tableId })).deals.length;
      expect(stored).toBeGreaterThanOrEqual(DEALS);
      expect(await holds(stored)).toBe(true);
      const onFrame = length <= 32 || (length - 32) % (PAGE + 24) === 0;
      const told = (answer.value.remarks ?? []).some(({ code }) => code === 'torn');
      // What ends inside a frame is told, once there is enough of it to know the run it belongs to.
      if (!onFrame && (length - 32) % (PAGE + 24) >= 24) expect([length, told]).toEqual([length, true]);
      if (told) total.told++;
      else total.shorter++;
      await service.ok('file.close', {});
    }
  });

  test('the log with the room that was taken for it', async () => {
    service = startService();
    const { file, log } = killed;
    expect(withRoom.length).toBe(LOG_BYTES);
    const told = async (): Promise<unknown> => {
      const answer = await service.ok('file.open', { path });
      await service.ok('file.close', {});
      return answer.remarks;
    };
    lay(file, withRoom);
    expect(await told()).toEqual([{ code: 'recovered', params: { n: 6 } }]);
    // A room alone is no log: beside a file that was closed in order it says nothing, and hides no missing end.
    const room = Buffer.alloc(LOG_BYTES, ROOM_BYTE);
    lay(whole, room);
    expect(await told()).toEqual([]);
    const short = whole.subarray(0, whole.length - PAGE);
    expect(await tried(short, room, DEALS, 'cut, with room')).toBe('file/truncated');
    const headless = Buffer.from(withRoom).fill(0, 0, 32);
    expect(await tried(file, headless, DEALS + 6, 'a log without its head')).toBe('file/damagedLog');
    expect(await tried(whole, Buffer.alloc(LOG_BYTES), DEALS, 'a log of zeros')).toBe('file/damagedLog');
    // Zeros are what a power cut leaves, not room: it is told, or refused where frames stand behind it.
    for (let at = 32; at + FRAME <= log.length; at += FRAME) {
      const bytes = Buffer.from(withRoom).fill(0, at, at + FRAME);
      await tried(file, bytes, DEALS + 6, `frame ${(at - 32) / FRAME + 1} never written`);
    }
  });

  test('every frame of the log damaged in turn', async () => {
    service = startService();
    const { file, log } = killed;
    const step = PAGE + 24;
    for (let at = 32; at + step <= log.length; at += step)
      for (const offset of [0, 4, 8, 16, 24, 1024, step - 1]) {
        const bytes = Buffer.from(log);
        bytes[at + offset] = (bytes[at + offset] ?? 0) ^ 0xff;
        await tried(file, bytes, DEALS + 6, `frame ${(at - 32) / step + 1}, byte ${offset}`);
      }
    for (let at = 0; at < 32; at++) {
      const bytes = Buffer.from(log);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      expect(await tried(file, bytes, DEALS + 6, `head of the log, byte ${at}`)).toMatch(
        /^file\/(?:damagedLog|foreignLog)$/,
      );
    }
  });

  test('every page of the file damaged in turn, the log whole', async () => {
    service = startService();
    const die = dice(4);
    for (let at = 0; at < killed.file.length; at += PAGE)
      for (const [name, damage] of damages) {
        const bytes = Buffer.from(killed.file);
        damage(bytes.subarray(at, at + PAGE), die);
        await tried(bytes, killed.log, DEALS + 6, `page ${at / PAGE + 1} under a log: ${name}`);
      }
  });

  test('a log of another tournament, of an older copy, of nothing', async () => {
    service = startService();
    const other = folder.file('other.pulka');
    const maker = startService();
    await createTable(maker, other, ['Кто', 'Где', 'Когда'], { target: null });
    await maker.close();
    const child = new ServiceChild();
    await child.ready;
    await child.call('file.open', { path: other });
    const foreign = await child.call('players.add', {
      players: [{ surname: 'Я', given: '', patronymic: '', club: '', year: null, note: '' }],
    });
    expect(foreign).toMatchObject({ ok: true });
    await child.kill();
    const log = readFileSync(`${other}-wal`);
    expect(await tried(whole, log, DEALS, 'the log of another tournament')).toBe('file/foreignLog');
    // The file went on elsewhere to 20 deals; here the log of its deals 13–18 lies beside it.
    lay(killed.file, killed.log);
    await service.ok('file.open', { path });
    for (let n = DEALS + 6; n < 40; n++) await record(service, tableId, nthDeal(n));
    await service.ok('file.close', {});
    const later = readFileSync(path);
    expect(await tried(later, killed.log, 40, 'the log of an older copy')).toBe('file/foreignLog');
    // What stands in the file alone can be had, in a file of its own.
    const before = bytesOf(path);
    const saved = await service.ok('backup.salvage', { path });
    expect(saved.state).toBe('open');
    expect(saved.path).not.toBe(path);
    expect(sameBytes(before, bytesOf(path))).toBe(true);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    await service.ok('file.close', {});
  });
});

test('a name that nobody typed: told on opening, found by the check, and the deals can still be seen', async () => {
  service = startService();
  const bytes = Buffer.from(whole);
  // One letter of a name in its entry (and in what an emptied part of a page still holds of it).
  const name = Buffer.from('"surname":"Борис"');
  const places: number[] = [];
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) places.push(at);
  expect(places.length).toBeGreaterThan(0);
  for (const at of places) bytes.write('Бория', at + '"surname":"'.length);
  lay(bytes, null);
  const { remarks } = await service.ok('file.open', { path });
  // Entry 1 is the tournament, 2 to 4 are the players.
  expect(remarks).toEqual([{ code: 'altered', params: { n: 1, entries: '3' } }]);
  const check = await service.ok('ledger.check', {});
  expect(check.differences.map(({ path: place }) => place)).toEqual(['entries[2]']);
  expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(DEALS);
});

test('a rollback journal of somebody else is not played in', async () => {
  service = startService();
  lay(whole, null);
  writeFileSync(`${path}-journal`, Buffer.alloc(1024, 7));
  const before = bytesOf(path);
  expect((await service.refused('file.open', { path })).code).toBe('file/foreignLog');
  expect(sameBytes(before, bytesOf(path))).toBe(true);
});

test('a backup is restored beside every kind of spoiled file, which stays as it is', async () => {
  const spoiled: readonly [string, Buffer, Buffer | null][] = [
    ['empty', Buffer.alloc(0), null],
    ['cut off', whole.subarray(0, 5000), null],
    ['not SQLite', Buffer.from('x'.repeat(500)), null],
    ['a damaged page', Buffer.concat([whole.subarray(0, PAGE), Buffer.alloc(whole.length - PAGE)]), null],
    ['a damaged log', killed.file, Buffer.alloc(killed.log.length, 9)],
  ];
  for (const [name, file, log] of spoiled) {
    service = startService();
    lay(file, log);
    const before = bytesOf(path);
    await service.refused('file.open', { path });
    const { backups } = await service.ok('file.status', {});
    const backup = backups[0]?.path ?? '';
    expect([name, (await service.ok('backup.look', { backup })).deals]).toEqual([name, expect.any(Number)]);
    const restored = await service.ok('backup.restore', { backup });
    expect([name, restored.state, restored.path === path]).toEqual([name, 'open', false]);
    expect(await firstTable(service)).toBe(tableId);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    expect([name, sameBytes(before, bytesOf(path))]).toEqual([name, true]);
    total.restored++;
    await service.close();
  }
});

test('a file that is only read can be looked into: nothing appears beside it', async () => {
  service = startService();
  const copy = folder.file('copy.pulka');
  writeFileSync(copy, killed.file);
  writeFileSync(`${copy}-wal`, killed.log);
  const before = bytesOf(copy);
  expect((await service.ok('backup.look', { backup: copy })).deals).toBe(DEALS + 6);
  expect(sameBytes(before, bytesOf(copy))).toBe(true);
});
