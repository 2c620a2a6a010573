/** The dialog as a pure function of the texts, the deal, the club's readings and the answers (design.md). */
import type { Rulebook, Settings } from './vocabulary.ts';
import { RulingRefusal } from './vocabulary.ts';
import { candidatesOf } from './dialog/candidates.ts';
import { companionsOf } from './dialog/decide.ts';
import { droppedArticles } from './dialog/dropped.ts';
import { foldAnswers } from './dialog/fold.ts';
import type { Pending } from './dialog/pending.ts';
import { nextPending } from './dialog/pending.ts';
import { decidedBy } from './dialog/preview.ts';
import { questionOf } from './dialog/question.ts';
import { questionsLeft } from './dialog/remaining.ts';
import { phasesOf } from './dialog/phases.ts';
import { knownFacts, stepsOf } from './dialog/steps.ts';
import { summaryOf } from './dialog/summary.ts';
import type { Answer, Decided, DialogContext, DialogOptions, DialogView, Frame } from './dialog/types.ts';
import type { Name } from './dialog/words.ts';
import { defaultRulebookOrder } from './rulebooks/index.ts';

export type * from './dialog/types.ts';
export { contextFromDeal, type TableFacts } from './dialog/context.ts';

/** Back: the last answer is dropped. */
export const back = (answers: readonly Answer[]): Answer[] => answers.slice(0, -1);

/**
 * The state of the dialog after the answers: next question, articles left and dropped, ruling as soon as decided.
 * An answer that cannot be taken stands in `refusal`, and the answers from it on are not read.
 */
export function dialog(
  books: readonly Rulebook[],
  context: DialogContext,
  settings: Partial<Settings>,
  answers: readonly Answer[],
  options: DialogOptions & { name?: Name } = {},
): DialogView {
  const order = options.rulebookOrder ?? defaultRulebookOrder;
  const name = options.name ?? ((player: string) => player);
  const frame: Frame = { books, context, settings, order };
  const folded = foldAnswers(frame, answers);
  const { state } = folded;
  const left = candidatesOf(frame, state);

  let decided: readonly Decided[] = [];
  let pending: Pending | undefined;
  let refusal = folded.refusal;
  try {
    decided = decidedBy(frame, state);
    pending = nextPending(frame, state);
  } catch (error) {
    // What the deal itself says cannot be ruled on, e.g. a step of the ladder without a price.
    if (!(error instanceof RulingRefusal)) throw error;
    refusal ??= { index: answers.length - 1, fact: error.fact, code: error.code };
  }
  const main = decided[0]?.ruling;
  const open =
    pending === undefined && decided.length === 0 ? undefined : questionsLeft(left, decided, frame, state);
  return {
    steps: stepsOf(frame, folded, name),
    known: knownFacts(left, name),
    phases: phasesOf(frame),
    articlesLeft: left.map(summaryOf),
    dropped: droppedArticles(frame, folded, name),
    companions: main === undefined ? [] : companionsOf(main, frame).map(summaryOf),
    ...(pending === undefined ? {} : { question: questionOf(pending, frame, state, name) }),
    ...(refusal === undefined ? {} : { refusal }),
    decided,
    ...(open === undefined ? {} : { questionsLeft: open }),
    provisional: decided.length > 0 && pending !== undefined,
  };
}
