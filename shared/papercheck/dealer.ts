/** Deals typed under the wrong dealer: the same keys then speak of other seats. */
import type { Deal, Seat, SheetRules, Word } from '../domain/types.ts';
import type { Course } from './course.ts';
import type { Offer } from './candidate.ts';
import type { Local } from './local.ts';
import type { Steps } from './steps.ts';
import { dealerAfter } from '../domain/ladder.ts';
import { sittingOut } from '../domain/seats.ts';
import { defendersOf, raspasyOrder } from '../notation/seats.ts';
import { sameEffect } from './candidate.ts';
import { nothing, together } from './local.ts';

/** Likelihood at a place where the typed dealers leave their turn, and of all other places together. */
const OUT_OF_TURN = 3;
const ANYWHERE = 0.2;
/** Likelihood of a wrong first dealer, which no turn betrays. */
const FIRST = 0.2;

/** The deal as its keys would be read with another dealer; null when its declarer would sit out. */
export function underDealer(rules: SheetRules, deal: Deal, dealer: Seat): Deal | null {
  const { players } = rules;
  if (deal.type === 'adjust' || deal.dealer === dealer) return deal;
  if (deal.type === 'redeal') return { ...deal, dealer };
  if (deal.type === 'raspasy') {
    const to = raspasyOrder(dealer, players);
    const tricks = new Array<number>(players).fill(0);
    raspasyOrder(deal.dealer, players).forEach(
      (seat, i) => (tricks[to[i] as Seat] = deal.tricks[seat] as number),
    );
    return { ...deal, dealer, tricks };
  }
  if (deal.declarer === sittingOut(players, dealer)) return null;
  if (deal.type !== 'game') return { ...deal, dealer };
  const from = [deal.declarer, ...defendersOf(deal.dealer, deal.declarer, players), deal.dealer];
  const to = [deal.declarer, ...defendersOf(dealer, deal.declarer, players), dealer];
  const seatOf = (seat: Seat): Seat => to[from.indexOf(seat)] as Seat;
  const defence = deal.defence.map((word): Word => ({ player: seatOf(word.player), says: word.says }));
  if (deal.tricks === undefined) return { ...deal, dealer, defence };
  const entries = Object.entries(deal.tricks).map(([seat, n]) => [String(seatOf(Number(seat))), n] as const);
  return { ...deal, dealer, defence, tricks: Object.fromEntries(entries) };
}

/** Who should deal at this place; null at the first deal, where the cards decide. */
export function turnAt(players: number, deals: readonly Deal[], at: number): Seat | null {
  for (let i = at - 1; i >= 0; i--) {
    const next = dealerAfter(players, deals[i] as Deal);
    if (next !== null) return next;
  }
  return null;
}

/** Who should have dealt the first deal, told from who deals the next. */
function turnOfFirst(players: number, deals: readonly Deal[], at: number): Seat | null {
  for (const next of deals.slice(at + 1)) {
    if (next.type !== 'adjust') return (next.dealer + players - 1) % players;
  }
  return null;
}

/** Places where the typed dealer is not the one whose turn it is. */
export function placesOutOfTurn(players: number, deals: readonly Deal[]): number[] {
  return deals.flatMap((deal, at) => {
    const turn = turnAt(players, deals, at);
    return deal.type === 'adjust' || turn === null || turn === deal.dealer ? [] : [at];
  });
}

/** The deals of a sheet under other dealers, each read and scored once for every state of the ladder. */
class Shifted {
  private readonly course: Course;
  private readonly deals = new Map<number, Deal | null>();
  private readonly locals = new Map<number, Local>();

  constructor(course: Course) {
    this.course = course;
  }

  /** Deal `at` as if its dealer sat so many seats further on. */
  deal(at: number, shift: number): Deal | null {
    const { rules, deals } = this.course;
    const key = at * rules.players + shift;
    let other = this.deals.get(key);
    if (other === undefined) {
      const deal = deals[at] as Deal;
      other = deal.type === 'adjust' ? deal : underDealer(rules, deal, (deal.dealer + shift) % rules.players);
      this.deals.set(key, other);
    }
    return other;
  }

  local(at: number, shift: number, deal: Deal, streak: number): Local {
    const { rules, deals, scorer } = this.course;
    const key = (at * rules.players + shift) * (deals.length + 1) + streak;
    let local = this.locals.get(key);
    if (local === undefined) {
      local = scorer.local(deal, streak);
      this.locals.set(key, local);
    }
    return local;
  }
}

/** One deal, or all from one on to the next break in the turn, read under another dealer. */
export function* offerDealers(course: Course, offer: Offer): Steps<void> {
  const { deals, rules } = course;
  const { players } = rules;
  const breaks = placesOutOfTurn(players, deals);
  const shifted = new Shifted(course);
  for (let at = 0; at < deals.length; at++) {
    yield;
    const deal = deals[at] as Deal;
    if (deal.type === 'adjust') continue;
    const turn = turnAt(players, deals, at) ?? turnOfFirst(players, deals, at);
    const end = breaks.find((place) => place > at) ?? deals.length;
    for (let shift = 1; shift < players; shift++) {
      const mends = turn !== null && (deal.dealer + shift) % players === turn;
      const anywhere = at === 0 ? FIRST : ANYWHERE / deals.length;
      const weight = mends ? OUT_OF_TURN : anywhere;
      // A whole run is shifted by a redeal too many or too few, or by a deal left out: by one seat.
      const runs = shift === 1 || shift === players - 1 ? [at + 1, end] : [at + 1];
      for (const to of new Set(runs)) offerRun(course, shifted, at, to, shift, weight, offer);
    }
  }
}

function offerRun(
  course: Course,
  shifted: Shifted,
  at: number,
  to: number,
  shift: number,
  weight: number,
  offer: Offer,
): void {
  const { players } = course.rules;
  const insert: Deal[] = [];
  for (let i = at; i < to; i++) {
    const other = shifted.deal(i, shift);
    if (other === null) return;
    insert.push(other);
  }
  let run: Local = nothing(players, course.before(at).streak);
  let changes = false;
  for (const [k, other] of insert.entries()) {
    const local = shifted.local(at + k, shift, other, run.streak);
    changes ||= !sameEffect(local, course.local(at + k));
    run = together(run, local);
  }
  if (!changes) return;
  const gap = course.gap(at, to);
  const edit = { at, remove: to - at, insert };
  offer({ kind: 'dealer', deal: at, gap, local: run, edit, slip: null, weight });
}

/** Who would deal a deal put in at this place: whose turn it is, or at the top who deals before the first. */
export function dealerOfInserted(players: number, deals: readonly Deal[], at: number): Seat[] {
  const turn = turnAt(players, deals, at);
  if (turn !== null) return [turn];
  for (const deal of deals) if (deal.type !== 'adjust') return [(deal.dealer + players - 1) % players];
  return Array.from({ length: players }, (_, seat) => seat);
}
