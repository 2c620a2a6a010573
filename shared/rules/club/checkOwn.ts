/** What an own article cannot be although every word of it is known: ids, rows without a record, rights without options. */
import type { Problem } from '../../domain/problem.ts';
import type { EffectTemplate, FactDef, Rulebook } from '../vocabulary.ts';
import { rowsOf } from './amounts.ts';
import type { ClubPatch, OwnArticle } from './patch.ts';
import { probe } from './probe.ts';
import { applyClub, whole } from './apply.ts';

const ID = /^club\.[A-Za-z0-9_-]{1,40}$/;

const refuse = (path: string, code: string, params?: Problem['params']): Problem =>
  params === undefined ? { path, code } : { path, code, params };

/** Elements that stand twice in a list. */
function twice<T>(list: readonly T[], of: (one: T) => string, path: (i: number) => string): Problem[] {
  const seen = new Set<string>();
  return list.flatMap((one, i) => {
    const key = of(one);
    if (seen.has(key)) return [refuse(path(i), 'club/twice', { id: key })];
    seen.add(key);
    return [];
  });
}

function checkFact(fact: FactDef, path: string): Problem[] {
  if (fact.kind === 'enum' && fact.values.length < 2) return [refuse(`${path}.values`, 'club/twoValues')];
  const { default: standard } = fact;
  const fits =
    standard === undefined ||
    (fact.kind === 'int'
      ? typeof standard === 'number' && standard >= fact.min && standard <= fact.max
      : fact.kind === 'boolean'
        ? typeof standard === 'boolean'
        : fact.kind === 'enum'
          ? fact.values.some(({ id }) => id === standard)
          : false);
  return fits ? [] : [refuse(`${path}.default`, 'club/default')];
}

const records = (effects: readonly EffectTemplate[]): number =>
  effects.filter(({ type }) => type === 'scoring').length;

/** Every path ends in one record of the deal, and a redeal is a deal that is not written. */
function checkRecord({ outcomes, match }: OwnArticle, path: string): Problem[] {
  const problems: Problem[] = [];
  outcomes.forEach(({ effects, when, forEach }, i) => {
    const at = `${path}.outcomes[${i}]`;
    const own = records(effects);
    if (match === 'first' && own !== 1) problems.push(refuse(`${at}.effects`, 'club/oneRecord'));
    if (match === 'every' && own > 0 && (when.kind !== 'always' || forEach !== undefined))
      problems.push(refuse(`${at}.effects`, 'club/recordAlways'));
    const redeal = effects.some(({ type }) => type === 'redeal');
    const voided = effects.some((effect) => effect.type === 'scoring' && effect.mode === 'none');
    if (match === 'first' && redeal !== voided) problems.push(refuse(`${at}.effects`, 'club/redealVoid'));
  });
  const all = outcomes.flatMap(({ effects }) => effects);
  if (match === 'every' && records(all) !== 1) problems.push(refuse(`${path}.outcomes`, 'club/oneRecord'));
  if (outcomes.length === 0) problems.push(refuse(`${path}.outcomes`, 'club/noRows'));
  return problems;
}

/** Rights and questions that an effect names are there, and those that are there are named. */
function checkNames(
  article: OwnArticle,
  patch: ClubPatch,
  books: readonly Rulebook[],
  path: string,
): Problem[] {
  const effects = article.outcomes.flatMap((outcome) => outcome.effects);
  const offered = effects.flatMap((effect) => (effect.type === 'opponentChoice' ? [effect.choice] : []));
  const problems = article.choices.flatMap(({ id, options, default: standard }, i) => {
    const at = `${path}.choices[${i}]`;
    if (!offered.includes(id)) return [refuse(at, 'club/notOffered', { id })];
    return options.some((option) => option.id === standard) ? [] : [refuse(`${at}.default`, 'club/default')];
  });
  for (const { row, effects: own } of rowsOf(whole(article))) {
    for (const effect of own) {
      const at = `${path} (${row})`;
      if (effect.type === 'opponentChoice' && !article.choices.some(({ id }) => id === effect.choice))
        problems.push(refuse(at, 'club/noChoice', { id: effect.choice }));
      if (effect.type === 'arbiterDecision' && patch.questions[effect.question] === undefined)
        problems.push(refuse(at, 'club/noQuestion', { id: effect.question }));
      if (effect.type === 'seeArticle') {
        const known = books.flatMap((book) => book.articles).some(({ id }) => id === effect.article);
        if (!known) problems.push(refuse(at, 'club/noArticle', { article: effect.article }));
      }
    }
  }
  return problems;
}

function checkArticle(
  article: OwnArticle,
  patch: ClubPatch,
  books: readonly Rulebook[],
  path: string,
): Problem[] {
  return [
    ...(ID.test(article.id) ? [] : [refuse(`${path}.id`, 'club/id')]),
    ...(article.happened.length === 0 ? [refuse(`${path}.happened`, 'club/noPhase')] : []),
    ...twice(
      article.facts,
      ({ id }) => id,
      (i) => `${path}.facts[${i}].id`,
    ),
    ...twice(
      rowsOf(whole(article)),
      ({ row }) => row,
      () => `${path}.outcomes`,
    ),
    ...article.facts.flatMap((fact, i) => checkFact(fact, `${path}.facts[${i}]`)),
    ...checkRecord(article, path),
    ...checkNames(article, patch, books, path),
  ];
}

/** Problems of the own articles of a patch that is sound as data. */
export function checkOwn(books: readonly Rulebook[], patch: ClubPatch): Problem[] {
  const path = (i: number): string => `own[${i}]`;
  const taken = new Set(books.flatMap((book) => book.articles).map(({ refRu }) => refRu));
  const problems = [
    ...twice(
      patch.own,
      ({ id }) => id,
      (i) => `${path(i)}.id`,
    ),
    ...twice(
      patch.own,
      ({ refRu }) => refRu,
      (i) => `${path(i)}.refRu`,
    ),
    ...patch.own.flatMap((article, i) =>
      taken.has(article.refRu) ? [refuse(`${path(i)}.refRu`, 'club/twice', { id: article.refRu })] : [],
    ),
    ...patch.own.flatMap((article, i) => checkArticle(article, patch, books, path(i))),
  ];
  if (problems.length > 0) return problems;
  // Tried on incidents: an article that breaks the engine, or never rules, is refused before a slip needs it.
  const club = applyClub(books, patch).find(({ id }) => id === 'club');
  return (club?.articles ?? []).flatMap((article, i) => {
    const found = probe(article);
    return found === undefined ? [] : [refuse(path(i), found)];
  });
}
