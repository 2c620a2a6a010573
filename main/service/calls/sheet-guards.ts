/** What every change of a sheet asks first. */
import { PulkaError } from '../../../shared/ipc/errors.ts';
import type { Book } from '../ledger/book.ts';
import type { EntryDraft } from '../ledger/change.ts';

/** Another window changed the sheet meanwhile. @throws PulkaError `ledger/stale` */
export function expectSeq(book: Book, tableId: string, expected: number | null): void {
  const seq = book.touched(tableId);
  if (expected !== null && expected !== seq) throw new PulkaError('ledger/stale', { expected, seq });
}

/** A signed sheet is reopened first, as an act of its own. @throws PulkaError `sheet/signed`, `table/unknown` */
export function openForTyping(book: Book, tableId: string): void {
  book.table(tableId);
  if (book.sheet(tableId).mark?.state === 'signed') throw new PulkaError('sheet/signed');
}

/** A check or a signature stands for the sheet as it was: a change takes it back in the same transaction. */
export function reopened(book: Book, tableId: string, by = ''): EntryDraft[] {
  const mark = book.sheet(tableId).mark;
  if (mark === null || mark.state === 'typing') return [];
  return [{ kind: 'sheet.state', payload: { tableId, state: 'typing', by, result: null } }];
}
