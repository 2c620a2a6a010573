/** Backups: made, listed, looked into, restored; and the second folder they also go to. */
import { basename, dirname, join } from 'node:path';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import type { CallContext } from '../context.ts';
import { nameBeside } from '../db/names.ts';
import { restoreCopy, withBackup } from '../db/restore.ts';
import { Book } from '../ledger/book.ts';
import { Store } from '../ledger/store.ts';
import { contents } from '../queries/contents.ts';

type Status = CallOutput<'file.status'>;

export const listBackups = (_input: object, context: CallContext): CallOutput<'backup.list'> =>
  context.session.status().backups;

export const backupNow = (_input: object, context: CallContext): Promise<CallOutput<'backup.now'>> =>
  context.session.backup('manual');

/** What a backup holds, read without opening it in place of the present file. */
export function lookIntoBackup(input: CallParsed<'backup.look'>): CallOutput<'backup.look'> {
  return withBackup(input.backup, (db) => {
    const store = new Store(db);
    return contents(new Book(store, store.entries()));
  });
}

/** The tournament file that a backup was made of, by the folder it lies in. */
const originalOf = (backup: string): string => {
  const folder = dirname(backup);
  return folder.endsWith('.backups') ? join(dirname(folder), basename(folder, '.backups')) : backup;
};

/**
 * The backup becomes a new file beside the present one, which stays as it is (with a backup of its own, where it
 * can be read), and is opened.
 */
export async function restoreBackup(
  input: CallParsed<'backup.restore'>,
  context: CallContext,
): Promise<Status> {
  const { session } = context;
  const status = session.status();
  if (status.state === 'open') await session.backup('restore');
  const target = nameBeside(status.path ?? originalOf(input.backup), context.at);
  restoreCopy(input.backup, target);
  await session.open(target);
  return session.status();
}

/** What is left in a spoiled file, in a new one beside it. @throws PulkaError `file/*` when nothing can be read */
export async function salvageFile(
  input: CallParsed<'backup.salvage'>,
  context: CallContext,
): Promise<Status> {
  const target = nameBeside(input.path, context.at);
  restoreCopy(input.path, target, 'readable');
  await context.session.open(target);
  return context.session.status();
}

export const secondView = (_input: object, context: CallContext): CallOutput<'backup.second'> =>
  context.session.second();

/** @throws PulkaError `file/missingFolder`, `file/denied`, … when nothing can be written there */
export async function chooseSecond(
  input: CallParsed<'backup.chooseSecond'>,
  context: CallContext,
): Promise<CallOutput<'backup.second'>> {
  await context.session.chooseSecond(input.folder);
  return context.session.second();
}
