/**
 * What one deal adds by itself. Everything but American aid is a plain sum, whatever stands on the sheet; points
 * earned for the pool are kept apart, to be run through the aid (K96 4.2.3) in their order.
 */
import type { Deal, Seat, SheetRules } from '../domain/types.ts';
import { emptyCells, Paper } from '../domain/paper.ts';
import { scoreDeal } from '../domain/score.ts';

/** Points for the pool of a seat; `direct` ones are written as they stand, past the aid (adjust, ruling). */
export interface Earning {
  readonly seat: Seat;
  readonly points: number;
  readonly direct: boolean;
}

export interface Local {
  /** Cells to add (see Paper), pools only where no aid is given. */
  readonly cells: readonly number[];
  /** With aid: what is earned, in order. */
  readonly earned: readonly Earning[];
  /** The same by seat, whoever takes it in the end; zeros without aid. */
  readonly gains: readonly number[];
  /** Sum of it. */
  readonly gain: number;
  /** Raspasy in a row behind the deal. */
  readonly streak: number;
}

/** Pool points that the lines of an adjust and of a ruling give a seat as they stand, past the aid. */
export function directPoints(deal: Deal, seat: Seat): number {
  const own = deal.type === 'adjust' ? (deal.pool?.[seat] ?? 0) : 0;
  return own + (deal.ruling?.pool?.[seat] ?? 0);
}

/** Does the convention send surplus points to others? Only then is the order of the deals felt in the pools. */
export function isAided(rules: SheetRules): boolean {
  return rules.target !== null && rules.convention.options.poolClosing === 'americanAid';
}

/** A place where no deal stands. */
export function nothing(players: number, streak: number): Local {
  return { cells: emptyCells(players), earned: NOTHING, gains: noPoints(players), gain: 0, streak };
}

/** Zeros by seat, the same array every time. */
export function noPoints(players: number): readonly number[] {
  return players === 3 ? NO_POINTS_3 : NO_POINTS_4;
}

const NO_POINTS_3: readonly number[] = [0, 0, 0];
const NO_POINTS_4: readonly number[] = [0, 0, 0, 0];

/** Cells added one by one. */
export function sum(a: readonly number[], b: readonly number[]): number[] {
  return a.map((n, i) => n + (b[i] as number));
}

/** Deals one after the other. */
export function together(a: Local, b: Local): Local {
  return {
    cells: sum(a.cells, b.cells),
    earned: a.earned.length === 0 ? b.earned : [...a.earned, ...b.earned],
    gains: sum(a.gains, b.gains),
    gain: a.gain + b.gain,
    streak: b.streak,
  };
}

const NOTHING: readonly Earning[] = [];

/** Scores single deals by themselves. */
export class Scorer {
  readonly rules: SheetRules;
  readonly aided: boolean;
  /** The same rules without an end, so that all points stay in the own pool. */
  private readonly open: SheetRules;

  constructor(rules: SheetRules) {
    this.rules = rules;
    this.aided = isAided(rules);
    this.open = { ...rules, target: null };
  }

  /** The deal, which must be sound, after `streak` raspasy in a row. */
  local(deal: Deal, streak: number): Local {
    const paper = new Paper(this.rules.players, emptyCells(this.rules.players));
    const next = scoreDeal(this.open, deal, streak, paper);
    const { cells } = paper;
    const none = noPoints(this.rules.players);
    if (!this.aided) return { cells, earned: NOTHING, gains: none, gain: 0, streak: next };
    const pools = cells.slice(0, this.rules.players);
    const earned = this.takeEarned(deal, cells);
    if (earned.length === 0) return { cells, earned, gains: none, gain: 0, streak: next };
    return { cells, earned, gains: pools, gain: pools.reduce((a, b) => a + b, 0), streak: next };
  }

  /** Takes the pools out of the cells and gives them as earnings, in the order of scoring. */
  private takeEarned(deal: Deal, cells: number[]): readonly Earning[] {
    const { players } = this.rules;
    const direct = (seat: Seat): number => directPoints(deal, seat);
    let earned: Earning[] | null = null;
    // Of a shared misère the declarer is paid before the dealer; of raspasy the seats in order (K96 3.6.9, 3.7.3).
    const first = deal.type === 'misere' ? deal.declarer : 0;
    for (let k = 0; k < players; k++) {
      const seat = (first + k) % players;
      const points = (cells[seat] as number) - direct(seat);
      cells[seat] = 0;
      if (points !== 0) (earned ??= []).push({ seat, points, direct: false });
    }
    for (let seat = 0; seat < players; seat++) {
      const points = direct(seat);
      if (points !== 0) (earned ??= []).push({ seat, points, direct: true });
    }
    return earned ?? NOTHING;
  }
}
