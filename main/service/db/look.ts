/**
 * A look into a file that writes nothing: not to it, not to what lies beside it. The bytes are read with the file
 * system, the log of a killed program is laid over them, and SQLite sees the result in memory.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { APPLICATION_ID, MAGIC } from './format.ts';
import { classified, fileError } from './errors.ts';
import { isUnused, overlay, type LogState } from './log-file.ts';

const HEADER_BYTES = 100;

/** @throws PulkaError `file/missing`, `file/missingFolder`, `file/isFolder` */
function checkPlace(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) {
    const folder = statSync(dirname(path), { throwIfNoEntry: false });
    throw fileError(folder?.isDirectory() === true ? 'file/missing' : 'file/missingFolder', path);
  }
  if (stat.isDirectory()) throw fileError('file/isFolder', path);
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** What a killed program left beside the file; null = nothing, or only the room that it had taken for it. */
function logOf(path: string): Buffer | null {
  const file = `${path}-wal`;
  if (sizeOf(file) === 0) return null;
  const log = readFileSync(file);
  return isUnused(log) ? null : log;
}

/** Reads the 100 bytes of the header; throws for what is no tournament file, is empty or was cut off. */
function checkHeader(path: string, hasLog: boolean): void {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size === 0) throw fileError('file/empty', path);
    const header = Buffer.alloc(HEADER_BYTES);
    const read = readSync(handle, header, 0, HEADER_BYTES, 0);
    const magic = header.toString('latin1', 0, Math.min(read, MAGIC.length));
    if (!MAGIC.startsWith(magic) || magic.length === 0) throw fileError('file/notSqlite', path);
    if (read < HEADER_BYTES) throw fileError('file/truncated', path);
    // With a log beside it the file may lag behind its own header.
    if (hasLog) return;
    const pageSize = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16);
    if (size < pageSize * header.readUInt32BE(28)) throw fileError('file/truncated', path);
    if (header.readUInt32BE(68) !== APPLICATION_ID) throw fileError('file/foreign', path);
  } finally {
    closeSync(handle);
  }
}

/** The database in memory, checked; throws what is wrong with it. */
function checkedImage(bytes: Buffer, path: string, newest: number): Db {
  const db = new Database(bytes);
  try {
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    db.pragma('query_only = ON');
    if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID)
      throw fileError('file/foreign', path);
    const version = Number(db.pragma('user_version', { simple: true }));
    if (version > newest) throw fileError('file/newer', path, { version, known: newest });
    const found = db.pragma('quick_check(10)', { simple: true });
    if (found !== 'ok') throw fileError('file/corrupt', path, { detail: String(found) });
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** The last entry of a ledger, which only grows; null for a file without one. */
function lastEntry(db: Db): { seq: number; commandId: string } | null {
  const row = db
    .prepare<[], { seq: number; commandId: string }>(
      'SELECT seq, command_id AS commandId FROM entry ORDER BY seq DESC LIMIT 1',
    )
    .get();
  return row ?? null;
}

/**
 * A log of another version of the file: SQLite would mix the two. The ledger only grows, so the file read without
 * its log must be a beginning of the file read with it. A file that is nothing without its log says nothing.
 */
function continues(withLog: Db, bytes: Buffer, path: string, newest: number): boolean {
  let alone: Db;
  try {
    alone = checkedImage(overlay(bytes, null).bytes, path, newest);
  } catch {
    return true;
  }
  try {
    const last = lastEntry(alone);
    if (last === null) return true;
    const same = withLog.prepare('SELECT 1 FROM entry WHERE seq = ? AND command_id = ?');
    return same.get(last.seq, last.commandId) !== undefined;
  } finally {
    alone.close();
  }
}

const readsAlone = (bytes: Buffer, path: string, newest: number): boolean => {
  try {
    checkedImage(overlay(bytes, null).bytes, path, newest).close();
    return true;
  } catch {
    return false;
  }
};

/** What was found beside the pages. */
export interface Looked {
  log: LogState;
  /** Commits that stood only in the log. */
  commits: number;
}

export interface LookOptions {
  /** The last migration this program knows. */
  newest: number;
  /** `readable`: takes what can be read of a damaged log; a foreign one is left out. */
  log?: 'strict' | 'readable';
}

function imageOf(path: string, { newest, log: mode = 'strict' }: LookOptions): { db: Db; looked: Looked } {
  checkPlace(path);
  const log = logOf(path);
  checkHeader(path, log !== null);
  // A tournament file never has a rollback journal: it would be played into it on opening.
  if (mode === 'strict' && sizeOf(`${path}-journal`) > 0) throw fileError('file/foreignLog', path);
  const bytes = readFileSync(path);
  const original = log === null ? bytes : Buffer.from(bytes);
  const laid = overlay(bytes, log);
  const looked = { log: laid.log, commits: laid.commits };
  if (mode === 'readable') {
    const used = laid.log === 'foreign' ? overlay(original, null).bytes : laid.bytes;
    return { db: checkedImage(used, path, newest), looked };
  }
  if (laid.log === 'damaged') throw fileError('file/damagedLog', path);
  if (laid.log === 'foreign') throw fileError('file/foreignLog', path);
  let db: Db;
  try {
    db = checkedImage(laid.bytes, path, newest);
  } catch (error) {
    if (laid.commits > 0 && readsAlone(Buffer.from(original), path, newest))
      throw fileError('file/foreignLog', path);
    throw error;
  }
  if (laid.commits > 0 && !continues(db, original, path, newest)) {
    db.close();
    throw fileError('file/foreignLog', path);
  }
  return { db, looked };
}

/**
 * Reads the file at `path` (a real path, no link) through a checked image of it in memory.
 * @throws PulkaError `file/*`
 */
export function look<T>(path: string, options: LookOptions, work: (db: Db, looked: Looked) => T): T {
  const { db, looked } = classified(path, () => imageOf(path, options));
  try {
    return work(db, looked);
  } finally {
    db.close();
  }
}
