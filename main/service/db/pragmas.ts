import type { Database } from 'better-sqlite3';
import { LOCK_WAIT } from './probe.ts';

/** Pages after which the log is played into the file and written over from its beginning. */
export const LOG_PAGES = 1000;

/**
 * How a tournament file is kept open: one owner, every commit on the disk before it is answered.
 * The exclusive lock belongs to the process: when the owner dies, however it dies, the system lets go of it.
 */
export function setPragmas(db: Database): void {
  db.pragma(`busy_timeout = ${LOCK_WAIT}`);
  // Before the first access: in WAL mode no shared memory file is made then, and no second owner gets in.
  db.pragma('locking_mode = EXCLUSIVE');
  db.pragma('trusted_schema = OFF');
  db.pragma('cell_size_check = ON');
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  db.pragma('journal_mode = WAL');
  db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`);
  db.pragma('synchronous = FULL');
  // macOS: fsync alone leaves data in the drive's cache.
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
  // Takes the lock now, not at the first deal.
  db.exec('BEGIN EXCLUSIVE; COMMIT');
}
