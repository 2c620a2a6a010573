/**
 * Who gets which seat of his table. The seat decides who deals when, so each player should have every seat as often
 * as the others; where all rounds are drawn together this can always be had up to one (an equitable edge colouring
 * of a bipartite graph with four colours), and the search below finds it.
 */
import type { Random } from '../domain/random.ts';
import { MOST_SEATS } from './history.ts';
import { shuffled } from '../domain/random.ts';

/** All orders of 0 … n − 1. */
function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}

const ORDERS: readonly (readonly (readonly number[])[])[] = Array.from({ length: MOST_SEATS + 1 }, (_, n) =>
  permutations(n),
);

/** Seats that the players had before: the cost of an order at one table. `order[i]` is the seat of `table[i]`. */
function orderCost(table: readonly number[], order: readonly number[], had: Int16Array): number {
  let cost = 0;
  for (let i = 0; i < table.length; i++) {
    cost += had[(table[i] as number) * MOST_SEATS + (order[i] as number)] as number;
  }
  return cost;
}

/** Cost of the best order of a table. */
export function bestOrderCost(table: readonly number[], had: Int16Array): number {
  let best = Infinity;
  for (const order of ORDERS[table.length] ?? []) best = Math.min(best, orderCost(table, order, had));
  return best;
}

function bestOrder(table: readonly number[], had: Int16Array, random: Random): readonly number[] {
  let best = Infinity;
  let equals: (readonly number[])[] = [];
  for (const order of ORDERS[table.length] ?? []) {
    const cost = orderCost(table, order, had);
    if (cost > best) continue;
    if (cost < best) equals = [];
    best = cost;
    equals.push(order);
  }
  return equals[random.below(equals.length)] as readonly number[];
}

const SWEEPS = 60;

/**
 * Seats every table of every round, given how often each player had each seat (`had`, which grows by the result).
 * Tables are seated again and again, each in the best order beside the others, until a sweep changes no sum;
 * equal orders by lot. Gives the tables with the players in seat order.
 */
export function seatTables(
  rounds: readonly (readonly (readonly number[])[])[],
  had: Int16Array,
  random: Random,
): number[][][] {
  const all = rounds.flat();
  const orders: (readonly number[])[] = [];
  const add = (t: number, by: 1 | -1): void => {
    (all[t] as readonly number[]).forEach((p, i) => {
      const at = p * MOST_SEATS + (orders[t]?.[i] as number);
      had[at] = (had[at] as number) + by;
    });
  };
  all.forEach((table, t) => {
    orders[t] = bestOrder(table, had, random);
    add(t, 1);
  });
  const total = (): number => had.reduce((sum, n) => sum + n * n, 0);
  let best = total();
  let bestOrders = [...orders];
  for (let sweep = 0, idle = 0; rounds.length > 1 && sweep < SWEEPS && idle < 12; sweep++) {
    for (const t of shuffled([...all.keys()], random)) {
      add(t, -1);
      orders[t] = bestOrder(all[t] as readonly number[], had, random);
      add(t, 1);
    }
    const now = total();
    idle = now < best ? 0 : idle + 1;
    if (now < best) [best, bestOrders] = [now, [...orders]];
  }
  all.forEach((_, t) => {
    add(t, -1);
    orders[t] = bestOrders[t] as readonly number[];
    add(t, 1);
  });
  let t = 0;
  return rounds.map((tables) =>
    tables.map((table) => {
      const order = orders[t++] as readonly number[];
      const seats = new Array<number>(table.length);
      table.forEach((p, i) => (seats[order[i] as number] = p));
      return seats;
    }),
  );
}
