/** The foot of the paper as it is typed: texts of boxes, the numbers they mean, and what the comparison says of each. */
import type { Folded } from '../domain/fold.ts';
import type { PaperTotals, RunningLine, Typed } from './types.ts';
import { comparePaper, firstDifference } from './compare.ts';

export const checkRows = ['pool', 'mountain', 'whists', 'result'] as const;
export type CheckRow = (typeof checkRows)[number];

/** Typed values by row and seat, as typed; empty = not typed. Whists are what a seat wrote in all. */
export type TypedFoot = Readonly<Record<CheckRow, readonly string[]>>;

/** What is typed from one sheet: its foot, and running totals by the id of the deal they stand behind. */
export interface TypedPaper {
  readonly foot: TypedFoot;
  readonly running: readonly { readonly dealId: string; readonly foot: TypedFoot }[];
}

/** What the paper of a sheet comes to; `none`: too little is typed to say. */
export type PaperState = 'none' | 'agrees' | 'differs';

/** A typed number: spaces and any minus sign are allowed, halves with ½, a comma or a dot. Null when it is none. */
export function readNumber(text: string): number | null {
  const clean = text
    .replace(/[\s\u00a0\u202f]/gu, '')
    .replace(/[−–—]/u, '-')
    .replace(/½$/u, ',5');
  if (!/^[+-]?\d{0,6}(?:[.,][05]0*)?$/u.test(clean) || !/\d/u.test(clean)) return null;
  const number = Number(clean.replace(',', '.'));
  return number === 0 ? 0 : number;
}

/** The boxes as numbers; the whists of a seat are typed as one sum. What is no number counts as not typed. */
export function paperTotals(foot: TypedFoot): PaperTotals {
  const row = (name: CheckRow): Typed[] => foot[name].map(readNumber);
  return {
    pool: row('pool'),
    mountain: row('mountain'),
    whistSums: row('whists'),
    result: row('result'),
  };
}

export type Verdict = 'none' | 'agrees' | 'differs' | 'notNumber';
export type Verdicts = Record<CheckRow, Verdict[]>;

/** What every box says about the program's number behind the last of the folded deals. */
export function verdicts(folded: Folded, foot: TypedFoot): Verdicts {
  const said = (name: CheckRow): Verdict[] =>
    foot[name].map((text) => (text.trim() === '' || readNumber(text) !== null ? 'none' : 'notNumber'));
  const found: Verdicts = {
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

/** Is enough of the foot there to say that it agrees: every result, or all pools, mountains and whists? */
export function isWhole(found: Verdicts): boolean {
  const all = (row: CheckRow): boolean => found[row].every((one) => one === 'agrees');
  return all('result') || (all('pool') && all('mountain') && all('whists'));
}

/** Running totals of the deals that are on the sheet (`dealIds` in its order), by their index. */
export function runningLines({ running }: TypedPaper, dealIds: readonly string[]): RunningLine[] {
  return running.flatMap(({ dealId, foot }) => {
    const deal = dealIds.indexOf(dealId);
    return deal < 0 ? [] : [{ deal, ...paperTotals(foot) }];
  });
}

/**
 * State of a sheet by its paper: `differs` when any typed number is another than the program's, at the foot or behind
 * a deal; `agrees` when the whole foot is typed and is the same. A text that is no number says neither.
 */
export function paperState(folded: Folded, dealIds: readonly string[], paper: TypedPaper | null): PaperState {
  if (paper === null) return 'none';
  const found = verdicts(folded, paper.foot);
  const boxes = checkRows.flatMap((row) => found[row]);
  if (boxes.includes('differs')) return 'differs';
  if (firstDifference(folded, runningLines(paper, dealIds)) !== null) return 'differs';
  return isWhole(found) && !boxes.includes('notNumber') ? 'agrees' : 'none';
}
