/** The check of a result by the formula of K96 4.2.14, with its numbers put in. */
import { Rational } from '../../../shared/domain/rational.ts';
import { WHISTS_PER_MOUNTAIN_POINT, settle, whistsExact } from '../../../shared/domain/settlement.ts';
import type { SheetRules, Totals } from '../../../shared/domain/types.ts';

export interface Formula {
  perPool: number;
  perMountain: number;
  pool: number;
  poolMean: Rational;
  mountain: number;
  mountainMean: Rational;
  /** The first two terms together, and the balance of the written whists. */
  fromPoints: Rational;
  fromWhists: Rational;
  result: Rational;
}

const mean = (values: readonly number[]): Rational =>
  Rational.of(
    values.reduce((a, b) => a + b, 0),
    values.length,
  );

/** R = kp·(P − mean P) − 10·(M − mean M) + whists written − whists suffered, for one seat. */
export function formulaOf(totals: Totals, rules: SheetRules, seat: number): Formula {
  const perPool = rules.convention.options.whistsPerPoolPoint;
  const pool = totals.pool[seat] as number;
  const mountain = totals.mountain[seat] as number;
  const poolMean = mean(totals.pool);
  const mountainMean = mean(totals.mountain);
  const fromPoints = Rational.of(pool)
    .minus(poolMean)
    .times(perPool)
    .minus(Rational.of(mountain).minus(mountainMean).times(WHISTS_PER_MOUNTAIN_POINT));
  const fromWhists = Rational.sum(
    totals.whists.map((row, other) =>
      whistsExact((totals.whists[seat]?.[other] as number) - (row[seat] as number)),
    ),
  );
  const result = settle(totals, rules)[seat] as Rational;
  return {
    perPool,
    perMountain: WHISTS_PER_MOUNTAIN_POINT,
    pool,
    poolMean,
    mountain,
    mountainMean,
    fromPoints,
    fromWhists,
    result,
  };
}
