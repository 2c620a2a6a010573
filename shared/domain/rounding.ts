/** Rounding that keeps the sum: the one rule for whists and for kopecks (scoring.md, "Rounded result"). */
import { Rational, safe } from './rational.ts';

/** How a rounded value came about: the greatest whole number below, and the missing unit if it was given here. */
export interface RoundedPart {
  readonly floor: number;
  readonly fraction: Rational;
  readonly extra: 0 | 1;
  readonly value: number;
}

/**
 * Floors every value (toward minus infinity) and gives the missing units one each to the largest fractions, a tie to
 * the earlier seat. @throws RangeError when the values do not sum to a whole number
 */
export function roundingParts(values: readonly Rational[]): RoundedPart[] {
  const floors = values.map((v) => v.floor());
  const fractions = values.map((v) => v.fraction());
  const missing = Rational.sum(fractions).toInteger();
  const order = fractions.map((_, i) => i);
  order.sort((a, b) => (fractions[b] as Rational).compare(fractions[a] as Rational) || a - b);
  const lucky = new Set(order.slice(0, missing));
  return floors.map((f, i) => {
    const extra = lucky.has(i) ? 1 : 0;
    const floor = safe(f);
    return { floor, fraction: fractions[i] as Rational, extra, value: floor + extra };
  });
}

/** Whole numbers with the sum of the exact values. @throws RangeError as `roundingParts` */
export function roundToSum(values: readonly Rational[]): number[] {
  return roundingParts(values).map((part) => part.value);
}
