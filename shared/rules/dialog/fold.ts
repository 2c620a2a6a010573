/** Answers taken one after the other, each to the question that stood then. */
import { RulingRefusal } from '../vocabulary.ts';
import { candidatesOf } from './candidates.ts';
import { collectCompanion, companionsOf, decideMain } from './decide.ts';
import type { Pending } from './pending.ts';
import { nextPending, pendingMain } from './pending.ts';
import { articlesInScope } from './scope.ts';
import type { State } from './state.ts';
import { companionFact, emptyState, withAnswer } from './state.ts';
import type { Answer, AnswerRefusal, Frame } from './types.ts';
import { checkAnswer } from './validate.ts';

export interface Folded {
  readonly state: State;
  /** Answers taken, the question each belongs to, and the state after it. */
  readonly taken: readonly { readonly answer: Answer; readonly pending: Pending; readonly after: State }[];
  readonly refusal?: AnswerRefusal;
}

/** The arbiter names an article instead of describing the incident. */
function named(answer: Answer, frame: Frame, state: State): Pending | undefined {
  if (answer.fact !== 'article' || state.article !== undefined) return undefined;
  if (!articlesInScope(frame).some(({ article }) => article.id === answer.value)) return undefined;
  return { type: 'article', fact: 'article', left: candidatesOf(frame, withAnswer(state, answer)) };
}

/** The arbiter says otherwise than the deal or the ledger. */
function overridden(answer: Answer, frame: Frame, state: State): Pending | undefined {
  const left = candidatesOf(frame, state);
  for (const candidate of left) {
    const def = candidate.collected.known.find((fact) => fact.id === answer.fact);
    if (def !== undefined) {
      return { type: 'fact', fact: def.id, def, asks: candidate, collected: candidate.collected };
    }
  }
  const only = left[0];
  if (only === undefined || left.length > 1 || pendingMain(frame, state, left) !== undefined)
    return undefined;
  for (const companion of companionsOf(decideMain(only, frame, state).ruling, frame)) {
    const collected = collectCompanion(companion, only, frame, state);
    const def = collected.known.find((fact) => companionFact(companion.article.id, fact.id) === answer.fact);
    if (def !== undefined) return { type: 'fact', fact: answer.fact, def, asks: companion, collected };
  }
  return undefined;
}

function take(
  answer: Answer,
  frame: Frame,
  state: State,
): { pending: Pending } | Pick<AnswerRefusal, 'fact' | 'code'> {
  try {
    const open = nextPending(frame, state);
    const pending =
      open?.fact === answer.fact ? open : (named(answer, frame, state) ?? overridden(answer, frame, state));
    if (pending === undefined) {
      return { fact: answer.fact, code: open === undefined ? 'dialog.noQuestion' : 'dialog.otherQuestion' };
    }
    return checkAnswer(pending, answer, frame, state) ?? { pending };
  } catch (error) {
    if (error instanceof RulingRefusal) return { fact: error.fact, code: error.code };
    throw error;
  }
}

/** Stops at the first answer that cannot be taken: what follows it was answered to another question. */
export function foldAnswers(frame: Frame, answers: readonly Answer[]): Folded {
  const taken: { answer: Answer; pending: Pending; after: State }[] = [];
  let state = emptyState;
  for (const [index, answer] of answers.entries()) {
    const found = take(answer, frame, state);
    if (!('pending' in found)) return { state, taken, refusal: { index, ...found } };
    state = withAnswer(state, answer);
    taken.push({ answer, pending: found.pending, after: state });
  }
  return { state, taken };
}
