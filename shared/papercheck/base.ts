/** A sheet with a gap in it: what stands around the gap, and what a goal lacks there. */
import type { Course, Tail } from './course.ts';
import type { Goal } from './goal.ts';
import { noPoints, sum } from './local.ts';
import { partsOfWhist, rowSum, worthOf } from './worth.ts';

export interface Base {
  /** Everything before the gap and behind it, pools without aid. */
  readonly cells: readonly number[];
  /** Points in all pools before the gap and earned behind it. */
  readonly points: number;
  readonly tail: Tail;
  /** The goal last looked at, and what it lacks in its cells, sums, results, and in all pools together. */
  goal: Goal | null;
  needs: readonly number[];
  needsSums: readonly number[];
  needsWorth: readonly number[];
  needsPoints: number | null;
}

/** Everything around the deals from `at` up to where the tail begins. */
export function baseOf(course: Course, at: number, tail: Tail): Base {
  const cells = sum(course.before(at).cells, tail.cells);
  let points = 0;
  for (let seat = 0; seat < course.rules.players; seat++) {
    cells[seat] = (cells[seat] as number) + (tail.gains[seat] as number);
    points += cells[seat] as number;
  }
  return { cells, points, tail, goal: null, needs: [], needsSums: [], needsWorth: [], needsPoints: null };
}

/** Notes what the gap would have to add for the goal. */
export function lookAt(base: Base, goal: Goal, { rules, onlyGains }: Course): void {
  const { players } = rules;
  const { cells } = base;
  const none = noPoints(players);
  base.goal = goal;
  base.needs = goal.indices.map((index, i) => (goal.amounts[i] as number) - (cells[index] as number));
  base.needsSums = goal.sums.map(([seat, halves]) => halves - rowSum(players, cells, seat));
  base.needsWorth = goal.results.map(
    ([seat, whists]) => whists * partsOfWhist(players) - worthOf(rules, cells, none, seat),
  );
  base.needsPoints = goal.points === null || !onlyGains ? null : goal.points - base.points;
}
