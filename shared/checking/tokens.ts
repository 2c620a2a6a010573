/**
 * A deal as a word of its sheet, so that runs of equal deals can be found: by seats (the same columns at another
 * table) and by players (the same people, wherever they sit). How much an equal pair says is counted in bits.
 */
import type { Deal, GameDeal } from '../domain/types.ts';

export interface Token {
  /** Equal for equal deals by seat; a ruling is not of the deal. */
  readonly bySeat: string;
  /** At least so improbable is it that two deals are equal by chance: 1 in 2^bits. */
  readonly bits: number;
}

/** Sixes are ordinary, sevens half so, and so on. */
const LEVEL_BITS: Readonly<Record<number, number>> = { 6: 1, 7: 2, 8: 3, 9: 5, 10: 6 };

/** The dealer says nothing: he is known by the turn. */
function gameBits({ level, trump, defence, tricks }: GameDeal): number {
  const words = defence.some(({ says }) => says === 'half') ? 4 : 1;
  const suit = trump === undefined ? 0 : 2;
  const counts = tricks === undefined ? 0 : 1 + Math.max(0, Object.keys(tricks).length - 1);
  return 1 + (LEVEL_BITS[level] ?? 1) + words + suit + counts;
}

function bitsOf(deal: Deal): number {
  switch (deal.type) {
    case 'game':
      return gameBits(deal);
    case 'misere':
      return deal.tricks === 0 ? 5 : 6;
    case 'raspasy':
      return 3;
    case 'withoutThree':
      return 5;
    case 'redeal':
    case 'adjust':
      return 0;
  }
}

function written(deal: Deal, name: (seat: number) => string): string {
  switch (deal.type) {
    case 'game': {
      const { dealer, declarer, level, trump, defence, tricks } = deal;
      const words = defence.map(({ player, says }) => `${name(player)}${says}`);
      const counts = Object.entries(tricks ?? {}).map(([seat, n]) => `${name(Number(seat))}=${n}`);
      const head = [name(dealer), name(declarer), level, trump ?? ''];
      return ['g', ...head, ...words, ...counts.sort()].join(' ');
    }
    case 'misere':
      return ['m', name(deal.dealer), name(deal.declarer), deal.tricks, deal.shared === true].join(' ');
    case 'raspasy': {
      const counts = deal.tricks.map((n, seat) => `${name(seat)}=${n}`);
      return ['r', name(deal.dealer), ...counts.sort()].join(' ');
    }
    case 'withoutThree':
      return ['w', name(deal.dealer), name(deal.declarer), deal.level].join(' ');
    case 'redeal':
      return ['d', name(deal.dealer)].join(' ');
    case 'adjust':
      return 'a';
  }
}

export const tokenOf = (deal: Deal): Token => ({ bySeat: written(deal, String), bits: bitsOf(deal) });

/** The same word with the people in the place of the seats. @param seats player ids in seat order */
export const wordByPlayer = (deal: Deal, seats: readonly string[]): string =>
  written(deal, (seat) => seats[seat] ?? String(seat));
