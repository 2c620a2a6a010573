/** Which articles the dialog starts from: the texts in force, one text a subject. */
import type { Article, Rulebook, Subject } from '../vocabulary.ts';
import type { InBook, Frame } from './types.ts';

const ofBook = (rulebook: Rulebook): InBook[] => rulebook.articles.map((article) => ({ rulebook, article }));

/**
 * Texts in the order of the tournament. The bridge commentary rules on nothing of preferans: it is in force at a
 * bridge table, or where a club has chosen no other text.
 */
function inForce({ books, order, context }: Frame): readonly Rulebook[] {
  const chosen = order.flatMap((id) => books.filter((book) => book.id === id));
  const bridge = context.convention === 'bridge' || chosen.every((book) => book.law === 'bridge');
  return chosen.filter((book) => (book.law === 'bridge') === bridge);
}

/** The text that rules on a subject: the first that has an article on it. */
function ruler(subject: Subject, books: readonly Rulebook[]): Rulebook | undefined {
  return books.find((book) => book.articles.some((article) => article.subject === subject));
}

/** Every article of the texts in force, companions too; on a subject only those of its text. */
export function articlesInScope(frame: Frame): readonly InBook[] {
  const books = inForce(frame);
  return books
    .flatMap(ofBook)
    .filter(
      ({ rulebook, article }) => article.subject === 'other' || ruler(article.subject, books) === rulebook,
    );
}

/** The subject that the first question offers by itself: most calls are about a revoke, whatever was played. */
export const SHORTCUT: Subject = 'revoke';

/** In a text whose facts select the article, its subject; in a table of codes, the code itself. */
export function topicOf({ rulebook, article }: InBook): string {
  const selects = rulebook.articles.every(
    (one) => one.companionTo !== undefined || one.select.kind !== 'always',
  );
  return selects ? article.subject : article.id;
}

export const isMain = (article: Article): boolean => article.companionTo === undefined;
