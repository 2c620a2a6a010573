/** The settlement as it is done on paper, every intermediate number kept for screen and print (K96 4.2.14). */
import type { SheetRules, Totals } from './types.ts';
import type { RoundedPart } from './rounding.ts';
import { Rational } from './rational.ts';
import { roundingParts } from './rounding.ts';
import { WHISTS_PER_MOUNTAIN_POINT, whistsExact } from './settlement.ts';

/** Whists of one player on another: from the sheet, and for the other's mountain. */
export interface PaperWhists {
  readonly sheet: Rational;
  readonly forMountain: Rational;
  readonly sum: Rational;
}

export interface PaperSteps {
  readonly pool: readonly number[];
  /** Equal pools cancel out: the replacement below is needless and leaves the mountain as it is. */
  readonly equalPools: boolean;
  readonly mountain: readonly number[];
  /** Step 1: the mountain less the pool, M − kp·P/10, in mountain points; as written when the pools are equal. */
  readonly reduced: readonly number[];
  /** Step 2: the smallest of them, and what is left above it. */
  readonly smallest: number;
  readonly aboveSmallest: readonly number[];
  /** Step 3: × 10 ÷ n, the whists that every other player writes for it. */
  readonly mountainWhists: readonly Rational[];
  /** Step 4: whists of i on j with the mountain; the diagonal is 0. */
  readonly whists: readonly (readonly PaperWhists[])[];
  /** Step 5: i against j: written minus suffered. */
  readonly differences: readonly (readonly Rational[])[];
  /** Step 6: the sums, exact. */
  readonly exact: readonly Rational[];
  /** Step 7: down to whole whists, and who gets the missing units. */
  readonly rounding: readonly RoundedPart[];
  readonly missing: number;
  readonly rounded: readonly number[];
}

/** All steps of the paper procedure; `exact` equals `settle`, `rounded` sums to 0. */
export function paperSteps(totals: Totals, rules: SheetRules): PaperSteps {
  const n = rules.players;
  const seats = totals.pool.map((_, i) => i);
  const equalPools = totals.pool.every((p) => p === totals.pool[0]);
  const perPoint = rules.convention.options.whistsPerPoolPoint / WHISTS_PER_MOUNTAIN_POINT;
  const reduced = totals.mountain.map((m, i) => (equalPools ? m : m - perPoint * (totals.pool[i] as number)));
  const smallest = Math.min(...reduced);
  const aboveSmallest = reduced.map((m) => m - smallest);
  const mountainWhists = aboveSmallest.map((m) => Rational.of(WHISTS_PER_MOUNTAIN_POINT * m, n));
  const whists = seats.map((i) =>
    seats.map((j): PaperWhists => {
      if (i === j) return { sheet: Rational.zero, forMountain: Rational.zero, sum: Rational.zero };
      const sheet = whistsExact(totals.whists[i]?.[j] as number);
      const forMountain = mountainWhists[j] as Rational;
      return { sheet, forMountain, sum: sheet.plus(forMountain) };
    }),
  );
  const sumOn = (i: number, j: number): Rational => (whists[i]?.[j] as PaperWhists).sum;
  const differences = seats.map((i) => seats.map((j) => sumOn(i, j).minus(sumOn(j, i))));
  const exact = differences.map((row) => Rational.sum(row));
  const rounding = roundingParts(exact);
  return {
    pool: totals.pool,
    equalPools,
    mountain: totals.mountain,
    reduced,
    smallest,
    aboveSmallest,
    mountainWhists,
    whists,
    differences,
    exact,
    rounding,
    missing: rounding.filter((part) => part.extra === 1).length,
    rounded: rounding.map((part) => part.value),
  };
}
