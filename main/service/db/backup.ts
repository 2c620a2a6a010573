/**
 * Backups: SQLite's own online copy into a temporary file, checked there, and only then given its name. They lie in
 * `<file>.backups/` beside the tournament file, and in a second folder of the club's choice (see second-folder.ts).
 */
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { expired } from '../../../shared/ledger/retention.ts';
import { EXTENSION } from './format.ts';
import { classify, fileError } from './errors.ts';
import { dropLeftovers, dropTemporary, placeNew, syncFile, temporaryBeside } from './place.ts';

export type BackupReason =
  'close' | 'auto' | 'manual' | 'migration' | 'restore' | 'import' | 'recalculation' | 'merge';
export interface Backup {
  path: string;
  /** ISO instant, UTC. */
  at: string;
  /** Bytes. */
  size: number;
  reason: string;
}

export const backupFolder = (path: string): string => `${path}.backups`;

const NAME = /^(\d{4}-\d{2}-\d{2})_(\d{2})-(\d{2})-(\d{2})(?:\.\d+)?_([a-z]+)\.pulka$/;
const stamp = (at: string): string => at.slice(0, 19).replace('T', '_').replaceAll(':', '-');

/** Backups in a folder, newest first. Other files there are left alone; a folder that is not there holds none. */
export function backupsIn(folder: string): Backup[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const match = NAME.exec(name);
      if (match === null) return [];
      const full = join(folder, name);
      const stat = statSync(full, { throwIfNoEntry: false });
      if (stat === undefined) return [];
      const at = `${match[1]}T${match[2]}:${match[3]}:${match[4]}.000Z`;
      return [{ path: full, at, size: stat.size, reason: match[5] ?? '' }];
    })
    .sort((a, b) => (a.at === b.at ? byNumber(b.path, a.path) : a.at < b.at ? 1 : -1));
}

/** Of the same second: the unnumbered one first, then `.2`, `.3`, … `.10`. */
const byNumber = (a: string, b: string): number => numberOf(a) - numberOf(b);
const numberOf = (path: string): number => Number(/\.(\d+)_[a-z]+\.pulka$/.exec(path)?.[1] ?? 1);

/** Backups of a tournament file beside it, newest first. */
export const listBackups = (path: string): Backup[] => backupsIn(backupFolder(path));

/** A name that no backup has yet. */
function freeName(folder: string, at: string, reason: string): string {
  for (let n = 1; ; n++) {
    const path = join(folder, `${stamp(at)}${n === 1 ? '' : `.${n}`}_${reason}${EXTENSION}`);
    if (!existsSync(path)) return path;
  }
}

/** The copy stands alone (no write-ahead log), is whole and on the disk, or this throws `file/corrupt`. */
export function checkCopy(path: string): void {
  const copy = new Database(path, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw fileError('file/corrupt', path, { detail: String(found) });
  } finally {
    copy.close();
  }
  syncFile(path);
}

/**
 * Copies an open database to a name that nothing has, through a temporary file and a check.
 * @throws PulkaError `file/exists`, `file/diskFull`, …
 */
export async function copyTo(db: Db, target: string): Promise<void> {
  const temporary = temporaryBeside(target);
  try {
    await db.backup(temporary);
    checkCopy(temporary);
    placeNew(temporary, target);
  } catch (error) {
    dropTemporary(temporary);
    throw classify(error, target) ?? error;
  }
}

/** Makes a backup of the open database in `folder`, which is made where it is missing; lets the old ones go. */
export async function backupInto(db: Db, folder: string, reason: BackupReason, at: string): Promise<Backup> {
  try {
    mkdirSync(folder, { recursive: true });
    dropLeftovers(folder);
  } catch (error) {
    throw classify(error, folder) ?? error;
  }
  const target = freeName(folder, at, reason);
  await copyTo(db, target);
  for (const old of expired(backupsIn(folder), at)) rmSync(old.path, { force: true });
  return { path: target, at: `${at.slice(0, 19)}.000Z`, size: statSync(target).size, reason };
}

/** Makes a backup of the open file at `path` beside it. */
export const makeBackup = (db: Db, path: string, reason: BackupReason, at: string): Promise<Backup> =>
  backupInto(db, backupFolder(path), reason, at);

/** Last entry that a backup holds; 0 for one that cannot be read. The clock may have been set back since. */
export function entriesIn(backup: string): number {
  try {
    const db = new Database(backup, { readonly: true, fileMustExist: true });
    try {
      const seq = db.prepare<[], number>('SELECT max(seq) FROM entry').pluck().get();
      return Number(seq ?? 0);
    } finally {
      db.close();
    }
  } catch {
    return 0;
  }
}
