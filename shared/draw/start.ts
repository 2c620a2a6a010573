/** Where a search begins: known rounds without a repeat, or a lot. */
import type { Random } from '../domain/random.ts';
import { shuffled } from '../domain/random.ts';
import { knownRounds } from './constructions.ts';

/** Tables as lists of players; the sizes are those of the shape, in its order. */
export type Tables = number[][];

/** One round to be filled: who plays, and how large the tables are. */
export interface Shape {
  readonly sizes: readonly number[];
  readonly playing: readonly number[];
}

/** The players in the given order, table after table. */
export function inOrder(shape: Shape, order: readonly number[]): Tables {
  const playing = new Set(shape.playing);
  const queue = order.filter((p) => playing.has(p));
  let from = 0;
  return shape.sizes.map((size) => queue.slice(from, (from += size)));
}

/**
 * Rounds from the constructions for these shapes, the players put on the points by lot; the rest of the rounds by
 * lot. null where nothing is known: sit-outs, other sizes, or a list of players that changes.
 */
export function constructed(shapes: readonly Shape[], players: number, random: Random): Tables[] | null {
  const sizes = shapes[0]?.sizes ?? [];
  if (shapes.some((s) => s.playing.length !== players || s.sizes.join() !== sizes.join())) return null;
  const size = sizes.includes(4) ? 4 : 3;
  const known = knownRounds(players, sizes.length, size, shapes.length);
  if (known.length === 0) return null;
  const names = shuffled([...Array(players).keys()], random);
  const rounds = shuffled(known, random).map((round) =>
    shuffled(round, random)
      .map((table) => table.map((point) => names[point] as number))
      .sort((a, b) => b.length - a.length),
  );
  return shapes.map((shape, r) => rounds[r] ?? inOrder(shape, shuffled(shape.playing, random)));
}
