/**
 * Tables as a workbook. write-excel-file (MIT, its own types, one small dependency, releases every few weeks) writes
 * what is needed here and nothing else: typed cells, frozen rows, several sheets. The result is the same to the byte
 * for the same tables but for the time in the archive.
 */
import writeWorkbook, { type Cell as BookCell } from 'write-excel-file/node';
import { isMoment } from '../../../shared/exchange/csv.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { singlePlace, type Cell, type Column, type ExportTable } from '../../../shared/exchange/table.ts';
import { wallClock } from '../../../shared/format/dates.ts';
import { pauses, type Pause } from '../pauses.ts';

const MONEY = '#,##0.00';
const MOMENT = 'dd.mm.yyyy hh:mm';
/** A fraction that is no finite decimal, by the digits of its denominator: `-34 2/3`. */
const FRACTIONS = ['# ?/?', '# ??/??'] as const;
/** Characters. */
const NARROWEST = 6;
const WIDEST = 48;
/** Rows looked at for the width of a column. */
const SAMPLE = 300;

/** A text is written as a text: nothing in it is calculated, whatever it begins with. */
const text = (value: string): BookCell => ({ value, type: String });

const number = (value: number, format?: string): BookCell => ({
  ...{ value, type: Number },
  ...(format === undefined ? {} : { format }),
});

/** The exact fraction as a number, shown as the fraction that it is where a decimal would not end. */
function exactNumber(text: string): BookCell {
  const { num, den } = Rational.parse(text);
  const value = Number(num) / Number(den);
  let rest = den;
  for (const prime of [2n, 5n]) while (rest % prime === 0n) rest /= prime;
  return number(value, rest === 1n ? undefined : FRACTIONS[String(den).length - 1]);
}

function bookCell(cell: Cell, { kind }: Column, zone: string): BookCell {
  if (cell === null) return null;
  if (typeof cell === 'number') return kind === 'money' ? number(cell / 100, MONEY) : number(cell);
  if (kind === 'exact') return exactNumber(cell);
  const place = kind === 'place' ? singlePlace(cell) : null;
  if (place !== null) return number(place);
  // A cell holds a date without a zone: the clock of the club as if it were UTC.
  if (kind === 'moment' && isMoment(cell))
    return { value: new Date(`${wallClock(cell, { zone })}Z`), type: Date, format: MOMENT };
  return cell === '' ? null : text(cell);
}

/** Wide enough for the texts that come first. */
function widthOf({ columns, rows }: ExportTable, i: number): number {
  const column = columns[i] as Column;
  if (column.kind === 'moment') return 17;
  const lengths = rows.slice(0, SAMPLE).map((row) => String(row[i] ?? '').length);
  return Math.min(
    WIDEST,
    Math.max(NARROWEST, column.title.length + 2, ...lengths.map((length) => length + 2)),
  );
}

/** At most 31 characters, without the signs that a sheet may not be named with. */
const sheetName = (name: string): string => name.replaceAll(/[[\]*?:/\\]/gu, ' ').slice(0, 31);

const bold = (cell: BookCell): BookCell =>
  typeof cell === 'object' && cell !== null && 'value' in cell ? { ...cell, fontWeight: 'bold' } : cell;

async function sheetOf(table: ExportTable, zone: string, pause: Pause) {
  const line = (cells: readonly Cell[]): BookCell[] =>
    cells.map((cell, i) => bookCell(cell, table.columns[i] as Column, zone));
  const rows: BookCell[][] = [];
  for (const row of table.rows) {
    rows.push(line(row));
    await pause();
  }
  return {
    sheet: sheetName(table.name),
    columns: table.columns.map((_, i) => ({ width: widthOf(table, i) })),
    stickyRowsCount: 1,
    data: [
      table.columns.map(({ title }) => bold(text(title))),
      ...rows,
      ...(table.sums === null ? [] : [line(table.sums).map(bold)]),
    ],
  };
}

/** @param zone IANA zone of the club's clock */
export async function workbook(
  tables: readonly ExportTable[],
  zone: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const pause = pauses();
  const sheets = [];
  for (const table of tables) sheets.push(await sheetOf(table, zone, pause));
  // The library writes all XML in one go and packs it in another: between them at least the others have their turn.
  const written = writeWorkbook(sheets);
  await pause();
  const buffer = await written.toBuffer();
  return Uint8Array.from(buffer);
}
