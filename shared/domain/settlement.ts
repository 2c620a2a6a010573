/** The settlement of a sheet in whists (K96 4.2.14), exact. */
import type { Seat, SheetRules, Totals } from './types.ts';
import { Rational } from './rational.ts';

/** Whists of a mountain point; a pool point costs `whistsPerPoolPoint`. */
export const WHISTS_PER_MOUNTAIN_POINT = 10;

/** A number of whists, which may be a half, as a fraction. */
export function whistsExact(value: number): Rational {
  return Rational.of(2 * value, 2);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** Whists that i wrote on j minus what j wrote on i, over all j. */
function whistBalance(whists: readonly (readonly number[])[], seat: Seat): Rational {
  const wrote = sumOf(whists[seat] as readonly number[]);
  const suffered = sumOf(whists.map((row) => row[seat] as number));
  return whistsExact(wrote - suffered);
}

/**
 * Result of every player in whists, exact; the sum is 0:
 * R_i = kp·(P_i − mean P) − 10·(M_i − mean M) + Σ_j (W_ij − W_ji). The same at an early stop (K96 4.2.3).
 */
export function settle(totals: Totals, rules: SheetRules): Rational[] {
  const n = rules.players;
  const kp = rules.convention.options.whistsPerPoolPoint;
  const pools = sumOf(totals.pool);
  const mountains = sumOf(totals.mountain);
  return totals.pool.map((pool, i) => {
    const fromPool = kp * (n * pool - pools);
    const fromMountain = WHISTS_PER_MOUNTAIN_POINT * (n * (totals.mountain[i] as number) - mountains);
    return Rational.of(fromPool - fromMountain, n).plus(whistBalance(totals.whists, i));
  });
}

/**
 * What i pays j: T(i→j) = W_ji − W_ij + 10(M_i − M_j)/n − kp(P_i − P_j)/n; negative when j pays. The row sums
 * are the results with the sign turned.
 */
export function pairwise(totals: Totals, rules: SheetRules): Rational[][] {
  const n = rules.players;
  const kp = rules.convention.options.whistsPerPoolPoint;
  const { pool, mountain, whists } = totals;
  const seats = pool.map((_, i) => i);
  return seats.map((i) =>
    seats.map((j) => {
      const written = whistsExact((whists[j]?.[i] as number) - (whists[i]?.[j] as number));
      const hill = WHISTS_PER_MOUNTAIN_POINT * ((mountain[i] as number) - (mountain[j] as number));
      const bullet = kp * ((pool[i] as number) - (pool[j] as number));
      return written.plus(Rational.of(hill - bullet, n));
    }),
  );
}
