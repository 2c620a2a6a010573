/** The search: simulated annealing over swaps of two players of a round. Steps are counted, never time. */
import type { Random } from '../domain/random.ts';
import type { Board, BoardRound } from './board.ts';

export interface Annealing {
  readonly steps: number;
  /** Growth of the cost that is taken at the start, and at the end, with probability 1/e. */
  readonly from: number;
  readonly to: number;
  /** Swiss: most swaps are tried within so many places, as the tables stand in the order of the ranks. */
  readonly reach: number | null;
  /** A cost that need not be bettered. */
  readonly enough: number;
}

export interface Found {
  readonly cost: number;
  /** Places of every round. */
  readonly places: readonly Int16Array[];
}

/** Steps between two looks of the caller. */
export const STRIDE = 4096;
const TWO_32 = 0x1_0000_0000;

/** A round in which something can be swapped: two tables at least with free places. */
function movable(round: BoardRound): boolean {
  return new Set(round.free.map((place) => round.tableOf[place])).size > 1;
}

/** Two of the free places, the second near the first seven times of eight where there is a reach. */
function twoPlaces({ free }: BoardRound, reach: number | null, random: Random): [number, number] {
  const i = random.next() % free.length;
  const near = reach !== null && (random.next() & 7) !== 0;
  const j = near ? i - reach + (random.next() % (2 * reach + 1)) : random.next() % free.length;
  return [free[i] as number, free[Math.min(Math.max(j, 0), free.length - 1)] as number];
}

/**
 * Betters the board in place; yields the steps done, and gives the best it saw. The caller stops it by `next(true)`.
 */
export function* anneal(
  board: Board,
  plan: Annealing,
  random: Random,
): Generator<{ steps: number; cost: number }, Found, boolean | undefined> {
  const rounds = board.rounds.filter(movable);
  let best: Found = { cost: board.cost, places: board.snapshot() };
  if (rounds.length === 0) return best;
  const ratio = plan.to / plan.from;
  let heat = plan.from;
  for (let step = 0; step < plan.steps && best.cost > plan.enough; step++) {
    if (step % STRIDE === 0) {
      heat = plan.from * ratio ** (step / plan.steps);
      if ((yield { steps: step, cost: best.cost }) === true) break;
    }
    const round = rounds[random.next() % rounds.length] as BoardRound;
    const [x, y] = twoPlaces(round, plan.reach, random);
    if (round.tableOf[x] === round.tableOf[y]) continue;
    const grows = board.swapCost(round, x, y);
    if (grows > 0 && random.next() / TWO_32 >= Math.exp(-grows / heat)) continue;
    board.swap(round, x, y, grows);
    if (board.cost < best.cost) best = { cost: board.cost, places: board.snapshot() };
  }
  return best;
}
