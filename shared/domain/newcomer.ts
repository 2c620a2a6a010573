/** A player who joins a running pulka (K96 3.1.2). */
import { Rational, safe } from './rational.ts';

/**
 * Pool and mountain that the newcomer writes: the mean of those at the table, rounded not in his favour (the pool
 * down, the mountain up). No whists. @throws RangeError for an empty table
 */
export function newcomerStart(
  pools: readonly number[],
  mountains: readonly number[],
): { pool: number; mountain: number } {
  const mean = (values: readonly number[]): Rational =>
    Rational.of(
      values.reduce((a, b) => a + b, 0),
      values.length,
    );
  return {
    pool: safe(mean(pools).floor()),
    mountain: -safe(mean(mountains).negated().floor()),
  };
}
