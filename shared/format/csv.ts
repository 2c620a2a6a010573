/** Tables for spreadsheets: UTF-8 with a byte order mark, `;` between cells, a decimal comma, CRLF. */

/** `plain`: made by the program and harmless (a number with a comma, a fraction); it is written as it stands. */
export type CsvCell = string | number | null | { readonly plain: string };

const BOM = '\uFEFF';
/** A text that a spreadsheet would calculate; it gets an apostrophe in front (formula injection). */
const FORMULA = /^[\s]*[=+\-@\u2212\uFF0B\uFF1D\uFF20\uFF0D]|^[\t\r\n]/u;

/** Whole numbers and exact halves: `7`, `-20`, `7,5`. */
function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`no number: ${value}`);
  return String(value).replace('.', ',');
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'object') return cell.plain;
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @param rows the header first @throws RangeError for a number that is none */
export const csvText = (rows: readonly (readonly CsvCell[])[]): string =>
  `${BOM}${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
