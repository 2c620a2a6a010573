/** A table that leaves the program: for a spreadsheet, a text file, a page. One model, so that all say the same. */

/**
 * - `number`: whole, or an exact half
 * - `exact`: a fraction in lowest terms as a text (`-104/3`)
 * - `money`: whole kopecks
 * - `moment`: an ISO instant; a text that is none is written by hand and stays as it is
 */
export type ColumnKind = 'text' | 'number' | 'exact' | 'money' | 'moment';

export interface Column {
  /** As on the screen. */
  readonly title: string;
  readonly kind: ColumnKind;
}

export type Cell = string | number | null;

export interface ExportTable {
  /** Name of the sheet in a workbook. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** The last line; null where there is nothing to add up. */
  readonly sums: readonly Cell[] | null;
}

/** What can be taken out as a table. */
export const tableNames = ['standings', 'deals', 'incidents', 'settlement', 'money'] as const;
export type TableName = (typeof tableNames)[number];

/**
 * A fraction that no spreadsheet takes for a number, a date or a formula: as on the screen, `−34⅔`; where there is no
 * sign for it, with a slash that only fractions have, `11 5⁄6`.
 */
export const exactCell = (formatted: string): string => formatted.replace('/', '\u2044');
