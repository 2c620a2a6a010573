/** Where the run of the game stands on a printed sheet: in blank rows, beside the last deals, on a page of its own. */
import type { ChartSize } from '../../../shared/drawing/chart/index.ts';
import { ROW } from './sheet-column.ts';
import { GAP, type Form } from './sheet-form.ts';

export type ChartPlace =
  | { kind: 'none' }
  /** In the last column of the first page, in the place of so many blank rows. */
  | { kind: 'blank'; rows: number; box: ChartSize }
  /** In the free columns of the last page of deals. */
  | { kind: 'beside'; box: ChartSize }
  | { kind: 'own'; box: ChartSize };

/** Fewer blank rows are too low for lines that can be told apart; more are left to be written on. */
const LEAST_ROWS = 8;
const MOST_ROWS = 15;
const BESIDE_HEIGHT = 300;
const SMALL = 7;
const LARGE = 9.4;

/** The place on a form for a sheet of so many rows. */
export function chartPlace({ first, next, width, own }: Form, rows: number): ChartPlace {
  if (rows === 0) return { kind: 'none' };
  const blank = first.columns * first.rows - rows;
  if (blank >= LEAST_ROWS) {
    const taken = Math.min(blank, MOST_ROWS);
    return {
      kind: 'blank',
      rows: taken,
      box: { width: first.width, height: taken * ROW - 4, fontSize: SMALL },
    };
  }
  const whole = { kind: 'own' as const, box: { width, height: own, fontSize: LARGE } };
  if (blank >= 0) return whole;
  const onPage = next.columns * next.rows;
  const last = ((-blank - 1) % onPage) + 1;
  const free = next.columns - Math.ceil(last / next.rows);
  if (free === 0) return whole;
  const box = { width: free * next.width + (free - 1) * GAP, height: BESIDE_HEIGHT, fontSize: LARGE - 1 };
  return { kind: 'beside', box };
}
