/** Typing a sheet: a deal is stored, corrected (void + new), or taken out; every answer is the sheet after the commit. */
import { generateKeyBetween } from 'fractional-indexing';
import { checkDeal } from '../../../shared/domain/check.ts';
import type { Problem } from '../../../shared/domain/problem.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { dealNumber } from '../../../shared/ledger/projection.ts';
import type { Row } from '../../../shared/ledger/state.ts';
import { commit, prepare, type CallContext } from '../context.ts';
import type { Change, EntryDraft } from '../ledger/change.ts';
import { rowsAfterClosing } from '../ledger/sheet-fold.ts';
import { lineScope, sheetView } from '../queries/sheet.ts';
import {
  expectSeq,
  goesOn,
  lateNeedsReason,
  notUnderSlip,
  openForTyping,
  reopened,
  rowOf,
} from './sheet-guards.ts';

type Changed = CallOutput<'deals.record'>;
type Removed = CallOutput<'deals.remove'>;
/** What is kept for a repeated command. */
interface KeptSheet {
  seq: number;
  tableId: string;
}

/** Fractional index in front of `before`, or at the end. */
export function placeBefore(rows: readonly Row[], before: string | null): string {
  const at = before === null ? rows.length : rows.findIndex((row) => row.dealId === before);
  if (at < 0) throw new PulkaError('deal/unknown', { deal: before ?? '' });
  return generateKeyBetween(rows[at - 1]?.place ?? null, rows[at]?.place ?? null);
}

/** Refuses what the change would make of the sheet: an impossible deal, or deals behind the end of the pulka. */
export function checkOutcome(
  context: CallContext,
  change: Change,
  tableId: string,
  dealId: string | null,
): void {
  const sheet = change.sheets.get(tableId);
  const fold = change.folds.get(tableId);
  if (sheet === undefined || fold === undefined) return;
  const row = sheet.rows.findLast((r) => r.dealId === dealId);
  // A deal as typed was checked before; here it is one under rulings.
  if (row !== undefined && row.scored !== row.deal) {
    const problems = checkDeal(fold.rules, row.scored, 'deal');
    if (problems.length > 0) throw new PulkaError('deal/refused', {}, problems);
  }
  const late = rowsAfterClosing(fold);
  if (late.length === 0) return;
  const lateRows = late.flatMap((i) => sheet.rows[i] ?? []);
  const wasLate = new Set(
    rowsAfterClosing(context.book.fold(tableId)).map((i) => context.book.sheet(tableId).rows[i]?.dealId),
  );
  const fresh = lateRows.filter((r) => !wasLate.has(r.dealId));
  if (fresh.length === 0) return;
  if (fresh.every((r) => r.dealId === dealId)) {
    throw new PulkaError('deal/refused', {}, [{ path: 'deal', code: 'sheet/closed' }]);
  }
  const numbers = fresh.map((r) => dealNumber(sheet.rows, r.dealId));
  const problems: Problem[] = late.map((i) => ({ path: `deals[${i}]`, code: 'sheet/closed' }));
  throw new PulkaError('deal/closesEarlier', { deals: numbers.join(', '), n: numbers.length }, problems);
}

/** What a typed deal is refused for by itself; a ruling comes from a slip or from a file, and stands as given. */
function checkTyped(context: CallContext, tableId: string, deal: CallParsed<'deals.record'>['deal']): void {
  const problems = checkDeal(context.book.rules(tableId), deal, 'deal');
  if (problems.length > 0) throw new PulkaError('deal/refused', {}, problems);
}

function finish(context: CallContext, change: Change, tableId: string, dealId: string): Changed {
  const rows = change.sheets.get(tableId)?.rows ?? [];
  const seq = change.entries.at(-1)?.seq ?? context.book.seq;
  const answer = { seq, dealId, number: dealNumber(rows, dealId), recordedAt: context.at };
  // What was typed is stored now: the half-typed line must not come back after a restart and be stored twice.
  commit(context, change, null, lineScope(tableId));
  return { ...answer, sheet: sheetView(context.book, tableId) };
}

