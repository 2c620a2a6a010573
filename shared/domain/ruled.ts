/** How a ruling enters the counting of its deal (scoring: "A deal under a ruling"). */
import type { Deal, DealRuling, Scored, Seat } from './types.ts';
import type { Paper } from './paper.ts';
import type { Why } from './why.ts';
import { writeNewcomer } from './newcomer.ts';
import { lines } from './why.ts';

export function scoredAs(ruling: DealRuling | undefined): Scored {
  return ruling === undefined ? 'actual' : ruling.scored;
}

/** Under these the cards of a game or misère write nothing, and its tricks may be missing. */
export function onlyRuling(scored: Scored): boolean {
  return scored === 'ruling' || scored === 'none' || scored === 'arbiter';
}

/** Tricks moved to (positive) or from the seat before anything is counted (K96 3.9.16.2). */
export function movedTo(ruling: DealRuling | undefined, seat: Seat): number {
  const moves = ruling?.moveTricks;
  if (moves === undefined) return 0;
  let sum = 0;
  for (const move of moves) {
    if (move.to === seat) sum += move.count;
    if (move.from === seat) sum -= move.count;
  }
  return sum;
}

/** Tricks that count for, or against, the seat without going to anybody (З2, Р3; K96 3.4.9, 3.9.8). */
export function adjustmentOf(ruling: DealRuling | undefined, seat: Seat): number {
  return ruling?.adjustTricks?.[seat] ?? 0;
}

/** May the seat write whists in this deal? */
export function mayWrite(ruling: DealRuling | undefined, seat: Seat): boolean {
  return ruling?.noWhists === undefined || !ruling.noWhists.includes(seat);
}

interface Lines {
  pool?: number[];
  mountain?: number[];
  whists?: number[][];
}

function writeLines(paper: Paper, given: Lines, why: Why, a: string | number, b?: number): void {
  given.pool?.forEach((amount, seat) => paper.pool(seat, amount, why, a, b));
  given.mountain?.forEach((amount, seat) => paper.mountain(seat, amount, why, a, b));
  given.whists?.forEach((row, seat) =>
    row.forEach((amount, on) => paper.whists(seat, on, amount, why, a, b)),
  );
}

/** The lines that stand on the sheet by themselves: of an adjust, and of the ruling; never through the aid. */
export function writeOwnLines(paper: Paper, deal: Deal): void {
  if (deal.type === 'adjust') writeLines(paper, deal, lines.adjust, deal.reason);
  if (deal.type === 'adjust' && deal.newcomer !== undefined) writeNewcomer(paper, deal.newcomer);
  const { ruling } = deal;
  if (ruling !== undefined) writeLines(paper, ruling, lines.ruling, ruling.article ?? '', ruling.slip);
}
