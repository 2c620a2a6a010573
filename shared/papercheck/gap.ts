/** A place of the typed sheet into which candidates are put: scored by their own deal alone, not by folding sixty. */
import type { Seat } from '../domain/types.ts';
import type { Course, Tail } from './course.ts';
import type { Goal } from './goal.ts';
import type { Earning, Local } from './local.ts';
import { emptyCells, Paper } from '../domain/paper.ts';
import { earn } from '../domain/pool.ts';
import { contract } from '../domain/why.ts';
import { baseOf, lookAt, type Base } from './base.ts';
import { sum } from './local.ts';
import { partsOfWhist, rowSum, worthOf } from './worth.ts';

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
      base = baseOf(this.course, this.at, tail);
      this.bases.set(streak, base);
    }
    this.recent = { streak, base };
    return base;
  }

  /** Cells of the sheet up to the gap with this in it. */
  here(local: Local): number[] {
    this.add(this.course.before(this.at).cells, local);
    if (this.course.scorer.aided) this.pay(local.earned);
    return this.scratch.cells.slice();
  }

  private add(base: readonly number[], local: Local): void {
    const { cells } = this.scratch;
    for (let i = 0; i < cells.length; i++) cells[i] = (base[i] as number) + (local.cells[i] as number);
  }

  /**
   * Final cells of the sheet with this in the gap, the ladder behind it at `streak`. The array is used again by the
   * next call.
   */
  cells(local: Local, streak = local.streak): readonly number[] {
    const base = this.base(streak);
    if (!this.course.scorer.aided || this.withoutAid(base, local)) return this.plain(base, local);
    const { tail } = base;
    this.add(sum(this.course.before(this.at).cells, tail.cells), local);
    this.pay(local.earned);
    for (let at: Tail | null = tail; at !== null; at = at.next) this.pay(at.earned);
    return this.scratch.cells;
  }

  /** Everybody's points in the own pool. */
  private plain(base: Base, local: Local): readonly number[] {
    this.add(base.cells, local);
    const { cells } = this.scratch;
    for (let seat = 0; seat < local.gains.length; seat++) {
      cells[seat] = (cells[seat] as number) + (local.gains[seat] as number);
    }
    return cells;
  }

  /** Does every pool hold all that its seat earns, so that no aid is given from the gap on? */
  private withoutAid(base: Base, { gains }: Local): boolean {
    const { target } = this.course.rules;
    if (target === null || !this.course.onlyGains) return false;
    for (let seat = 0; seat < gains.length; seat++) {
      if ((base.cells[seat] as number) + (gains[seat] as number) > target) return false;
    }
    return true;
  }

  private pay(earned: readonly Earning[]): void {
    for (const { seat, points, direct } of earned) {
      if (direct) this.scratch.cells[seat] = this.scratch.poolOf(seat) + points;
      else earn(this.course.rules, this.scratch, seat, points, contract.made);
    }
  }

  /** May the goal be met at all? Said without running the aid. */
  private mayMeet(goal: Goal, local: Local, streak: number): boolean {
    const base = this.base(streak);
    if (base.goal !== goal) lookAt(base, goal, this.course);
    return this.mayMeetCells(base, goal, local) && this.mayMeetSums(base, goal, local);
  }

  /**
   * Aid loses nothing as long as a pool is open: it only adds to whists and to pools below the target, and takes off
   * mountains when all pools are full.
   */
  private mayMeetCells(base: Base, goal: Goal, local: Local): boolean {
    const { needs } = base;
    const { indices } = goal;
    const { players, target } = this.course.rules;
    const { cells, gains } = local;
    if (!this.course.scorer.aided || target === null || this.withoutAid(base, local)) {
      for (let i = 0; i < indices.length; i++) {
        const index = indices[i] as number;
        const added = (cells[index] as number) + (index < players ? (gains[index] as number) : 0);
        if (added !== needs[i]) return false;
      }
      return true;
    }
    if (base.needsPoints !== null) {
      const less = base.needsPoints - local.gain;
      if (goal.open ? less !== 0 : less > 0) return false;
    }
    const { onlyGains } = this.course;
    const open = onlyGains && base.points + local.gain < players * target;
    for (let i = 0; i < indices.length; i++) {
      const index = indices[i] as number;
      if (index < players) {
        const less = (needs[i] as number) - (gains[index] as number);
        if (onlyGains && less < 0 && (goal.amounts[i] as number) < target) return false;
        continue;
      }
      const less = (needs[i] as number) - (cells[index] as number);
      if (less !== 0 && (index < 2 * players ? open || less > 0 : less < 0)) return false;
    }
    return true;
  }

  private mayMeetSums(base: Base, goal: Goal, local: Local): boolean {
    const { rules, scorer } = this.course;
    const { players } = rules;
    const { sums, results } = goal;
    for (let i = 0; i < sums.length; i++) {
      const less =
        (base.needsSums[i] as number) - rowSum(players, local.cells, (sums[i] as [Seat, number])[0]);
      if (scorer.aided ? less < 0 : less !== 0) return false;
    }
    const whist = partsOfWhist(players);
    for (let i = 0; i < results.length; i++) {
      const [seat] = results[i] as [Seat, number];
      const less = (base.needsWorth[i] as number) - worthOf(rules, local.cells, local.gains, seat);
      if (less >= whist || less <= -whist) return false;
    }
    return true;
  }

  /** Does the sheet with this in the gap show every typed number of the goal? */
  meets(goal: Goal, local: Local, streak = local.streak): boolean {
    if (!this.mayMeet(goal, local, streak)) return false;
    if (goal.onlyResults) {
      const { cells } = this.base(streak);
      this.add(cells, local);
      return goal.meetsResults(this.scratch.cells, local.gains);
    }
    return goal.meets(this.cells(local, streak));
  }
}
