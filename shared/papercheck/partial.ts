/** When two things went wrong: changes that explain a part of the difference and spoil nothing. */
import type { Cell } from './types.ts';
import type { Candidate, Offer } from './candidate.ts';
import type { Goal } from './goal.ts';
import type { Odds } from './rank.ts';
import type { Steps } from './steps.ts';

/** A candidate with the number of differing places that it mends. */
export interface Partial {
  readonly candidate: Candidate;
  readonly cells: number;
}

/**
 * Differing places that the cells mend, or 0 when a place that agreed is spoilt. Results are looked at no further:
 * they follow from the rest and agree only when all of it does.
 */
function mended(now: readonly Cell[], then: readonly Cell[]): number {
  let count = 0;
  for (const [i, before] of now.entries()) {
    const after = then[i];
    if (before.row === 'result' || after === undefined) continue;
    if (before.agrees && !after.agrees) return 0;
    if (!before.agrees && after.agrees) count += 1;
  }
  return count;
}

/** The candidates that mend most, likelier ones first among equals; at most `limit`, one of a kind for each deal. */
export function* partials(
  goal: Goal,
  now: readonly Cell[],
  offerAll: (offer: Offer) => Steps<void>,
  odds: Odds,
  limit: number,
): Steps<Partial[]> {
  const { indices, amounts } = goal;
  // Cells come first among the typed places, results and sums behind them.
  const wrong = indices.flatMap((_, i) => (now[i]?.agrees === false ? [i] : []));
  const right = indices.flatMap((_, i) => (now[i]?.agrees === true ? [i] : []));
  const found: Partial[] = [];
  yield* offerAll((candidate) => {
    const cells = candidate.gap.cells(candidate.local);
    const agrees = (i: number): boolean => cells[indices[i] as number] === amounts[i];
    // Most candidates leave all differing places as they are, or spoil others: seen without a full comparison.
    if ((wrong.length > 0 && !wrong.some(agrees)) || !right.every(agrees)) return;
    const count = mended(now, goal.compare(cells));
    if (count > 0) found.push({ candidate, cells: count });
  });
  found.sort((a, b) => b.cells - a.cells || odds.rough(b.candidate) - odds.rough(a.candidate));
  const seen = new Set<string>();
  const best: Partial[] = [];
  for (const one of found) {
    const key = `${one.candidate.kind}/${one.candidate.deal}`;
    if (best.length >= limit || seen.has(key)) continue;
    seen.add(key);
    best.push(one);
  }
  return best;
}
