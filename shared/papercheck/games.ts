/** All games that one can be mistaken for: the legal defences of a contract and the tricks that each needs. */
import type { GameDeal, Level, Seat, SheetRules, Word } from '../domain/types.ts';
import type { Roles } from '../domain/defence.ts';
import { countedSeats, readDefence } from '../domain/defence.ts';
import { sittingOut } from '../domain/seats.ts';
import { defenceOfKeys } from '../notation/defence.ts';
import { defendersOf } from '../notation/seats.ts';

export const LEVELS: readonly Level[] = [6, 7, 8, 9, 10];

/** Keys of every defence with how usual it is (see shared/notation/defence). */
const DEFENCES: readonly (readonly [keys: string, usual: number])[] = [
  ['', 1],
  ['10', 1],
  ['01', 1],
  ['11', 1],
  ['02', 0.5],
  ['021', 0.1],
  ['2', 0.1],
  ['21', 0.1],
  ['001', 0.2],
];

export interface Defence {
  readonly words: Word[];
  readonly roles: Roles;
  /** Whose tricks the sheet must name. */
  readonly counted: readonly Seat[];
  readonly usual: number;
}

/** A game without its tricks. */
export type Bid = Pick<GameDeal, 'type' | 'dealer' | 'declarer' | 'level' | 'trump' | 'ruling'>;

/** The defence with these keys, or null when the rules or the level do not know it. */
export function defenceOf(rules: SheetRules, bid: Bid, keys: string, usual: number): Defence | null {
  const away = sittingOut(rules.players, bid.dealer);
  if (keys === '001' && away < 0) return null;
  const [first, second] = defendersOf(bid.dealer, bid.declarer, rules.players);
  const words = defenceOfKeys(keys, { first, second, dealer: bid.dealer });
  const deal: GameDeal = { ...bid, defence: words };
  const roles = readDefence(rules, deal);
  return roles === null ? null : { words, roles, counted: countedSeats(rules, deal, roles), usual };
}

/** Every legal defence of the contract. */
export function defencesOf(rules: SheetRules, bid: Bid): Defence[] {
  return DEFENCES.flatMap(([keys, usual]) => defenceOf(rules, bid, keys, usual) ?? []);
}

/** How likely so many tricks are for a declarer of the level: contracts are bid to be made, and just. */
export function tricksLikelihood(level: Level, tricks: number): number {
  const margin = Math.abs(tricks - level);
  return margin === 0 ? 0.5 : margin === 1 ? 0.2 : margin === 2 ? 0.06 : 0.02;
}

/** Every split of ten tricks among the seats whose tricks are named, the declarer first. */
export function splitsOf(counted: number): number[][] {
  if (counted === 0) return [[]];
  const splits: number[][] = [];
  for (let own = 0; own <= 10; own++) {
    if (counted === 1) splits.push([own]);
    else for (let first = 0; first <= 10 - own; first++) splits.push([own, first, 10 - own - first]);
  }
  return splits;
}

/** The game with this defence and these tricks, in the order of the seats named. */
export function gameOf(bid: Bid, defence: Defence, split: readonly number[]): GameDeal {
  const deal: GameDeal = { ...bid, defence: defence.words };
  if (split.length > 0) {
    deal.tricks = Object.fromEntries(defence.counted.map((seat, i) => [String(seat), split[i] as number]));
  }
  return deal;
}
