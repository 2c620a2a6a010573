/**
 * A proposal for the tables of a round: sizes for any number of players, who sits out, who meets whom. Every choice
 * is fixed by the list, so the same round is proposed twice; the seats stay editable.
 */

/** `mixed`: tables of four and three, as few sit out as can be; else one size, the rest sits out. */
export type TableStyle = 'mixed' | 'fours' | 'threes';

/** Sizes of the tables for so many players. Below three there is no table. With five, four play. */
export function tableSizes(players: number, style: TableStyle): number[] {
  if (style === 'fours') return Array<number>(Math.floor(players / 4)).fill(4);
  if (style === 'threes') return Array<number>(Math.floor(players / 3)).fill(3);
  for (let threes = 0; threes <= 3; threes += 1) {
    const rest = players - 3 * threes;
    if (rest >= 0 && rest % 4 === 0 && rest / 4 + threes > 0) {
      return [...Array<number>(rest / 4).fill(4), ...Array<number>(threes).fill(3)];
    }
  }
  return players === 5 ? [4] : [];
}

/** Rounds so far: tables of player ids. */
export type PastRounds = readonly (readonly (readonly string[])[])[];

/** How often each player sat out, and in which round last. */
function sittingOut(
  players: readonly string[],
  past: PastRounds,
): Map<string, { times: number; last: number }> {
  return new Map(
    players.map((player) => {
      const rounds = past.flatMap((tables, i) => (tables.some((table) => table.includes(player)) ? [] : [i]));
      return [player, { times: rounds.length, last: rounds.at(-1) ?? -1 }];
    }),
  );
}

function meetings(past: PastRounds): Map<string, number> {
  const count = new Map<string, number>();
  for (const table of past.flat()) {
    for (const a of table) {
      for (const b of table) if (a !== b) count.set(`${a} ${b}`, (count.get(`${a} ${b}`) ?? 0) + 1);
    }
  }
  return count;
}

/**
 * Tables for the next round. Nobody sits out twice before all have once; then each table takes those who met the
 * others at it least. Before the first round that is simply the order of the list.
 */
export function proposeRound(
  players: readonly string[],
  past: PastRounds,
  style: TableStyle,
): { tables: string[][]; out: string[] } {
  const sizes = tableSizes(players.length, style);
  const places = sizes.reduce((sum, size) => sum + size, 0);
  const out = sittingOut(players, past);
  const rank = (player: string): { times: number; last: number } => out.get(player) ?? { times: 0, last: -1 };
  const order = players
    .map((player, i) => ({ player, i }))
    .toSorted((a, b) => {
      const [x, y] = [rank(a.player), rank(b.player)];
      // Who sat out more often, or more lately, plays; of equals the last of the list rests first.
      return y.times - x.times || y.last - x.last || a.i - b.i;
    })
    .map(({ player }) => player);
  const rest = new Set(order.slice(places));
  const free = players.filter((player) => !rest.has(player));
  const met = meetings(past);
  const tables = sizes.map((size) => {
    const table: string[] = [];
    while (table.length < size) {
      const costs = free.map((player) =>
        table.reduce((sum, other) => sum + (met.get(`${player} ${other}`) ?? 0), 0),
      );
      const best = costs.indexOf(Math.min(...costs));
      table.push(...free.splice(best, 1));
    }
    return turned(table, past.length);
  });
  return { tables, out: [...rest] };
}

/** Another deals first in every round. */
function turned(table: readonly string[], by: number): string[] {
  const start = by % table.length;
  return [...table.slice(start), ...table.slice(0, start)];
}

/** Tables of the first round that are still as proposed: in the order of the list. */
export function isByList(
  tables: readonly (readonly string[])[],
  players: readonly string[],
  style: TableStyle,
): boolean {
  const proposed = proposeRound(players, [], style).tables;
  const seated = tables.map((table) => table.filter((player) => player !== ''));
  return JSON.stringify(seated) === JSON.stringify(proposed);
}

/** What is wrong with edited seats: places of a player met twice, tables of a wrong size. */
export interface SeatProblems {
  twice: Set<string>;
  sizes: number[];
}

/** Checks the seats; an empty seat is ''. A table needs three or four players. */
export function checkSeats(tables: readonly (readonly string[])[]): SeatProblems {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const player of tables.flat()) {
    if (player === '') continue;
    if (seen.has(player)) twice.add(player);
    seen.add(player);
  }
  const sizes = tables.flatMap((table, i) => {
    const count = table.filter((player) => player !== '').length;
    return count === 3 || count === 4 ? [] : [i];
  });
  return { twice, sizes };
}
