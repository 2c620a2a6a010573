/** Measures of the printed form: four players on an A4 landscape, three on a portrait. */
import { page } from './style.ts';

/** Measures of a form, points. */
export interface Form {
  landscape: boolean;
  side: number;
  /** Between the side margins. */
  width: number;
  drawing: { width: number; height: number };
  /** Columns of deals on the first page, and rows in each. */
  first: { columns: number; rows: number; width: number };
  next: { columns: number; rows: number; width: number };
  /** Height of the chart on a page of its own. */
  own: number;
}

export const GAP = 13;
export const TOP = 20;
export const BOTTOM = 32;
/** Of the running totals, points. */
export const FONT_SIZE = 12;

export const FOUR: Form = {
  landscape: true,
  side: 25.5,
  width: page.a4.height - 51,
  drawing: { width: 552, height: 424 },
  first: { columns: 1, rows: 35, width: page.a4.height - 51 - 552 - GAP },
  next: { columns: 3, rows: 35, width: (page.a4.height - 51 - 2 * GAP) / 3 },
  own: 400,
};
export const THREE: Form = {
  landscape: false,
  side: 28.5,
  width: page.a4.width - 57,
  drawing: { width: page.a4.width - 57, height: 438 },
  first: { columns: 2, rows: 16, width: (page.a4.width - 57 - GAP) / 2 },
  next: { columns: 2, rows: 51, width: (page.a4.width - 57 - GAP) / 2 },
  own: 360,
};
