/** Money out of whists, in whole kopecks. */
import { Rational } from './rational.ts';
import { roundToSum } from './rounding.ts';

/**
 * Balances in kopecks: the exact result × the stake (kopecks a whist, may be a fraction), rounded to the kopeck by
 * the rule of the results, so that they sum to 0 as the results do.
 * @throws RangeError when the stake is below 0 or the products do not sum to whole kopecks
 */
export function toMoney(results: readonly Rational[], stakeKopecks: Rational): number[] {
  if (stakeKopecks.compare(Rational.zero) < 0) throw new RangeError('stake below 0');
  return roundToSum(results.map((r) => r.times(stakeKopecks)));
}
