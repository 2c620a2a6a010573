/** Opening and making tournament files. What could not be read is never written. */
import { existsSync, realpathSync, renameSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { makeBackup } from './backup.ts';
import { classified, classify, fileError } from './errors.ts';
import { migrate, newestOf, versionOf, type Migration } from './migrate.ts';
import { migrations as known } from './migrations/index.ts';
import { setPragmas } from './pragmas.ts';
import { probe } from './probe.ts';

/**
 * Opens an existing file as its only owner: a look without writing, the lock, a copy before any migration.
 * @throws PulkaError `file/*`
 */
export async function openFile(
  path: string,
  now: string,
  migrations: readonly Migration[] = known,
): Promise<Db> {
  probe(path, newestOf(migrations), 'write');
  const db = classified(path, () => new Database(path, { fileMustExist: true }));
  try {
    setPragmas(db);
    // Left by the look without writing; under the exclusive lock nobody else can be using it.
    rmSync(`${realpathSync(path)}-shm`, { force: true });
    if (versionOf(db) < newestOf(migrations)) {
      await makeBackup(db, path, 'migration', now);
      migrate(db, migrations);
    }
    return db;
  } catch (error) {
    db.close();
    throw classify(error, path) ?? error;
  }
}

const leftovers = (path: string): string[] => ['', '-wal', '-shm', '-journal'].map((end) => path + end);

/**
 * Makes a new file with the current schema. It appears under its name only when `fill` is done with it, so that a
 * failure half-way leaves nothing behind. @throws PulkaError `file/exists`, `file/missingFolder`, …
 */
export function createFile(path: string, fill: (db: Db) => void): void {
  if (existsSync(path)) throw fileError('file/exists', path);
  const temporary = `${path}.new`;
  for (const file of leftovers(temporary)) rmSync(file, { force: true });
  try {
    const db = newDatabase(temporary, path);
    try {
      setPragmas(db);
      migrate(db, known);
      fill(db);
    } finally {
      db.close();
    }
    if (existsSync(path)) throw fileError('file/exists', path);
    renameSync(temporary, path);
  } catch (error) {
    for (const file of leftovers(temporary)) rmSync(file, { force: true });
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
