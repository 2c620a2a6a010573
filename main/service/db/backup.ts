/**
 * Backups: SQLite's own online copy into a temporary file, checked there, and only then given its name. They lie in
 * `<file>.backups/` beside the tournament file.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { expired } from '../../../shared/ledger/retention.ts';
import { EXTENSION } from './format.ts';
import { classify, fileError } from './errors.ts';

export type BackupReason = 'close' | 'auto' | 'manual' | 'migration' | 'restore' | 'import';
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

/** Backups of a tournament file, newest first. Other files in the folder are left alone. */
export function listBackups(path: string): Backup[] {
  const folder = backupFolder(path);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const match = NAME.exec(name);
      if (match === null) return [];
      const full = join(folder, name);
      const stat = statSync(full, { throwIfNoEntry: false });
      if (stat === undefined) return [];
      const at = `${match[1]}T${match[2]}:${match[3]}:${match[4]}.000Z`;
      return [{ path: full, at, size: stat.size, reason: match[5] ?? '' }];
    })
    .sort((a, b) => (a.path < b.path ? 1 : -1));
}

/** A name that no backup has yet. */
function freeName(folder: string, at: string, reason: string): string {
  for (let n = 1; ; n++) {
    const path = join(folder, `${stamp(at)}${n === 1 ? '' : `.${n}`}_${reason}${EXTENSION}`);
    if (!existsSync(path)) return path;
  }
}

/** The copy stands alone (no write-ahead log) and is whole, or this throws `file/corrupt`. */
function checkCopy(path: string): void {
  const copy = new Database(path, { fileMustExist: true });
  try {
    copy.pragma('journal_mode = DELETE');
    const found = copy.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw fileError('file/corrupt', path, { detail: String(found) });
  } finally {
    copy.close();
  }
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies an open database to `target`, through a temporary file and a check; `target` is replaced in one step. */
export async function copyTo(db: Db, target: string): Promise<void> {
  const temporary = `${target}.part`;
  try {
    rmSync(temporary, { force: true });
    await db.backup(temporary);
    checkCopy(temporary);
    renameSync(temporary, target);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw classify(error, target) ?? error;
  }
}

/** Makes a backup of the open file at `path` and lets the old ones go. */
export async function makeBackup(db: Db, path: string, reason: BackupReason, at: string): Promise<Backup> {
  const folder = backupFolder(path);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw classify(error, folder) ?? error;
  }
  const target = freeName(folder, at, reason);
  await copyTo(db, target);
  for (const old of expired(listBackups(path), at)) rmSync(old.path, { force: true });
  return { path: target, at: `${at.slice(0, 19)}.000Z`, size: statSync(target).size, reason };
}
