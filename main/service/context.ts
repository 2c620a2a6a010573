/** What a handler may use. */
import type { Database } from 'better-sqlite3';
import type { EventName, EventPayload, ServiceCall } from '../../shared/ipc/contract.ts';
import type { Book } from './ledger/book.ts';
import type { Change, EntryDraft } from './ledger/change.ts';
import type { Session } from './session.ts';

export interface Log {
  (level: 'info' | 'warning' | 'error', message: string, detail?: unknown): void;
}

/** Everything that is not pure, in one place; tests bring their own. */
export interface Surroundings {
  /** ISO instant, UTC. */
  now: () => string;
  newId: () => string;
  log: Log;
  /** Folder with the sample tournament, fonts, schemas. */
  resources: () => string;
  /** File with the settings of this computer that concern files (the second folder of backups); null = none. */
  computerFile: string | null;
  /** Milliseconds between backups while something changes. */
  backupEvery: number;
  /** Called with every database that is opened. */
  onDatabase: (db: Database) => void;
  emit: <N extends EventName>(event: N, payload: EventPayload<N>) => void;
}

export interface CallContext {
  readonly name: ServiceCall;
  /** Empty for a query. */
  readonly commandId: string;
  readonly surroundings: Surroundings;
  readonly session: Session;
  /** The open tournament. @throws PulkaError `file/none` */
  readonly book: Book;
  /** The instant of this call. */
  readonly at: string;
}

/** Folds what the drafts would make, signed by whoever keeps the record. */
export function prepare(context: CallContext, drafts: readonly EntryDraft[], actor?: string): Change {
  const by = actor ?? context.book.general.tournament?.secretary ?? '';
  return context.book.prepare(drafts, { commandId: context.commandId, actor: by, at: context.at });
}

/**
 * Writes a prepared change and tells the windows.
 * @param kept what a repeated command is answered from; null where the entries themselves tell it
 * @param finishes scope of the draft that became this change
 */
export function commit(
  context: CallContext,
  change: Change,
  kept: object | null,
  finishes: string | null = null,
): void {
  context.book.commit(change, context.name, kept, finishes);
  context.surroundings.emit('ledger.changed', { seq: context.book.seq });
}

/** Prepares and writes what needs no second look. @returns the answer with the seq of the last entry */
export function append<A extends object>(
  context: CallContext,
  drafts: readonly EntryDraft[],
  answer: A,
  actor?: string,
): A & { seq: number } {
  const change = prepare(context, drafts, actor);
  const full = { seq: change.entries.at(-1)?.seq ?? context.book.seq, ...answer };
  commit(context, change, full);
  return full;
}
