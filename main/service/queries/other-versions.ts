/** Sheets as another computer had them, kept beside ours by a merge and not taken back since. */
import type { EntryFor } from '../../../shared/ledger/kinds.ts';
import { liveness } from '../../../shared/ledger/liveness.ts';
import type { Book } from '../ledger/book.ts';

type Merged = EntryFor<'ledger.merged'>;

/** In order of the merges. */
export function otherVersions(book: Book, tableId: string): Merged[] {
  const own = book.sheetHistory(tableId);
  const beside = (entry: (typeof own)[number]): entry is Merged =>
    entry.kind === 'ledger.merged' && entry.payload.how === 'beside';
  return own.some(beside) ? liveness(own).live.filter(beside) : [];
}
