import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import type { Article } from '../../../shared/rules/vocabulary.ts';

/** An article by its id, of the texts that come with the program. */
export const findArticle = (rulebook: string, article: string): Article | undefined =>
  rulebooks.find((book) => book.id === rulebook)?.articles.find((one) => one.id === article);
