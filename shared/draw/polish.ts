/** The last touch to a single round: swaps that repeat no more meetings (Swiss: little more) and fewer seats. */
import type { Random } from '../domain/random.ts';
import { tablesOf, type Board, type BoardRound } from './board.ts';
import { bestOrderCost } from './seating.ts';

const STEPS_A_PLACE = 400;
const MOST_STEPS = 40_000;

/**
 * Betters the last round of the board in place. @param had seats the players had before
 * @param worth how much the cost may grow for a seat less taken again
 */
export function polishSeats(board: Board, had: Int16Array, worth: number, random: Random): void {
  const round = board.rounds.at(-1) as BoardRound;
  if (new Set(round.free.map((place) => round.tableOf[place])).size < 2) return;
  const { places, starts, tableOf, free } = round;
  const seatCost = (t: number): number => bestOrderCost([...places.subarray(starts[t], starts[t + 1])], had);
  const costs = tablesOf(round).map((_, t) => seatCost(t));
  const steps = Math.min(MOST_STEPS, STEPS_A_PLACE * free.length);
  for (let step = 0; step < steps && costs.some((cost) => cost > 0); step++) {
    const x = free[random.next() % free.length] as number;
    const y = free[random.next() % free.length] as number;
    const tx = tableOf[x] as number;
    const ty = tableOf[y] as number;
    const before = (costs[tx] as number) + (costs[ty] as number);
    if (tx === ty || before === 0) continue;
    const grows = board.swapCost(round, x, y);
    if (grows > worth * before) continue;
    board.swap(round, x, y, grows);
    const [cx, cy] = [seatCost(tx), seatCost(ty)];
    const seats = cx + cy - before;
    if (grows + worth * seats > 0 || (grows === 0 && seats > 0)) {
      board.swap(round, x, y, -grows);
      continue;
    }
    costs[tx] = cx;
    costs[ty] = cy;
  }
}
