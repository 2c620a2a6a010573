/** One change at a time in a copy of a rulebook: a number by one, or what prices an amount. */
import type { Rulebook } from '../../shared/rules/vocabulary.ts';

export interface Mutation {
  /** Place in the data: `articles[3].outcomes[0].effects[1].count`. */
  path: string;
  article: string;
  from: number | string;
  to: number | string;
  book: Rulebook;
}

/** Where a word is a basis of an amount, and what it may be changed to. */
const BASES: Readonly<Record<string, readonly string[]>> = {
  priceBasis: ['raspasyLevel', 'declaredGame', 'whist', 'stoppedBid'],
  amountBasis: ['lostZero', 'whistTricks', 'undertricks', 'arbiter'],
};

type Place = readonly (string | number)[];

const text = (place: Place): string =>
  place.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${key}`)).join('');

const isRange = (value: object): value is { min: number; max: number } => 'min' in value && 'max' in value;

/** Read by the dialog alone; the engine never sees it (test/unit/rules/dialog.test.ts). */
const OF_DIALOG: readonly string[] = ['askPer', 'askIf'];

/** Every place with the values it may be changed to. */
function* places(
  value: unknown,
  place: Place,
): Generator<{ place: Place; from: number | string; to: readonly (number | string)[] }> {
  if (typeof value === 'number') yield { place, from: value, to: [value - 1, value + 1] };
  else if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* places(one, [...place, i]);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      if (OF_DIALOG.includes(key)) continue;
      if (key === 'default' && typeof one === 'number' && isRange(value)) {
        // Only what the fact can be: a default out of its range is refused by the tests over the data.
        const legal = [one - 1, one + 1].filter((other) => other >= value.min && other <= value.max);
        yield { place: [...place, key], from: one, to: legal };
        continue;
      }
      const bases = BASES[key];
      if (bases !== undefined && typeof one === 'string')
        yield { place: [...place, key], from: one, to: bases.filter((other) => other !== one) };
      else yield* places(one, [...place, key]);
    }
  }
}

/** The data with another value at the place. */
function changed<T>(data: T, place: Place, to: number | string): T {
  const [key, ...rest] = place;
  if (key === undefined) return to as T;
  if (Array.isArray(data)) {
    const list: unknown[] = [...(data as unknown[])];
    list[Number(key)] = changed(list[Number(key)], rest, to);
    return list as T;
  }
  const record = data as Record<string, unknown>;
  return { ...record, [key]: changed(record[String(key)], rest, to) } as T;
}

/** The data without one element of a list. */
function without<T>(data: T, place: Place): T {
  const [key, ...rest] = place;
  if (Array.isArray(data)) {
    if (rest.length === 0) return (data as unknown[]).filter((_, i) => i !== key) as T;
    const list: unknown[] = [...(data as unknown[])];
    list[Number(key)] = without(list[Number(key)], rest);
    return list as T;
  }
  const record = data as Record<string, unknown>;
  return { ...record, [String(key)]: without(record[String(key)], rest) } as T;
}

/** Every row, refusal and effect, left out one at a time. */
export function* omissions(book: Rulebook): Generator<Mutation> {
  for (const [i, article] of book.articles.entries()) {
    const out: Place[] = [
      ...article.refusals.map((_, r): Place => ['refusals', r]),
      ...article.outcomes.flatMap((outcome, o): Place[] => [
        ['outcomes', o],
        ...outcome.effects.map((_effect, e): Place => ['outcomes', o, 'effects', e]),
      ]),
      ...article.choices.flatMap((choice, c) =>
        choice.options.flatMap((option, o) =>
          option.effects.map((_, e): Place => ['choices', c, 'options', o, 'effects', e]),
        ),
      ),
    ];
    for (const place of out) {
      const path: Place = ['articles', i, ...place];
      yield { path: text(path), article: article.id, from: 'there', to: 'left out', book: without(book, path) };
    }
  }
}

/** All changes of the articles of a book. */
export function* mutations(book: Rulebook): Generator<Mutation> {
  for (const [i, article] of book.articles.entries()) {
    for (const { place, from, to } of places(article, ['articles', i])) {
      for (const value of to) {
        yield { path: text(place), article: article.id, from, to: value, book: changed(book, place, value) };
      }
    }
  }
}
