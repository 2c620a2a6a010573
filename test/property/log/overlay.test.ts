/**
 * The log that stands beside a file while it is written, with its room, read without SQLite and by SQLite: both see
 * the same pages, whenever the two are copied, and a power cut in the middle of a commit takes nothing that was answered.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { overlay, type Overlaid } from '../../../main/service/db/log-file.ts';
import { LOG_BYTES, reserveLog } from '../../../main/service/db/log-space.ts';
import { setPragmas } from '../../../main/service/db/pragmas.ts';
import { temporaryFolder } from '../../fixtures/service.ts';
import { dice } from '../../faults/support.ts';

const SECTOR = 512;
/** A file and its log as they lie on the disk at one moment. */
interface Copy {
  file: Buffer;
  log: Buffer;
}

let folder: ReturnType<typeof temporaryFolder>;
let path: string;
beforeEach(() => {
  folder = temporaryFolder();
  path = folder.file('t.pulka');
});
afterEach(() => folder.remove());

const logOf = (file: string): Buffer =>
  existsSync(`${file}-wal`) ? readFileSync(`${file}-wal`) : Buffer.alloc(0);
const copied = (): Copy => ({ file: readFileSync(path), log: logOf(path) });

function made(pageSize = 4096): void {
  const db = new Database(path);
  db.pragma(`page_size = ${pageSize}`);
  db.pragma('journal_mode = WAL');
  db.exec('CREATE TABLE entry (seq INTEGER PRIMARY KEY, body TEXT); CREATE INDEX body ON entry (body)');
  db.close();
}

/** Opened as the program does, and with room. */
function opened(): Db {
  const db = new Database(path);
  setPragmas(db);
  reserveLog(path);
  return db;
}

/** One commit of a few entries, of a large one, or of one taken away. */
function write(db: Db, die: () => number): void {
  const insert = db.prepare('INSERT INTO entry (body) VALUES (?)');
  db.transaction(() => {
    const kind = die();
    const bytes = kind < 0.1 ? 30_000 : 40;
    for (let i = 0; i < 1 + die() * 4; i++) insert.run(String(die()).repeat(1 + bytes / 20));
    if (kind > 0.9) db.prepare('DELETE FROM entry WHERE seq % 7 = ?').run(Math.floor(die() * 7));
  })();
}

/** What SQLite makes of a copy: its pages with the whole log played in, and the number of entries. */
function bySqlite({ file, log }: Copy): Buffer {
  const place = folder.file('copy.db');
  writeFileSync(place, file);
  writeFileSync(`${place}-wal`, log);
  const db = new Database(place);
  db.pragma('locking_mode = EXCLUSIVE');
  db.prepare('SELECT count(*) FROM entry').get();
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  return readFileSync(place);
}

/** Both readings of a copy agree, byte for byte. */
function agreed(copy: Copy, name: string): Overlaid {
  const laid = overlay(Buffer.from(copy.file), copy.log);
  const expected = bySqlite(copy);
  // What has no log is no database with a log.
  expected.fill(1, 18, 20);
  if (!laid.bytes.equals(expected)) expect(name).toBe('the same pages');
  return laid;
}

const pagesOf = ({ file, log }: Copy): Buffer => overlay(Buffer.from(file), log).bytes;

/** Between the two, sector by sector: what a power cut leaves of a commit that was being written. */
function cut(before: Buffer, after: Buffer, die: () => number): Buffer {
  const log = Buffer.from(after);
  const old = Buffer.alloc(after.length);
  before.copy(old);
  for (let at = 0; at < log.length; at += SECTOR) if (die() < 0.5) old.copy(log, at, at, at + SECTOR);
  return log;
}

describe('a log with room', () => {
  test.each([512, 1024, 4096, 8192])('copied between commits, pages of %i bytes', (pageSize) => {
    const die = dice(pageSize);
    made(pageSize);
    for (let opening = 0; opening < 6; opening++) {
      // Every third time another program writes into it, one that knows of no room.
      const db = opening % 3 === 2 ? new Database(path) : opened();
      expect(agreed(copied(), 'just opened').log).toMatch(/none|whole/);
      const commits = Math.floor(die() ** 3 * 400);
      for (let n = 0; n < commits; n++) {
        write(db, die);
        if (die() < 0.02) expect(agreed(copied(), `opening ${opening}, commit ${n}`).log).toBe('whole');
        if (die() < 0.002) db.pragma('wal_checkpoint(PASSIVE)');
      }
      const left = copied();
      db.close();
      // Killed, and opened again: what was left goes on with room behind it.
      writeFileSync(path, left.file);
      writeFileSync(`${path}-wal`, left.log);
    }
  });

  test('copied in the middle of a commit that is written already: it has not been', () => {
    const die = dice(7);
    made();
    const db = opened();
    db.pragma('cache_size = 5');
    const insert = db.prepare('INSERT INTO entry (body) VALUES (?)');
    for (let n = 0; n < 60; n++) {
      write(db, die);
      const before = pagesOf(copied());
      db.exec('BEGIN IMMEDIATE');
      for (let i = 0; i < die() * 40; i++) insert.run(String(die()).repeat(20));
      expect(agreed(copied(), `half of commit ${n}`).bytes.equals(before)).toBe(true);
      db.exec(die() < 0.5 ? 'COMMIT' : 'ROLLBACK');
      expect(agreed(copied(), `commit ${n}`).log).toMatch(/whole|torn/);
    }
    db.close();
  });

  test('that a power cut tore: what was answered is read, and the file is not refused', () => {
    const die = dice(8);
    made();
    const db = opened();
    const found = { none: 0, whole: 0, torn: 0, damaged: 0, foreign: 0 };
    for (let n = 0; n < 60; n++) {
      const before = copied();
      write(db, die);
      const after = copied();
      // Played into the file by this very commit, or grown beyond its room: another matter.
      if (!after.file.equals(before.file) || after.log.length > before.log.length) continue;
      const states = [pagesOf(before), pagesOf(after)];
      // The head of a run is on the disk before its first frame.
      after.log.copy(before.log, 0, 0, 32);
      for (let i = 0; i < 3; i++) {
        const { log, bytes } = agreed({ ...before, log: cut(before.log, after.log, die) }, `commit ${n}`);
        found[log]++;
        expect(states.some((state) => state.equals(bytes))).toBe(true);
      }
    }
    db.close();
    expect(found).toMatchObject({ none: 0, damaged: 0, foreign: 0 });
    expect(found.torn).toBeGreaterThan(0);
  });

  test('that a power cut left half filled is no log', () => {
    const die = dice(9);
    made();
    const db = opened();
    const room = copied();
    db.close();
    expect(room.log).toHaveLength(LOG_BYTES);
    for (let i = 0; i < 20; i++) {
      const log = cut(Buffer.alloc(0), room.log, die).subarray(0, Math.ceil(die() * LOG_BYTES));
      expect(agreed({ file: room.file, log }, `${log.length} bytes`)).toMatchObject({
        log: 'none',
        commits: 0,
      });
    }
  });
});
