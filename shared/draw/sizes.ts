/** How many tables of four and of three seat a number of players. */
import type { Problem } from '../domain/problem.ts';

/**
 * `fours`: as many tables of four as can be, with nobody out; `threes`: as many of three; `fixed`: tables of one size
 * only, the rest sit out; `own`: the counts as the arbiter wants them, the rest sit out.
 */
export type SizePolicy =
  | { readonly kind: 'fours' | 'threes'; readonly maxTables?: number }
  | { readonly kind: 'fixed'; readonly size: 3 | 4; readonly maxTables?: number }
  | { readonly kind: 'own'; readonly fours: number; readonly threes: number };

export interface TableSizes {
  readonly fours: number;
  readonly threes: number;
  readonly sitOut: number;
}

/**
 * Tables for so many players. `fours` and `threes` first seat as many as they can — all, from six players on, unless
 * `maxTables` forbids it — and only then prefer a size: 13 → 4 3 3 3 and 14 → 4 4 3 3 in either, 24 → six fours or eight
 * threes. Five players: one table of four, one sits out.
 */
export function tableSizes(players: number, policy: SizePolicy): TableSizes {
  if (policy.kind === 'own') {
    const { fours, threes } = policy;
    return { fours, threes, sitOut: players - 4 * fours - 3 * threes };
  }
  const most = policy.maxTables ?? Infinity;
  if (policy.kind === 'fixed') {
    const tables = Math.min(Math.floor(players / policy.size), most);
    const sitOut = players - tables * policy.size;
    return policy.size === 4 ? { fours: tables, threes: 0, sitOut } : { fours: 0, threes: tables, sitOut };
  }
  let best: TableSizes = { fours: 0, threes: 0, sitOut: players };
  for (let fours = 0; fours <= Math.min(most, Math.floor(players / 4)); fours++) {
    const threes = Math.min(most - fours, Math.floor((players - 4 * fours) / 3));
    const sitOut = players - 4 * fours - 3 * threes;
    // Fours grow along the loop: the last of the equals has the most of them, the first the fewest.
    if (sitOut < best.sitOut || (sitOut === best.sitOut && policy.kind === 'fours')) {
      best = { fours, threes, sitOut };
    }
  }
  return best;
}

/** The sizes table by table: fours first, as the tables are numbered. */
export function sizeList({ fours, threes }: TableSizes): number[] {
  return [...new Array<number>(fours).fill(4), ...new Array<number>(threes).fill(3)];
}

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** What is wrong with the wanted sizes for so many players; `path` names the field of the request. */
export function sizeProblems(players: number, policy: SizePolicy, path: string): Problem[] {
  if (policy.kind === 'own' && !(isCount(policy.fours) && isCount(policy.threes))) {
    return [{ path, code: 'draw/sizes', params: { players } }];
  }
  const { fours, threes, sitOut } = tableSizes(players, policy);
  if (fours + threes === 0) return [{ path, code: 'draw/tooFew', params: { n: players } }];
  if (sitOut < 0) return [{ path, code: 'draw/sizes', params: { players } }];
  return [];
}
