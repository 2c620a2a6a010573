/** The form of the file: generated text compared, each step in one transaction, a copy before. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listBackups } from '../../main/service/db/backup.ts';
import { migrate, versionOf, type Migration } from '../../main/service/db/migrate.ts';
import { migrations } from '../../main/service/db/migrations/index.ts';
import { openFile } from '../../main/service/db/open.ts';
import { currentSchema } from '../../main/service/db/schema.ts';
import { Store } from '../../main/service/ledger/store.ts';
import {
  aPlayer,
  aTournament,
  createTable,
  record,
  startService,
  temporaryFolder,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

test('schema.sql is what the migrations make', () => {
  const stored = readFileSync(resolve(import.meta.dirname, '../../main/service/db/schema.sql'), 'utf8');
  expect(currentSchema()).toBe(stored);
});

test('the numbers are 1, 2, 3 … without a gap', () => {
  expect(migrations.map((m) => m.version)).toEqual(migrations.map((_, i) => i + 1));
  const db = new Database(':memory:');
  expect(() => migrate(db, [{ version: 2, name: 'x', up: '' }])).toThrow(/out of order/);
  db.close();
});

describe('a file of an older program', () => {
  /** A file as this program makes it today, with one deal; the next form of it is tried on it. */
  async function older(): Promise<string> {
    const path = folder.file('old.pulka');
    const service = startService();
    const tableId = await createTable(service, path, ['А', 'Б', 'В']);
    await record(service, tableId, { type: 'redeal', dealer: 0 });
    await service.close();
    return path;
  }
  const column: Migration = {
    version: migrations.length + 1,
    name: 'column',
    up: 'ALTER TABLE draft ADD COLUMN extra TEXT',
  };
  const broken: Migration = {
    version: migrations.length + 1,
    name: 'broken',
    up: 'ALTER TABLE draft ADD COLUMN extra TEXT; INSERT INTO nowhere VALUES (1)',
  };

  test('is copied, then brought forward, and keeps its entries', async () => {
    const path = await older();
    const before = listBackups(path).length;
    const { db } = await openFile(path, '2026-11-01T10:00:00.000Z', { migrations: [...migrations, column] });
    expect(versionOf(db)).toBe(column.version);
    expect(db.prepare('SELECT count(*) AS n FROM entry').get()).toEqual({ n: 6 });
    expect(
      db.prepare(`SELECT count(*) AS n FROM pragma_table_info('draft') WHERE name = 'extra'`).get(),
    ).toEqual({ n: 1 });
    db.close();
    const copies = listBackups(path);
    expect(copies).toHaveLength(before + 1);
    const copy = new Database(copies[0]?.path ?? '', { readonly: true });
    expect(copies[0]?.reason).toBe('migration');
    expect(versionOf(copy)).toBe(migrations.length);
    copy.close();
    // And the program of today refuses the file from the future.
    await expect(openFile(path, '2026-11-01T11:00:00.000Z')).rejects.toMatchObject({ code: 'file/newer' });
  });

  test('stays as it was when a step fails half-way', async () => {
    const path = await older();
    await expect(
      openFile(path, '2026-11-01T10:00:00.000Z', { migrations: [...migrations, broken] }),
    ).rejects.toThrow(/nowhere/);
    const { db } = await openFile(path, '2026-11-01T10:00:00.000Z');
    expect(versionOf(db)).toBe(migrations.length);
    expect(
      db.prepare(`SELECT count(*) AS n FROM pragma_table_info('draft') WHERE name = 'extra'`).get(),
    ).toEqual({ n: 0 });
    db.close();
  });
});

test('a file of version 1 gets the sums of its entries', async () => {
  const path = folder.file('v1.pulka');
  const db = new Database(path);
  migrate(db, migrations.slice(0, 1));
  const insert = db.prepare(
    `INSERT INTO entry (seq, kind, version, payload, command_id, part, voids_seq, actor, reason, recorded_at,
       played_at, sheet_totals) VALUES (?, ?, 1, ?, ?, 0, NULL, 'Щукина', '', '2026-10-03T15:00:00.000Z', NULL, NULL)`,
  );
  insert.run(1, 'tournament.created', JSON.stringify(aTournament()), 'command-1');
  insert.run(2, 'player.added', JSON.stringify({ playerId: 'p1', ...aPlayer('Ёжиков') }), 'command-2');
  db.close();
  const { db: opened } = await openFile(path, '2026-11-01T10:00:00.000Z');
  try {
    expect(versionOf(opened)).toBe(migrations.length);
    expect(opened.prepare('SELECT count(checksum) AS n FROM entry').get()).toEqual({ n: 2 });
    expect(new Store(opened).read().altered).toEqual([]);
    expect(() => opened.exec('UPDATE entry SET checksum = 0')).toThrow(/append-only/);
  } finally {
    opened.close();
  }
  expect(listBackups(path).map(({ reason }) => reason)).toEqual(['migration']);
});

test('a file is kept open as the design says', async () => {
  const path = folder.file('t.pulka');
  const service = startService();
  await createTable(service, path, ['А', 'Б', 'В']);
  await service.close();
  const { db } = await openFile(path, '2026-11-01T10:00:00.000Z');
  const pragma = (name: string): unknown => db.pragma(name, { simple: true });
  expect(
    [
      'journal_mode',
      'synchronous',
      'foreign_keys',
      'recursive_triggers',
      'trusted_schema',
      'cell_size_check',
      'locking_mode',
    ].map(pragma),
  ).toEqual(['wal', 2, 1, 1, 0, 1, 'exclusive']);
  expect(pragma('application_id')).toBe(0x50554c4b);
  db.close();
});
