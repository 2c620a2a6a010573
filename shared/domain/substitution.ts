/**
 * One table, several players on a seat: a substitute in mid-sheet. Every part of the sheet is
 * settled by itself by the one formula (K96 4.2.14), which is linear: what a player has won while he sat there is
 * the settlement when he left less the settlement when he came.
 *
 * A newcomer who writes start values (K96 3.1.2) begins a little below the mean, as they are rounded not in his
 * favour. That stays with him, and the others of the table have it in equal parts, so that the table sums to 0.
 */
import { Rational } from './rational.ts';
import { roundToSum } from './rounding.ts';

/** Deals between two changes at the table. */
export interface SheetPart {
  /** Ids clockwise. */
  readonly players: readonly string[];
  /** Settlement of the sheet as the part begins, start values of newcomers written; zeros for the first part. */
  readonly opening: readonly Rational[];
  /** Settlement of the sheet as it ends. */
  readonly closing: readonly Rational[];
  /** Who entered with start values; a substitute who took a seat as it stood is not among them. */
  readonly newcomers: readonly string[];
}

interface PartLine {
  readonly player: string;
  readonly exact: Rational;
  /** Whole whists; the lines of a table sum to 0 as a sheet does. */
  readonly points: number;
}

/** What each player of the part has won in it; newcomers keep their opening, the others share it. */
function partResults({ players, opening, closing, newcomers }: SheetPart): Rational[] {
  const isNew = players.map((player) => newcomers.includes(player));
  const handicap = Rational.sum(opening.filter((_, i) => isNew[i]));
  const others = isNew.filter((entered) => !entered).length;
  return players.map((_, i) => {
    const closed = closing[i] as Rational;
    if (isNew[i] && others > 0) return closed;
    const won = closed.minus(opening[i] as Rational);
    return others === 0 ? won : won.minus(handicap.over(others));
  });
}

/**
 * One line a player, in the order in which they came, over all parts of a sheet; exact and rounded by the rule of the
 * sheet. @throws RangeError when a part does not have a result a player, or does not sum to 0
 */
export function partLines(parts: readonly SheetPart[]): PartLine[] {
  const won = new Map<string, Rational>();
  for (const part of parts) {
    const { players, opening, closing } = part;
    if (opening.length !== players.length || closing.length !== players.length) {
      throw new RangeError('a result a player is needed');
    }
    if (![opening, closing].every((list) => Rational.sum(list).equals(Rational.zero))) {
      throw new RangeError('the part does not sum to 0');
    }
    partResults(part).forEach((result, i) => {
      const player = players[i] as string;
      won.set(player, (won.get(player) ?? Rational.zero).plus(result));
    });
  }
  const points = roundToSum([...won.values()]);
  return [...won].map(([player, exact], i) => ({ player, exact, points: points[i] as number }));
}
