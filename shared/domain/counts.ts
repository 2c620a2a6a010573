/** A played game reduced to what its rules ask for: who whisted, and whose tricks count how. */
import type { DealRuling, GameDeal, Level, Scored, Seat, SheetRules } from './types.ts';
import type { Roles } from './defence.ts';
import { isCheckedTen } from './defence.ts';
import { adjustmentOf, movedTo, scoredAs } from './ruled.ts';
import { sittingOut } from './seats.ts';

/** A whister with the tricks he took (all of the defence when he is alone) and those he writes for. */
export interface Whister {
  readonly seat: Seat;
  readonly taken: number;
  /** Less what a ruling deprived him of (K96 3.9.8). */
  readonly counted: number;
}

export interface PlayedGame {
  readonly level: Level;
  readonly declarer: Seat;
  readonly ruling: DealRuling | undefined;
  readonly scored: Scored;
  /** The dealer of four, or −1. */
  readonly away: Seat;
  /** Under `tenGame: check` both defenders play with open cards. */
  readonly checked: boolean;
  /** The declarer's tricks after tricks moved by a ruling: whists and consolation go by them. */
  readonly taken: number;
  /** The same as a ruling counts them: made or not, and the mountain, go by them (K96 3.4.9). */
  readonly counted: number;
  readonly first: Whister;
  /** With two whisters the one who said it later. */
  readonly second: Whister | null;
  /** The defender who did not whist, beside a lone whister of the three. */
  readonly passer: Seat;
  /** The passer had gone for half a whist. */
  readonly afterHalf: boolean;
}

/** The game as it was played, or null when nobody whisted and it was not. Tricks that are missing count as none. */
export function playedGame(rules: SheetRules, deal: GameDeal, roles: Roles): PlayedGame | null {
  const { level, declarer, ruling, tricks } = deal;
  const checked = isCheckedTen(rules, level);
  if (roles.whister < 0 && !checked) return null;
  const seat = checked ? roles.d1 : roles.whister;
  const other = checked ? roles.d2 : roles.second;
  const own = (of: Seat): number => (tricks?.[of] ?? 0) + movedTo(ruling, of);
  const taken = own(declarer);
  const firstTaken = other < 0 ? 10 - taken : own(seat);
  const secondTaken = other < 0 ? 0 : own(other);
  return {
    level,
    declarer,
    ruling,
    scored: scoredAs(ruling),
    away: sittingOut(rules.players, deal.dealer),
    checked,
    taken,
    counted: taken + adjustmentOf(ruling, declarer),
    first: { seat, taken: firstTaken, counted: firstTaken + adjustmentOf(ruling, seat) },
    second:
      other < 0
        ? null
        : { seat: other, taken: secondTaken, counted: secondTaken + adjustmentOf(ruling, other) },
    passer: seat === roles.d1 ? roles.d2 : roles.d1,
    afterHalf: roles.wentHalf >= 0,
  };
}
