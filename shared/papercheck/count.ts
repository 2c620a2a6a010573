/** A wrong number of deals: one typed twice, one that the paper does not have, one left out. */
import type { Deal, Seat } from '../domain/types.ts';
import type { Course } from './course.ts';
import type { Offer } from './candidate.ts';
import type { Goal } from './goal.ts';
import type { Group } from './inventory.ts';
import type { Steps } from './steps.ts';
import { dealerOfInserted, placesOutOfTurn, underDealer } from './dealer.ts';
import { sameEffect } from './candidate.ts';
import { inventoryOf } from './inventory.ts';
import { nothing } from './local.ts';

/** Two equal deals one after the other are hardly ever chance. */
const TWICE = 3;
/** Of all deals together that only the program has. */
const ONLY_TYPED = 0.1;
/** A deal left out: where the turn of the dealers is broken, at the end, anywhere else. */
const AT_BREAK = 3;
const AT_END = 0.3;
const ELSEWHERE = 0.3;

/** Each deal taken out. */
export function offerRemovals(course: Course, offer: Offer): void {
  const { deals, rules } = course;
  deals.forEach((deal, at) => {
    const twin = at > 0 && isTwin(course, deals[at - 1] as Deal, deal);
    // Of two equal deals the second one is named.
    if (!twin && at + 1 < deals.length && isTwin(course, deal, deals[at + 1] as Deal)) return;
    const gap = course.gap(at, at + 1);
    const local = nothing(rules.players, gap.streak);
    if (sameEffect(local, course.local(at))) return;
    const edit = { at, remove: 1, insert: [] };
    const weight = twin ? TWICE : ONLY_TYPED / deals.length;
    offer({ kind: twin ? 'doubled' : 'extra', deal: at, gap, local, edit, slip: null, weight });
  });
}

/** Is the second deal the first once more, under the same dealer or typed with the same keys under the next? */
export function isTwin(course: Course, first: Deal, second: Deal): boolean {
  if (first.type === 'adjust' || first.type === 'redeal' || second.type !== first.type) return false;
  if ('declarer' in first && 'declarer' in second && first.declarer !== second.declarer) return false;
  if (equal({ ...first, dealer: second.dealer }, second)) return true;
  const reread = underDealer(course.rules, first, second.dealer);
  return reread !== null && equal(reread, second);
}

function equal(a: Deal, b: Deal): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined && v !== false);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, v]) => `${key}:${canonical(v)}`)
    .join()}}`;
}

/**
 * Every deal that may have been left out, at every place. Their number is large, so those that cannot meet the goal
 * are dropped here.
 */
export function* offerMissing(course: Course, goal: Goal, offer: Offer): Steps<void> {
  const { deals, rules } = course;
  const { players } = rules;
  const inventory = inventoryOf(rules);
  const breaks = new Set(placesOutOfTurn(players, deals));
  for (let at = 0; at <= deals.length; at++) {
    yield;
    const gap = course.gap(at, at);
    const place = breaks.has(at) ? AT_BREAK : at === deals.length ? AT_END : ELSEWHERE / deals.length;
    const dealers = dealerOfInserted(players, deals, at);
    const put = ({ local, deal, weight }: Group, dealer: Seat, streak: number): void => {
      if (!gap.meets(goal, local, streak)) return;
      const edit = { at, remove: 0, insert: [{ ...deal, dealer }] };
      const likely = (place * weight) / dealers.length;
      const left = { ...local, streak };
      offer({ kind: 'missing', deal: at, gap, local: left, edit, slip: null, weight: likely });
    };
    for (const dealer of dealers) {
      for (const group of yield* inventory.plainOf(dealer))
        put(group, dealer, inventory.streakBehind(group, gap.streak));
      for (const group of yield* inventory.raspasyOf(dealer, gap.streak))
        put(group, dealer, group.local.streak);
    }
  }
}
