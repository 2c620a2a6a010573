/** The one open file of this process: opening, closing, backups, and what can be said about it. */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { Database } from 'better-sqlite3';
import { PulkaError, type CallError } from '../../shared/ipc/errors.ts';
import type { SecondFolderView } from '../../shared/ipc/schemas/backups.ts';
import type { FileStatus, Remark } from '../../shared/ipc/schemas/views.ts';
import { Backups } from './backups.ts';
import type { Backup, BackupReason } from './db/backup.ts';
import { fileError } from './db/errors.ts';
import { Copies } from './db/copies.ts';
import { nameBeside } from './db/names.ts';
import { conflictedCopies } from './db/neighbours.ts';
import { placeNew } from './db/place.ts';
import { BEAT_MS } from './db/presence.ts';
import { secondFolder } from './db/second-folder.ts';
import { sameFile, whereabouts, type Whereabouts } from './db/whereabouts.ts';
import type { Book } from './ledger/book.ts';
import type { Surroundings } from './context.ts';
import { letGo, loadFile, type Open } from './open-file.ts';
import { placeHoldsAll, writeAnew } from './rescue.ts';

export class Session {
  private readonly surroundings: Surroundings;
  private readonly backups: Backups;
  private readonly copies: Copies;
  private current: Open | null = null;
  private automatic = false;
  private failed: { path: string; error: CallError } | null = null;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.backups = new Backups(surroundings, secondFolder(surroundings.computerFile));
    this.copies = new Copies(surroundings.computerFile);
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
      const remarks = this.remarks(this.current);
      return { state: 'open', ...common, failure: null, backups: this.backups.list(path), remarks };
    }
    if (this.failed !== null) {
      const { path, error } = this.failed;
      const failure = { code: error.code, ...(error.params === undefined ? {} : { params: error.params }) };
      const common = { path, name: basename(path), seq: 0, savedAt: null };
      return { state: 'failed', ...common, failure, backups: this.backups.list(path) };
    }
    return { state: 'none', path: null, name: null, seq: 0, savedAt: null, failure: null, backups: [] };
  }

  private remarks({ presence, copies, found }: Open): Remark[] {
    const all = [...found, ...this.backups.remarks()];
    if (presence.other !== null) all.push({ code: 'elsewhere', params: { ...presence.other } });
    if (copies.length > 0)
      all.push({ code: 'copies', params: { n: copies.length, names: copies.join(', ') } });
    return all;
  }

  /**
   * Opens a file instead of the present one, which stays open when the other cannot be used.
   * @param compare tell whether a newer copy of the same tournament was open on this computer
   * @throws PulkaError `file/*`
   */
  async open(path: string, { compare = false } = {}): Promise<void> {
    if (this.current !== null && sameFile(this.current.path, path)) return;
    let next: Open;
    try {
      next = await this.load(path);
    } catch (error) {
      if (this.current === null && error instanceof PulkaError)
        this.failed = { path, error: error.toCallError() };
      throw error;
    }
    this.failed = null;
    await this.close();
    this.current = next;
    if (compare) next.found.push(...this.copies.remarks(next.path, next.book.entries));
    this.noteCopy(next);
    this.changed();
  }

  /** How far this file came here. What cannot be remembered must not stop the work. */
  private noteCopy({ path, book }: Open): void {
    try {
      this.copies.note(path, book.entries);
    } catch (error) {
      this.surroundings.log('warning', 'the copy could not be remembered', error);
    }
  }

  private async load(path: string): Promise<Open> {
    const open = await loadFile(path, this.surroundings);
    this.keepTime(open);
    return open;
  }

  private keepTime(open: Open): void {
    const every = (ms: number, work: () => void): void => {
      const timer = setInterval(work, ms);
      timer.unref();
      open.timers.push(timer);
    };
    every(this.surroundings.backupEvery, () => void this.automaticBackup());
    every(BEAT_MS, () => this.lookAround(open));
  }

  /** Whether another computer came to the file, or a cloud laid copies beside it. */
  private lookAround(open: Open): void {
    if (open !== this.current || whereabouts(open.path, open.identity) !== 'there') return;
    const copies = conflictedCopies(open.path);
    const more = copies.length > open.copies.length;
    open.copies = copies;
    if (open.presence.beat(this.surroundings.now()) || more) this.changed();
  }

  /** Where the open file is now; `there` also when none is open. Microseconds. */
  whereabouts(): Whereabouts {
    return this.current === null ? 'there' : whereabouts(this.current.path, this.current.identity);
  }

  /**
   * Gives a removed or replaced file a place again. Runs alone: the connection changes.
   * @throws PulkaError `file/away` while the disk is not there, `file/*` when the copy cannot be written
   */
  async rescue(): Promise<void> {
    const open = this.opened;
    const where = this.whereabouts();
    if (where === 'there') return;
    if (where === 'away') throw fileError('file/away', open.path);
    const beside = nameBeside(open.path, this.surroundings.now());
    await this.backups.settled();
    await writeAnew(open.db, open.book, beside);
    this.surroundings.log('warning', `the open file was ${where}`);
    letGo(open, this.surroundings);
    const next = await this.afterRescue(open, where, beside);
    next.found.push({
      code: next.path === open.path ? 'returned' : 'rescued',
      params: { name: basename(next.path) },
    });
    next.backedUp = 0;
    this.current = next;
    this.changed();
  }

  /** What now lies at the place counts when it holds everything (a stick that was put in again). */
  private async afterRescue(open: Open, where: Whereabouts, beside: string): Promise<Open> {
    if (where === 'removed') {
      placeNew(beside, open.path);
      return this.load(open.path);
    }
    if (!placeHoldsAll(open.path, open.book)) return this.load(beside);
    const there = await this.load(open.path);
    rmSync(beside);
    return there;
  }

  /** A backup now. @throws PulkaError `file/diskFull`, … */
  async backup(reason: BackupReason): Promise<Backup> {
    const open = this.opened;
    const { seq } = open.book;
    try {
      const backup = await this.backups.make(open.db, open.path, reason);
      open.backedUp = Math.max(open.backedUp, seq);
      return backup;
    } finally {
      if (this.current === open) this.changed();
    }
  }

  /** A slow disk must not gather copies that wait for each other. */
  private async automaticBackup(): Promise<void> {
    if (this.automatic || this.whereabouts() !== 'there') return;
    if (this.current !== null) this.noteCopy(this.current);
    this.automatic = true;
    await this.backupIfChanged('auto');
    this.automatic = false;
  }

  /** A backup that fails must not stop the work: it is logged and told, and the last one's time is on the screen. */
  private async backupIfChanged(reason: BackupReason): Promise<void> {
    if (this.current === null || this.current.backedUp === this.current.book.seq) return;
    try {
      await this.backup(reason);
    } catch (error) {
      this.surroundings.log('warning', 'backup failed', error);
    }
  }

  second(): SecondFolderView {
    return this.backups.second(this.path);
  }

  /** @throws PulkaError about a folder that is of no use */
  async chooseSecond(folder: string | null): Promise<void> {
    this.backups.choose(folder);
    if (this.current !== null && folder !== null) await this.backup('manual');
    else this.changed();
  }

  /** Backs up what changed, empties the write-ahead log into the file, lets go of it. */
  async close(): Promise<void> {
    const open = this.current;
    if (open === null) {
      this.forgetFailed();
      return;
    }
    const where = this.whereabouts();
    if (where === 'removed' || where === 'replaced')
      await this.rescue().catch((error: unknown) =>
        this.surroundings.log('error', 'the open file could not be rescued', error),
      );
    await this.backups.settled();
    await this.backupIfChanged('close');
    const last = this.current ?? open;
    this.noteCopy(last);
    this.current = null;
    letGo(last, this.surroundings);
    this.changed();
  }

  /** A file that could not be opened is left as well: nothing is open then. */
  private forgetFailed(): void {
    if (this.failed === null) return;
    this.failed = null;
    this.changed();
  }

  private changed(): void {
    this.surroundings.emit('file.changed', this.status());
  }
}
