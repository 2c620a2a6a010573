/** A sheet is the fold of its deals: one state after every deal, each cheap enough to preview the next. */
import type { Deal, Seat, SheetRules, Totals } from './types.ts';
import type { Write } from './paper.ts';
import { emptyCells, Paper, totalsOf } from './paper.ts';
import { dealerAfter, stepOf } from './ladder.ts';
import { isClosed } from './pool.ts';
import { scoreDeal } from './score.ts';

/** The sheet after some deals; never changed, only followed by another. */
export interface FoldState {
  readonly rules: SheetRules;
  /** Flat totals (see Paper); `totals(state)` for the printed form. */
  readonly cells: readonly number[];
  /** Raspasy in a row so far. */
  readonly streak: number;
  readonly closed: boolean;
  /** Who deals next; null before the first deal. */
  readonly dealer: Seat | null;
}

/** All states of a sheet: `states[i]` stands after deal i; `first` before any. */
export interface Folded {
  readonly rules: SheetRules;
  readonly first: FoldState;
  readonly states: readonly FoldState[];
  readonly last: FoldState;
  readonly closed: boolean;
}

/** The empty sheet. */
export function start(rules: SheetRules): FoldState {
  return { rules, cells: emptyCells(rules.players), streak: 0, closed: false, dealer: null };
}

function follow(state: FoldState, deal: Deal, paper: Paper): FoldState {
  const { rules } = state;
  const streak = scoreDeal(rules, deal, state.streak, paper);
  const cells = paper.cells.slice();
  const dealer = dealerAfter(rules.players, deal) ?? state.dealer;
  return { rules, cells, streak, closed: isClosed(rules, cells), dealer };
}

/** The sheet with one more deal, which must have passed `checkDeal`. The given state stays as it is. */
export function step(state: FoldState, deal: Deal): FoldState {
  return follow(state, deal, new Paper(state.rules.players, state.cells.slice()));
}

/** Folds deals onto a state, e.g. the part of a sheet behind an edited deal. */
export function foldFrom(from: FoldState, deals: readonly Deal[]): FoldState[] {
  const paper = new Paper(from.rules.players, from.cells.slice());
  const states: FoldState[] = [];
  let state = from;
  for (let i = 0; i < deals.length; i++) {
    state = follow(state, deals[i] as Deal, paper);
    states.push(state);
  }
  return states;
}

/** Folds a whole sheet of checked deals. */
export function foldDeals(rules: SheetRules, deals: readonly Deal[]): Folded {
  const first = start(rules);
  const states = foldFrom(first, deals);
  const last = states.at(-1) ?? first;
  return { rules, first, states, last, closed: last.closed };
}

/** The totals of a state as they are printed. */
export function totals(state: FoldState): Totals {
  return totalsOf(state.rules.players, state.cells);
}

/** The printed totals after every deal. */
export function runningTotals(folded: Folded): Totals[] {
  return folded.states.map(totals);
}

/** The state before deal i. */
export function stateBefore(folded: Folded, i: number): FoldState {
  return i === 0 ? folded.first : (folded.states[i - 1] as FoldState);
}

/** The ladder step (1 … cap) at which deal i is, or a raspasy in its place would be, played. */
export function raspasyStepBefore(folded: Folded, i: number): number {
  return stepOf(folded.rules.convention.options, stateBefore(folded, i).streak);
}

/** The ladder step of a raspasy after this state. */
export function raspasyStepAfter(state: FoldState): number {
  return stepOf(state.rules.convention.options, state.streak);
}

/** Every entry of one more deal with its reason; `index` is its number on the sheet, from 0. */
export function explainStep(state: FoldState, deal: Deal, index = 0): Write[] {
  const log: Write[] = [];
  const paper = new Paper(state.rules.players, state.cells.slice(), log);
  paper.deal = index;
  scoreDeal(state.rules, deal, state.streak, paper);
  return log;
}

/** Every entry of every deal with its reason: the same scoring, with the log on. */
export function explainDeals(rules: SheetRules, deals: readonly Deal[]): Write[][] {
  const folded = foldDeals(rules, deals);
  return deals.map((deal, i) => explainStep(stateBefore(folded, i), deal, i));
}
