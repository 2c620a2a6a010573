/** Things that happen around an open file: removed, replaced, the clock set back, other computers, old logs. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOM_BYTE } from '../../main/service/db/log-file.ts';
import { Presence, presenceFile } from '../../main/service/db/presence.ts';
import {
  createTable,
  record,
  startService,
  temporaryFolder,
  tickingClock,
  type TestService,
} from '../fixtures/service.ts';
import { nthDeal, ServiceChild } from './support.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let path: string;
let tableId: string;
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  path = folder.file('турнир.pulka');
  tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
  for (let n = 0; n < 3; n++) await record(service, tableId, nthDeal(n));
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

const remarks = async (): Promise<string[]> =>
  ((await service.ok('file.status', {})).remarks ?? []).map(({ code }) => code);
/** What a new program finds in a file. */
async function dealsIn(file: string): Promise<number> {
  const other = startService();
  try {
    await other.ok('file.open', { path: file });
    expect(await other.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    return (await other.ok('sheet.get', { tableId })).deals.length;
  } finally {
    await other.close();
  }
}

describe('the open file', () => {
  test('removed: it is written anew in its place before the next deal, and that is told', async () => {
    rmSync(path);
    const stored = await record(service, tableId, nthDeal(3));
    expect(stored.number).toBe(4);
    expect(await remarks()).toEqual(['returned']);
    expect((await service.ok('file.status', {})).path).toBe(path);
    await service.ok('file.close', {});
    expect(await dealsIn(path)).toBe(4);
  });

  test('removed and nothing more typed: it is there again after closing', async () => {
    rmSync(path);
    await service.ok('file.close', {});
    expect(await dealsIn(path)).toBe(3);
  });

  test('given another name by hand: both hold what they held, the work is at its place', async () => {
    const renamed = folder.file('старое имя.pulka');
    renameSync(path, renamed);
    await record(service, tableId, nthDeal(3));
    await service.ok('file.close', {});
    expect(await dealsIn(path)).toBe(4);
  });

  test('replaced by an older copy: that is left alone, the work goes on beside it', async () => {
    const { path: backup } = await service.ok('backup.now', {});
    await record(service, tableId, nthDeal(3));
    const replacement = folder.file('замена');
    copyFileSync(backup, replacement);
    const bytes = readFileSync(replacement);
    renameSync(replacement, path);
    await record(service, tableId, nthDeal(4));
    const status = await service.ok('file.status', {});
    expect(status.path).not.toBe(path);
    expect(await remarks()).toContain('rescued');
    await service.ok('file.close', {});
    expect(readFileSync(path).equals(bytes)).toBe(true);
    expect(await dealsIn(status.path ?? '')).toBe(5);
  });

  test('replaced by something that is no tournament', async () => {
    const replacement = folder.file('замена');
    writeFileSync(replacement, 'не турнир');
    renameSync(replacement, path);
    await record(service, tableId, nthDeal(3));
    const status = await service.ok('file.status', {});
    await service.ok('file.close', {});
    expect(readFileSync(path, 'utf8')).toBe('не турнир');
    expect(await dealsIn(status.path ?? '')).toBe(4);
  });

  test('its folder given another name: deals are refused until it is back', async () => {
    const inner = folder.file('клуб');
    mkdirSync(inner);
    const file = `${inner}/т.pulka`;
    const other = startService();
    try {
      const table = await createTable(other, file, ['А', 'Б', 'В'], { target: null });
      renameSync(inner, `${inner}-2`);
      const refused = await other.refused('deals.record', {
        tableId: table,
        deal: nthDeal(0),
        before: null,
        expectedSeq: null,
      });
      expect(refused.code).toBe('file/away');
      renameSync(`${inner}-2`, inner);
      await record(other, table, nthDeal(0));
    } finally {
      await other.close();
    }
  });

  test('two commands that find it gone at the same time are both carried out', async () => {
    rmSync(path);
    const [deal, player] = await Promise.all([
      service.call('deals.record', { tableId, deal: nthDeal(3), before: null, expectedSeq: null }),
      service.call('players.add', {
        players: [{ surname: 'Г', given: '', patronymic: '', club: '', year: null, note: '' }],
      }),
    ]);
    expect([deal.ok, player.ok]).toEqual([true, true]);
    await service.ok('file.close', {});
    expect(await dealsIn(path)).toBe(4);
  });
});

describe('a log that lies where a new file is made', () => {
  test('belongs to a file that is gone: it is kept aside, not read into the new one', async () => {
    await service.ok('file.close', {});
    const child = new ServiceChild();
    await child.ready;
    await child.call('file.open', { path });
    await child.call('deals.record', { tableId, deal: nthDeal(3), before: null, expectedSeq: null });
    await child.kill();
    const log = readFileSync(`${path}-wal`);
    rmSync(path);
    const fresh = await createTable(service, path, ['Г', 'Д', 'Е'], { target: null });
    expect(fresh).not.toBe(tableId);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [], deals: 0 });
    const kept = readdirSync(folder.path).find((name) => name.endsWith('.old')) ?? '';
    expect(readFileSync(folder.file(kept)).equals(log)).toBe(true);
  });

  test('and holds nothing but its room goes: there is nothing to keep', async () => {
    await service.ok('file.close', {});
    rmSync(path);
    writeFileSync(`${path}-wal`, Buffer.alloc(10_000, ROOM_BYTE));
    await createTable(service, path, ['Г', 'Д', 'Е'], { target: null });
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.old'))).toEqual([]);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [], deals: 0 });
  });
});

