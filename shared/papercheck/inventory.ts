/** The deals that may have been left out, grouped by what they write, so that each effect is tried once. */
import type { Deal, Seat, SheetRules } from '../domain/types.ts';
import type { Local } from './local.ts';
import type { Steps } from './steps.ts';
import type { Found } from './stock.ts';
import { sameEffect } from './candidate.ts';
import { isAided, Scorer } from './local.ts';
import { passedOut, played } from './stock.ts';

/** Deals of one kind and level that write the same. */
export interface Group {
  readonly local: Local;
  /** The likeliest of them. */
  readonly deal: Deal;
  /** Likelihood of all of them; over all groups about 1. */
  readonly weight: number;
}

/** Deals other than raspasy are scored after one raspasy: the streak behind them then tells if the ladder is reset. */
const AFTER_ONE = 1;

/** Deals scored in one step. */
const AT_ONCE = 100;

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
  *plainOf(dealer: Seat): Steps<readonly Group[]> {
    // Among three nobody sits out, and who dealt changes nothing but the name of the dealer.
    const like = this.rules.players === 3 ? 0 : dealer;
    let groups = this.plain.get(like);
    if (groups === undefined) {
      groups = yield* grouped(this.scorer, played(this.rules, like), AFTER_ONE);
      this.plain.set(like, groups);
    }
    return groups;
  }

  /** Raspasy of this dealer's turn after `streak` others in a row. */
  *raspasyOf(dealer: Seat, streak: number): Steps<readonly Group[]> {
    const like = this.rules.players === 3 ? 0 : dealer;
    const key = `${like}/${streak}`;
    let groups = this.raspasy.get(key);
    if (groups === undefined) {
      groups = yield* grouped(this.scorer, passedOut(this.rules, like), streak);
      this.raspasy.set(key, groups);
    }
    return groups;
  }
}

/** A number for what a deal is and writes; equal deals have equal numbers, others hardly ever. */
function hashOf(deal: Deal, { cells, earned, streak }: Local): number {
  let hash = deal.type.length * 64 + streak * 16 + levelOf(deal);
  for (const n of cells) hash = (Math.imul(hash, 31) + n) | 0;
  for (const { seat, points } of earned) hash = (Math.imul(hash, 31) + seat * 1024 + points) | 0;
  return hash;
}

export function levelOf(deal: Deal): number {
  return 'level' in deal ? deal.level : 0;
}

function* grouped(scorer: Scorer, found: Iterable<Found>, streak: number): Steps<Group[]> {
  const groups: { local: Local; deal: Deal; weight: number; best: number }[] = [];
  const byHash = new Map<number, typeof groups>();
  let count = 0;
  for (const { deal, weight } of found) {
    if (++count % AT_ONCE === 0) yield;
    const local = scorer.local(deal, streak);
    const hash = hashOf(deal, local);
    const alike = byHash.get(hash);
    const group = alike?.find((other) => {
      return (
        other.deal.type === deal.type &&
        levelOf(other.deal) === levelOf(deal) &&
        sameEffect(other.local, local)
      );
    });
    if (group !== undefined) {
      group.weight += weight;
      if (weight > group.best) Object.assign(group, { deal, best: weight });
      continue;
    }
    const own = { local, deal, weight, best: weight };
    groups.push(own);
    if (alike === undefined) byHash.set(hash, [own]);
    else alike.push(own);
  }
  return groups;
}
