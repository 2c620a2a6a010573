/** What the answers so far would write, where they decide. */
import { RulingRefusal } from '../vocabulary.ts';
import { candidatesOf } from './candidates.ts';
import { decideCompanions, decideMain } from './decide.ts';
import { pendingMain } from './pending.ts';
import type { State } from './state.ts';
import type { Decided, Preview, Frame } from './types.ts';

/** Main ruling and companions; empty while a question of the main article is open or facts contradict. */
export function decidedBy(frame: Frame, state: State): readonly Decided[] {
  const left = candidatesOf(frame, state);
  const only = left[0];
  if (only === undefined || left.length > 1 || pendingMain(frame, state, left) !== undefined) return [];
  const main = decideMain(only, frame, state);
  return [main, ...decideCompanions(only, main.ruling, frame, state)];
}

const add = (sum: Record<string, number>, more: Readonly<Record<string, number>>): void => {
  for (const [key, amount] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + amount;
};

/** The sum of what all decided rulings write. */
export function previewOf(frame: Frame, state: State): Preview | undefined {
  let decided: readonly Decided[];
  try {
    decided = decidedBy(frame, state);
  } catch (error) {
    if (error instanceof RulingRefusal) return undefined;
    throw error;
  }
  if (decided.length === 0) return undefined;
  const mountain: Record<string, number> = {};
  const whists: Record<string, number> = {};
  for (const { ruling } of decided) {
    add(mountain, ruling.mountain);
    add(whists, ruling.whists);
  }
  return {
    articles: decided.map(({ ruling }) => ruling.article),
    mountain,
    whists,
    redeal: decided.some(({ ruling }) => ruling.redeal),
  };
}
