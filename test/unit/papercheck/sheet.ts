/** A sheet of six deals for the paper check; every number on it is worked out beside it by the rules of sochi. */
import type { Deal, GameDeal } from '../../../shared/domain/types.ts';
import type { PaperTotals } from '../../../shared/papercheck/index.ts';
import { rules, words } from '../../fixtures/sheets.ts';

export const sochi = rules('sochi', 3);

export const game = (
  dealer: number,
  declarer: number,
  level: GameDeal['level'],
  said: string,
  tricks?: Record<string, number>,
): GameDeal => ({
  type: 'game',
  dealer,
  declarer,
  level,
  trump: 'spades',
  defence: words(said),
  ...(tricks !== undefined && { tricks }),
});

/** Made with one whister: pool 0 +2; 1 writes 2 × 4 on 0. */
export const six = game(2, 0, 6, '1w 2p', { '0': 6 });
/** Made with two: pool 1 +4; 2 writes 4 × 2 and 0 writes 4 × 1 on 1. */
export const seven = game(0, 1, 7, '2w 0w', { '1': 7, '2': 2, '0': 1 });
/** Step 1, the fewest is 3: mountain 1, 0, 0. */
export const firstRaspasy: Deal = { type: 'raspasy', dealer: 1, tricks: [4, 3, 3] };
/** Step 2, the fewest is 2: mountain 0, 6, 2. */
export const secondRaspasy: Deal = { type: 'raspasy', dealer: 2, tricks: [2, 5, 3] };
/** One down: mountain 2 +6; consolation 6 from 0 and from 1; the whister 0 writes 6 × 3 besides. */
export const eight = game(0, 2, 8, '0w 1p', { '2': 7 });
/** Pool 0 +10. */
export const misere: Deal = { type: 'misere', dealer: 1, declarer: 0, tricks: 0 };

export const deals: readonly Deal[] = [six, seven, firstRaspasy, secondRaspasy, eight, misere];

/** The sums of the lines above. */
export const foot = {
  pool: [12, 4, 0],
  mountain: [1, 6, 8],
  whists: [
    [0, 4, 24],
    [8, 0, 6],
    [0, 8, 0],
  ],
} satisfies PaperTotals;

/** The foot with some numbers written otherwise. */
export function footWith(
  change: Partial<Record<'pool' | 'mountain', Record<number, number>>> & {
    whists?: Record<string, number>;
  },
): Required<Pick<PaperTotals, 'pool' | 'mountain' | 'whists'>> {
  const row = (name: 'pool' | 'mountain'): number[] => foot[name].map((n, seat) => change[name]?.[seat] ?? n);
  const whists = foot.whists.map((line, i) => line.map((n, j) => change.whists?.[`${i}>${j}`] ?? n));
  return { pool: row('pool'), mountain: row('mountain'), whists };
}
