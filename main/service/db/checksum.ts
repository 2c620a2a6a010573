/**
 * A sum over every stored entry. SQLite notices a page that is no page any more; a few wrong bytes inside a text are
 * a name that nobody typed, and only a sum tells.
 */
import { crc32 } from 'node:zlib';
import type { Database } from 'better-sqlite3';

/** A column as SQLite stores it. */
export type StoredValue = string | number | null;

/** The stored columns of an entry in the order of the table. Frozen: the sums in files depend on it. */
export const SUMMED =
  'seq, kind, version, payload, command_id, part, voids_seq, actor, reason, recorded_at, played_at, sheet_totals';

/** CRC-32 of the columns of `SUMMED`, as they are stored. */
export const entryChecksum = (columns: readonly StoredValue[]): number => crc32(JSON.stringify(columns));

/** Makes the sum known to the SQL of a migration. */
export function defineChecksum(db: Database): void {
  db.function('entry_checksum', { deterministic: true, varargs: true }, (...columns: unknown[]) =>
    entryChecksum(columns as StoredValue[]),
  );
}

/** Rows of the ledger in order: the columns of `SUMMED`, then the sum. */
export const summedRows = (db: Database): IterableIterator<StoredValue[]> =>
  db.prepare<[], StoredValue[]>(`SELECT ${SUMMED}, checksum FROM entry ORDER BY seq`).raw().iterate();

/** Looks at rows in order and notes the numbers of those that are not as they were written. */
export class Altered {
  readonly found: number[] = [];
  private expected = 1;

  /** @param row columns of `SUMMED`, then the sum */
  look(row: readonly StoredValue[]): void {
    const seq = Number(row[0]);
    // Numbers have no gaps: an entry that is missing is altered too.
    for (; this.expected < seq; this.expected++) this.found.push(this.expected);
    if (row.at(-1) !== entryChecksum(row.slice(0, -1))) this.found.push(seq);
    this.expected = seq + 1;
  }
}
