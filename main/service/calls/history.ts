/** Undo and redo: voids of a whole gesture in one transaction. */
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { refusalOf, targetsOf, type Step } from '../../../shared/ledger/history.ts';
import { append, type CallContext } from '../context.ts';
import type { EntryDraft } from '../ledger/book.ts';
import { gestureView } from '../queries/history.ts';

const voids = (step: Step, because: 'undo' | 'redo'): EntryDraft[] =>
  targetsOf(step).map((voidsSeq) => ({ kind: 'void', payload: { because, correction: null }, voidsSeq }));

/** @throws PulkaError `history/nothing`, or why the gesture stays (it left paper) */
export function undo(_input: object, context: CallContext): CallOutput<'history.undo'> {
  const step = context.book.stacks.undo.at(-1);
  if (step === undefined) throw new PulkaError('history/nothing');
  const refused = refusalOf(step);
  const undone = gestureView(context.book, step);
  if (refused !== null) throw new PulkaError(refused);
  return append(context, voids(step, 'undo'), { undone });
}

/** @throws PulkaError `history/nothing` */
export function redo(_input: object, context: CallContext): CallOutput<'history.redo'> {
  const step = context.book.stacks.redo.at(-1);
  if (step === undefined) throw new PulkaError('history/nothing');
  const redone = gestureView(context.book, step);
  return append(context, voids(step, 'redo'), { redone });
}
