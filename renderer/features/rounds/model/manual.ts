/** Seats set by hand from the beginning: the list as it stands, in tables of the wanted sizes. Pure. */
import { tableSizes, type SizePolicy } from '../../../../shared/draw/index.ts';
import { sizeList } from '../../../../shared/draw/sizes.ts';
import { boardOf, type Board, type Seating } from './board.ts';

/**
 * @param players ids in order; the last ones sit out where there are too many
 * @param kept tables that stay; their people are not in `players`
 */
export function seatedInOrder(
  players: readonly string[],
  sizes: SizePolicy,
  kept: Seating['tables'] = [],
): Board {
  const taken = new Set(kept.map(({ number }) => number));
  const queue = [...players];
  const tables = [...kept];
  let number = 0;
  for (const size of sizeList(tableSizes(players.length, sizes))) {
    if (queue.length < size) break;
    do number++;
    while (taken.has(number));
    tables.push({ number, seats: queue.splice(0, size) });
  }
  const seating = { tables: tables.toSorted((a, b) => a.number - b.number), sitOuts: queue };
  return boardOf(seating, taken);
}
