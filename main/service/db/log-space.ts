/**
 * Room for the log of an open file, taken before it is needed. A log that is written over needs no new blocks: a commit
 * costs one flush instead of two, and a disk that is filled by somebody else in the evening takes no deal away.
 */
import { close, fstatSync, fsync, ftruncateSync, openSync, statfsSync, writeSync } from 'node:fs';
import { ROOM_BYTE } from './log-file.ts';
import { LOG_PAGES } from './pragmas.ts';

/** A frame of SQLite's log: its head and one page. The commit that fills the log may be a few pages longer. */
const FRAME = 24 + 4096;
export const LOG_BYTES = 32 + (LOG_PAGES + 24) * FRAME;
/** A disk with less room than so many logs keeps what it has for the tournament itself and its backups. */
const ROOM = 16;
const FILLING = Buffer.alloc(64 * FRAME, ROOM_BYTE);

/** Fills up behind what stands there; what cannot be had whole is given back. */
function fill(handle: number): void {
  const { size } = fstatSync(handle);
  try {
    for (let at = size; at < LOG_BYTES;)
      at += writeSync(handle, FILLING, 0, Math.min(FILLING.length, LOG_BYTES - at), at);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  }
}

/**
 * Fills the log of the file at `path` up to its usual length, behind whatever stands in it, with what is no frame.
 * Between two commits only. Where it cannot be done, the log grows as it goes.
 */
export function reserveLog(path: string): void {
  try {
    const { bavail, bsize } = statfsSync(path);
    if (bavail * bsize < ROOM * LOG_BYTES) return;
    const handle = openSync(`${path}-wal`, 'r+');
    try {
      fill(handle);
    } finally {
      // Beside the work: the next commit waits for it if it must, and what it says of the disk is said to that commit.
      fsync(handle, () => close(handle, () => undefined));
    }
  } catch {
    // No log of its own, a limit, a disk that says no: nothing is lost by it.
  }
}
