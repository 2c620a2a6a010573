/** The rulebooks that the program brings. A club's edited copy stands in for one of them with the same id. */
import type { Article, Rulebook, RulebookId } from '../vocabulary.ts';
import { falshrenons } from './000/index.ts';
import { bridgeLaws } from './002/index.ts';
import { errorTables } from './003/index.ts';
import { wrongCardCount } from './004/index.ts';
import { codex1996 } from './codex-1996/index.ts';

export const rulebooks: readonly Rulebook[] = [
  falshrenons,
  wrongCardCount,
  errorTables,
  codex1996,
  bridgeLaws,
];

/** One text a subject (G2): revokes, number of cards, the rest. */
export const defaultRulebookOrder: readonly RulebookId[] = ['000', '004', '003'];

export function findRulebook(id: string, books: readonly Rulebook[] = rulebooks): Rulebook | undefined {
  return books.find((book) => book.id === id);
}

/** An article by its id, whichever rulebook holds it. */
export function findArticle(id: string, books: readonly Rulebook[] = rulebooks): Article | undefined {
  return books.flatMap((book) => book.articles).find((article) => article.id === id);
}
