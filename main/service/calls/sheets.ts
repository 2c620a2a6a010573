/** Reading a sheet, its state, the half-typed line, and sheets scored on their own. */
import { ProblemError } from '../../../shared/domain/problem.ts';
import { parseSheet, sheetResult } from '../../../shared/files/sheet.ts';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { append, type CallContext } from '../context.ts';
import { lineScope, sheetView } from '../queries/sheet.ts';

export function getSheet(input: CallParsed<'sheet.get'>, context: CallContext): CallOutput<'sheet.get'> {
  return sheetView(context.book, input.tableId);
}

export function saveLine(
  input: CallParsed<'sheet.saveDraft'>,
  context: CallContext,
): CallOutput<'sheet.saveDraft'> {
  context.book.table(input.tableId);
  context.book.saveDraft(lineScope(input.tableId), input.text, context.at);
  return { savedAt: context.at };
}

/**
 * What was typed from the paper. A running line may name any deal that was ever typed on the sheet: what is undone
 * may come back. @throws PulkaError `paper/seats`, `deal/unknown`
 */
export function savePaper(input: CallParsed<'sheet.paper'>, context: CallContext): CallOutput<'sheet.paper'> {
  const { tableId, foot, running } = input;
  const players = context.book.table(tableId).seats.length;
  const rows = [foot, ...running.map((line) => line.foot)].flatMap((one) => Object.values(one));
  if (rows.some((row) => row.length !== players)) throw new PulkaError('paper/seats', { n: players });
  const known = new Set(
    context.book
      .sheetHistory(tableId)
      .flatMap((entry) => (entry.kind === 'deal.recorded' ? [entry.payload.dealId] : [])),
  );
  const lost = running.find(({ dealId }) => !known.has(dealId));
  if (lost !== undefined) throw new PulkaError('deal/unknown', { deal: lost.dealId });
  return append(context, [{ kind: 'sheet.paper', payload: { tableId, foot, running } }], {});
}

/** A check or a signature pins the exact results: what a newer program would compute never overwrites them. */
export function setSheetState(
  input: CallParsed<'sheet.setState'>,
  context: CallContext,
): CallOutput<'sheet.setState'> {
  const { tableId, state, by } = input;
  const { book } = context;
  book.table(tableId);
  const sheet = book.sheet(tableId);
  if (state !== 'typing' && sheet.rows.length === 0 && sheet.ended === null)
    throw new PulkaError('sheet/empty');
  const result = state === 'typing' ? null : book.result(tableId).result;
  return append(context, [{ kind: 'sheet.state', payload: { tableId, state, by, result } }], {});
}

/** @throws PulkaError `input/refused` with the places */
export function scoreSheet(input: CallParsed<'sheet.score'>): CallOutput<'sheet.score'> {
  try {
    const result: object = sheetResult(parseSheet(input.sheet));
    return JSON.parse(JSON.stringify(result)) as CallOutput<'sheet.score'>;
  } catch (error) {
    if (error instanceof ProblemError) throw new PulkaError('input/refused', {}, error.problems);
    throw error;
  }
}
