/** Acts on a typed sheet as a whole: a deal goes to another place, two seats change columns. */
import { checkDeal } from '../../../shared/domain/check.ts';
import { swapSeats } from '../../../shared/domain/reseat.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { dealNumber } from '../../../shared/ledger/projection.ts';
import type { Row } from '../../../shared/ledger/state.ts';
import { prepare, type CallContext } from '../context.ts';
import type { EntryDraft } from '../ledger/change.ts';
import { canonical } from '../../../shared/files/canonical.ts';
import { checkOutcome, finishSheet, placeBefore } from './deals.ts';
import { expectSeq, lateNeedsReason, notUnderSlip, openForTyping, reopened, rowOf } from './sheet-guards.ts';

/**
 * The deal goes with its rulings and its second pass.
 * @throws PulkaError `deal/notMoved` where it stands there already, and everything a correction is refused for
 */
export function moveDeal(input: CallParsed<'deals.move'>, context: CallContext): CallOutput<'deals.move'> {
  const { tableId, dealId, before, correction, reason, expectedSeq } = input;
  const { book } = context;
  expectSeq(book, tableId, expectedSeq);
  openForTyping(book, tableId);
  const row = rowOf(book, tableId, dealId);
  const { rows } = book.sheet(tableId);
  const next = rows[rows.indexOf(row) + 1]?.dealId ?? null;
  if (before === dealId || before === next) throw new PulkaError('deal/notMoved');
  const others = rows.filter((other) => other !== row);
  const place = placeBefore(others, before);
  lateNeedsReason(context, tableId, correction, reason);
  const payload = { tableId, dealId, from: row.place, place, correction };
  const change = prepare(context, [{ kind: 'deal.moved', payload, reason }, ...reopened(book, tableId)]);
  checkOutcome(context, change, tableId, dealId);
  return finishSheet(context, change, tableId);
}

/** The entries of one deal with its columns swapped; none where that changes nothing. */
function swapped(context: CallContext, input: CallParsed<'sheet.reseat'>, row: Row): EntryDraft[] {
  const { tableId, seats, correction, reason } = input;
  const { book } = context;
  const rules = book.rules(tableId);
  const deal = swapSeats(row.deal, seats[0], seats[1], rules.players);
  if (canonical(deal) === canonical(row.deal)) return [];
  notUnderSlip(book, tableId, row.dealId);
  const number = dealNumber(book.sheet(tableId).rows, row.dealId);
  const problems = checkDeal(rules, deal, `deals[${number - 1}]`);
  if (problems.length > 0) throw new PulkaError('deal/reseatRefused', { deal: number }, problems);
  const voidsSeq = book.tipOf(row.entrySeq);
  const payload = { because: 'correction' as const, correction, restores: null, seats };
  return [
    { kind: 'void', payload, voidsSeq, reason },
    {
      kind: 'deal.recorded',
      payload: { tableId, dealId: row.dealId, place: row.place, deal },
      reason,
    },
  ];
}

/**
 * One act over all deals from `from` on; rulings between deals name players, not columns, and stay.
 * @throws PulkaError `deal/underSlip`, `deal/reseatSeats`, `deal/reseatRefused`, `deal/reseatNothing`
 */
export function reseatSheet(
  input: CallParsed<'sheet.reseat'>,
  context: CallContext,
): CallOutput<'sheet.reseat'> {
  const { tableId, from, seats, correction, reason, expectedSeq } = input;
  const { book } = context;
  expectSeq(book, tableId, expectedSeq);
  openForTyping(book, tableId);
  const first = rowOf(book, tableId, from);
  const players = book.table(tableId).seats.length;
  if (seats[0] === seats[1] || seats.some((seat) => seat >= players))
    throw new PulkaError('deal/reseatSeats');
  lateNeedsReason(context, tableId, correction, reason);
  const { rows } = book.sheet(tableId);
  const drafts = rows
    .slice(rows.indexOf(first))
    .filter((row) => !row.slipRow)
    .flatMap((row) => swapped(context, input, row));
  if (drafts.length === 0) throw new PulkaError('deal/reseatNothing');
  const change = prepare(context, [...drafts, ...reopened(book, tableId)]);
  checkOutcome(context, change, tableId, null);
  return finishSheet(context, change, tableId);
}
