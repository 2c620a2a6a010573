/** Undo and redo: voids of a whole gesture in one transaction. */
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { refusalOf, voidsFor, type Chains } from '../../../shared/ledger/history.ts';
import { append, type CallContext } from '../context.ts';
import { gestureView } from '../queries/history.ts';

/** What is known of the chains of voids, with the voids of a step coming next. */
const chainsOf = ({ book }: CallContext): Chains => ({
  next: book.seq + 1,
  entry: (seq) => book.entries[seq - 1] ?? null,
});

/** @throws PulkaError `history/nothing`, or why the gesture stays (it left paper) */
export function undo(_input: object, context: CallContext): CallOutput<'history.undo'> {
  const step = context.book.stacks.undo.at(-1);
  if (step === undefined) throw new PulkaError('history/nothing');
  const refused = refusalOf(step, context.book.general);
  const undone = gestureView(context.book, step);
  if (refused !== null) throw new PulkaError(refused);
  return append(
    context,
    voidsFor(step, 'undo', (seq) => context.book.tipOf(seq), chainsOf(context)),
    { undone },
  );
}

/** @throws PulkaError `history/nothing` */
export function redo(_input: object, context: CallContext): CallOutput<'history.redo'> {
  const step = context.book.stacks.redo.at(-1);
  if (step === undefined) throw new PulkaError('history/nothing');
  const redone = gestureView(context.book, step);
  return append(
    context,
    voidsFor(step, 'redo', (seq) => context.book.tipOf(seq), chainsOf(context)),
    { redone },
  );
}
