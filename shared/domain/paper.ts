/**
 * The sink of the scoring: every rule writes its points here and nowhere else. The same calls add up the totals
 * and, where a log is wanted, record why each number was written.
 */
import type { Seat, Totals } from './types.ts';
import type { Why } from './why.ts';

/** One entry on the sheet: `amount` points or whists written by (on the sector of) `seat`. */
export interface Write {
  /** Index of the deal on the sheet, from 0. */
  readonly deal: number;
  readonly kind: 'pool' | 'mountain' | 'whists';
  readonly seat: Seat;
  /** Whists: on whom. An aided pool: who helped. */
  readonly on?: Seat;
  /** Whole, but for half whists of rostov raspasy. */
  readonly amount: number;
  /** Key of the sentence in shared/locales, e.g. `why.whistOne`. */
  readonly code: string;
  /** Paragraph or option, e.g. `K96 3.8.13`. */
  readonly ref: string;
  /** The arithmetic by name: price, tricks, step … */
  readonly terms: Readonly<Record<string, number | string>>;
}

export type Term = number | string;

/**
 * Flat totals of n players: n pools, n mountains, then n × n whists row by row. Whists are counted in halves,
 * because a rostov raspasy with an adjusted trick divides an odd number by two; so the cells are always integers.
 */
export class Paper {
  readonly players: number;
  readonly cells: number[];
  /** What was written, if the reasons are wanted. */
  readonly log: Write[] | null;
  /** The deal being written, for the log. */
  deal = 0;

  constructor(players: number, cells: number[], log: Write[] | null = null) {
    this.players = players;
    this.cells = cells;
    this.log = log;
  }

  poolOf(seat: Seat): number {
    return this.cells[seat] as number;
  }

  mountainOf(seat: Seat): number {
    return this.cells[this.players + seat] as number;
  }

  pool(seat: Seat, amount: number, why: Why, a?: Term, b?: Term, c?: Term, d?: Term): void {
    this.cells[seat] = (this.cells[seat] as number) + amount;
    if (this.log !== null) this.record('pool', seat, undefined, amount, why, [a, b, c, d]);
  }

  /** Points that `helper` earned and another's pool took in. */
  aidedPool(seat: Seat, helper: Seat, amount: number, why: Why): void {
    this.cells[seat] = (this.cells[seat] as number) + amount;
    if (this.log !== null) this.record('pool', seat, helper, amount, why, [amount]);
  }

  mountain(seat: Seat, amount: number, why: Why, a?: Term, b?: Term, c?: Term, d?: Term): void {
    const at = this.players + seat;
    this.cells[at] = (this.cells[at] as number) + amount;
    if (this.log !== null) this.record('mountain', seat, undefined, amount, why, [a, b, c, d]);
  }

  /** Whole whists that `seat` writes on `on`. */
  whists(seat: Seat, on: Seat, amount: number, why: Why, a?: Term, b?: Term, c?: Term): void {
    this.halfWhists(seat, on, 2 * amount, why, a, b, c);
  }

  /** The same, the amount in half whists. */
  halfWhists(seat: Seat, on: Seat, halves: number, why: Why, a?: Term, b?: Term, c?: Term): void {
    const at = (2 + seat) * this.players + on;
    this.cells[at] = (this.cells[at] as number) + halves;
    if (this.log !== null) this.record('whists', seat, on, halves / 2, why, [a, b, c]);
  }

  private record(
    kind: Write['kind'],
    seat: Seat,
    on: Seat | undefined,
    amount: number,
    why: Why,
    values: readonly (Term | undefined)[],
  ): void {
    if (amount === 0) return;
    const terms: Record<string, Term> = {};
    why.terms.forEach((name, i) => {
      const value = values[i];
      if (value !== undefined) terms[name] = value;
    });
    const { code, ref } = why;
    const write = { deal: this.deal, kind, seat, amount, code, ref, terms };
    this.log?.push(on === undefined ? write : { ...write, on });
  }
}

/** Cells of an empty sheet. */
export function emptyCells(players: number): number[] {
  const cells: number[] = [];
  // Pushed one by one: an array that never had holes stays fast.
  for (let i = players * (players + 2); i > 0; i--) cells.push(0);
  return cells;
}

/** Whists of i on j, in halves. */
export function halvesOf(players: number, cells: readonly number[], i: Seat, j: Seat): number {
  return cells[(2 + i) * players + j] as number;
}

/** The totals as they are printed. */
export function totalsOf(players: number, cells: readonly number[]): Totals {
  const whists: number[][] = [];
  for (let i = 0; i < players; i++) {
    const row: number[] = [];
    for (let j = 0; j < players; j++) row.push(halvesOf(players, cells, i, j) / 2);
    whists.push(row);
  }
  return { pool: cells.slice(0, players), mountain: cells.slice(players, 2 * players), whists };
}
