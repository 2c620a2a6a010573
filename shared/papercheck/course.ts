/**
 * The typed sheet cut open at any place: what stands before it, and what the deals behind it add. A candidate is then
 * scored by its own deal alone, not by folding sixty.
 */
import type { Deal, SheetRules } from '../domain/types.ts';
import type { FoldState, Folded } from '../domain/fold.ts';
import type { Earning, Local } from './local.ts';
import { emptyCells } from '../domain/paper.ts';
import { stateBefore } from '../domain/fold.ts';
import { Gap } from './gap.ts';
import { directPoints, noPoints, Scorer, sum } from './local.ts';

/** What the deals from one on add together, found in one state of the ladder. */
export interface Tail {
  readonly cells: readonly number[];
  readonly earned: readonly Earning[];
  /** What each seat earns from here on, and all together. */
  readonly gains: readonly number[];
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
    const { players } = folded.rules;
    this.end = { cells: emptyCells(players), earned: [], gains: noPoints(players), gain: 0, next: null };
    const seats = noPoints(players).map((_, seat) => seat);
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
      const gains: number[] = sum(local.gains, tail.gains);
      tail = { cells: sum(local.cells, tail.cells), earned: local.earned, gains, gain, next: tail };
      this.tails.set(key, tail);
    }
    return tail;
  }

  /** The sheet without the deals from `at` up to `resume`. */
  gap(at: number, resume: number): Gap {
    return new Gap(this, at, resume);
  }
}
