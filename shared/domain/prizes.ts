/**
 * Prizes, in whole kopecks. Rounding is the one rule of the house, twice: first the prize of every place is brought
 * to whole kopecks (floor, the missing ones to the largest fractions; what nobody gets is the last party and stays in
 * the fund), then the prizes of a shared place are put together and split equally, the odd kopecks one each to those
 * who stand first in the list.
 */
import { Rational } from './rational.ts';
import { roundToSum } from './rounding.ts';

/** Fixed kopecks by place, or shares of the fund by place (fractions of 1); places without a prize left out. */
export type PrizeTable =
  | { readonly kind: 'fixed'; readonly kopecks: readonly number[] }
  | { readonly kind: 'shares'; readonly shares: readonly Rational[] };

/** Prizes of the places in kopecks, and what is left of the fund; below 0 when fixed prizes ask for more. */
export interface PlacePrizes {
  readonly prizes: readonly number[];
  readonly left: number;
}

/**
 * Prizes of the places, first place first. @param fund kopecks
 * @throws RangeError for a fund or prize that is not whole or below 0, and for shares that are more than the whole
 */
export function placePrizes(table: PrizeTable, fund: number): PlacePrizes {
  if (!Number.isSafeInteger(fund) || fund < 0) throw new RangeError('a fund is whole kopecks from 0');
  if (table.kind === 'fixed') {
    const { kopecks } = table;
    if (!kopecks.every((k) => Number.isSafeInteger(k) && k >= 0)) {
      throw new RangeError('a prize is whole kopecks from 0');
    }
    return { prizes: [...kopecks], left: fund - kopecks.reduce((a, b) => a + b, 0) };
  }
  const rest = Rational.of(1).minus(Rational.sum(table.shares));
  if ([rest, ...table.shares].some((share) => share.compare(Rational.zero) < 0)) {
    throw new RangeError('shares are from 0 and together at most 1');
  }
  const whole = roundToSum([...table.shares, rest].map((share) => share.times(fund)));
  return { prizes: whole.slice(0, -1), left: whole.at(-1) as number };
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

export interface PrizeLine {
  readonly player: string;
  readonly from: number;
  readonly to: number;
  /** The equal share of the shared places, before the kopecks. */
  readonly exact: Rational;
  readonly kopecks: number;
}

export interface PrizeList {
  /** Everybody with a place, in the order of the standings; a prize of 0 too. */
  readonly lines: readonly PrizeLine[];
  readonly paid: number;
  /** Fund less prizes paid: nobody took the places, or shares did not make the whole. */
  readonly left: number;
}

/**
 * Prizes of the players of a standings table. @param rows in place order; who has no place (0) gets none
 * @param fund kopecks @throws RangeError as `placePrizes`
 */
export function prizeList(
  rows: readonly { player: string; from: number; to: number }[],
  table: PrizeTable,
  fund: number,
): PrizeList {
  const { prizes } = placePrizes(table, fund);
  const placed = rows.filter(({ from }) => from > 0);
  const groups: (typeof placed)[] = [];
  for (const row of placed) {
    const last = groups.at(-1);
    if (last?.[0]?.from === row.from) last.push(row);
    else groups.push([row]);
  }
  const amounts = sharePrizes(
    prizes,
    groups.map((group) => group.length),
  );
  const lines = groups.flatMap((group, g) => {
    const own = amounts[g] as readonly number[];
    const exact = Rational.of(
      own.reduce((a, b) => a + b, 0),
      group.length,
    );
    return group.map(({ player, from, to }, i) => ({ player, from, to, exact, kopecks: own[i] as number }));
  });
  const paid = lines.reduce((sum, line) => sum + line.kopecks, 0);
  return { lines, paid, left: fund - paid };
}
