/** What every change of a sheet asks first. */
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { deadlineOf, isLate } from '../../../shared/ledger/corrections.ts';
import type { CorrectionKind } from '../../../shared/ledger/kinds.ts';
import { inForce } from '../../../shared/ledger/projection.ts';
import type { Row } from '../../../shared/ledger/state.ts';
import type { CallContext } from '../context.ts';
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

/** No more deals on a sheet that was broken off or awarded; what stands there is corrected as ever. @throws PulkaError `sheet/ended` */
export function goesOn(book: Book, tableId: string): void {
  if (book.sheet(tableId).ended !== null) throw new PulkaError('sheet/ended');
}

/** A check or a signature stands for the sheet as it was: a change takes it back in the same transaction. */
export function reopened(book: Book, tableId: string, by = ''): EntryDraft[] {
  const mark = book.sheet(tableId).mark;
  if (mark === null || mark.state === 'typing') return [];
  return [{ kind: 'sheet.state', payload: { tableId, state: 'typing', by, result: null } }];
}

/**
 * A correction behind the deadline of its kind is written with a reason only.
 * @throws PulkaError `deal/lateNeedsReason` with the deadline (ISO instant)
 */
export function lateNeedsReason(
  { book, at }: CallContext,
  tableId: string,
  kind: CorrectionKind,
  reason: string,
): void {
  const deadline = deadlineOf(book.sheet(tableId).firstMark, book.tournament.correctionDeadlines, kind);
  if (deadline !== null && isLate(deadline, at) && reason.trim() === '')
    throw new PulkaError('deal/lateNeedsReason', { deadline });
}

/** A deal of the sheet; a ruling between deals is none. @throws PulkaError `deal/unknown` */
export function rowOf(book: Book, tableId: string, dealId: string): Row {
  const row = book.sheet(tableId).rows.find((r) => r.dealId === dealId);
  if (row === undefined || row.slipRow) throw new PulkaError('deal/unknown', { deal: dealId });
  return row;
}

/** What was written on the deal goes with the ruling. @throws PulkaError `deal/underSlip` */
export function notUnderSlip(book: Book, tableId: string, dealId: string): void {
  const slip = book.sheet(tableId).slips.find((s) => s.slip.dealId === dealId && inForce(s));
  if (slip !== undefined) throw new PulkaError('deal/underSlip', { slip: slip.slip.number });
}
