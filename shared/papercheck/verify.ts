/** The last word on a candidate: the changed sheet is checked and folded like any other. */
import type { FoldState } from '../domain/fold.ts';
import type { Candidate } from './candidate.ts';
import type { Goal } from './goal.ts';
import { checkDeals } from '../domain/check.ts';
import { foldFrom } from '../domain/fold.ts';
import { isClosed } from '../domain/pool.ts';

/** Totals of the paper after one of its deals. */
export interface Line {
  readonly deal: number;
  readonly goal: Goal;
}

/** States of the paper as the candidate says it was written; null when no sound sheet looks like that. */
function statesOf({ edit, gap, local, deal }: Candidate): FoldState[] | null {
  const { rules, deals, folded } = gap.course;
  const before = folded.states.slice(0, gap.at);
  if (edit !== null) {
    const all = deals.toSpliced(edit.at, edit.remove, ...edit.insert);
    if (checkDeals(rules, all).length > 0) return null;
    return [...before, ...foldFrom(gap.course.before(gap.at), all.slice(gap.at))];
  }
  // At the foot only the last line is written wrongly.
  if (deal === null) return before;
  const cells = gap.here(local);
  const here = folded.states[gap.at] ?? folded.last;
  const written: FoldState = { ...here, cells, closed: isClosed(rules, cells) };
  return [...before, written, ...foldFrom(written, deals.slice(gap.at + 1))];
}

/** Does the candidate stand before the rules, the goal (where one is given) and every other typed line? */
export function holds(candidate: Candidate, goal: Goal | null, lines: readonly Line[]): boolean {
  const states = statesOf(candidate);
  if (states === null) return false;
  const { first } = candidate.gap.course.folded;
  const foot = candidate.deal === null ? candidate.gap.here(candidate.local) : (states.at(-1) ?? first).cells;
  if (goal !== null && !goal.meets(foot)) return false;
  return lines.every(({ deal, goal: line }) => line.meets((states[deal] ?? states.at(-1) ?? first).cells));
}
