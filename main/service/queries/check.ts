/** `pulka check`: the file, the chain of the ledger, and every stored total recomputed from the deals. */
import type { Database } from 'better-sqlite3';
import type { CallOutput } from '../../../shared/ipc/contract.ts';
import { entrySchema } from '../../../shared/ledger/entry.ts';
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { checkLedger } from '../../../shared/ledger/validate.ts';
import { schemaText } from '../db/migrate.ts';
import { currentSchema } from '../db/schema.ts';
import { Book } from '../ledger/book.ts';
import { replay } from '../ledger/replay.ts';
import { dealNumber } from '../../../shared/ledger/projection.ts';
import { Store } from '../ledger/store.ts';
import { zodProblems } from '../problems.ts';

type Check = CallOutput<'ledger.check'>;
type Difference = Check['differences'][number];

/** What SQLite finds in the file, and a schema that is not the one of this version (a dropped trigger). */
function checkDatabase(db: Database): string[] {
  const rows = db.pragma('integrity_check(50)') as { integrity_check: string }[];
  const found = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  const foreign = db.pragma('foreign_key_check') as unknown[];
  if (foreign.length > 0) found.push(`foreign_key_check: ${foreign.length}`);
  if (currentSchema() !== schemaText(db)) found.push('schema');
  return found;
}

/** Stored with the entries: the bottom line of the sheet after every command. */
function checkTotals(book: Book, store: Store, entries: readonly Entry[]): Difference[] {
  const stored = store.totals();
  const computed = replay(store, entries);
  const seqs = [...new Set([...stored.keys(), ...computed.keys()])].sort((a, b) => a - b);
  return seqs.flatMap((seq): Difference[] => {
    const [kept, found] = [stored.get(seq) ?? '', computed.get(seq) ?? ''];
    return kept === found
      ? []
      : [{ path: placeOf(book, entries[seq - 1], seq), stored: kept, computed: found }];
  });
}

/** Where an entry stands, in words of the sheet. */
function placeOf(book: Book, entry: Entry | undefined, seq: number): string {
  if (entry?.kind !== 'deal.recorded') return `entries[${seq - 1}]`;
  const { tableId, dealId } = entry.payload;
  const table = book.general.tables.find((t) => t.tableId === tableId);
  if (table === undefined) return `entries[${seq - 1}]`;
  const number = dealNumber(book.sheet(tableId).rows, dealId);
  const deal = number === 0 ? '' : `.deals[${number}]`;
  return `rounds[${table.roundNumber}].tables[${table.number}]${deal} (entries[${seq - 1}])`;
}

/** Pinned in the ledger: the results as they were checked or signed. */
function checkSigned(book: Book): Difference[] {
  return book.general.tables.flatMap(({ tableId, number, roundNumber }): Difference[] => {
    const mark = book.sheet(tableId).mark;
    if (mark === null || mark.result === null) return [];
    const path = `rounds[${roundNumber}].tables[${number}].${mark.state}`;
    const [stored, computed] = [mark.result.join(' '), book.result(tableId).result.join(' ')];
    return stored === computed ? [] : [{ path, stored, computed }];
  });
}

const MOST = 50;

function problemLines(entries: readonly Entry[]): Difference[] {
  const form = entries.flatMap((entry, i) => {
    const parsed = entrySchema.safeParse(entry, { reportInput: true });
    return parsed.success ? [] : zodProblems(parsed.error, `entries[${i}]`);
  });
  const problems = form.length > 0 ? form : checkLedger(entries);
  return problems.slice(0, MOST).map(({ path, code, params }) => ({
    path,
    stored: params === undefined ? code : `${code} ${JSON.stringify(params)}`,
    computed: '',
  }));
}

/** Everything that can be found wrong; both lists are empty when the file is as it was written. */
export function checkFile(db: Database, book: Book): Check {
  const store = new Store(db);
  const { entries, altered } = store.read();
  const differences = problemLines(entries);
  // Totals of impossible deals mean nothing; and the file is read anew, not what this process remembers of it.
  const anew = new Book(store, entries);
  if (differences.length === 0) differences.push(...checkTotals(anew, store, entries), ...checkSigned(anew));
  // What is said better by its consequences needs no sum; a name that nobody typed has no other sign.
  if (differences.length === 0)
    differences.push(
      ...altered.map((seq) => ({
        path: placeOf(anew, entries[seq - 1], seq),
        stored: 'checksum',
        computed: '',
      })),
    );
  return {
    integrity: checkDatabase(db),
    sheets: book.general.tables.length,
    deals: book.general.tables.reduce(
      (sum, { tableId }) => sum + book.sheet(tableId).rows.filter((r) => !r.slipRow).length,
      0,
    ),
    entries: entries.length,
    differences,
  };
}
