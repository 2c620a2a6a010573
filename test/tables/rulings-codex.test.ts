/** The codex of 1996 and «Законы 1987» against rows derived by hand. */
import { describe, expect, it } from 'vitest';
import { rule } from '../../shared/rules/rule.ts';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import { actualText, answerOf, expectedText, incidentOf } from './run-ruling.ts';
import { codexCases, lawCases } from './rulings-codex.ts';
import { RulingRefusal } from '../../shared/rules/vocabulary.ts';

describe('codex-1996', () => {
  it.each(codexCases.map((one) => [one.id, one.derivation, one] as const))('%s: %s', (_id, _why, one) => {
    expect(actualText(one)).toBe(expectedText(one));
  });
});

describe('Законы 1987', () => {
  it.each(lawCases.map((one) => [one.id, one.derivation, one] as const))('%s: %s', (_id, _why, one) => {
    expect(actualText(one)).toBe(expectedText(one));
  });

  it('are selected by their facts, apart from the articles of the fragment', () => {
    for (const one of lawCases) {
      if ('rejected' in one.expect) continue;
      const { article: _, ...rest } = incidentOf(one);
      expect(rule(rest).article).toBe(one.article);
    }
  });

  it('write nothing on a pulka', () => {
    for (const one of lawCases) {
      const found = answerOf(one);
      if (found instanceof RulingRefusal) continue;
      expect([found.mountain, found.whists, found.scored]).toEqual([{}, {}, 'unchanged']);
    }
  });
});

describe('every article', () => {
  const added = rulebooks
    .flatMap((book) => book.articles)
    .filter(({ id }) => id.startsWith('codex-1996.') || id.startsWith('002.L'));

  it('has a case with a ruling, a reference with its paragraph, and a Russian text', () => {
    expect(added).toHaveLength(20);
    for (const { id, refRu, textRu } of added) {
      const cases = [...codexCases, ...lawCases].filter((one) => one.article === id);
      expect(cases.filter((one) => 'scored' in one.expect).length, id).toBeGreaterThan(0);
      expect(refRu).toMatch(/^(Кодекс 1996, п\. |Законы 1987, )\d/);
      expect(textRu).toMatch(/[а-яё]/);
    }
  });
});
