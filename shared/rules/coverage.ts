/** Table of all articles, for the README: what is ruled by which text, and where the arbiter has the last word. */
import type { Article, Condition, EffectTemplate, Phase, Rulebook, SettingId } from './vocabulary.ts';
import { rulebooks } from './rulebooks/index.ts';

/** Ruled from the facts alone; with a question left to the arbiter; with words or numbers of the club. */
export type CoverageState = 'done' | 'asksArbiter' | 'clubEdited';

export interface CoverageRow {
  readonly id: string;
  readonly refRu: string;
  readonly titleRu: string;
  readonly phase: Phase;
  readonly outcomes: number;
  readonly asksArbiter: boolean;
  readonly state: CoverageState;
  readonly settings: readonly SettingId[];
}

function settingsIn(condition: Condition, found: Set<SettingId>): void {
  switch (condition.kind) {
    case 'setting':
      found.add(condition.setting);
      return;
    case 'all':
    case 'any':
      for (const one of condition.of) settingsIn(one, found);
      return;
    case 'not':
    case 'some':
      settingsIn(condition.of, found);
      return;
    case 'always':
    case 'compare':
    case 'oneOf':
    case 'each':
  }
}

/** Effects of all rows and choices. */
export const effectsIn = (article: Article): readonly EffectTemplate[] => [
  ...article.outcomes.flatMap((outcome) => outcome.effects),
  ...article.choices.flatMap((choice) => choice.options.flatMap((option) => option.effects)),
];

/** Settings that change what the article rules. */
export function settingsOf(article: Article): readonly SettingId[] {
  const found = new Set<SettingId>();
  settingsIn(article.select, found);
  for (const outcome of article.outcomes) settingsIn(outcome.when, found);
  for (const fact of article.facts) if (fact.requiredIf !== undefined) settingsIn(fact.requiredIf, found);
  const priced = effectsIn(article).some(
    (effect) => effect.type === 'mountainTricks' && effect.priceBasis === 'whist',
  );
  if (priced) found.add('whistRemise');
  return [...found];
}

const asksArbiter = (article: Article): boolean =>
  article.facts.some((fact) => fact.byArbiter === true) ||
  effectsIn(article).some((effect) => effect.type === 'arbiterDecision');

function stateOf(article: Article): CoverageState {
  if (article.edited === true) return 'clubEdited';
  return asksArbiter(article) ? 'asksArbiter' : 'done';
}

const stateText: Readonly<Record<CoverageState, string>> = {
  done: 'done',
  asksArbiter: 'asks the arbiter',
  clubEdited: 'edited by the club',
};

export function coverage(books: readonly Rulebook[] = rulebooks): CoverageRow[] {
  return books.flatMap((book) =>
    book.articles.map((article) => ({
      id: article.id,
      refRu: article.refRu,
      titleRu: article.titleRu,
      phase: article.phase,
      outcomes: article.outcomes.length,
      asksArbiter: asksArbiter(article),
      state: stateOf(article),
      settings: settingsOf(article),
    })),
  );
}

/** The same as a Markdown table. */
export function coverageMarkdown(books: readonly Rulebook[] = rulebooks): string {
  const rows = coverage(books).map(
    (row) =>
      `| ${row.id} | ${row.refRu} | ${row.titleRu} | ${row.phase} | ${row.outcomes} | ${stateText[row.state]} | ${row.settings.join(', ')} |`,
  );
  return [
    '| id | article | title | phase | rows | state | settings |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
