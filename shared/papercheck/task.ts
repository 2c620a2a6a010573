/** What is to be explained: the foot of the paper, or its last running line where no foot is typed. */
import type { Deal, SheetRules } from '../domain/types.ts';
import type { Offer } from './candidate.ts';
import type { PaperSheet, PaperTotals } from './types.ts';
import type { Steps } from './steps.ts';
import type { Line } from './verify.ts';
import { foldDeals } from '../domain/fold.ts';
import { firstDifference, inOrder } from './compare.ts';
import { offerRemovals } from './count.ts';
import { Course } from './course.ts';
import { offerDealers } from './dealer.ts';
import { Goal } from './goal.ts';
import { offerRetyped } from './others.ts';
import { offerSlips, offerSwappedFoot } from './slips.ts';

export interface Task {
  readonly goal: Goal;
  /** Other lines that the changed sheet must meet as well. */
  readonly lines: readonly Line[];
  /** The deals that the goal stands behind. */
  readonly course: Course;
  /** The same for a sheet that lacks a deal, and for one that has one too many: a running line counts the paper's. */
  readonly shorter: Course;
  readonly longer: Course;
  /** A change behind this deal cannot explain the running totals. */
  readonly until: number;
}

/** @returns null when nothing is typed from the paper */
export function taskOf(rules: SheetRules, deals: readonly Deal[], paper: PaperSheet): Task | null {
  const running = inOrder(paper.running ?? []).filter((line) => !new Goal(rules, line).empty);
  const folded = foldDeals(rules, deals);
  const until = firstDifference(folded, running)?.deal ?? deals.length;
  const cut = (count: number): Course => {
    if (count >= deals.length) return whole;
    const part = deals.slice(0, count);
    return new Course(foldDeals(rules, part), part);
  };
  const whole = new Course(folded, deals);
  let foot: PaperTotals = paper;
  let courses = { course: whole, shorter: whole, longer: whole };
  if (new Goal(rules, paper).empty) {
    const last = running.pop();
    if (last === undefined) return null;
    foot = last;
    courses = { course: cut(last.deal + 1), shorter: cut(last.deal), longer: cut(last.deal + 2) };
  }
  const lines = running.map((line) => ({ deal: line.deal, goal: new Goal(rules, line) }));
  return { goal: new Goal(rules, foot), lines, ...courses, until };
}

/** Every candidate but the deals left out, which only the goal can tell. */
export function* offerAll({ course, longer, until }: Task, offer: Offer): Steps<void> {
  for (const [at, deal] of course.deals.entries()) {
    if (at > until) break;
    yield;
    const gap = course.gap(at, at + 1);
    offerRetyped(course, gap, deal, offer);
    offerSlips(course, gap, at, offer);
  }
  yield;
  offerRemovals(longer, offer);
  yield* offerDealers(course, offer);
  offerSwappedFoot(course, offer);
}
