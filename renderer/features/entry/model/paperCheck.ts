/** The boxes of the paper check beside the program's numbers. */
import { totals, type FoldState } from '../../../../shared/domain/fold.ts';
import { roundToSum } from '../../../../shared/domain/rounding.ts';
import { settle } from '../../../../shared/domain/settlement.ts';
import {
  checkRows,
  type CheckRow,
  type TypedFoot,
  type Verdicts,
} from '../../../../shared/papercheck/index.ts';

/** Typed values by row and seat, as typed; empty = not typed. */
export type PaperFoot = Record<CheckRow, string[]>;

export const emptyFoot = (players: number): PaperFoot => ({
  pool: Array<string>(players).fill(''),
  mountain: Array<string>(players).fill(''),
  whists: Array<string>(players).fill(''),
  result: Array<string>(players).fill(''),
});

/** A copy that may be typed into. */
export const copyFoot = (foot: TypedFoot): PaperFoot => ({
  pool: [...foot.pool],
  mountain: [...foot.mountain],
  whists: [...foot.whists],
  result: [...foot.result],
});

export const isEmptyFoot = (foot: TypedFoot): boolean =>
  checkRows.every((row) => foot[row].every((text) => text.trim() === ''));

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

export interface Part {
  readonly row: CheckRow;
  readonly seat: number;
}

/** The boxes where the paper says something else or nothing readable, in reading order. */
export function differences(found: Verdicts): Part[] {
  return checkRows.flatMap((row) =>
    found[row].flatMap((one, seat) => (one === 'differs' || one === 'notNumber' ? [{ row, seat }] : [])),
  );
}
