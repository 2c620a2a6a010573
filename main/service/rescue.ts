/**
 * The file was removed or replaced while it was open: everything that was acknowledged is still in the hands of this
 * process, and gets a file of its own again before anything more is written. Nothing that lies there is overwritten.
 */
import type { Database } from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { copyTo } from './db/backup.ts';
import { classify } from './db/errors.ts';
import { createFile } from './db/open.ts';
import { withBackup } from './db/restore.ts';
import { Book } from './ledger/book.ts';
import { replay } from './ledger/replay.ts';
import { Store } from './ledger/store.ts';

/** Writes the whole ledger anew from memory, when the disk that held it does not answer any more. */
function writeFromMemory(book: Book, target: string): void {
  createFile(target, (db) => {
    const store = new Store(db);
    const { entries } = book;
    const kept = { commandId: entries[0]?.commandId ?? '', name: 'file.create', answer: '{}' };
    store.load({ entries, totals: replay(store, entries), kept });
  });
}

/**
 * Makes a file at `target`, which must not exist, with everything that the open one holds.
 * @throws PulkaError `file/*`
 */
export async function writeAnew(db: Database, book: Book, target: string): Promise<void> {
  try {
    await copyTo(db, target);
  } catch (error) {
    if (classify(error, target) === null || existsSync(target)) throw error;
    writeFromMemory(book, target);
  }
}

/** Whether the other ledger holds all of this one: ledgers only grow. */
function holdsAll(other: Book, own: Book): boolean {
  const last = own.entries.at(-1);
  if (last === undefined) return true;
  const there = other.entries[last.seq - 1];
  return there?.commandId === last.commandId && there.kind === last.kind;
}

/**
 * Whether the file that now lies there holds everything (a stick that was put in again). Read without writing: an
 * older copy, or no tournament at all, is left as it is.
 */
export function placeHoldsAll(path: string, own: Book): boolean {
  try {
    return withBackup(path, (image) => {
      const store = new Store(image);
      return holdsAll(new Book(store, store.entries()), own);
    });
  } catch {
    return false;
  }
}
