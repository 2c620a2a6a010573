/**
 * Cut-offs («отсечки»): a large win or loss at one table counts only in part, so that one lucky sheet does not decide a
 * tournament. Usual: whists 1 : 1 up to 200, above that 10 : 1. The sum of a table is then no longer 0.
 */
import type { Problem } from './problem.ts';
import { Rational } from './rational.ts';

/** From the end of the step before (0 for the first) up to `upTo` whists each counts `factor`; null = without end. */
export interface CutoffStep {
  readonly upTo: number | null;
  readonly factor: Rational;
}

/** Steps from 0 upwards, the last without end. */
export type CutoffScale = readonly CutoffStep[];

/** 200 = 1, more than 200 = 10 : 1. */
export const USUAL_CUTOFFS: CutoffScale = [
  { upTo: 200, factor: Rational.of(1) },
  { upTo: null, factor: Rational.of(1, 10) },
];

/** What is wrong with a scale of one's own: borders must grow, factors lie from 0 to 1, the last step has no end. */
export function cutoffProblems(scale: CutoffScale): Problem[] {
  const problems: Problem[] = [];
  let border = 0;
  scale.forEach(({ upTo, factor }, i) => {
    const last = i === scale.length - 1;
    if (last !== (upTo === null)) problems.push({ path: `cutoffs[${i}].upTo`, code: 'cutoffs/end' });
    if (upTo !== null) {
      if (!Number.isSafeInteger(upTo) || upTo <= border) {
        problems.push({ path: `cutoffs[${i}].upTo`, code: 'cutoffs/border', params: { above: border } });
      }
      border = Math.max(border, upTo);
    }
    if (factor.compare(Rational.zero) < 0 || factor.compare(Rational.of(1)) > 0) {
      problems.push({ path: `cutoffs[${i}].factor`, code: 'cutoffs/factor' });
    }
  });
  if (scale.length === 0) problems.push({ path: 'cutoffs', code: 'cutoffs/end' });
  return problems;
}

/** What a result counts under the scale, exact; a loss counts as the win of the same size with the sign turned. */
export function cutOff(result: Rational, scale: CutoffScale): Rational {
  const negative = result.compare(Rational.zero) < 0;
  const size = negative ? result.negated() : result;
  let counted = Rational.zero;
  let border = Rational.zero;
  for (const { upTo, factor } of scale) {
    const end = upTo === null ? size : Rational.of(upTo);
    const top = size.compare(end) < 0 ? size : end;
    if (top.compare(border) <= 0) break;
    counted = counted.plus(top.minus(border).times(factor));
    border = top;
  }
  return negative ? counted.negated() : counted;
}
