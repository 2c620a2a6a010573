/**
 * The backups of the open file: one copy at a time, beside the file and in the second folder. A second folder that
 * is not there never stops the first copy, nor the work.
 */
import type { Database } from 'better-sqlite3';
import { PulkaError } from '../../shared/ipc/errors.ts';
import type { Remark } from '../../shared/ipc/schemas/views.ts';
import type { SecondFolderView } from '../../shared/ipc/schemas/backups.ts';
import {
  backupInto,
  backupsIn,
  listBackups,
  makeBackup,
  type Backup,
  type BackupReason,
} from './db/backup.ts';
import { fileError } from './db/errors.ts';
import { secondFolderOf, type SecondFolder } from './db/second-folder.ts';
import type { Surroundings } from './context.ts';

export type ListedBackup = Backup & { second?: boolean };

export class Backups {
  private readonly surroundings: Surroundings;
  private readonly choice: SecondFolder;
  private copying: Promise<unknown> = Promise.resolve();
  /** Why the last copy could not be made; null when it could. */
  private failed: Remark | null = null;

  constructor(surroundings: Surroundings, choice: SecondFolder) {
    this.surroundings = surroundings;
    this.choice = choice;
  }

  /** All backups of a file, newest first; those in the second folder are marked. */
  list(path: string): ListedBackup[] {
    const second = this.secondOf(path);
    const there = second === null ? [] : backupsIn(second).map((backup) => ({ ...backup, second: true }));
    return [...listBackups(path), ...there].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  }

  /** Makes a backup beside the file, and one in the second folder. @throws PulkaError `file/*` about the first */
  make(db: Database, path: string, reason: BackupReason): Promise<Backup> {
    const copy = this.copying.then(async () => {
      const at = this.surroundings.now();
      try {
        const backup = await makeBackup(db, path, reason, at);
        this.failed = null;
        return backup;
      } catch (error) {
        this.failed = failedRemark(error);
        throw error;
      } finally {
        // After a failure too: a full disk is what the second folder is for.
        await this.makeSecond(db, path, reason, at);
      }
    });
    // One copy at a time; a failed one is told to whoever asked for it.
    this.copying = copy.catch(() => undefined);
    return copy;
  }

  /** Resolves when no copy is being made. */
  settled(): Promise<unknown> {
    return this.copying;
  }

  private async makeSecond(db: Database, path: string, reason: BackupReason, at: string): Promise<void> {
    const folder = this.secondOf(path);
    if (folder === null || this.choice.state() === 'missing') return;
    try {
      await backupInto(db, folder, reason, at);
    } catch (error) {
      this.surroundings.log('warning', 'backup in the second folder failed', error);
    }
  }

  private secondOf(path: string): string | null {
    const folder = this.choice.folder();
    return folder === null ? null : secondFolderOf(folder, path);
  }

  /** @param path the open file, or null */
  second(path: string | null): SecondFolderView {
    const own = path === null ? null : this.secondOf(path);
    return {
      folder: this.choice.folder(),
      state: this.choice.state(),
      at: own === null ? null : (backupsIn(own)[0]?.at ?? null),
    };
  }

  /** @throws PulkaError `file/missingFolder`, `file/readOnly` for a folder that is of no use */
  choose(folder: string | null): void {
    const before = this.choice.folder();
    this.choice.choose(folder);
    const state = this.choice.state();
    if (folder === null || state === 'ready') return;
    this.choice.choose(before);
    throw fileError(state === 'missing' ? 'file/missingFolder' : 'file/readOnly', folder);
  }

  /** What is to be told of the backups. */
  remarks(): Remark[] {
    const state = this.choice.state();
    const folder = this.choice.folder() ?? '';
    const found: Remark[] = [];
    if (this.failed !== null) found.push(this.failed);
    if (state === 'missing') found.push({ code: 'secondMissing', params: { folder } });
    if (state === 'readOnly') found.push({ code: 'secondReadOnly', params: { folder } });
    return found;
  }
}

const failedRemark = (error: unknown): Remark => ({
  code: 'backupFailed',
  params: { reason: error instanceof PulkaError ? error.code : 'app/unexpected' },
});
