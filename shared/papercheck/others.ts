/** Misère, raspasy and "without three" typed with one thing wrong. */
import type { Deal, MisereDeal, RaspasyDeal, Seat, SheetRules, WithoutThreeDeal } from '../domain/types.ts';
import type { Course } from './course.ts';
import type { Gap } from './gap.ts';
import type { Offer } from './candidate.ts';
import { activeSeats, sittingOut } from '../domain/seats.ts';
import { nearness, offerDeal } from './candidate.ts';
import { LEVELS } from './games.ts';
import { offerGames } from './retyped.ts';

/** Every deal that differs from the one typed at the gap in one thing. */
export function offerRetyped(course: Course, gap: Gap, deal: Deal, offer: Offer): void {
  switch (deal.type) {
    case 'game':
      return offerGames(course, gap, deal, offer);
    case 'misere':
      return offerMiseres(course, gap, deal, offer);
    case 'raspasy':
      return offerRaspasy(course, gap, deal, offer);
    case 'withoutThree':
      return offerWithoutThree(course, gap, deal, offer);
    case 'redeal':
    case 'adjust':
  }
}

function offerDeclarers(course: Course, gap: Gap, deal: MisereDeal | WithoutThreeDeal, offer: Offer): void {
  for (const declarer of activeSeats(course.rules.players, deal.dealer)) {
    if (declarer !== deal.declarer) offerDeal(course, gap, 'declarer', { ...deal, declarer }, 1, offer);
  }
}

function offerMiseres(course: Course, gap: Gap, deal: MisereDeal, offer: Offer): void {
  for (let tricks = 0; tricks <= 10; tricks++) {
    if (tricks === deal.tricks) continue;
    const weight = nearness(Math.abs(tricks - deal.tricks));
    offerDeal(course, gap, 'tricks', { ...deal, tricks }, weight, offer);
  }
  offerDeclarers(course, gap, deal, offer);
  // Only a dealer who sits out can be invited (K96 3.6.9).
  if (course.rules.players !== 4) return;
  const { shared, ...alone } = deal;
  offerDeal(course, gap, 'shared', shared === true ? alone : { ...deal, shared: true }, 1, offer);
}

function offerWithoutThree(course: Course, gap: Gap, deal: WithoutThreeDeal, offer: Offer): void {
  for (const level of LEVELS) {
    if (level === deal.level) continue;
    const weight = nearness(Math.abs(level - deal.level));
    offerDeal(course, gap, 'level', { ...deal, level }, weight, offer);
  }
  offerDeclarers(course, gap, deal, offer);
}

function offerRaspasy(course: Course, gap: Gap, deal: RaspasyDeal, offer: Offer): void {
  const total = deal.tricks.reduce((a, b) => a + b, 0);
  const counts = countsOf(deal.tricks);
  for (const tricks of raspasySplits(course.rules, deal.dealer, total)) {
    let furthest = 0;
    let changed = 0;
    tricks.forEach((n, seat) => {
      const moved = Math.abs(n - (deal.tricks[seat] as number));
      furthest = Math.max(furthest, moved);
      if (moved > 0) changed += 1;
    });
    if (changed === 0) continue;
    // From one seat to one other is a slip of a key; the same counts on other seats are a slip of the eye.
    const slip = changed === 2 ? nearness(furthest) : 0.03 * nearness(furthest);
    const weight = countsOf(tricks) === counts ? Math.max(0.3, slip) : slip;
    offerDeal(course, gap, 'tricks', { ...deal, tricks }, weight, offer);
  }
}

/** A number for the counts whatever their order: no count stands more than four times. */
function countsOf(tricks: readonly number[]): number {
  return tricks.reduce((code, n) => code + 5 ** n, 0);
}

/** Every way to share the tricks of a raspasy: the dealer of four has those of the talon (K96 3.7). */
export function raspasySplits(rules: SheetRules, dealer: Seat, total = 10): number[][] {
  const { players, convention } = rules;
  const away = sittingOut(players, dealer);
  const [a, b, c] = activeSeats(players, dealer) as [number, number, number];
  const most = away < 0 || convention.options.raspasyTarget === 'whists' ? 0 : 2;
  const splits: number[][] = [];
  for (let talon = 0; talon <= Math.min(most, total); talon++) {
    for (let x = 0; x <= total - talon; x++) {
      for (let y = 0; y <= total - talon - x; y++) {
        const tricks = new Array<number>(players).fill(0);
        if (away >= 0) tricks[away] = talon;
        tricks[a] = x;
        tricks[b] = y;
        tricks[c] = total - talon - x - y;
        splits.push(tricks);
      }
    }
  }
  return splits;
}