describe('a program that was killed', () => {
  test('is told of at the next opening, once', async () => {
    await service.ok('file.close', {});
    const child = new ServiceChild();
    await child.ready;
    await child.call('file.open', { path });
    await child.call('deals.record', { tableId, deal: nthDeal(3), before: null, expectedSeq: null });
    await child.kill();
    await service.ok('file.open', { path });
    expect(await remarks()).toEqual(['recovered']);
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(4);
    await service.ok('file.close', {});
    await service.ok('file.open', { path });
    expect(await remarks()).toEqual([]);
  });
});

describe('the clock', () => {
  test('set back by a year: deals keep their order, undo takes the last, the newest copy is the last one made', async () => {
    await service.close();
    service = startService({ now: tickingClock('2025-10-03T15:00:00.000Z') });
    await service.ok('file.open', { path });
    await record(service, tableId, nthDeal(3));
    const view = await service.ok('sheet.get', { tableId });
    expect(view.deals.map(({ deal }) => deal)).toEqual([0, 1, 2, 3].map(nthDeal));
    await service.ok('history.undo', {});
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(3);
    await service.ok('history.redo', {});
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [], deals: 4 });
    const { path: copy } = await service.ok('backup.now', {});
    // No copy "of the future" was taken for old, and the new one was not dropped at once.
    expect(existsSync(copy)).toBe(true);
    expect((await service.ok('backup.look', { backup: copy })).deals).toBe(4);
  });

  test('set back by minutes, among many copies: the copy of now stays', async () => {
    await service.close();
    service = startService({ now: tickingClock('2026-10-03T15:30:00.000Z') });
    await service.ok('file.open', { path });
    for (let n = 0; n < 12; n++) await service.ok('backup.now', {});
    await service.close();
    service = startService({ now: tickingClock('2026-10-03T15:10:00.000Z') });
    await service.ok('file.open', { path });
    await record(service, tableId, nthDeal(3));
    const { path: copy } = await service.ok('backup.now', {});
    expect((await service.ok('backup.look', { backup: copy })).deals).toBe(4);
    expect((await service.ok('file.status', {})).remarks).toEqual([]);
  });

  test('set back, then killed: what the last copy does not hold is copied on closing', async () => {
    await service.ok('file.close', {});
    const child = new ServiceChild();
    await child.ready;
    await child.call('file.open', { path });
    await child.call('deals.record', { tableId, deal: nthDeal(3), before: null, expectedSeq: null });
    await child.kill();
    // The copy on closing carries a date far ahead of the clock of now.
    service = startService({ now: tickingClock('2020-01-01T00:00:00.000Z') });
    await service.ok('file.open', { path });
    await service.ok('file.close', {});
    const { backups } = await service.ok('file.open', { path });
    const held = await Promise.all(
      backups.map(async ({ path: backup }) => (await service.ok('backup.look', { backup })).deals),
    );
    expect(Math.max(...held)).toBe(4);
  });
});

