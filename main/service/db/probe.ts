/**
 * What is asked of a file before it is opened for writing: is somebody else at it, may it be written, is it whole.
 * Nothing here writes to it or beside it. A file that fails here is never written.
 */
import { accessSync, constants, existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { SIDECARS } from './format.ts';
import { classified, classify, fileError } from './errors.ts';
import { look, type Looked } from './look.ts';

/** Milliseconds to wait for a lock: a service that was just killed needs a moment to let go. */
export const LOCK_WAIT = 1000;

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
 * Asks SQLite for the lock of its owner and reads nothing. A connection that only reads gets the lock or `busy`, and
 * stops there: in exclusive mode it goes no further into a log than its right to write would let it, so neither
 * the log nor its index is touched. Whatever else it meets, the look after it says better.
 * @throws PulkaError `file/locked`
 */
function askLock(path: string): void {
  const before = SIDECARS.map((end) => path + end).filter((file) => existsSync(file));
  let db: Db | null = null;
  try {
    db = new Database(path, { readonly: true, fileMustExist: true, timeout: LOCK_WAIT });
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma('schema_version');
  } catch (error) {
    if (classify(error, path)?.code === 'file/locked') throw fileError('file/locked', path);
  } finally {
    db?.close();
  }
  // Where the system lets a reader lock (Windows), an empty log may have been laid there.
  for (const end of SIDECARS) {
    const file = path + end;
    const made = !before.includes(file) && statSync(file, { throwIfNoEntry: false })?.size === 0;
    if (made) rmSync(file, { force: true });
  }
}

const realPath = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/**
 * Checks the file at `path` without writing to it, and reads it.
 * @param newest the last migration this program knows
 * @param access `write` also asks whether the file may be written
 * @throws PulkaError `file/*`
 */
export function probe<T>(
  path: string,
  newest: number,
  access: 'read' | 'write',
  work: (db: Db, looked: Looked) => T,
): T {
  return classified(path, () => {
    // SQLite lays its files beside the file itself, not beside a link to it.
    const whole = realPath(path);
    if (statSync(whole, { throwIfNoEntry: false })?.isFile() === true) {
      if (access === 'write') checkWritable(whole);
      askLock(whole);
    }
    return look(whole, { newest }, work);
  });
}
