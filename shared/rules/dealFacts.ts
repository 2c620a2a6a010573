/**
 * Facts of a ruled raspasy beside the deal that it stands on. Ten tricks are played; what was taken when the play
 * stopped and what remains make ten, so a trick of the talon that is left out would be played twice.
 */
import type { Scalar } from './vocabulary.ts';

type Counts = Readonly<Record<string, Scalar>>;

export interface Clash {
  /** Who has another number of tricks in the deal. */
  readonly player: string;
  /** By the answers, when the play stopped. */
  readonly taken: number;
  /** By the deal, at its end. */
  readonly dealt: number;
}

/** The talon leads the first two tricks (K96 3.7): after them the dealer of four has all that he gets. */
const TALON_TRICKS = 2;

/**
 * The first player whose tricks at the stop cannot be those of the deal: more than at its end, or, for a dealer who
 * sits out, fewer although the talon is played. A player without an answer took none.
 * @param tricks of the deal, by player @param dealer who sits out; `undefined` with three
 */
export function takenAgainstDeal(taken: Counts, tricks: Counts, dealer?: string): Clash | undefined {
  const stopped = Object.values(taken).reduce<number>((sum, count) => sum + Number(count), 0);
  for (const [player, count] of Object.entries(tricks)) {
    const [own, dealt] = [Number(taken[player] ?? 0), Number(count)];
    const missing = player === dealer && stopped >= TALON_TRICKS && own < dealt;
    if (own > dealt || missing) return { player, taken: own, dealt };
  }
  return undefined;
}
