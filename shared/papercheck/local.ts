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

function gainOf(earned: readonly Earning[]): number {
  let gain = 0;
  for (const { points } of earned) gain += points;
  return gain;
}

/** A place where no deal stands. */
export function nothing(players: number, streak: number): Local {
  return { cells: emptyCells(players), earned: NOTHING, gain: 0, streak };
}

/** Cells added one by one. */
export function sum(a: readonly number[], b: readonly number[]): number[] {
  return a.map((n, i) => n + (b[i] as number));
}

/** Deals one after the other. */
export function together(a: Local, b: Local): Local {
  return {
    cells: sum(a.cells, b.cells),
    earned: [...a.earned, ...b.earned],
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
    if (!this.aided) return { cells: paper.cells, earned: NOTHING, gain: 0, streak: next };
    const earned = this.takeEarned(deal, paper.cells);
    return { cells: paper.cells, earned, gain: gainOf(earned), streak: next };
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
