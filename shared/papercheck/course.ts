/**
 * The typed sheet cut open at any place: what stands before it, and what the deals behind it add. A candidate is then
 * scored by its own deal alone, not by folding sixty.
 */
import type { Deal, SheetRules } from '../domain/types.ts';
import type { FoldState, Folded } from '../domain/fold.ts';
import type { Earning, Local } from './local.ts';
import type { Goal } from './goal.ts';
import { emptyCells, Paper } from '../domain/paper.ts';
import { stateBefore } from '../domain/fold.ts';
import { earn } from '../domain/pool.ts';
import { contract } from '../domain/why.ts';
import { directPoints, Scorer } from './local.ts';

/** What the deals from one on add together, found in one state of the ladder. */
interface Tail {
  readonly cells: readonly number[];
  readonly earned: readonly Earning[];
  /** Sum of what is earned from here on. */
  readonly gain: number;
  readonly next: Tail | null;
}

/** The deals of a sheet, each scored once for every state of the ladder it is met in. */
export class Course {
  readonly rules: SheetRules;
  readonly scorer: Scorer;
  readonly deals: readonly Deal[];
  readonly folded: Folded;
  /** No line takes points off a pool. */
  readonly onlyGains: boolean;
  private readonly locals: (Local | undefined)[] = [];
  private readonly tails = new Map<number, Tail>();
  private readonly end: Tail;

  constructor(folded: Folded, deals: readonly Deal[]) {
    this.rules = folded.rules;
    this.scorer = new Scorer(folded.rules);
    this.deals = deals;
    this.folded = folded;
    this.end = { cells: emptyCells(folded.rules.players), earned: [], gain: 0, next: null };
    const seats = emptyCells(folded.rules.players).slice(0, folded.rules.players).map((_, seat) => seat);
    this.onlyGains = deals.every((deal) => seats.every((seat) => directPoints(deal, seat) >= 0));
  }

  before(at: number): FoldState {
    return stateBefore(this.folded, at);
  }

  /** What the deal at an index adds as it is typed. */
  local(at: number): Local {
    let local = this.locals[at];
    if (local === undefined) {
      local = this.scorer.local(this.deals[at] as Deal, this.before(at).streak);
      this.locals[at] = local;
    }
    return local;
  }

  /** All deals from `from` on, met after `streak` raspasy in a row. */
  tail(from: number, streak: number): Tail {
    const missing: { key: number; local: Local }[] = [];
    let at = from;
    let after = streak;
    let tail: Tail | undefined;
    for (;;) {
      if (at >= this.deals.length) tail = this.end;
      // The streak never exceeds the number of deals before, one inserted among them.
      const key = at * (this.deals.length + 2) + after;
      tail ??= this.tails.get(key);
      if (tail !== undefined) break;
      const local = this.scorer.local(this.deals[at] as Deal, after);
      missing.push({ key, local });
      after = local.streak;
      at += 1;
    }
    for (const { key, local } of missing.reverse()) {
      const gain: number = local.gain + tail.gain;
      tail = { cells: sum(local.cells, tail.cells), earned: local.earned, gain, next: tail };
      this.tails.set(key, tail);
    }
    return tail;
  }

  /** The sheet without the deals from `at` up to `resume`. */
  gap(at: number, resume: number): Gap {
    return new Gap(this, at, resume);
  }
}

function sum(a: readonly number[], b: readonly number[]): number[] {
  return a.map((n, i) => n + (b[i] as number));
}

interface Base {
  readonly cells: readonly number[];
  /** Points in all pools before the gap and earned behind it. */
  readonly points: number;
  readonly tail: Tail;
}

/** A place of the sheet into which candidates are put. */
export class Gap {
  readonly at: number;
  readonly course: Course;
  private readonly resume: number;
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
    let base = this.bases.get(streak);
    if (base === undefined) {
      const tail = this.course.tail(this.resume, streak);
      const before = this.course.before(this.at).cells;
      let points = tail.gain;
      for (let seat = 0; seat < this.course.rules.players; seat++) points += before[seat] as number;
      base = { cells: sum(before, tail.cells), points, tail };
      this.bases.set(streak, base);
    }
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
    const { cells: base, points } = this.base(streak);
    const { players } = this.course.rules;
    const { aided } = this.course.scorer;
    if (aided && goal.points !== null && this.course.onlyGains) {
      const earned = points + local.gain;
      if (goal.open ? earned !== goal.points : earned < goal.points) return false;
    }
    const { indices, amounts } = goal;
    for (let i = 0; i < indices.length; i++) {
      const index = indices[i] as number;
      if (aided && index < players) continue;
      const less = (amounts[i] as number) - (base[index] as number) - (local.cells[index] as number);
      if (less === 0) continue;
      if (!aided || (index < 2 * players ? less > 0 : less < 0)) return false;
    }
    return true;
  }

  /** Does the sheet with this in the gap show every typed number of the goal? */
  meets(goal: Goal, local: Local, streak = local.streak): boolean {
    return this.mayMeet(goal, local, streak) && goal.meets(this.cells(local, streak));
  }
}
