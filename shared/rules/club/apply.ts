/** The texts as a club has them: changed articles stand in for the printed ones, its own are a book of their own. */
import type { Article, Rulebook, RulebookId } from '../vocabulary.ts';
import { settingsOf } from '../coverage.ts';
import { withAmounts } from './amounts.ts';
import type { ArticleChange, ClubPatch, OwnArticle } from './patch.ts';

const CLUB: RulebookId = 'club';

/** The article with a club's words and numbers; the same object where nothing differs. */
function edited(article: Article, change: ArticleChange): Article {
  const { titleRu = article.titleRu, textRu = article.textRu, descriptionRu, amounts = [] } = change;
  const { meaning } = article;
  const said =
    meaning !== undefined && descriptionRu !== undefined ? { meaning: { ...meaning, descriptionRu } } : {};
  const next = { ...withAmounts(article, amounts), titleRu, textRu, ...said };
  return JSON.stringify(next) === JSON.stringify(article) ? article : { ...next, edited: true };
}

/** The own article as an article among the others: selected by nothing, of no subject (G2). */
export const whole = (article: OwnArticle): Article => ({
  ...article,
  subject: 'other',
  select: { kind: 'always' },
  readings: [],
  edited: true,
});

function clubBook({ title, own, questions }: ClubPatch): Rulebook {
  const articles = own.map(whole);
  return {
    id: CLUB,
    titleRu: title.trim() === '' ? 'Статьи клуба' : title,
    shortRu: 'Клуб',
    edition: 'принято клубом',
    law: 'preferans',
    articles,
    settings: [...new Set(articles.flatMap(settingsOf))],
    readings: [],
    questionsRu: questions,
  };
}

/**
 * The rulebooks with a club's patch on them. What was changed is marked `edited`; the rest are the same objects.
 * The patch must have passed `checkPatch`; what it names and the texts do not have is left alone.
 */
export function applyClub(books: readonly Rulebook[], patch: ClubPatch): readonly Rulebook[] {
  const changes = new Map(patch.articles.map((change) => [change.article, change]));
  const changed = books.map((book) => {
    if (!book.articles.some(({ id }) => changes.has(id))) return book;
    const articles = book.articles.map((article) => {
      const change = changes.get(article.id);
      return change === undefined ? article : edited(article, change);
    });
    return { ...book, articles };
  });
  return patch.own.length === 0 ? changed : [...changed, clubBook(patch)];
}

/** The order of the tournament; own articles of the club speak of what no other text does, so they always stand. */
export function orderWithClub(
  order: readonly RulebookId[],
  books: readonly Rulebook[],
): readonly RulebookId[] {
  return order.includes(CLUB) || !books.some(({ id }) => id === CLUB) ? order : [...order, CLUB];
}
