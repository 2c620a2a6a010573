/** A table out of the bytes of a CSV file: encoding and delimiter are found, cells stay text whatever they look like. */
import { parse, type Info } from 'csv-parse/sync';

export interface CsvTable {
  encoding: 'utf-8' | 'windows-1251';
  delimiter: ';' | ',' | '\t';
  rows: { line: number; cells: string[] }[];
  /** Lines that could not be read as cells (an open quotation mark). */
  broken: number[];
}

const DELIMITERS = [';', ',', '\t'] as const;

/** UTF-8 where the bytes are valid as such, with a mark at the beginning or without; else the Cyrillic of Windows. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: CsvTable['encoding'] } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1251').decode(bytes), encoding: 'windows-1251' };
  }
}

/** A whole quoted cell, also one that spans lines; a mark inside a cell quotes nothing. */
const QUOTED = /(?<=^|[;,\t\r\n])"[^"]*(?:""[^"]*)*"/gu;

/**
 * The sign that stands most often in the first row that is not empty; `;` when none does. What is quoted does not
 * count, and is taken out before the text is cut into lines: a quoted cell may hold signs and ends of lines.
 */
function delimiterOf(text: string): CsvTable['delimiter'] {
  const lines = text.replace(QUOTED, 'q').split(/\r?\n/u);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const count = (sign: string): number => first.split(sign).length - 1;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Never throws for what stands in the file: a line that is no row is named. */
export function readCsv(bytes: Uint8Array): CsvTable {
  const { text, encoding } = decodeText(bytes);
  const delimiter = delimiterOf(text);
  const broken: number[] = [];
  const records = parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const at: unknown = error?.['lines'];
      broken.push(typeof at === 'number' ? at : 0);
    },
  }) as unknown as { record: string[]; info: Info }[];
  // `info.lines` is where a record ends; one that spans lines begins as many lines above.
  const rows = records.map(({ record, info }) => ({
    line: info.lines - record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0),
    cells: record,
  }));
  return { encoding, delimiter, rows, broken };
}
