/** Parting players with the same score by the chosen keys, in their order. */
import { lotNumbers } from './lot.ts';
import { Rational } from './rational.ts';
import type { StandingsRow, TableResult, TieBreak, TieValue } from './standingsTypes.ts';
import { exactOf, groupByTable } from './tableScores.ts';

export type Unplaced = Omit<StandingsRow, 'from' | 'to' | 'ties'>;
type Placed = Unplaced & { ties: readonly TieValue[] };

/** Keys of which the smaller value stands before. */
const lessIsBetter: ReadonlySet<TieBreak> = new Set<TieBreak>(['fewerMountain', 'fewerRemises', 'lot']);

/**
 * Meetings of a group among themselves: for each the whists he has more than each of the others at the tables where
 * the two met. null for all unless every two of them have met, or it would be chance who had met whom.
 */
function headToHead(
  group: readonly Unplaced[],
  tables: readonly (readonly TableResult[])[],
): (Rational | null)[] {
  const index = new Map(group.map(({ player }, i) => [player, i]));
  const met = new Set<string>();
  const more = group.map(() => Rational.zero);
  for (const lines of tables) {
    const own = lines.filter(({ player }) => index.has(player));
    for (const a of own) {
      for (const b of own) {
        if (a.player === b.player || (a.seat !== undefined && a.seat === b.seat)) continue;
        const i = index.get(a.player) as number;
        met.add(`${i}/${index.get(b.player) as number}`);
        more[i] = (more[i] as Rational).plus(exactOf(a)).minus(exactOf(b));
      }
    }
  }
  const all = met.size === group.length * (group.length - 1);
  return more.map((whists) => (all ? whists : null));
}

function bestRound(row: Unplaced): Rational {
  const played = row.cells.flatMap((cell) => (cell === null ? [] : [cell.whists]));
  return played.reduce((a, b) => (a.compare(b) < 0 ? b : a), played[0] ?? Rational.zero);
}

/** Values of a key for a group of players level so far. */
function valuesOf(
  key: TieBreak,
  group: readonly Unplaced[],
  tables: readonly (readonly TableResult[])[],
  lots: ReadonlyMap<string, number>,
): (Rational | null)[] {
  switch (key) {
    case 'headToHead':
      return headToHead(group, tables);
    case 'lot':
      return group.map(({ player }) => Rational.of(lots.get(player) as number));
    case 'whists':
      return group.map((row) =>
        Rational.sum(row.cells.flatMap((cell) => (cell === null ? [] : [cell.whists]))).plus(
          Rational.of(row.penalty),
        ),
      );
    case 'bestRound':
      return group.map(bestRound);
    case 'lastRound':
      return group.map((row) => row.cells.at(-1)?.whists ?? Rational.zero);
    case 'tableWins':
    case 'fewerMountain':
    case 'fewerRemises':
    case 'madeGames':
      return group.map((row) => Rational.of(row.keys[key]));
  }
}

/** Splits a group by values, the better first; who has the same stays together, in entry order. */
export function splitBy<T>(group: readonly T[], values: readonly Rational[], less: boolean): T[][] {
  const order = [...group.keys()];
  const better = (i: number, j: number): number => {
    const way = (values[j] as Rational).compare(values[i] as Rational);
    return less ? -way : way;
  };
  order.sort((i, j) => better(i, j) || i - j);
  const parts: T[][] = [];
  let head = -1;
  for (const i of order) {
    if (head < 0 || better(head, i) !== 0) {
      parts.push([]);
      head = i;
    }
    parts.at(-1)?.push(group[i] as T);
  }
  return parts;
}

/**
 * Parts groups of level players. A key that hangs on the group (`headToHead`) is counted among those still level when
 * its turn comes, once. @param lotSeed needed for the key `lot` @throws RangeError without it
 */
export function breakTies(
  groups: readonly (readonly Unplaced[])[],
  keys: readonly TieBreak[],
  results: readonly TableResult[],
  lotSeed: string | undefined,
): Placed[][] {
  if (keys.includes('lot') && lotSeed === undefined) throw new RangeError('the lot needs its seed');
  const everybody = groups.flat().map(({ player }) => player);
  const lots = lotNumbers(everybody, lotSeed ?? '');
  const tables = [...groupByTable(results).values()];
  let parted: Placed[][] = groups.map((group) => group.map((row) => ({ ...row, ties: [] })));
  for (const key of keys) {
    parted = parted.flatMap((group) => {
      const alone = key === 'headToHead' && group.length === 1;
      const values = alone ? [null] : valuesOf(key, group, tables, lots);
      const rows = group.map((row, i): Placed => {
        return { ...row, ties: [...row.ties, { key, value: values[i] ?? null }] };
      });
      const exact = values.flatMap((value) => (value === null ? [] : [value]));
      return exact.length < rows.length ? [rows] : splitBy(rows, exact, lessIsBetter.has(key));
    });
  }
  return parted;
}
