/** All deals that a dealer's turn may bring, grouped by what they write: the stock for a deal left out. */
import type { Deal, Level, Seat } from '../domain/types.ts';
import type { Course } from './course.ts';
import type { Local } from './local.ts';
import { activeSeats } from '../domain/seats.ts';
import { defencesOf, gameOf, LEVELS, splitsOf, tricksLikelihood } from './games.ts';
import { raspasySplits } from './others.ts';

/** Deals that write the same. */
export interface Group {
  readonly local: Local;
  /** The likeliest of them. */
  readonly deal: Deal;
  /** Likelihood of all of them; over all groups about 1. */
  weight: number;
}

/** How often what is played. */
const GAMES = 0.68;
const RASPASY = 0.22;
const MISERES = 0.08;
const GIVEN_UP = 0.02;
const LEVEL_SHARE: Readonly<Record<Level, number>> = { 6: 0.3, 7: 0.3, 8: 0.2, 9: 0.1, 10: 0.1 };
/** Sum of the usualness of all defences, nearly. */
const DEFENCES = 4;

interface Found {
  readonly deal: Deal;
  readonly weight: number;
}

/** Deals other than raspasy, each once per effect. They are scored after one raspasy: then 0 says "resets the ladder". */
const AFTER_ONE = 1;

export class Inventory {
  private readonly course: Course;
  private readonly plain = new Map<Seat, Group[]>();
  private readonly raspasy = new Map<string, Group[]>();

  constructor(course: Course) {
    this.course = course;
  }

  /** Everything the dealer's turn may bring after `streak` raspasy in a row. */
  *groups(dealer: Seat, streak: number): Generator<Group> {
    for (const group of this.plainOf(dealer)) {
      const next = group.local.streak === AFTER_ONE ? streak : 0;
      yield { ...group, local: { ...group.local, streak: next } };
    }
    yield* this.raspasyOf(dealer, streak);
  }

  private plainOf(dealer: Seat): Group[] {
    let groups = this.plain.get(dealer);
    if (groups === undefined) {
      const found = [...this.games(dealer), ...this.miseres(dealer), ...this.givenUp(dealer)];
      groups = this.grouped(found, AFTER_ONE);
      this.plain.set(dealer, groups);
    }
    return groups;
  }

  private raspasyOf(dealer: Seat, streak: number): Group[] {
    const key = `${dealer}/${streak}`;
    let groups = this.raspasy.get(key);
    if (groups === undefined) {
      const splits = raspasySplits(this.course, dealer);
      const weight = RASPASY / splits.length;
      const found = splits.map((tricks): Found => ({ deal: { type: 'raspasy', dealer, tricks }, weight }));
      groups = this.grouped(found, streak);
      this.raspasy.set(key, groups);
    }
    return groups;
  }

  private games(dealer: Seat): Found[] {
    const { rules } = this.course;
    const declarers = activeSeats(rules.players, dealer);
    return declarers.flatMap((declarer) =>
      LEVELS.flatMap((level) => {
        const bid = { type: 'game', dealer, declarer, level } as const;
        const share = (GAMES * LEVEL_SHARE[level]) / declarers.length / DEFENCES;
        return defencesOf(rules, bid).flatMap((defence) =>
          splitsOf(defence.counted.length).map((split): Found => {
            const [own] = split;
            const ways = split.length === 3 ? 11 - (own ?? 0) : 1;
            const tricks = own === undefined ? 1 : tricksLikelihood(level, own) / ways;
            return { deal: gameOf(bid, defence, split), weight: share * defence.usual * tricks };
          }),
        );
      }),
    );
  }

  private miseres(dealer: Seat): Found[] {
    const { players } = this.course.rules;
    return activeSeats(players, dealer).flatMap((declarer) =>
      Array.from({ length: 11 }, (_, tricks) => tricks).flatMap((tricks): Found[] => {
        const weight = (MISERES / 3) * (tricks === 0 ? 0.5 : 0.2 / tricks);
        const deal: Deal = { type: 'misere', dealer, declarer, tricks };
        if (players !== 4) return [{ deal, weight }];
        return [
          { deal, weight },
          { deal: { ...deal, shared: true }, weight: weight / 5 },
        ];
      }),
    );
  }

  private givenUp(dealer: Seat): Found[] {
    const { rules } = this.course;
    if (!rules.convention.options.withoutThree) return [];
    return activeSeats(rules.players, dealer).flatMap((declarer) =>
      LEVELS.map((level): Found => {
        const weight = (GIVEN_UP * LEVEL_SHARE[level]) / 3;
        return { deal: { type: 'withoutThree', dealer, declarer, level }, weight };
      }),
    );
  }

  private grouped(found: readonly Found[], streak: number): Group[] {
    const groups = new Map<string, Group & { best: number }>();
    for (const { deal, weight } of found) {
      const local = this.course.scorer.local(deal, streak);
      const earned = local.earned.map(({ seat, points }) => `${seat}+${points}`).join();
      const key = `${local.streak};${local.cells.join()};${earned}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { local, deal, weight, best: weight });
      else if (weight > group.best) groups.set(key, { local, deal, weight: group.weight + weight, best: weight });
      else group.weight += weight;
    }
    return [...groups.values()];
  }
}
