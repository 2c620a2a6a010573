/** One open file: what belongs to it, how it is read on opening, how it is let go. */
import { realpathSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { Remark } from '../../shared/ipc/schemas/views.ts';
import { entriesIn, listBackups } from './db/backup.ts';
import type { Looked } from './db/look.ts';
import { conflictedCopies } from './db/neighbours.ts';
import { openFile } from './db/open.ts';
import { Presence } from './db/presence.ts';
import { identityOf, type Identity } from './db/whereabouts.ts';
import type { Surroundings } from './context.ts';
import { Book } from './ledger/book.ts';
import { Store } from './ledger/store.ts';

export interface Open {
  path: string;
  identity: Identity;
  db: Database;
  book: Book;
  presence: Presence;
  /** Told until the file is closed: what was found on opening, what had to be rescued. */
  found: Remark[];
  /** Conflicted copies at the last look. */
  copies: string[];
  /** Seq that the newest backup holds. */
  backedUp: number;
  timers: NodeJS.Timeout[];
}

interface Ledger {
  store: Store;
  book: Book;
  /** Numbers of the entries that are not as they were written. */
  altered: number[];
}

/** Reads a database as the program will; what makes no tournament throws. */
function readLedger(db: Database): Ledger {
  const store = new Store(db);
  const { entries, altered } = store.read();
  return { store, book: new Book(store, entries), altered };
}

/** The file as it was when the image of it was read: nobody came between that and the lock. */
function isSame(db: Database, { book }: Ledger): boolean {
  const last = book.entries.at(-1);
  const now = db
    .prepare<[], { seq: number; id: string }>(
      'SELECT seq, command_id AS id FROM entry ORDER BY seq DESC LIMIT 1',
    )
    .get();
  return now?.seq === last?.seq && now?.id === last?.commandId;
}

function remarksOn(looked: Looked, altered: readonly number[]): Remark[] {
  const found: Remark[] = [];
  if (looked.log === 'torn') found.push({ code: 'torn' });
  else if (looked.commits > 0) found.push({ code: 'recovered', params: { n: looked.commits } });
  if (altered.length > 0) {
    const entries = altered.slice(0, 20).join(', ');
    found.push({ code: 'altered', params: { n: altered.length, entries } });
  }
  return found;
}

/** Opens a file as its only owner and reads it. @throws PulkaError `file/*` */
export async function loadFile(path: string, surroundings: Surroundings): Promise<Open> {
  // Read through an image, before the file is opened for writing; a file of an older form only after its migration.
  let read: Ledger | null = null;
  const { db, looked } = await openFile(path, surroundings.now(), {
    read: (image) => (read = readLedger(image)),
  });
  try {
    surroundings.onDatabase(db);
    const known = read as Ledger | null;
    const ledger = known !== null && isSame(db, known) ? known : readLedger(db);
    ledger.store.moveTo(db);
    const { book, altered } = ledger;
    const whole = realpathSync(path);
    const newest = listBackups(whole)[0];
    const covered = newest === undefined || entriesIn(newest.path) === book.seq;
    const presence = new Presence(whole);
    presence.beat(surroundings.now());
    return {
      path: whole,
      identity: identityOf(whole),
      db,
      book,
      presence,
      found: remarksOn(looked, altered),
      copies: conflictedCopies(whole),
      backedUp: covered ? book.seq : 0,
      timers: [],
    };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Stops the timers and closes the connection; errors of a disk that is gone are no loss. */
export function letGo(open: Open, surroundings: Surroundings): void {
  for (const timer of open.timers) clearInterval(timer);
  try {
    // Nothing is lost when this cannot be done: the log is read on the next opening.
    open.db.pragma('wal_checkpoint(TRUNCATE)');
  } catch (error) {
    surroundings.log('warning', 'the log could not be emptied into the file', error);
  }
  open.db.close();
  open.presence.end();
}
