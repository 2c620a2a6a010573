/** The paper as it is typed: texts of boxes, the numbers they mean, and what the comparison says of each box. */
import { totals, type FoldState, type Folded } from '../../../../shared/domain/fold.ts';
import { roundToSum } from '../../../../shared/domain/rounding.ts';
import { settle } from '../../../../shared/domain/settlement.ts';
import { comparePaper, type PaperTotals, type Typed } from '../../../../shared/papercheck/index.ts';

export const checkRows = ['pool', 'mountain', 'whists', 'result'] as const;
export type CheckRow = (typeof checkRows)[number];

/** Typed values by row and seat, as typed; empty = not typed. */
export type PaperFoot = Record<CheckRow, string[]>;

export const emptyFoot = (players: number): PaperFoot => ({
  pool: Array<string>(players).fill(''),
  mountain: Array<string>(players).fill(''),
  whists: Array<string>(players).fill(''),
  result: Array<string>(players).fill(''),
});

/** The program's side: pools, mountains, whists that each wrote in all, whole results. */
export function footOf(state: FoldState): Record<CheckRow, number[]> {
  const at = totals(state);
  return {
    pool: at.pool,
    mountain: at.mountain,
    whists: at.whists.map((row) => row.reduce((sum, whists) => sum + whists, 0)),
    result: roundToSum(settle(at, state.rules)),
  };
}

/** A typed number: spaces and either minus sign are allowed, halves with ½ or a comma. Null when it is none. */
export function readNumber(text: string): number | null {
  const clean = text
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replace(/[−–—]/u, '-')
    .replace(/½$/u, ',5');
  if (!/^[+-]?\d{0,6}(?:[.,][05]0*)?$/u.test(clean) || !/\d/u.test(clean)) return null;
  return Number(clean.replace(',', '.'));
}

/** The boxes as numbers; the whists of a seat are typed as one sum. What is no number counts as not typed. */
export function paperTotals(foot: PaperFoot): PaperTotals {
  const row = (name: CheckRow): Typed[] => foot[name].map(readNumber);
  return {
    pool: row('pool'),
    mountain: row('mountain'),
    whistSums: row('whists'),
    result: row('result'),
  };
}

export type Verdict = 'none' | 'agrees' | 'differs' | 'notNumber';

/** What every box says about the program's number behind the last of the folded deals. */
export function verdicts(folded: Folded, foot: PaperFoot): Record<CheckRow, Verdict[]> {
  const said = (name: CheckRow): Verdict[] =>
    foot[name].map((text) => (text.trim() === '' || readNumber(text) !== null ? 'none' : 'notNumber'));
  const found: Record<CheckRow, Verdict[]> = {
    pool: said('pool'),
    mountain: said('mountain'),
    whists: said('whists'),
    result: said('result'),
  };
  for (const { row, seat, agrees } of comparePaper(folded, paperTotals(foot))) {
    found[row === 'whistSum' ? 'whists' : row][seat] = agrees ? 'agrees' : 'differs';
  }
  return found;
}

export interface Part {
  readonly row: CheckRow;
  readonly seat: number;
}

/** The boxes where the paper says something else or nothing readable, in reading order. */
export function differences(found: Record<CheckRow, Verdict[]>): Part[] {
  return checkRows.flatMap((row) =>
    found[row].flatMap((one, seat) => (one === 'differs' || one === 'notNumber' ? [{ row, seat }] : [])),
  );
}

/** Is enough of the foot there to say that it agrees: every result, or all pools, mountains and whists? */
export function isWhole(found: Record<CheckRow, Verdict[]>): boolean {
  const all = (row: CheckRow): boolean => found[row].every((one) => one === 'agrees');
  return all('result') || (all('pool') && all('mountain') && all('whists'));
}
