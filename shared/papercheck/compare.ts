/** The plain comparison: the foot of the paper, and its running totals line by line. */
import type { Folded } from '../domain/fold.ts';
import type { Cell, Difference, PaperTotals, RunningLine } from './types.ts';
import { Goal } from './goal.ts';

/** Every typed number of the foot beside the program's, in reading order: pool, mountain, whists, sums, result. */
export function comparePaper(folded: Folded, paper: PaperTotals): Cell[] {
  return new Goal(folded.rules, paper).compare(folded.last.cells);
}

/**
 * The first deal after which the typed running totals and the program part; null when they never do. Lines may be
 * few and in any order. A line behind the last typed deal is compared with the last state: there the sheet is short
 * of a deal.
 */
export function firstDifference(folded: Folded, running: readonly RunningLine[]): Difference | null {
  const lines = inOrder(running).map((line) => {
    const { cells } = folded.states[line.deal] ?? folded.last;
    return { deal: line.deal, cells: new Goal(folded.rules, line).compare(cells) };
  });
  const at = lines.findIndex((line) => line.cells.some((cell) => !cell.agrees));
  const found = lines[at];
  if (found === undefined) return null;
  const differing = found.cells.filter((cell) => !cell.agrees);
  // Only a line that names the same places says that all was well so far.
  const sound = lines
    .slice(0, at)
    .findLast((line) => differing.every((cell) => line.cells.some((other) => samePlace(cell, other))));
  return { deal: found.deal, from: sound === undefined ? 0 : sound.deal + 1, cells: differing };
}

function samePlace(a: Cell, b: Cell): boolean {
  return a.row === b.row && a.seat === b.seat && a.on === b.on;
}

/** Lines by the deal they stand behind. */
export function inOrder(running: readonly RunningLine[]): RunningLine[] {
  return running.filter((line) => line.deal >= 0).sort((a, b) => a.deal - b.deal);
}
