/**
 * A look at a file before it is opened for writing. Nothing here writes to it: the first bytes are read with
 * the file system, then SQLite opens it read-only and checks it. A file that fails here is never written.
 */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { APPLICATION_ID, MAGIC } from './format.ts';
import { classified, classify, fileError } from './errors.ts';

const HEADER_BYTES = 100;

/** Milliseconds to wait for a lock: a service that was just killed needs a moment to let go. */
export const LOCK_WAIT = 1000;

function walHolds(path: string): boolean {
  const wal = `${path}-wal`;
  return existsSync(wal) && statSync(wal).size > 0;
}

/** Reads the 100 bytes of the header; throws for what is no SQLite file, is empty or was cut off. */
function checkHeader(path: string): void {
  const handle = openSync(path, 'r');
  try {
    const { size } = fstatSync(handle);
    if (size === 0) throw fileError('file/empty', path);
    const header = Buffer.alloc(HEADER_BYTES);
    const read = readSync(handle, header, 0, HEADER_BYTES, 0);
    const magic = header.toString('latin1', 0, Math.min(read, MAGIC.length));
    if (!MAGIC.startsWith(magic) || magic.length === 0) throw fileError('file/notSqlite', path);
    if (read < HEADER_BYTES) throw fileError('file/truncated', path);
    const pageSize = header.readUInt16BE(16) === 1 ? 65536 : header.readUInt16BE(16);
    const pages = header.readUInt32BE(28);
    // With a write-ahead log beside it the file may lag behind its own header: SQLite repairs that itself.
    if (size < pageSize * pages && !walHolds(path)) throw fileError('file/truncated', path);
  } finally {
    closeSync(handle);
  }
}

function checkPlace(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) {
    const folder = statSync(dirname(path), { throwIfNoEntry: false });
    throw fileError(folder?.isDirectory() ? 'file/missing' : 'file/missingFolder', path);
  }
  if (stat.isDirectory()) throw fileError('file/isFolder', path);
}

/** Throws `file/readOnly` where neither the file nor its folder may be written (the administrator may, and must not). */
function checkWritable(path: string): void {
  if ((statSync(path).mode & 0o222) === 0) throw fileError('file/readOnly', path);
  try {
    accessSync(path, constants.W_OK);
    accessSync(dirname(path), constants.W_OK);
  } catch {
    throw fileError('file/readOnly', path);
  }
}

/**
 * Takes away what the failed look itself made beside the file. What was there before, a log with content, and
 * everything of a file that another owner holds stays.
 */
function clean(path: string, before: ReadonlySet<string>, error: unknown): void {
  if (classify(error, path)?.code === 'file/locked') return;
  if (walHolds(path)) return;
  for (const file of [`${path}-wal`, `${path}-shm`]) if (!before.has(file)) rmSync(file, { force: true });
}

export interface Probed {
  /** `user_version`: number of the last migration. */
  version: number;
}

/**
 * Checks the file at `path` without writing to it.
 * @param newest the last migration this program knows
 * @param access `write` also asks whether the file may be written
 * @throws PulkaError `file/*`
 */
export function probe(path: string, newest: number, access: 'read' | 'write'): Probed {
  return classified(path, () => {
    checkPlace(path);
    checkHeader(path);
    if (access === 'write') checkWritable(path);
    // SQLite lays its files beside the file itself, not beside a link to it.
    const whole = realpathSync(path);
    const before = new Set([`${whole}-wal`, `${whole}-shm`].filter((file) => existsSync(file)));
    const db = new Database(path, { readonly: true, fileMustExist: true, timeout: LOCK_WAIT });
    try {
      db.pragma('trusted_schema = OFF');
      db.pragma('cell_size_check = ON');
      const application = db.pragma('application_id', { simple: true });
      if (application !== APPLICATION_ID) throw fileError('file/foreign', path);
      const version = Number(db.pragma('user_version', { simple: true }));
      if (version > newest) throw fileError('file/newer', path, { version, known: newest });
      const found = db.pragma('quick_check(10)', { simple: true });
      if (found !== 'ok') throw fileError('file/corrupt', path, { detail: String(found) });
      return { version };
    } catch (error) {
      db.close();
      clean(whole, before, error);
      throw error;
    } finally {
      if (db.open) db.close();
    }
  });
}
