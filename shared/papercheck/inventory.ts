/** All deals that a dealer's turn may bring, grouped by what they write: the stock for a deal left out. */
import type { Deal, Level, Seat, SheetRules } from '../domain/types.ts';
import type { Local } from './local.ts';
import { activeSeats } from '../domain/seats.ts';
import { isAided, Scorer } from './local.ts';
import { defencesOf, gameOf, LEVELS, splitsOf, tricksLikelihood } from './games.ts';
import { raspasySplits } from './others.ts';

/** Deals of one kind and level that write the same. */
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

/** Deals other than raspasy are scored after one raspasy: the streak behind them then tells if the ladder is reset. */
const AFTER_ONE = 1;

/** Made once for the rules of a sheet: the secretary's next key asks for the same again. */
let last: { readonly key: string; readonly inventory: Inventory } | null = null;

/** The inventory of the rules. */
export function inventoryOf(rules: SheetRules): Inventory {
  const key = JSON.stringify([rules.players, rules.convention.options, isAided(rules)]);
  if (last?.key !== key) last = { key, inventory: new Inventory(rules) };
  return last.inventory;
}

export class Inventory {
  private readonly rules: SheetRules;
  private readonly scorer: Scorer;
  private readonly plain = new Map<Seat, Group[]>();
  private readonly raspasy = new Map<string, Group[]>();

  constructor(rules: SheetRules) {
    this.rules = rules;
    this.scorer = new Scorer(rules);
  }

  /** Streak behind a deal other than raspasy that is put in after `streak` raspasy in a row. */
  streakBehind({ local }: Group, streak: number): number {
    return local.streak === AFTER_ONE ? streak : 0;
  }

  /** Games, misères and the like of this dealer's turn; for the ladder see `streakBehind`. */
  plainOf(dealer: Seat): readonly Group[] {
    let groups = this.plain.get(dealer);
    if (groups === undefined) {
      const found = [...this.games(dealer), ...this.miseres(dealer), ...this.givenUp(dealer)];
      groups = this.grouped(found, AFTER_ONE);
      this.plain.set(dealer, groups);
    }
    return groups;
  }

  /** Raspasy of this dealer's turn after `streak` others in a row. */
  raspasyOf(dealer: Seat, streak: number): readonly Group[] {
    const key = `${dealer}/${streak}`;
    let groups = this.raspasy.get(key);
    if (groups === undefined) {
      const splits = raspasySplits(this.rules, dealer);
      const weight = RASPASY / splits.length;
      const found = splits.map((tricks): Found => ({ deal: { type: 'raspasy', dealer, tricks }, weight }));
      groups = this.grouped(found, streak);
      this.raspasy.set(key, groups);
    }
    return groups;
  }

  private games(dealer: Seat): Found[] {
    const { rules } = this;
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
    const { players } = this.rules;
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
    const { rules } = this;
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
      const local = this.scorer.local(deal, streak);
      const earned = local.earned.map(({ seat, points }) => `${seat}+${points}`).join();
      const level = 'level' in deal ? deal.level : 0;
      const key = `${deal.type}${level};${local.streak};${local.cells.join()};${earned}`;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { local, deal, weight, best: weight });
      else if (weight > group.best) groups.set(key, { local, deal, weight: group.weight + weight, best: weight });
      else group.weight += weight;
    }
    return [...groups.values()];
  }
}
