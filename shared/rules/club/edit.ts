/** One change after the other to a club's patch, as an editor makes them. What says nothing more is taken out again. */
import type { Article, Rulebook, Settings } from '../vocabulary.ts';
import { findArticle } from '../rulebooks/index.ts';
import type { Amount } from './amounts.ts';
import { findAmount } from './amounts.ts';
import type { AmountChange, ArticleChange, ClubPatch, OwnArticle } from './patch.ts';

export type TextField = 'titleRu' | 'textRu' | 'descriptionRu';

const changeOf = (patch: ClubPatch, article: string): ArticleChange =>
  patch.articles.find((one) => one.article === article) ?? { article };

/** The patch with a change of an article; a change that says nothing is left out. */
function withChange(patch: ClubPatch, change: ArticleChange): ClubPatch {
  const { article, amounts = [], ...texts } = change;
  const kept = { article, ...texts, ...(amounts.length > 0 ? { amounts } : {}) };
  const others = patch.articles.filter((one) => one.article !== article);
  return { ...patch, articles: Object.keys(kept).length > 1 ? [...others, kept] : others };
}

const printedText = (article: Article | undefined, field: TextField): string | undefined =>
  field === 'descriptionRu' ? article?.meaning?.descriptionRu : article?.[field];

/** Other words of an article; the printed ones, or none, take the change back. `books` are the printed texts. */
export function setText(
  patch: ClubPatch,
  books: readonly Rulebook[],
  article: string,
  field: TextField,
  text: string,
): ClubPatch {
  const { [field]: _, ...rest } = changeOf(patch, article);
  const said = text.trim();
  const printed = printedText(findArticle(article, books), field);
  return withChange(patch, said === '' || said === printed ? rest : { ...rest, [field]: said });
}

const samePlace = (a: AmountChange, b: Pick<Amount, 'row' | 'effect' | 'field'>): boolean =>
  a.row === b.row && a.effect === b.effect && a.field === b.field;

/** Another number of an article; the printed one takes the change back. */
export function setAmount(
  patch: ClubPatch,
  books: readonly Rulebook[],
  article: string,
  change: AmountChange,
): ClubPatch {
  const before = changeOf(patch, article);
  const others = (before.amounts ?? []).filter((one) => !samePlace(one, change));
  const printed = findArticle(article, books);
  const value = printed === undefined ? undefined : findAmount(printed, change)?.value;
  const { row, effect, field } = change;
  const kept = value === change.value ? [] : [{ row, effect, field, value: change.value }];
  return withChange(patch, { ...before, amounts: [...others, ...kept] });
}

/** The printed text of an article again. */
export const resetArticle = (patch: ClubPatch, article: string): ClubPatch => ({
  ...patch,
  articles: patch.articles.filter((one) => one.article !== article),
});

/** One more own article; one of the same name gives way. */
export const addOwn = (patch: ClubPatch, own: OwnArticle): ClubPatch => ({
  ...patch,
  own: [...patch.own.filter((one) => one.id !== own.id), own],
});

export const removeOwn = (patch: ClubPatch, id: string): ClubPatch => ({
  ...patch,
  own: patch.own.filter((one) => one.id !== id),
});

/** A reading of the club; empty: as the text has it. */
export function setSetting(patch: ClubPatch, id: keyof Settings, value: string): ClubPatch {
  const { [id]: _, ...rest } = patch.settings;
  return { ...patch, settings: value === '' ? rest : { ...rest, [id]: value } };
}
