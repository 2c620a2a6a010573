/** The foot of the paper sheet against the program's totals: a plain comparison, place by place. */
import { settle } from '../../../../shared/domain/settlement.ts';
import { roundToSum } from '../../../../shared/domain/rounding.ts';
import { totals, type FoldState } from '../../../../shared/domain/fold.ts';

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

export type Verdict = 'none' | 'agrees' | 'differs' | 'notNumber';

/** What the typed value says about the program's. */
export function verdict(typed: string, value: number): Verdict {
  if (typed.trim() === '') return 'none';
  const read = readNumber(typed);
  if (read === null) return 'notNumber';
  return read === value ? 'agrees' : 'differs';
}

/** The places where the paper says something else, in reading order. */
export function differences(
  foot: PaperFoot,
  program: Record<CheckRow, number[]>,
): { row: CheckRow; seat: number }[] {
  return checkRows.flatMap((row) =>
    (program[row] ?? []).flatMap((value, seat) => {
      const found = verdict(foot[row][seat] ?? '', value);
      return found === 'differs' || found === 'notNumber' ? [{ row, seat }] : [];
    }),
  );
}
