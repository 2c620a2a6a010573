/** A player who joins a running pulka (K96 3.1.2). */
import type { Seat } from './types.ts';
import type { Paper } from './paper.ts';
import { halvesOf } from './paper.ts';
import { Rational, safe } from './rational.ts';
import { lines } from './why.ts';

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

/**
 * A substitute takes a seat with start values (K96 3.1.2): its pool and mountain become the mean of those who play
 * on, and the whists that it wrote and that were written on it are closed; the leaver's account goes with him, settled
 * as it stood (see substitution.ts). The mean is of those who play on, since with the leaver's own column in it the
 * newcomer would begin with a part of another's luck.
 */
export function writeNewcomer(paper: Paper, seat: Seat): void {
  const { players, cells } = paper;
  const others = Array.from({ length: players }, (_, i) => i).filter((i) => i !== seat);
  const pools = others.map((i) => paper.poolOf(i));
  const mountains = others.map((i) => paper.mountainOf(i));
  const begin = newcomerStart(pools, mountains);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  const [pool, mountain] = [paper.poolOf(seat), paper.mountainOf(seat)];
  const count = others.length;
  paper.pool(seat, begin.pool - pool, lines.newcomerPool, sum(pools), count, begin.pool, pool);
  const { newcomerMountain } = lines;
  const hill = begin.mountain - mountain;
  paper.mountain(seat, hill, newcomerMountain, sum(mountains), count, begin.mountain, mountain);
  for (const other of others) {
    const [wrote, suffered] = [halvesOf(players, cells, seat, other), halvesOf(players, cells, other, seat)];
    paper.halfWhists(seat, other, -wrote, lines.newcomerWhists, wrote / 2);
    paper.halfWhists(other, seat, -suffered, lines.newcomerWhists, suffered / 2);
  }
}