export function recordDeal(input: CallParsed<'deals.record'>, context: CallContext): Changed {
  const { tableId, deal, before, expectedSeq } = input;
  expectSeq(context.book, tableId, expectedSeq);
  openForTyping(context.book, tableId);
  goesOn(context.book, tableId);
  checkTyped(context, tableId, deal);
  const dealId = context.surroundings.newId();
  const place = placeBefore(context.book.sheet(tableId).rows, before);
  const drafts: EntryDraft[] = [
    { kind: 'deal.recorded', payload: { tableId, dealId, place, deal } },
    ...reopened(context.book, tableId),
  ];
  const change = prepare(context, drafts);
  checkOutcome(context, change, tableId, dealId);
  return finish(context, change, tableId, dealId);
}

export function correctDeal(input: CallParsed<'deals.correct'>, context: CallContext): Changed {
  const { tableId, dealId, deal, correction, reason, expectedSeq } = input;
  expectSeq(context.book, tableId, expectedSeq);
  openForTyping(context.book, tableId);
  const row = rowOf(context.book, tableId, dealId);
  checkTyped(context, tableId, deal);
  lateNeedsReason(context, tableId, correction, reason);
  const voidsSeq = context.book.tipOf(row.entrySeq);
  const drafts: EntryDraft[] = [
    { kind: 'void', payload: { because: 'correction', correction, restores: null }, voidsSeq, reason },
    { kind: 'deal.recorded', payload: { tableId, dealId, place: row.place, deal }, reason },
    ...reopened(context.book, tableId),
  ];
  const change = prepare(context, drafts);
  checkOutcome(context, change, tableId, dealId);
  return finish(context, change, tableId, dealId);
}

export function removeDeal(input: CallParsed<'deals.remove'>, context: CallContext): Removed {
  const { tableId, dealId, correction, reason, expectedSeq } = input;
  expectSeq(context.book, tableId, expectedSeq);
  openForTyping(context.book, tableId);
  const row = rowOf(context.book, tableId, dealId);
  notUnderSlip(context.book, tableId, dealId);
  lateNeedsReason(context, tableId, correction, reason);
  const voidsSeq = context.book.tipOf(row.entrySeq);
  const drafts: EntryDraft[] = [
    { kind: 'void', payload: { because: 'removal', correction, restores: null }, voidsSeq, reason },
    ...reopened(context.book, tableId),
  ];
  const change = prepare(context, drafts);
  checkOutcome(context, change, tableId, null);
  return finishSheet(context, change, tableId);
}

/** Writes what changes a sheet without a deal of its own to answer with. */
export function finishSheet(context: CallContext, change: Change, tableId: string): Removed {
  const seq = change.entries.at(-1)?.seq ?? context.book.seq;
  const kept: KeptSheet = { seq, tableId };
  commit(context, change, kept);
  return { seq, sheet: sheetView(context.book, tableId) };
}

/** The first answer again, with the sheet as it is now. */
export const rebuildSheet = ({ seq, tableId }: KeptSheet, { book }: CallContext): Removed => ({
  seq,
  sheet: sheetView(book, tableId),
});

/** The first answer again, out of the entries of the command, with the sheet as it is now. */
export function rebuildDeal(_kept: null, context: CallContext): Changed {
  const entries = context.book.entriesOf(context.commandId);
  const recorded = entries.find((entry) => entry.kind === 'deal.recorded');
  if (recorded === undefined) throw new PulkaError('command/reused', { command: context.name });
  const { tableId, dealId, place } = recorded.payload;
  const before = context.book.sheet(tableId).rows.filter((row) => row.number !== null && row.place < place);
  const seq = entries.at(-1)?.seq ?? recorded.seq;
  const sheet = sheetView(context.book, tableId);
  return { seq, dealId, number: before.length + 1, recordedAt: recorded.recordedAt, sheet };
}
