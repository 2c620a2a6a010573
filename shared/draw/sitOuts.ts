/** Who sits out: those whose turn it is. Nobody twice before all have once. */
import type { Random } from '../domain/random.ts';
import { shuffled } from '../domain/random.ts';

export interface SitOutWish {
  /** Sit-outs so far, by player; grows with what is chosen. */
  readonly had: Int16Array;
  readonly count: number;
  /** At a table that is kept: cannot be out. */
  readonly seated: ReadonlySet<number>;
  /** Swiss: rank of each player, the lowest of those whose turn it is sits out; null = by lot. */
  readonly rank: readonly number[] | null;
}

/**
 * The players who sit out a round, `count` of them. Who has sat out less comes first; among equals the lowest in the
 * standings, or the lot.
 */
export function chooseSitOuts(wish: SitOutWish, random: Random): number[] {
  const { had, count, seated, rank } = wish;
  const free = shuffled(
    Array.from(had, (_, p) => p).filter((p) => !seated.has(p)),
    random,
  );
  free.sort((a, b) => {
    const turn = (had[a] as number) - (had[b] as number);
    return turn !== 0 || rank === null ? turn : (rank[b] as number) - (rank[a] as number);
  });
  const out = free.slice(0, count);
  for (const p of out) had[p] = (had[p] as number) + 1;
  return out;
}
