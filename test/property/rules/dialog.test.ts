/** The dialog reaches the ruling of the engine, whichever way the facts come in. */
import { describe, expect, it } from 'vitest';
import { rule } from '../../../shared/rules/rule.ts';
import type { Ruling } from '../../../shared/rules/vocabulary.ts';
import type { Answer } from '../../../shared/rules/dialog.ts';
import { codexCases, lawCases } from '../../tables/rulings-codex.ts';
import { answerAll, ruledCases, type Case } from './dialogCases.ts';

const engine = (one: Case): Ruling => rule({ format: 'pulka-incident/1', ...one });

/** A companion stands alone only when the arbiter names it; so does a code. */
const namesArticle = (one: Case): Answer[] =>
  one.article === '000.3.5' || one.article === '003.SR' ? [{ fact: 'article', value: one.article }] : [];

/** The same of the codex of 1996 and of the Laws of 1987. */
for (const [name, all] of [
  ['codex-1996', codexCases],
  ['Законы 1987', lawCases],
] as const) {
  const ruled = all.filter((one) => 'scored' in one.expect) as readonly Case[];
  describe(`dialog of ${name}`, () => {
    it.each(ruled.map((one) => [one.id, one] as const))('%s', (_, one) => {
      const { view, answers } = answerAll(one);
      expect(view.refusal, JSON.stringify(answers)).toBeUndefined();
      expect(view.decided[0]?.ruling, JSON.stringify([answers, view.question])).toEqual(engine(one));
    });
  });
}

for (const rulebook of ['000', '004', '003', '002'] as const) {
  describe(`dialog of ${rulebook}`, () => {
    it.each(ruledCases(rulebook).map((one) => [one.id, one] as const))('%s', (_, one) => {
      const { view, answers } = answerAll(one, namesArticle(one));
      expect(view.refusal, JSON.stringify(answers)).toBeUndefined();
      expect(view.decided[0]?.ruling, JSON.stringify([answers, view.question])).toEqual(engine(one));
    });
  });
}
