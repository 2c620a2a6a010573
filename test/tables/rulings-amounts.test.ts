/** Amounts of every article that writes one, under each convention and its options; ranges of the numbers asked. */
import { describe, expect, it } from 'vitest';
import { effectsIn } from '../../shared/rules/coverage.ts';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import { allRulings } from './all-rulings.ts';
import { amountCases } from './amounts.ts';
import { rangeCases } from './ranges.ts';
import { restCases } from './rulings-rest.ts';
import { actualText, expectedText } from './run-ruling.ts';

describe('amounts by convention', () => {
  it.each(amountCases.map((one) => [one.id, one.derivation, one] as const))('%s: %s', (_id, _why, one) => {
    expect(actualText(one)).toBe(expectedText(one));
  });

  const WRITES = ['mountainTricks', 'mountainPoints', 'takesRemainingTricks', 'firstTricksTo', 'whists'];
  const bearing = rulebooks
    .flatMap((book) => book.articles)
    .filter((article) => effectsIn(article).some((effect) => WRITES.includes(effect.type)));

  it.each(bearing.map(({ id }) => id))('%s has an amount in sochi, leningrad and rostov', (id) => {
    const written = allRulings.flatMap(({ article, context, expect: expected }) => {
      if (article !== id || !('scored' in expected)) return [];
      const amounts = [...Object.values(expected.mountain), ...Object.values(expected.whists)];
      return amounts.some((amount) => amount !== 0) ? [context.convention] : [];
    });
    expect(new Set(written)).toEqual(new Set(['sochi', 'leningrad', 'rostov']));
  });
});

describe('ranges', () => {
  it.each(rangeCases.map((one) => [one.id, one.derivation, one] as const))('%s: %s', (_id, _why, one) => {
    expect(actualText(one)).toBe(expectedText(one));
  });
});

describe('rows, refusals and rights', () => {
  it.each(restCases.map((one) => [one.id, one.derivation, one] as const))('%s: %s', (_id, _why, one) => {
    expect(actualText(one)).toBe(expectedText(one));
  });
});
