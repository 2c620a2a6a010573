/** Opening and making tournament files. What could not be read is never written. */
import { existsSync, realpathSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { makeBackup } from './backup.ts';
import { classified, classify, fileError } from './errors.ts';
import type { Looked } from './look.ts';
import { migrate, newestOf, versionOf, type Migration } from './migrate.ts';
import { migrations as known } from './migrations/index.ts';
import { dropTemporary, placeNew, temporaryBeside } from './place.ts';
import { setPragmas } from './pragmas.ts';
import { probe } from './probe.ts';

export interface Opened {
  db: Db;
  /** What a program that was killed had left beside the file. */
  looked: Looked;
}
export interface OpenOptions {
  migrations?: readonly Migration[];
  /** Reads the image of a file of the newest form before it is opened for writing; what it throws is a refusal. */
  read?: (image: Db) => unknown;
}

/** A file whose pages are whole and whose content makes no tournament is damaged too. */
function readable(path: string, image: Db, read: (image: Db) => unknown): void {
  try {
    read(image);
  } catch (error) {
    throw (
      classify(error, path) ??
      fileError('file/corrupt', path, { detail: error instanceof Error ? error.message : String(error) })
    );
  }
}

/**
 * Opens an existing file as its only owner: a look without writing, the lock, a copy before any migration.
 * @throws PulkaError `file/*`
 */
export async function openFile(path: string, now: string, options: OpenOptions = {}): Promise<Opened> {
  const { migrations = known, read = () => undefined } = options;
  const newest = newestOf(migrations);
  const looked = probe(path, newest, 'write', (image, found) => {
    if (versionOf(image) === newest) readable(path, image, read);
    return found;
  });
  // The real path: a link may be turned elsewhere between the look and now.
  const whole = realpathSync(path);
  const db = classified(path, () => new Database(whole, { fileMustExist: true }));
  try {
    setPragmas(db);
    if (versionOf(db) < newest) {
      await makeBackup(db, whole, 'migration', now);
      migrate(db, migrations);
    }
    return { db, looked };
  } catch (error) {
    db.close();
    throw classify(error, path) ?? error;
  }
}

/**
 * Makes a new file with the current schema. It appears under its name only when `fill` is done with it, so that a
 * failure half-way leaves nothing behind. @throws PulkaError `file/exists`, `file/missingFolder`, …
 */
export function createFile(path: string, fill: (db: Db) => void): void {
  if (existsSync(path)) throw fileError('file/exists', path);
  const temporary = temporaryBeside(path);
  try {
    const db = newDatabase(temporary, path);
    try {
      setPragmas(db);
      migrate(db, known);
      fill(db);
    } finally {
      db.close();
    }
    placeNew(temporary, path);
  } catch (error) {
    dropTemporary(temporary);
    throw classify(error, path) ?? error;
  }
}

/** better-sqlite3 reports a missing folder as a TypeError of its own. The refusal names the file asked for. */
function newDatabase(temporary: string, path: string): Db {
  try {
    return new Database(temporary);
  } catch (error) {
    if (error instanceof TypeError) throw fileError('file/missingFolder', path);
    throw error;
  }
}
