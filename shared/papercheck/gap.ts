/** A place of the typed sheet into which candidates are put: scored by their own deal alone, not by folding sixty. */
import type { Course, Tail } from './course.ts';
import type { Goal } from './goal.ts';
import type { Earning, Local } from './local.ts';
import { emptyCells, Paper } from '../domain/paper.ts';
import { earn } from '../domain/pool.ts';
import { contract } from '../domain/why.ts';
import { sum } from './local.ts';

interface Base {
  readonly cells: readonly number[];
  /** Points in all pools before the gap and earned behind it. */
  readonly points: number;
  readonly tail: Tail;
  /** The goal last looked at, what it lacks in each of its cells, and in all pools together where that can be told. */
  goal: Goal | null;
  needs: readonly number[];
  needsPoints: number | null;
}

/** A place of the sheet into which candidates are put. */
export class Gap {
  readonly at: number;
  readonly course: Course;
  private readonly resume: number;
  private recent: { readonly streak: number; readonly base: Base } | null = null;
  private readonly bases = new Map<number, Base>();
  private readonly scratch: Paper;

  constructor(course: Course, at: number, resume: number) {
    this.course = course;
    this.at = at;
    this.resume = resume;
    const { players } = course.rules;
    this.scratch = new Paper(players, emptyCells(players));
  }

  /** Raspasy in a row before the place. */
  get streak(): number {
    return this.course.before(this.at).streak;
  }

  private base(streak: number): Base {
    if (this.recent?.streak === streak) return this.recent.base;
    let base = this.bases.get(streak);
    if (base === undefined) {
      const tail = this.course.tail(this.resume, streak);
      const before = this.course.before(this.at).cells;
      let points = tail.gain;
      for (let seat = 0; seat < this.course.rules.players; seat++) points += before[seat] as number;
      base = { cells: sum(before, tail.cells), points, tail, goal: null, needs: [], needsPoints: null };
      this.bases.set(streak, base);
    }
    this.recent = { streak, base };
    return base;
  }

  /** Cells of the sheet up to the gap with this in it. */
  here(local: Local): number[] {
    this.add(this.course.before(this.at).cells, local);
    return this.scratch.cells.slice();
  }

  private add(base: readonly number[], local: Local): void {
    const { cells } = this.scratch;
    for (let i = 0; i < cells.length; i++) cells[i] = (base[i] as number) + (local.cells[i] as number);
    if (this.course.scorer.aided) this.pay(local.earned);
  }

  /**
   * Final cells of the sheet with this in the gap, the ladder behind it at `streak`. The array is used again by the
   * next call.
   */
  cells(local: Local, streak = local.streak): readonly number[] {
    const { tail, cells: base } = this.base(streak);
    this.add(base, local);
    if (this.course.scorer.aided) {
      for (let at: Tail | null = tail; at !== null; at = at.next) this.pay(at.earned);
    }
    return this.scratch.cells;
  }

  private pay(earned: readonly Earning[]): void {
    for (const { seat, points, direct } of earned) {
      if (direct) this.scratch.cells[seat] = this.scratch.poolOf(seat) + points;
      else earn(this.course.rules, this.scratch, seat, points, contract.made);
    }
  }

  /**
   * May the goal be met at all? Said without running the aid, which only adds to whists, takes off mountains, and
   * loses nothing as long as a pool is open.
   */
  private mayMeet(goal: Goal, local: Local, streak: number): boolean {
    const base = this.base(streak);
    if (base.goal !== goal) this.lookAt(base, goal);
    const { needs } = base;
    const { aided } = this.course.scorer;
    const { players } = this.course.rules;
    const { indices } = goal;
    if (aided && base.needsPoints !== null) {
      const less = base.needsPoints - local.gain;
      if (goal.open ? less !== 0 : less > 0) return false;
    }
    for (let i = 0; i < indices.length; i++) {
      const index = indices[i] as number;
      const less = (needs[i] as number) - (local.cells[index] as number);
      if (less === 0 || (aided && index < players)) continue;
      if (!aided || (index < 2 * players ? less > 0 : less < 0)) return false;
    }
    return true;
  }

  /** What the gap would have to add for the goal. */
  private lookAt(base: Base, goal: Goal): void {
    base.goal = goal;
    base.needs = goal.indices.map((index, i) => (goal.amounts[i] as number) - (base.cells[index] as number));
    base.needsPoints = goal.points === null || !this.course.onlyGains ? null : goal.points - base.points;
  }

  /** Does the sheet with this in the gap show every typed number of the goal? */
  meets(goal: Goal, local: Local, streak = local.streak): boolean {
    return this.mayMeet(goal, local, streak) && goal.meets(this.cells(local, streak));
  }
}
