/** `pulka-rules/1` in: strict reading, then what the texts say to it. Hostile input is refused with its path. */
import type { Problem } from '../../domain/problem.ts';
import { ProblemError } from '../../domain/problem.ts';
import { readSettings } from '../../files/incidentSettings.ts';
import { Reader } from '../../files/sheetReader.ts';
import type { Rulebook } from '../vocabulary.ts';
import { findArticle } from '../rulebooks/index.ts';
import { findAmount } from './amounts.ts';
import { checkOwn } from './checkOwn.ts';
import type { AmountChange, AmountField, ArticleChange, ClubPatch } from './patch.ts';
import { amountFields, CLUB_FORMAT } from './patch.ts';
import { readArticle, readList, readText } from './readArticle.ts';

const MOST_CHANGES = 200;
const MOST_OWN = 50;

/** Tricks of a penalty or an adjustment, points, whists. */
const bounds: Readonly<Record<AmountField, readonly [number, number]>> = {
  count: [0, 10],
  points: [0, 1000],
  amount: [0, 1000],
  delta: [-10, 10],
  share: [2, 3],
};

function readAmount(reader: Reader, value: unknown, path: string): AmountChange | undefined {
  const json = reader.object(value, path, ['row', 'effect', 'field', 'value'], []);
  if (json === undefined) return undefined;
  const row = readText(reader, json['row'], `${path}.row`, 120);
  const field = reader.word(json['field'], `${path}.field`, amountFields);
  const effect = reader.number(json['effect'], `${path}.effect`);
  const amount = reader.number(json['value'], `${path}.value`);
  if (row === undefined || field === undefined || effect === undefined || amount === undefined)
    return undefined;
  if (!Number.isInteger(effect) || effect < 0) return reader.refuse(`${path}.effect`, 'club/noAmount');
  const [min, max] = bounds[field];
  if (!Number.isInteger(amount) || amount < min || amount > max) {
    return reader.refuse(`${path}.value`, 'club/range', { min, max });
  }
  return { row, effect, field, value: amount };
}

function readChange(reader: Reader, value: unknown, path: string): ArticleChange | undefined {
  const json = reader.object(value, path, ['article'], ['titleRu', 'textRu', 'descriptionRu', 'amounts']);
  if (json === undefined) return undefined;
  const article = readText(reader, json['article'], `${path}.article`, 60);
  const text = (field: string, most: number): { [name: string]: string } => {
    const found = reader.maybe(json, field, path, (one, at) => readText(reader, one, at, most));
    return found === undefined ? {} : { [field]: found };
  };
  const amounts = reader.maybe(json, 'amounts', path, (one, at) =>
    readList(reader, one, at, (change, where) => readAmount(reader, change, where)),
  );
  if (article === undefined) return undefined;
  return {
    article,
    ...text('titleRu', 200),
    ...text('textRu', 2000),
    ...text('descriptionRu', 500),
    ...(amounts === undefined ? {} : { amounts }),
  };
}

function readPatchData(reader: Reader, json: unknown): ClubPatch | undefined {
  const top = reader.object(json, '', ['format'], ['title', 'articles', 'settings', 'own', 'questions']);
  if (top === undefined) return undefined;
  if (top['format'] !== CLUB_FORMAT)
    return reader.refuse('format', 'incident/format', { expected: CLUB_FORMAT });
  const list = <T>(
    field: string,
    most: number,
    read: (r: Reader, one: unknown, at: string) => T | undefined,
  ): readonly T[] =>
    (Object.hasOwn(top, field)
      ? readList(reader, top[field], field, (one, at) => read(reader, one, at), most)
      : []) ?? [];
  const title = Object.hasOwn(top, 'title') ? reader.string(top['title'], 'title') : '';
  if (title !== undefined && title !== '') readText(reader, title, 'title', 100);
  const settings = Object.hasOwn(top, 'settings') ? readSettings(reader, top['settings']) : {};
  const questions = Object.hasOwn(top, 'questions')
    ? reader.record(top['questions'], 'questions', (one, at) => readText(reader, one, at, 300))
    : {};
  const articles = list('articles', MOST_CHANGES, readChange);
  const own = list('own', MOST_OWN, readArticle);
  if (title === undefined || settings === undefined || questions === undefined) return undefined;
  return { format: CLUB_FORMAT, title, articles, settings, own, questions };
}

/** Changes of articles and numbers that the texts do not have, or that stand there twice. */
function checkChanges(books: readonly Rulebook[], { articles }: ClubPatch): Problem[] {
  const seen = new Set<string>();
  return articles.flatMap((change, i): Problem[] => {
    const path = `articles[${i}]`;
    const article = findArticle(change.article, books);
    if (article === undefined)
      return [{ path: `${path}.article`, code: 'club/noArticle', params: { article: change.article } }];
    const problems: Problem[] = [];
    if (seen.has(article.id))
      problems.push({ path: `${path}.article`, code: 'club/twice', params: { id: article.id } });
    seen.add(article.id);
    if (change.descriptionRu !== undefined && article.meaning === undefined)
      problems.push({ path: `${path}.descriptionRu`, code: 'club/noDescription' });
    const places = new Set<string>();
    change.amounts?.forEach((amount, k) => {
      const at = `${path}.amounts[${k}]`;
      const place = `${amount.row} ${amount.effect} ${amount.field}`;
      if (findAmount(article, amount) === undefined) problems.push({ path: at, code: 'club/noAmount' });
      else if (places.has(place)) problems.push({ path: at, code: 'club/twice', params: { id: place } });
      places.add(place);
    });
    return problems;
  });
}

/** Everything wrong with a patch that was read: ids, amounts, own articles. */
export const checkPatch = (books: readonly Rulebook[], patch: ClubPatch): Problem[] => [
  ...checkChanges(books, patch),
  ...checkOwn(books, patch),
];

/**
 * Reads a club's patch for these texts (those of the program, without a patch on them).
 * @throws ProblemError with everything that was found
 */
export function readPatch(json: unknown, books: readonly Rulebook[]): ClubPatch {
  const reader = new Reader();
  const patch = readPatchData(reader, json);
  if (patch === undefined || reader.problems.length > 0) throw new ProblemError(reader.problems);
  const problems = checkPatch(books, patch);
  if (problems.length > 0) throw new ProblemError(problems);
  return patch;
}
