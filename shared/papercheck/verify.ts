/** The last word on a candidate: the changed sheet is checked and folded like any other. */
import type { Deal } from '../domain/types.ts';
import type { FoldState } from '../domain/fold.ts';
import type { Candidate } from './candidate.ts';
import type { Goal } from './goal.ts';
import { checkDeals } from '../domain/check.ts';
import { step } from '../domain/fold.ts';
import { isClosed } from '../domain/pool.ts';

/** Totals of the paper after one of its deals. */
export interface Line {
  readonly deal: number;
  readonly goal: Goal;
}

/** The paper as the candidate says it was written: deals of a sheet, the first of them perhaps with a wrong entry. */
interface Told {
  readonly from: number;
  readonly before: FoldState;
  /** The state behind the deal that was written wrongly. */
  readonly written: FoldState | null;
  readonly deals: readonly Deal[];
}

function told({ edit, gap, local, deal }: Candidate): Told {
  const { rules, deals, folded } = gap.course;
  const before = gap.course.before(gap.at);
  if (edit !== null) {
    return {
      from: gap.at,
      before,
      written: null,
      deals: deals.toSpliced(edit.at, edit.remove, ...edit.insert),
    };
  }
  // At the foot only the last line is written wrongly: no deal is.
  if (deal === null) return { from: gap.at, before, written: null, deals };
  const cells = gap.here(local);
  const here = folded.states[gap.at] ?? folded.last;
  return { from: gap.at, before, written: { ...here, cells, closed: isClosed(rules, cells) }, deals };
}

/** Does the candidate stand before the rules, the goal (where one is given) and every other typed line? */
export function holds(candidate: Candidate, goal: Goal | null, lines: readonly Line[]): boolean {
  const { gap, edit, deal } = candidate;
  const { from, before, written, deals } = told(candidate);
  const { folded } = gap.course;
  const fits = (at: number, state: FoldState): boolean =>
    lines.every((line) => line.deal !== at || line.goal.meets(state.cells));
  for (let at = 0; at < from; at++) if (!fits(at, folded.states[at] ?? folded.last)) return false;
  let state = before;
  for (let at = from; at < deals.length; at++) {
    state = at === from && written !== null ? written : step(state, deals[at] as Deal);
    if (!fits(at, state)) return false;
  }
  // A line behind the last deal stands for the last state.
  if (!lines.every((line) => line.deal < deals.length || line.goal.meets(state.cells))) return false;
  const foot = deal === null ? gap.here(candidate.local) : state.cells;
  if (goal !== null && !goal.meets(foot)) return false;
  return edit === null || checkDeals(gap.course.rules, deals).length === 0;
}
