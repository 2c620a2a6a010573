/** A table that leaves the program: for a spreadsheet, a text file, a page. One model, so that all say the same. */
import { Rational } from '../domain/rational.ts';

/**
 * - `place`: `3`, or the shared `3–5`, which is a text
 * - `number`: whole, or an exact half
 * - `exact`: a fraction in lowest terms as a text (`-104/3`); it leaves as a number
 * - `money`: whole kopecks
 * - `moment`: an ISO instant; a text that is none is written by hand and stays as it is
 */
export type ColumnKind = 'text' | 'place' | 'number' | 'exact' | 'money' | 'moment';

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

/** A column of texts, with a single place among them. */
export const isTextColumn = ({ kind }: Column): boolean => kind === 'text' || kind === 'place';

/** The number of a place that nobody shares; null for a shared one and for none. */
export const singlePlace = (place: string): number | null => (/^\d+$/u.test(place) ? Number(place) : null);

/** Places behind the comma where a decimal does not end: a spreadsheet adds such a column up to 0 whists all the same. */
const PLACES = 6;

/** A fraction as a decimal, `-34,666667`: exact where it ends within six places, else rounded, halves away from 0. */
export function decimalText(exact: Rational): string {
  const scaled = (exact.num < 0n ? exact.negated() : exact).times(Rational.of(10n ** BigInt(PLACES)));
  const digits = String(scaled.plus(Rational.of(1, 2)).floor()).padStart(PLACES + 1, '0');
  const rest = digits.slice(-PLACES).replace(/0+$/u, '');
  return `${exact.num < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${rest === '' ? '' : `,${rest}`}`;
}
