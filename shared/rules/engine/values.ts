/** Values of facts: one, one for each player, a list of players, or not known yet. */
import type { FactId, Scalar } from '../vocabulary.ts';
import type { Situation } from './situation.ts';

export type PlayerMap = Readonly<Record<string, Scalar>>;
/** `undefined`: not known (yet). */
export type Value = Scalar | readonly string[] | PlayerMap | undefined;

export const isMap = (value: unknown): value is PlayerMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: Value): value is readonly string[] => Array.isArray(value);

/** The value of a per-player fact for one player. */
export function factOf(situation: Situation, fact: FactId, player: string | undefined): Scalar | undefined {
  const map = situation.value(fact);
  return player !== undefined && isMap(map) && Object.hasOwn(map, player) ? map[player] : undefined;
}
