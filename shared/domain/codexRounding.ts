/**
 * Rounding on the sheet itself (K96 4.2.12): where a mountain does not divide by the players, one point of it is
 * moved and whists make up for it, as lines that everybody sees. A point off a mountain is worth 10/n whists to each
 * of the others: they write the whole part of it, 3 with three players and 2 with four.
 */
import type { Seat, SheetRules, Totals } from './types.ts';
import { paperSteps } from './paperSteps.ts';
import { WHISTS_PER_MOUNTAIN_POINT } from './settlement.ts';

/** One logged line: a point comes off (−1) or goes onto (+1) the mountain of a player, whists go the other way. */
export interface RoundingLine {
  readonly seat: Seat;
  readonly point: -1 | 1;
  readonly mountainBefore: number;
  readonly mountainAfter: number;
  /** Whole whists: point −1, written by each of the others on the player; +1, by the player on each of the others. */
  readonly whists: number;
}

export interface CodexRounding {
  readonly lines: readonly RoundingLine[];
  /** The sheet with the lines written; with whole whists its settlement needs no further rounding. */
  readonly totals: Totals;
}

/** The nearest point that makes `10·mountain` divide by the players; the point off where both are as near. */
function pointFor(aboveSmallest: number, players: number): -1 | 0 | 1 {
  const divides = (m: number): boolean => (WHISTS_PER_MOUNTAIN_POINT * m) % players === 0;
  if (divides(aboveSmallest)) return 0;
  return divides(aboveSmallest - 1) ? -1 : 1;
}

/** The lines that make the settlement of these totals whole, in seat order, and the totals with them. */
export function codexRounding(totals: Totals, rules: SheetRules): CodexRounding {
  const n = rules.players;
  const compensation = Math.floor(WHISTS_PER_MOUNTAIN_POINT / n);
  const mountain = [...totals.mountain];
  const whists = totals.whists.map((row) => [...row]);
  const lines: RoundingLine[] = [];
  const add = (writer: Seat, on: Seat): void => {
    (whists[writer] as number[])[on] = (whists[writer]?.[on] as number) + compensation;
  };
  paperSteps(totals, rules).aboveSmallest.forEach((above, seat) => {
    const point = pointFor(above, n);
    if (point === 0) return;
    const before = mountain[seat] as number;
    mountain[seat] = before + point;
    for (let other = 0; other < n; other++) {
      if (other === seat) continue;
      if (point < 0) add(other, seat);
      else add(seat, other);
    }
    lines.push({
      seat,
      point,
      mountainBefore: before,
      mountainAfter: before + point,
      whists: compensation,
    });
  });
  return { lines, totals: { pool: [...totals.pool], mountain, whists } };
}
