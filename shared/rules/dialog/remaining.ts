/** How many questions are still open, once one article is left: at most so many, fewer if answers settle others. */
import { holds, isRequired } from '../engine/situation.ts';
import type { Candidate } from './candidates.ts';
import type { Collected } from './collect.ts';
import { askedPlayers } from './collect.ts';
import { collectCompanion, companionsOf } from './decide.ts';
import type { State } from './state.ts';
import type { Decided, InBook, Frame } from './types.ts';

function openFacts({ article }: InBook, collected: Collected): number {
  const { facts, situation } = collected;
  return article.facts.filter((fact) => {
    if (facts[fact.id] !== undefined || askedPlayers(fact, collected)?.length === 0) return false;
    return isRequired(fact, situation) === true || (fact.askIf !== undefined && holds(fact.askIf, situation));
  }).length;
}

/** `undefined` while several articles are possible. */
export function questionsLeft(
  left: readonly Candidate[],
  decided: readonly Decided[],
  frame: Frame,
  state: State,
): number | undefined {
  const only = left[0];
  if (only === undefined || left.length > 1) return undefined;
  const main = decided[0]?.ruling;
  const own = openFacts(only, only.collected);
  if (main === undefined) return Math.max(1, own);
  const choices = only.article.choices.filter(
    ({ id, options }) =>
      options.length > 1 &&
      state.choices[id] === undefined &&
      main.effects.some((effect) => effect.type === 'opponentChoice' && effect.choice === id),
  ).length;
  const companions = companionsOf(main, frame).map((companion) =>
    openFacts(companion, collectCompanion(companion, only, frame, state)),
  );
  return companions.reduce((sum, open) => sum + open, own + choices);
}
