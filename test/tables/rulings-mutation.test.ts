/** Every number and every basis of an amount in the rulebooks matters: changed, it fails a case. */
import { describe, expect, it } from 'vitest';
import { rulebooks } from '../../shared/rules/rulebooks/index.ts';
import type { Rulebook } from '../../shared/rules/vocabulary.ts';
import { allRulings } from './all-rulings.ts';
import { mutations, omissions, type Mutation } from './mutate.ts';
import type { RulingCase } from './rulings-codex.ts';
import { actualText, expectedText } from './run-ruling.ts';

/** Changes that no facts can tell from the text, and why. */
const EQUIVALENT: Readonly<Record<string, string>> = {
  'facts.provenUnder.max: 10 → 11': 'eleven undertricks are above those of any contract all the same',
  ...Object.fromEntries(
    ['004.1', '004.2.1', '004.2.2'].map((article) => [
      `${article} refusals[0]: there → left out`,
      'a bid without a bid selects no article, so the dialog does not offer the answer',
    ]),
  ),
};
/** The change without the places in the lists: fact by its id. */
function nameOf({ path, from, to, book }: Mutation): string {
  const [, article, fact] = path.match(/^articles\[(\d+)\]\.facts\[(\d+)\]/) ?? [];
  const id = fact === undefined ? '' : book.articles[Number(article)]?.facts[Number(fact)]?.id;
  const short = path.replace(/^articles\[\d+\]\./, '').replace(/^facts\[\d+\]/, `facts.${id}`);
  return `${short}: ${from} → ${to}`;
}

const explained = new Set<string>();

const cases = new Map<string, RulingCase[]>();
for (const one of allRulings) cases.set(one.article, [...(cases.get(one.article) ?? []), one]);

/** A case of the article that fails under the changed book. */
function fails({ article, book }: Mutation, books: readonly Rulebook[]): boolean {
  const changed = books.map((one) => (one.id === book.id ? book : one));
  return (cases.get(article) ?? []).some((one) => {
    try {
      return actualText(one, changed) !== expectedText(one);
    } catch {
      // A basis that the incident cannot price: an amount of none.
      return true;
    }
  });
}

describe('the tables notice every change of the data', () => {
  const all = rulebooks.flatMap((book) => [
    [book.id, 'every number and basis', mutations(book)] as const,
    [book.id, 'every row, refusal and effect left out', omissions(book)] as const,
  ]);
  it.each(all)('%s: %s', (id, what, changes) => {
    const survivors: string[] = [];
    let tried = 0;
    for (const mutation of changes) {
      tried += 1;
      if (!fails(mutation, rulebooks)) survivors.push(`${mutation.article} ${nameOf(mutation)}`);
    }
    console.info(`${id}, ${what}: ${tried} changes tried, ${tried - survivors.length} noticed`);
    expect(tried).toBeGreaterThan(0);
    const unexplained = survivors.filter((one) => {
      const known = Object.keys(EQUIVALENT).find((name) => one.endsWith(name));
      if (known !== undefined) explained.add(known);
      return known === undefined;
    });
    expect(unexplained).toEqual([]);
  });

  it('the list of changes that cannot be noticed has not grown old', () => {
    expect([...explained].sort()).toEqual(Object.keys(EQUIVALENT).sort());
  });
});
