/** A table as text for spreadsheets: byte order mark, `;`, decimal comma, dates as people write them. */
import { Rational } from '../domain/rational.ts';
import { csvText, type CsvCell } from '../format/csv.ts';
import { formatDateTime } from '../format/dates.ts';
import { decimalText, type Cell, type ColumnKind, type ExportTable } from './table.ts';

/** `-1234` kopecks → `-12,34`: digits only, so that nothing has to be guarded against. */
function roubles(kopecks: number): string {
  const digits = String(Math.abs(kopecks)).padStart(3, '0');
  return `${kopecks < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

export const isMoment = (text: string): boolean => /^\d{4}-\d{2}-\d{2}T.*Z$/u.test(text);

function csvCell(cell: Cell, kind: ColumnKind, zone: string): CsvCell {
  if (cell === null) return null;
  if (typeof cell === 'number') return kind === 'money' ? { plain: roubles(cell) } : cell;
  if (kind === 'exact') return { plain: decimalText(Rational.parse(cell)) };
  return kind === 'moment' && isMoment(cell) ? formatDateTime(cell, { zone }) : cell;
}

/** @param zone IANA zone of the club's clock */
export function tableCsv({ columns, rows, sums }: ExportTable, zone: string): string {
  const line = (cells: readonly Cell[]): CsvCell[] =>
    cells.map((cell, i) => csvCell(cell, columns[i]?.kind ?? 'text', zone));
  return csvText([
    columns.map(({ title }) => title),
    ...rows.map(line),
    ...(sums === null ? [] : [line(sums)]),
  ]);
}
