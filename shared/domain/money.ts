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

/**
 * Prizes (kopecks, place 1 first; places without a prize may be left out) among players who share places: the
 * prizes of the shared places are divided equally, the odd kopecks going to the first of the list. `groups` holds the
 * number of players of each place from the top, e.g. [2, 3, 1]. Gives one list of amounts per group; all of them sum
 * to the prizes of the places that are taken.
 */
export function sharePrizes(prizes: readonly number[], groups: readonly number[]): number[][] {
  let place = 0;
  return groups.map((count) => {
    let pot = 0;
    for (let i = place; i < place + count; i++) pot += prizes[i] ?? 0;
    place += count;
    return roundToSum(new Array<Rational>(count).fill(Rational.of(pot, count)));
  });
}