describe('another computer', () => {
  test('that has the file open is told of, and does not stop the work', async () => {
    await service.ok('file.close', {});
    const now = '2026-10-03T18:00:00.000Z';
    new Presence(path, 'КЛУБ-2').beat(now);
    const other = startService({ now: () => now });
    try {
      const status = await other.ok('file.open', { path });
      expect(status.remarks).toEqual([{ code: 'elsewhere', params: { computer: 'КЛУБ-2', at: now } }]);
      await record(other, tableId, nthDeal(3));
    } finally {
      await other.close();
    }
  });

  test('whose last sign is hours old is not', async () => {
    await service.ok('file.close', {});
    new Presence(path, 'КЛУБ-2').beat('2026-10-03T09:00:00.000Z');
    const other = startService({ now: () => '2026-10-03T18:00:00.000Z' });
    try {
      expect((await other.ok('file.open', { path })).remarks).toEqual([]);
    } finally {
      await other.close();
    }
  });

  test('sees this one while the file is open, and not after it was closed', async () => {
    const sign = JSON.parse(readFileSync(presenceFile(path), 'utf8')) as { computer: string };
    expect(sign.computer).toBe(hostname());
    const there = new Presence(path, 'КЛУБ-2');
    expect(there.beat((await service.ok('file.status', {})).savedAt ?? '')).toBe(true);
    expect(there.other?.computer).toBe(hostname());
    // Its sign stays when this one goes.
    await service.ok('file.close', {});
    expect(existsSync(presenceFile(path))).toBe(true);
    there.end();
    expect(existsSync(presenceFile(path))).toBe(false);
  });

  test.each([
    ['турнир (conflicted copy 2026-10-03).pulka', true],
    ["турнир (Anna's conflicted copy 2026-10-03).pulka", true],
    ['турнир (конфликтующая копия).pulka', true],
    ['турнир (конфликт).pulka', true],
    ['турнир.sync-conflict-20261003-150405-ABCDEF.pulka', true],
    ['турнир (1).pulka', true],
    ['турнир - копия.pulka', true],
    ['турнир - Copy (2).pulka', true],
    ['Турнир (1).PULKA', true],
    // Restored here, another tournament, another kind of file.
    ['турнир (2026-10-03 15-04).pulka', false],
    ['турнир осенний.pulka', false],
    ['турнир (1).pdf', false],
    ['старый турнир (1).pulka', false],
  ])('a file beside it called %s: %s', async (name, isConflict) => {
    await service.ok('file.close', {});
    writeFileSync(folder.file(name), 'чужое');
    await service.ok('file.open', { path });
    expect(await remarks()).toEqual(isConflict ? ['copies'] : []);
    expect(readFileSync(folder.file(name), 'utf8')).toBe('чужое');
  });
});

describe('names that shells and addresses stumble over', () => {
  const name = 'Турнир № 1 (май)/пулька %#?.pulka';

  test('a file, its backups, a restore and the second folder', async () => {
    const file = folder.file(name);
    mkdirSync(folder.file('Турнир № 1 (май)'));
    const second = folder.file('Флешка #2 (копии)? 100%');
    mkdirSync(second);
    const table = await createTable(service, file, ['А', 'Б', 'В'], { target: null });
    await record(service, table, nthDeal(0));
    await service.ok('backup.chooseSecond', { folder: second });
    const { backups } = await service.ok('file.status', {});
    expect(backups.map((backup) => backup.second === true).sort()).toEqual([false, true]);
    for (const { path: backup } of backups)
      expect((await service.ok('backup.look', { backup })).deals).toBe(1);
    const restored = await service.ok('backup.restore', { backup: backups[0]?.path ?? '' });
    expect(restored.path).toMatch(/Турнир № 1 \(май\)\/пулька %#\? \(\d{4}-\d\d-\d\d \d\d-\d\d\)\.pulka$/);
    await service.ok('file.open', { path: file });
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [], deals: 1 });
  });
});
