/**
 * How a table ends. Played to the end or stopped by consent, the sheet settles by the same formula (K96 4.2.3, 4.2.14)
 * and sums to 0. The Codex knows no awarded result; but it wants the harm made good to those who did no wrong
 * (preamble), which need not be paid by anybody at the table. So an award may sum to anything; what is missing to 0
 * is shown apart, as penalties are, and in money the organiser's cash bears it.
 */
import { Rational } from './rational.ts';
import { roundToSum } from './rounding.ts';

export type Outcome =
  | { readonly kind: 'played' }
  /** Broken off: the deals written count as they stand, or the sheet is void and everybody has 0. */
  | { readonly kind: 'brokenOff'; readonly count: 'asItStands' | 'void' }
  /** Whole whists by seat, by the arbiter's word; the deals written count for nothing. */
  | { readonly kind: 'awarded'; readonly points: readonly number[] };

export interface TableOutcome {
  readonly exact: readonly Rational[];
  /** Rounded as on the sheet. */
  readonly points: readonly number[];
  /** What the results sum to; not 0 only for an award. */
  readonly sum: number;
  readonly awarded: boolean;
}

/**
 * Results of a table. @param settled exact results of the sheet as it stands
 * @throws RangeError when an award is not of whole whists, one a seat
 */
export function tableOutcome(outcome: Outcome, settled: readonly Rational[]): TableOutcome {
  if (outcome.kind === 'awarded') {
    const { points } = outcome;
    if (points.length !== settled.length || !points.every(Number.isSafeInteger)) {
      throw new RangeError('an award is whole whists, one a seat');
    }
    const sum = points.reduce((a, b) => a + b, 0);
    return { exact: points.map((p) => Rational.of(p)), points: [...points], sum, awarded: true };
  }
  const voided = outcome.kind === 'brokenOff' && outcome.count === 'void';
  const exact = voided ? settled.map(() => Rational.zero) : [...settled];
  return { exact, points: roundToSum(exact), sum: 0, awarded: false };
}
