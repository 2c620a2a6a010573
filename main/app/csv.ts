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

/** The sign that parts most cells of the first line that has any, outside of quotation marks. */
function delimiterOf(text: string): CsvTable['delimiter'] {
  const first = text.split(/\r?\n/u).find((line) => line.trim() !== '') ?? '';
  const bare = first.replace(/"[^"]*"/gu, '');
  const count = (sign: string): number => bare.split(sign).length - 1;
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
