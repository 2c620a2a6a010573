/** The lot that parts players who are equal in everything else. */
import { hashText, normalSeed } from './random.ts';

/**
 * The number that each player drew, from 1; the smaller stands before. It hangs on the seed and the ids alone: who
 * joins or leaves changes the numbers, never the order of two others.
 */
export function lotNumbers(players: readonly string[], seed: string): Map<string, number> {
  const drawn = players.map((player) => ({ player, value: hashText(`${normalSeed(seed)}/${player}`) }));
  drawn.sort((a, b) => a.value - b.value || (a.player < b.player ? -1 : 1));
  return new Map(drawn.map(({ player }, i) => [player, i + 1]));
}
