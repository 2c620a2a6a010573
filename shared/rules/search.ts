/** Search of articles by code, word and number; ё, case and Latin look-alikes make no difference. */
import type { InBook } from './dialog/types.ts';
import type { Article, Rulebook } from './vocabulary.ts';
import { rulebooks } from './rulebooks/index.ts';

/** Latin letters that look like Cyrillic ones on paper: P5 is Р5. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  z: 'з',
};

/** Text as it is compared. */
export function foldRu(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[a-z]/g, (letter) => LOOK_ALIKE[letter] ?? letter);
}

const joined = (text: string): string => foldRu(text).replace(/[\s«»]/g, '');

function texts(article: Article, rulebook: Rulebook): string {
  const { refRu, titleRu, textRu, meaning, keywordsRu = [], facts } = article;
  return foldRu(
    [
      refRu,
      titleRu,
      textRu,
      rulebook.titleRu,
      meaning?.descriptionRu ?? '',
      meaning?.k96 ?? '',
      ...keywordsRu,
      ...facts.flatMap((fact) => (fact.kind === 'enum' ? fact.values.map((value) => value.labelRu) : [])),
    ].join(' '),
  );
}

/** Code of the article as it may be typed: «Р5», «R5», «З1», «31», «3.3.2», «000.3.3.2». */
function codes({ id, refRu, keywordsRu = [] }: Article): readonly string[] {
  return [refRu, id, id.replace(/^\d+\./, ''), ...keywordsRu].map(joined);
}

/** 0: the code itself, 1: the code begins so, 2: the words are there; nothing: not found. */
function rank({ article, rulebook }: InBook, query: string): number | undefined {
  const code = joined(query);
  if (codes(article).includes(code)) return 0;
  if (codes(article).some((one) => one.startsWith(code))) return 1;
  const haystack = texts(article, rulebook);
  const words = foldRu(query).split(/\s+/).filter(Boolean);
  return words.every((word) => haystack.includes(word)) ? 2 : undefined;
}

/** Articles that fit, best first, then in the order of the texts; an empty query finds all. */
export function searchArticles(query: string, books: readonly Rulebook[] = rulebooks): InBook[] {
  const all = books.flatMap((rulebook) => rulebook.articles.map((article) => ({ rulebook, article })));
  if (query.trim() === '') return all;
  return all
    .map((found) => ({ found, at: rank(found, query) }))
    .filter((one): one is { found: InBook; at: number } => one.at !== undefined)
    .sort((a, b) => a.at - b.at)
    .map(({ found }) => found);
}
