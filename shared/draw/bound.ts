/**
 * How many repeated meetings no draw can avoid. A meeting is a pair at one table in one round; it is a repeat when the
 * pair has met before. Three bounds, each true for every draw; the largest counts.
 */
import type { History } from './history.ts';

export interface RepeatsBound {
  /** Meetings of the new rounds less the pairs that have not met yet: every pair is new once only. */
  readonly pairs: number;
  /** The same player by player: who has more co-players to meet than strangers left. Half of the sum, a repeat has two. */
  readonly players: number;
  /** Round by round against one earlier round (pigeonhole): a table of four out of three tables seats two again. */
  readonly tables: number;
  readonly total: number;
}

const pairsOf = (n: number): number => (n * (n - 1)) / 2;

/** Fewest pairs from one bin when `size` players come out of `bins` bins: they are spread evenly. */
export function pigeonholePairs(size: number, bins: number): number {
  if (bins <= 0) return pairsOf(size);
  const each = Math.floor(size / bins);
  const more = size % bins;
  return more * pairsOf(each + 1) + (bins - more) * pairsOf(each);
}

/** One new round: the sizes of its tables, and how many of the players sit out. */
export interface RoundShape {
  readonly sizes: readonly number[];
  readonly sitOut: number;
}

/** Bins that a round leaves: its tables, and each player who was at none by himself. */
function binsOfPast(tables: readonly (readonly number[])[], players: number): number {
  const seated = tables.filter((table) => table.length > 0);
  return seated.length + players - seated.reduce((sum, table) => sum + table.length, 0);
}

function tablesBound(history: History, rounds: readonly RoundShape[]): number {
  const bins = history.rounds.map((tables) => binsOfPast(tables, history.players));
  let sum = 0;
  for (const { sizes, sitOut } of rounds) {
    const fewest = Math.min(...bins);
    if (bins.length > 0) for (const size of sizes) sum += pigeonholePairs(size, fewest);
    bins.push(sizes.length + sitOut);
  }
  return sum;
}

/** Rounds that player p surely plays, and with how many others at least; sit-outs may fall on anybody. */
function playersBound(history: History, rounds: readonly RoundShape[]): number {
  const { players: n, met } = history;
  const sure = rounds.filter(({ sitOut }) => sitOut === 0);
  const others = sure.reduce((sum, { sizes }) => sum + Math.min(...sizes) - 1, 0);
  let over = 0;
  for (let p = 0; p < n; p++) {
    let strangers = 0;
    for (let q = 0; q < n; q++) if (q !== p && met[p * n + q] === 0) strangers++;
    over += Math.max(0, others - strangers);
  }
  return Math.ceil(over / 2);
}

/** The bound for new rounds of these shapes on top of the history. */
export function repeatsBound(history: History, rounds: readonly RoundShape[]): RepeatsBound {
  const { players: n, met } = history;
  let strangers = 0;
  for (let a = 0; a < n; a++) for (let b = a + 1; b < n; b++) if (met[a * n + b] === 0) strangers++;
  const meetings = rounds.reduce((sum, { sizes }) => sum + sizes.reduce((s, k) => s + pairsOf(k), 0), 0);
  const pairs = Math.max(0, meetings - strangers);
  const players = playersBound(history, rounds);
  const tables = tablesBound(history, rounds);
  return { pairs, players, tables, total: Math.max(pairs, players, tables) };
}
