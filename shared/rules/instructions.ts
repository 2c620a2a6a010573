/** What the arbiter tells the table: one Russian line for each effect, each citing its article. */
import type { Article, Effect, Rulebook } from './vocabulary.ts';
import { effectSentence } from './sentences.ts';

export interface Speaker {
  readonly rulebook: Rulebook;
  readonly article: Article;
  /** Players of the deal, for raspasy tricks written in whists. */
  readonly active: readonly string[];
  readonly raspasyInWhists: boolean;
  /** Name of a player as it is printed; incidents may hold ids. */
  readonly name: (player: string) => string;
}

/** Lines in the order of the effects; what says nothing to the table is left out. */
export function instructionsOf(effects: readonly Effect[], speaker: Speaker): string[] {
  const lines = effects
    .map((effect) => effectSentence(effect, speaker))
    .filter((line): line is string => line !== undefined);
  return [...new Set(lines)].map((line) => `${line} (${speaker.article.refRu})`);
}
