/** Articles on the subject that fell away, each with what dropped it. */
import { candidatesOf } from './candidates.ts';
import type { Folded } from './fold.ts';
import { articlesInScope, isMain, topicOf } from './scope.ts';
import { emptyState } from './state.ts';
import { worded } from './steps.ts';
import { summaryOf } from './summary.ts';
import type { DroppedArticle, InBook, Frame } from './types.ts';
import type { Name } from './words.ts';
import { kindRu } from './words.ts';

/** The subject the dialog is about: answered, or the only one left. */
function topicNow(frame: Frame, { state }: Folded, scope: readonly InBook[]): string | undefined {
  if (state.topic !== undefined) return state.topic;
  const named = scope.find(({ article }) => article.id === state.article);
  if (named !== undefined) return topicOf(named);
  const topics = new Set(candidatesOf(frame, state).map(topicOf));
  return topics.size === 1 ? [...topics][0] : undefined;
}

/** In the order of the text; `by` is the answer that dropped the article, or `context`. */
export function droppedArticles(frame: Frame, folded: Folded, name: Name): DroppedArticle[] {
  const scope = articlesInScope(frame).filter(({ article }) => isMain(article));
  const topic = topicNow(frame, folded, scope);
  if (topic === undefined) return [];
  const idsAfter = [emptyState, ...folded.taken.map(({ after }) => after)].map(
    (state) => new Set(candidatesOf(frame, state).map(({ article }) => article.id)),
  );
  return scope
    .filter((one) => topicOf(one) === topic)
    .flatMap((one): DroppedArticle[] => {
      const at = idsAfter.findIndex((ids) => !ids.has(one.article.id));
      if (at < 0) return [];
      const step = at === 0 ? undefined : folded.taken[at - 1];
      if (step === undefined) {
        const kind = frame.context.kind;
        return [
          {
            ...summaryOf(one),
            by: 'context',
            reasonRu: kind === undefined ? 'по раздаче' : `в раздаче ${kindRu[kind].toLowerCase()}`,
          },
        ];
      }
      const { askRu, answerRu } = worded(step.pending, step.answer, frame, name);
      return [{ ...summaryOf(one), by: step.answer.fact, reasonRu: `${askRu} ${answerRu}` }];
    });
}
