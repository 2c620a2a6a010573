/** Backups: the second folder of this computer, what is copied before danger, retention on the disk, names, looks. */
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupsIn, listBackups } from '../../main/service/db/backup.ts';
import { dropLeftovers } from '../../main/service/db/place.ts';
import { secondFolder, secondFolderOf } from '../../main/service/db/second-folder.ts';
import {
  aTournament,
  createTable,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let path: string;
let stick: string;
let settings: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = folder.file('t.pulka');
  stick = folder.file('Флешка');
  settings = folder.file('settings/backups.json');
  mkdirSync(stick);
  service = startService({ computerFile: settings });
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

const reasons = (of: string): string[] => backupsIn(secondFolderOf(of, path)).map(({ reason }) => reason);

describe('the second folder', () => {
  test('is kept for this computer, and every copy goes there too', async () => {
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    expect(await service.ok('backup.second', {})).toEqual({ folder: null, state: 'none', at: null });
    const chosen = await service.ok('backup.chooseSecond', { folder: stick });
    expect(chosen).toMatchObject({ folder: stick, state: 'ready', at: expect.any(String) });
    expect(reasons(stick)).toEqual(['manual']);
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    await service.close();
    expect(reasons(stick)).toEqual(['close', 'manual']);
    // A new start of the program on the same computer.
    service = startService({ computerFile: settings });
    expect(await service.ok('backup.second', {})).toMatchObject({ folder: stick, state: 'ready' });
    await service.ok('file.open', { path });
    const { backups } = await service.ok('file.status', {});
    expect(backups.filter(({ second }) => second === true)).toHaveLength(2);
    expect(backups).toHaveLength(listBackups(path).length + 2);
  });

  test('is where a lost file comes back from: with the folder of the tournament gone', async () => {
    const inner = folder.file('клуб');
    mkdirSync(inner);
    const file = join(inner, 'т.pulka');
    const tableId = await createTable(service, file, ['А', 'Б', 'В'], { target: null });
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    await service.ok('backup.chooseSecond', { folder: stick });
    await service.ok('file.close', {});
    rmSync(inner, { recursive: true });
    mkdirSync(inner);
    expect((await service.refused('file.open', { path: file })).code).toBe('file/missing');
    const { backups } = await service.ok('file.status', {});
    expect(backups.map(({ second }) => second)).toEqual([true]);
    const restored = await service.ok('backup.restore', { backup: backups[0]?.path ?? '' });
    expect(restored.path?.startsWith(inner)).toBe(true);
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(1);
  });

  test('that is no folder is refused, and the one before stays', async () => {
    await service.ok('backup.chooseSecond', { folder: stick });
    const refused = await service.refused('backup.chooseSecond', { folder: folder.file('нет такой') });
    expect(refused.code).toBe('file/missingFolder');
    writeFileSync(folder.file('файл'), '');
    expect((await service.refused('backup.chooseSecond', { folder: folder.file('файл') })).code).toBe(
      'file/missingFolder',
    );
    expect(await service.ok('backup.second', {})).toMatchObject({ folder: stick });
    expect(await service.ok('backup.chooseSecond', { folder: null })).toMatchObject({ state: 'none' });
  });

  test('that is gone is told, copies beside the file are made all the same', async () => {
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('backup.chooseSecond', { folder: stick });
    rmSync(stick, { recursive: true });
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    await service.ok('backup.now', {});
    const status = await service.ok('file.status', {});
    expect(status.remarks).toEqual([{ code: 'secondMissing', params: { folder: stick } }]);
    expect(listBackups(path).map(({ reason }) => reason)).toEqual(['manual', 'manual']);
    // It is not made anew by the program: a folder in the place of a stick would look like one.
    expect(statSync(stick, { throwIfNoEntry: false })).toBe(undefined);
  });

  test('spoiled settings are no settings', () => {
    mkdirSync(folder.file('settings'));
    for (const text of ['', '{', '[]', '{"secondFolder":5}', 'null']) {
      writeFileSync(settings, text);
      expect(secondFolder(settings).folder()).toBe(null);
    }
  });

  test('two tournaments of one name do not share their copies', () => {
    expect(secondFolderOf(stick, '/a/т.pulka')).not.toBe(secondFolderOf(stick, '/b/т.pulka'));
    expect(secondFolderOf(stick, '/a/т.pulka')).toMatch(/т-[0-9a-f]{6}\.pulka\.backups$/);
  });
});

describe('before danger', () => {
  test('a recalculation is preceded by a copy that holds the old rules', async () => {
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    const { tournament } = await service.ok('tournament.get', {});
    expect(tournament.convention).toBe('sochi');
    await service.ok('tournament.change', {
      tournament: { ...tournament, convention: 'leningrad' },
      reason: 'ошиблись при создании',
      recalculate: true,
    });
    const copy = listBackups(path)[0];
    expect(copy?.reason).toBe('recalculation');
    const other = startService();
    try {
      await other.ok('file.open', { path: copy?.path ?? '' });
      expect((await other.ok('tournament.get', {})).tournament).toMatchObject({
        ...aTournament({ target: null }),
      });
    } finally {
      await other.close();
    }
  });

  test('a copy that cannot be made stops an import and a recalculation, and is told', async () => {
    await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    // A file where the folder of the copies should be.
    writeFileSync(`${path}.backups`, '');
    const { tournament } = await service.ok('tournament.get', {});
    const before = (await service.ok('file.status', {})).seq;
    for (const answer of [
      await service.call('tournament.change', {
        tournament: { ...tournament, convention: 'leningrad' },
        reason: 'х',
        recalculate: true,
      }),
      await service.call('file.import', {
        path: folder.file('i.pulka'),
        json: (await service.ok('file.export', {})).json,
      }),
    ])
      expect(answer).toMatchObject({ ok: false, error: { code: 'file/exists' } });
    const status = await service.ok('file.status', {});
    expect(status).toMatchObject({ seq: before, path });
    expect(status.remarks).toEqual([{ code: 'backupFailed', params: { reason: 'file/exists' } }]);
  });
});

describe('in the folder', () => {
  test('many copies thin out, and foreign files stay', async () => {
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    mkdirSync(`${path}.backups`);
    const foreign = join(`${path}.backups`, 'моё.txt');
    writeFileSync(foreign, 'моё');
    for (let n = 0; n < 30; n++) {
      if (n % 10 === 0) await record(service, tableId, { type: 'redeal', dealer: 0 });
      await service.ok('backup.now', {});
    }
    const kept = listBackups(path);
    // The clock of the test moves by minutes: the ten newest, and the last of every hour before.
    expect(kept.length).toBeGreaterThanOrEqual(10);
    expect(kept.length).toBeLessThan(30);
    for (const { path: backup } of kept) expect((await service.ok('backup.look', { backup })).sheets).toBe(1);
    expect(readFileSync(foreign, 'utf8')).toBe('моё');
  });

  test('copies of one second are told apart, and the eleventh follows the tenth', async () => {
    await createTable(service, path, ['А', 'Б', 'В'], { target: null });
    await service.ok('file.close', {});
    const still = startService({ now: () => '2026-10-03T15:00:00.000Z' });
    try {
      await still.ok('file.open', { path });
      for (let n = 0; n < 11; n++) await still.ok('backup.now', {});
      const numbers = listBackups(path).map(({ path: name }) =>
        Number(/\.(\d+)_manual/.exec(name)?.[1] ?? 1),
      );
      expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    } finally {
      await still.close();
    }
  });

  test('what a killed program had begun goes after an hour; nothing else does', () => {
    const file = (name: string): string => join(folder.path, name);
    const old = ['.a.pulka.0123abcd.part', '.a.pulka.0123abcd.part-journal', 'чужое.part', '.a.part'];
    for (const name of [...old, '.b.pulka.0123abcd.part']) writeFileSync(file(name), '');
    for (const name of old) utimesSync(file(name), new Date(0), new Date(0));
    dropLeftovers(folder.path);
    const left = readdirSync(folder.path).filter(
      (name) => name.endsWith('.part') || name.includes('journal'),
    );
    expect(left.sort()).toEqual(['.a.part', '.b.pulka.0123abcd.part', 'чужое.part']);
  });
});

describe('a new file', () => {
  test('is made beside files of the names that were used for half-made ones', async () => {
    // Earlier programs made their files under these names; they may be somebody's.
    const others = [`${path}.new`, `${path}.part`, `${path}.new-wal`];
    for (const other of others) writeFileSync(other, 'чужое');
    await createTable(service, path, ['А', 'Б', 'В']);
    const { path: backup } = await service.ok('backup.now', {});
    writeFileSync(`${backup}.part`, 'чужое');
    await service.ok('backup.restore', { backup });
    for (const other of [...others, `${backup}.part`]) expect(readFileSync(other, 'utf8')).toBe('чужое');
  });
});

test('what can be read of a whole file is the whole file', async () => {
  const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
  await record(service, tableId, { type: 'redeal', dealer: 0 });
  await service.ok('file.close', {});
  const before = readFileSync(path);
  const saved = await service.ok('backup.salvage', { path });
  expect(saved.path).toMatch(/t \(\d{4}-\d\d-\d\d \d\d-\d\d\)\.pulka$/);
  expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(1);
  expect(readFileSync(path).equals(before)).toBe(true);
});
