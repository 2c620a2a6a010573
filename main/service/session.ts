/** The one open file of this process: opening, closing, backups, and what can be said about it. */
import { realpathSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import { PulkaError, type CallError } from '../../shared/ipc/errors.ts';
import type { FileStatus } from '../../shared/ipc/schemas/views.ts';
import { listBackups, makeBackup, type Backup, type BackupReason } from './db/backup.ts';
import { openFile } from './db/open.ts';
import { Book } from './ledger/book.ts';
import { Store } from './ledger/store.ts';
import type { Surroundings } from './context.ts';

interface Open {
  path: string;
  db: Database;
  book: Book;
  store: Store;
  /** Seq that the newest backup holds. */
  backedUp: number;
  timer: NodeJS.Timeout;
}

/** Same file by device and number, however it is spelled. */
function sameFile(a: string, b: string): boolean {
  const [x, y] = [statSync(a, { throwIfNoEntry: false }), statSync(b, { throwIfNoEntry: false })];
  return x !== undefined && y !== undefined && x.dev === y.dev && x.ino === y.ino;
}

export class Session {
  private readonly surroundings: Surroundings;
  private current: Open | null = null;
  private copying: Promise<unknown> = Promise.resolve();
  private automatic = false;
  private failed: { path: string; error: CallError } | null = null;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /** @throws PulkaError `file/none` */
  get book(): Book {
    return this.opened.book;
  }
  get database(): Database {
    return this.opened.db;
  }
  get path(): string | null {
    return this.current?.path ?? null;
  }
  get bookOrNone(): Book | null {
    return this.current?.book ?? null;
  }
  private get opened(): Open {
    if (this.current === null) throw new PulkaError('file/none');
    return this.current;
  }

  status(): FileStatus {
    if (this.current !== null) {
      const { path, book } = this.current;
      const name = book.general.tournament?.name ?? basename(path);
      const common = { path, name, seq: book.seq, savedAt: book.savedAt };
      return { state: 'open', ...common, failure: null, backups: listBackups(path) };
    }
    if (this.failed !== null) {
      const { path, error } = this.failed;
      const failure = { code: error.code, ...(error.params === undefined ? {} : { params: error.params }) };
      const common = { path, name: basename(path), seq: 0, savedAt: null };
      return { state: 'failed', ...common, failure, backups: listBackups(path) };
    }
    return { state: 'none', path: null, name: null, seq: 0, savedAt: null, failure: null, backups: [] };
  }

  /**
   * Opens a file instead of the present one, which stays open when the other cannot be used.
   * @throws PulkaError `file/*`
   */
  async open(path: string): Promise<void> {
    if (this.current !== null && sameFile(this.current.path, path)) return;
    let next: Open;
    try {
      next = await this.load(path);
    } catch (error) {
      if (this.current === null && error instanceof PulkaError)
        this.failed = { path, error: error.toCallError() };
      throw error;
    }
    await this.close();
    this.current = next;
    this.failed = null;
    this.changed();
  }

  private async load(path: string): Promise<Open> {
    const db = await openFile(path, this.surroundings.now());
    try {
      this.surroundings.onDatabase(db);
      const store = new Store(db);
      const book = new Book(store, store.entries());
      const newest = listBackups(path)[0];
      const covered = newest === undefined || (book.savedAt !== null && newest.at > book.savedAt);
      const timer = setInterval(() => void this.automaticBackup(), this.surroundings.backupEvery);
      timer.unref();
      return { path: realpathSync(path), db, book, store, backedUp: covered ? book.seq : 0, timer };
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /** A backup now. @throws PulkaError `file/diskFull`, … */
  async backup(reason: BackupReason): Promise<Backup> {
    const open = this.opened;
    const copy = this.copying.then(async () => {
      const { seq } = open.book;
      const backup = await makeBackup(open.db, open.path, reason, this.surroundings.now());
      open.backedUp = seq;
      return backup;
    });
    // One copy at a time; a failed one is told to whoever asked for it.
    this.copying = copy.catch(() => undefined);
    const backup = await copy;
    this.changed();
    return backup;
  }

  /** A slow disk must not gather copies that wait for each other. */
  private async automaticBackup(): Promise<void> {
    if (this.automatic) return;
    this.automatic = true;
    await this.backupIfChanged('auto');
    this.automatic = false;
  }

  /** A backup that fails must not stop the work: it is logged, and the last one's time is on the screen. */
  private async backupIfChanged(reason: BackupReason): Promise<void> {
    if (this.current === null || this.current.backedUp === this.current.book.seq) return;
    try {
      await this.backup(reason);
    } catch (error) {
      this.surroundings.log('warning', 'backup failed', error);
    }
  }

  /** Backs up what changed, empties the write-ahead log into the file, lets go of it. */
  async close(): Promise<void> {
    const open = this.current;
    if (open === null) return;
    clearInterval(open.timer);
    await this.copying;
    await this.backupIfChanged('close');
    this.current = null;
    open.db.pragma('wal_checkpoint(TRUNCATE)');
    open.db.close();
    this.changed();
  }

  private changed(): void {
    this.surroundings.emit('file.changed', this.status());
  }
}
