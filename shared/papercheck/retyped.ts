/** A game typed with one thing wrong: tricks, level, declarer, whister, or what the defenders said. */
import type { GameDeal, Seat, Word } from '../domain/types.ts';
import type { Course } from './course.ts';
import type { Gap } from './gap.ts';
import type { Offer } from './candidate.ts';
import type { Bid, Defence } from './games.ts';
import { countedSeats, readDefence } from '../domain/defence.ts';
import { activeSeats } from '../domain/seats.ts';
import { defendersOf } from '../notation/seats.ts';
import { nearness, offerDeal } from './candidate.ts';
import { defencesOf, gameOf, LEVELS, splitsOf, tricksLikelihood } from './games.ts';

/** A typed game taken apart. */
interface Typed {
  readonly deal: GameDeal;
  readonly bid: Bid;
  readonly defence: Defence;
  /** Tricks in the order of `defence.counted`; empty where none are named. */
  readonly split: readonly number[];
}

function read(course: Course, deal: GameDeal): Typed | null {
  const roles = readDefence(course.rules, deal);
  if (roles === null) return null;
  const counted = countedSeats(course.rules, deal, roles);
  const { defence: words, tricks, ...bid } = deal;
  const split = tricks === undefined ? [] : counted.map((seat) => tricks[String(seat)] ?? 0);
  return { deal, bid, defence: { words, roles, counted, usual: 1 }, split };
}

/** Every game that differs from the typed one in one thing. */
export function offerGames(course: Course, gap: Gap, deal: GameDeal, offer: Offer): void {
  const typed = read(course, deal);
  if (typed === null) return;
  offerTricks(course, gap, typed, offer);
  offerLevels(course, gap, typed, offer);
  offerDeclarers(course, gap, typed, offer);
  offerDefences(course, gap, typed, offer);
}

function offerTricks(course: Course, gap: Gap, { bid, defence, split }: Typed, offer: Offer): void {
  if (split.length === 0) return;
  for (const other of splitsOf(split.length)) {
    const moved = other.map((n, i) => Math.abs(n - (split[i] as number)));
    const furthest = Math.max(...moved);
    if (furthest === 0) continue;
    // The whisters' counts the wrong way round are one mistake, whatever lies between them.
    const swapped = moved[0] === 0 && other[1] === split[2];
    const changed = moved.filter((n) => n > 0).length;
    const weight = swapped ? Math.max(0.5, nearness(furthest)) : nearness(furthest) * (changed > 2 ? 0.2 : 1);
    offerDeal(course, gap, 'tricks', gameOf(bid, defence, other), weight, offer);
  }
}

/** Another level with the same words; tricks are those typed, unless the other level needs more of them (tenGame: check). */
function offerLevels(course: Course, gap: Gap, typed: Typed, offer: Offer): void {
  const { deal, split } = typed;
  for (const level of LEVELS) {
    if (level === deal.level) continue;
    const bid = { ...typed.bid, level };
    const roles = readDefence(course.rules, { ...deal, level });
    if (roles === null) continue;
    const counted = countedSeats(course.rules, { ...deal, level }, roles);
    const defence = { ...typed.defence, roles, counted };
    const away = Math.abs(level - deal.level);
    const weight = away === 1 ? 1 : away === 2 ? 0.5 : 0.25;
    const known = split.length === counted.length ? [split] : splitsWith(counted.length, split[0]);
    for (const other of known) {
      offerDeal(course, gap, 'level', gameOf(bid, defence, other), weight / known.length, offer);
    }
  }
}

/** Splits among so many seats, with the declarer's tricks as they are typed where they are. */
function splitsWith(counted: number, own: number | undefined): number[][] {
  return splitsOf(counted).filter((split) => own === undefined || split.length === 0 || split[0] === own);
}

/** Another declarer: the same keys after the first one, or the same whister by name. */
function offerDeclarers(course: Course, gap: Gap, typed: Typed, offer: Offer): void {
  const { players } = course.rules;
  const { deal } = typed;
  for (const declarer of activeSeats(players, deal.dealer)) {
    if (declarer === deal.declarer) continue;
    const from = [deal.declarer, ...defendersOf(deal.dealer, deal.declarer, players)];
    const to = [declarer, ...defendersOf(deal.dealer, declarer, players)];
    const byRole = moved(deal, (seat) => to[from.indexOf(seat)] ?? seat);
    offerDeal(course, gap, 'declarer', byRole, 1, offer);
    // Declarer and one defender change places; who whisted by name goes on whisting.
    const lone = typed.split.length < 2 && typed.defence.roles.half < 0;
    const other = lone ? changedPlaces(course, typed, declarer) : null;
    if (other !== null) offerDeal(course, gap, 'declarer', other, 0.4, offer);
  }
}

function changedPlaces(
  course: Course,
  { deal, bid, defence, split }: Typed,
  declarer: Seat,
): GameDeal | null {
  const whister = defence.roles.whister === declarer ? deal.declarer : defence.roles.whister;
  const found = defencesOf(course.rules, { ...bid, declarer }).find(
    ({ roles, usual }) => roles.whister === whister && roles.second < 0 && roles.half < 0 && usual >= 0.2,
  );
  return found === undefined ? null : gameOf({ ...bid, declarer }, found, split);
}

function moved(deal: GameDeal, to: (seat: Seat) => Seat): GameDeal {
  const defence = deal.defence.map((word): Word => ({ player: to(word.player), says: word.says }));
  const entries = Object.entries(deal.tricks ?? {}).map(
    ([seat, n]) => [String(to(Number(seat))), n] as const,
  );
  const tricks = deal.tricks === undefined ? {} : { tricks: Object.fromEntries(entries) };
  return { ...deal, declarer: to(deal.declarer), defence, ...tricks };
}

/** Other words of the defence, with all tricks that may go with them; what was typed of the tricks stays. */
function offerDefences(course: Course, gap: Gap, { deal, bid, defence, split }: Typed, offer: Offer): void {
  const now = defence.roles;
  for (const other of defencesOf(course.rules, bid)) {
    const { roles, counted, usual } = other;
    const lone = now.second < 0 && roles.second < 0 && now.whister >= 0 && roles.whister >= 0;
    const kind = lone && now.whister !== roles.whister ? 'whister' : 'says';
    const splits = split.length === counted.length ? [split] : splitsWith(counted.length, split[0]);
    for (const tricks of splits) {
      const weight = split.length > 0 ? 1 / splits.length : guessed(deal, tricks);
      offerDeal(course, gap, kind, gameOf(bid, other, tricks), usual * weight, offer);
    }
  }
}

/** Tricks of a game that was typed as not played. */
function guessed(deal: GameDeal, split: readonly number[]): number {
  const [own] = split;
  if (own === undefined) return 1;
  return tricksLikelihood(deal.level, own) / (split.length === 1 ? 1 : 11 - own);
}
