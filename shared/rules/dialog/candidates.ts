/** Articles that are still possible after the answers. */
import type { Article } from '../vocabulary.ts';
import { evaluate, type Truth } from '../engine/evaluate.ts';
import type { Collected } from './collect.ts';
import { collectFacts } from './collect.ts';
import { kindOf } from './incidentContext.ts';
import { articlesInScope, isMain, topicOf } from './scope.ts';
import type { State } from './state.ts';
import type { InBook, Kind, Frame } from './types.ts';

export interface Candidate extends InBook {
  readonly collected: Collected;
  /** Selected by the facts, or not settled yet. */
  readonly selected: Exclude<Truth, false>;
}

/** A code that speaks of a contract has nothing to say on a raspasy. */
function fitsKind(article: Article, kind: Kind | undefined): boolean {
  if (kind !== 'raspasy') return true;
  return !article.needs.some(
    ({ context, when }) => (context === 'contract' || context === 'declarer') && when.kind === 'always',
  );
}

const isReached = ({ happened, reachedFrom }: Article, state: State): boolean =>
  state.happened === undefined ||
  happened.includes(state.happened) ||
  (reachedFrom !== undefined && reachedFrom.includes(state.happened));

/** Main articles of the texts in force, or the one that the arbiter named. */
export function startArticles(frame: Frame, state: State): readonly InBook[] {
  const all = articlesInScope(frame);
  if (state.article === undefined) return all.filter(({ article }) => isMain(article));
  return all.filter(({ article }) => article.id === state.article);
}

function consider(inBook: InBook, frame: Frame, state: State): Candidate | undefined {
  const { article } = inBook;
  if (state.article === undefined) {
    if (!isReached(article, state)) return undefined;
    if (state.topic !== undefined && topicOf(inBook) !== state.topic) return undefined;
  }
  if (!fitsKind(article, kindOf(frame.context, state))) return undefined;
  const collected = collectFacts(article, state.facts, state, frame.context, frame.settings);
  const selected = evaluate(article.select, collected.situation);
  return selected === false ? undefined : { ...inBook, collected, selected };
}

/** In the order of the texts and of their articles. */
export function candidatesOf(frame: Frame, state: State): readonly Candidate[] {
  return startArticles(frame, state)
    .map((inBook) => consider(inBook, frame, state))
    .filter((one): one is Candidate => one !== undefined);
}
