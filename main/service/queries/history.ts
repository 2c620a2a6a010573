import type { History as HistoryView } from '../../../shared/ipc/schemas/views.ts';
import { refusalOf, type Step } from '../../../shared/ledger/history.ts';
import { labelOf } from '../../../shared/ledger/labels.ts';
import type { Book } from '../ledger/book.ts';

type GestureView = NonNullable<HistoryView['undo']>;

export function gestureView(book: Book, step: Step): GestureView {
  return { commandId: step.commandId, ...labelOf(book.labels, step), refused: refusalOf(step, book.general) };
}

/** What undo would take back and redo restore. */
export function historyView(book: Book): HistoryView {
  const { undo, redo } = book.stacks;
  const [last, next] = [undo.at(-1), redo.at(-1)];
  return {
    undo: last === undefined ? null : gestureView(book, last),
    redo: next === undefined ? null : gestureView(book, next),
  };
}
