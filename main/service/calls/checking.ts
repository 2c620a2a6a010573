/** The second pass over typed deals, and warnings that were looked at. */
import { foldName } from '../../../shared/format/names.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { dealNumber } from '../../../shared/ledger/projection.ts';
import { append, prepare, type CallContext } from '../context.ts';
import { isRaised } from '../queries/warnings.ts';
import { finishSheet } from './deals.ts';
import { rowOf } from './sheet-guards.ts';

/**
 * The checker confirms or rejects a version and changes nothing of it: a sheet that is checked or signed stays so.
 * @throws PulkaError `pass/nobody`, `pass/samePerson`, `pass/otherVersion`, `deal/unknown`
 */
export function recordVerdict(
  input: CallParsed<'pass.record'>,
  context: CallContext,
): CallOutput<'pass.record'> {
  const { tableId, dealId, entrySeq, by } = input;
  const { book } = context;
  book.table(tableId);
  const row = rowOf(book, tableId, dealId);
  const deal = dealNumber(book.sheet(tableId).rows, dealId);
  if (row.entrySeq !== entrySeq) throw new PulkaError('pass/otherVersion', { deal });
  if (foldName(by) === '') throw new PulkaError('pass/nobody');
  const typedBy = book.entries[entrySeq - 1]?.actor ?? '';
  if (foldName(by) === foldName(typedBy)) throw new PulkaError('pass/samePerson', { name: by.trim(), deal });
  const change = prepare(context, [{ kind: 'deal.verdict', payload: input }], by.trim());
  return finishSheet(context, change, tableId);
}

/** @throws PulkaError `warning/unknown`: it was answered already, or what it speaks of has changed */
export function answerWarning(
  input: CallParsed<'warnings.answer'>,
  context: CallContext,
): CallOutput<'warnings.answer'> {
  const { code, key } = input;
  const { book } = context;
  if (!isRaised(book, code, key)) throw new PulkaError('warning/unknown');
  const by = book.tournament.secretary;
  return append(context, [{ kind: 'warning.answered', payload: { code, key, by } }], {});
}
