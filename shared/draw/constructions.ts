/**
 * Rounds in which nobody meets anybody twice (or no more than must be), built instead of searched for. Points are players 0 … n − 1; the caller
 * puts them in an order by lot.
 */
import { fieldOf, type Field } from './field.ts';

/** Tables of a round, each a list of points. */
export type PointRound = readonly (readonly number[])[];

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

const residues = (order: number): Field => ({
  order,
  plus: (a, b) => (a + b) % order,
  times: (a, b) => (a * b) % order,
});

/**
 * Transversal design: point (row, column), `size` rows of q columns; in round k table t takes (row, t + k·row). Two
 * points of different rows share a table in one round only, as long as (k − k')·(row − row') is never 0: for all k of
 * a field, and for the first q / gcd(q, difference) of the residues. Points of one row never meet in these rounds.
 */
function transversal(q: number, size: number): PointRound[] {
  const field = fieldOf(q) ?? residues(q);
  let rounds = q;
  if (fieldOf(q) === null) for (let d = 2; d < size; d++) rounds = Math.min(rounds, q / gcd(q, d));
  return Array.from({ length: rounds }, (_, k) =>
    Array.from({ length: q }, (_t, t) =>
      Array.from({ length: size }, (_r, row) => row * q + field.plus(t, field.times(k, row))),
    ),
  );
}

/** One more round out of the rows themselves, where a row divides into tables. */
function rowRound(q: number, size: number): PointRound {
  const tables: number[][] = [];
  for (let first = 0; first < q * size; first += size) {
    tables.push(Array.from({ length: size }, (_, i) => first + i));
  }
  return tables;
}

/**
 * Seven rounds for 24 players: a first round over ℤ₇ × 3 and three fixed points, 21–23, each further one its shift by 1
 * in ℤ₇. Every difference comes once (the tests count it); only 8 groups of three never meet, 21–23 among them.
 */
const STARTER_24: PointRound = [
  [0, 12, 18, 23],
  [1, 2, 6, 10],
  [3, 9, 19, 21],
  [4, 14, 16, 17],
  [5, 8, 20, 22],
  [7, 11, 13, 15],
];

function shifted(round: PointRound, by: number): PointRound {
  const move = (x: number): number => (x >= 21 ? x : x - (x % 7) + ((x + by - (x - (x % 7))) % 7));
  return round.map((table) => table.map(move));
}

/**
 * Eight rounds for 24 players in which everybody meets everybody and 12 pairs twice, which is the bound: over 8 × ℤ₃,
 * two rounds that shift by 1 and 2, and two that their own shifts fill.
 */
const EIGHT_ROUNDS_24: readonly (readonly number[])[] = [
  [0, 16, 10, 5, 6, 9, 12, 8, 3, 13, 4, 11, 17, 22, 2, 20, 1, 15, 23, 19, 18, 21, 7, 14],
  [18, 9, 19, 3, 13, 8, 17, 16, 2, 1, 6, 5, 15, 10, 11, 21, 0, 14, 20, 12, 4, 7, 22, 23],
];
const OWN_SHIFTS_24: readonly (readonly number[])[] = [
  [5, 15, 13, 22, 8, 18, 2, 10],
  [20, 3, 15, 8, 9, 21, 0, 13],
];

function eightRounds(): PointRound[] {
  const shift = (list: readonly number[], by: number): number[] =>
    list.map((x) => x - (x % 3) + ((x + by) % 3));
  const fours = (list: readonly number[]): number[][] =>
    Array.from({ length: list.length / 4 }, (_, t) => list.slice(4 * t, 4 * t + 4));
  const shifts = [0, 1, 2];
  return [
    ...EIGHT_ROUNDS_24.flatMap((list) => shifts.map((by) => fours(shift(list, by)))),
    ...OWN_SHIFTS_24.map((list) => shifts.flatMap((by) => fours(shift(list, by)))),
  ];
}

/**
 * As many rounds without a repeat as are known here for `players` at `tables` tables of `size`, up to `rounds`; the
 * last `size·tables − players` points, at most three and none of whom ever meet, are left out, so that their tables
 * are one smaller. Eight rounds of 23 or 24 players repeat what they must. Empty where nothing is known.
 */
export function knownRounds(players: number, tables: number, size: 3 | 4, rounds: number): PointRound[] {
  const missing = size * tables - players;
  if (tables < size || missing < 0 || missing > 3 || missing >= tables || (size === 3 && missing > 0))
    return [];
  let all: PointRound[];
  if (tables === 6 && size === 4 && rounds > 7 && missing < 2) {
    all = eightRounds();
  } else if (tables === 6 && size === 4) {
    all = Array.from({ length: 7 }, (_, k) => shifted(STARTER_24, k));
  } else {
    all = transversal(tables, size);
    if (missing === 0 && tables % size === 0) all.push(rowRound(tables, size));
  }
  return all
    .slice(0, rounds)
    .map((round) =>
      round.map((table) => table.filter((point) => point < players)).sort((a, b) => b.length - a.length),
    );
}
