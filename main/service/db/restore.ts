/** A backup becomes a file again. The backup itself is only read. */
import Database from 'better-sqlite3';
import type { Database as Db } from 'better-sqlite3';
import { copyTo } from './backup.ts';
import { classified } from './errors.ts';
import { newestOf } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { probe } from './probe.ts';

/** Opens a checked backup for reading, and closes it again. @throws PulkaError `file/*` about the backup */
export function withBackup<T>(backup: string, work: (db: Db) => T): T {
  probe(backup, newestOf(migrations), 'read');
  const source = classified(backup, () => new Database(backup, { readonly: true, fileMustExist: true }));
  try {
    return work(source);
  } finally {
    source.close();
  }
}

/**
 * Copies a checked backup to `target`, which must not exist. @throws PulkaError `file/*` about the backup
 */
export async function restoreCopy(backup: string, target: string): Promise<void> {
  probe(backup, newestOf(migrations), 'read');
  const source = classified(backup, () => new Database(backup, { readonly: true, fileMustExist: true }));
  try {
    await copyTo(source, target);
  } finally {
    source.close();
  }
}
