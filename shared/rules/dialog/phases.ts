/** Articles by what happened, counted before any answer. */
import type { Happened } from '../vocabulary.ts';
import { candidatesOf } from './candidates.ts';
import { emptyState } from './state.ts';
import type { Frame } from './types.ts';

export const happenedOrder: readonly Happened[] = [
  'deal',
  'auction',
  'order',
  'play',
  'raspasy',
  'cardCount',
  'general',
];

/** How many articles each answer to the first question leaves, under what the deal already tells. */
export function phasesOf(frame: Frame): { happened: Happened; count: number }[] {
  const left = candidatesOf(frame, emptyState);
  return happenedOrder.map((happened) => ({
    happened,
    count: left.filter(({ article }) => article.happened.includes(happened)).length,
  }));
}
