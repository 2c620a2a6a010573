import type { ArticleSummary, InBook } from './types.ts';

/** An article as a list shows it. */
export function summaryOf({ rulebook, article }: InBook): ArticleSummary {
  const { id, refRu, titleRu, textRu, edited } = article;
  const mark = edited === true ? { edited } : {};
  return { rulebook: rulebook.id, id, refRu, titleRu, textRu, ...mark };
}
