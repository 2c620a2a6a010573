/** The bottom lines of a ledger as they were after every command, computed from the entries alone. */
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { gestures } from '../../../shared/ledger/history.ts';
import { Book } from './book.ts';
import { totalsOf } from './change.ts';
import type { Store } from './store.ts';

/** @returns text of the bottom line by the seq of the entry it stands with */
export function replay(store: Store, entries: readonly Entry[]): Map<number, string> {
  const book = new Book(store, []);
  const totals = new Map<number, string>();
  for (const gesture of gestures(entries)) {
    const change = book.prepareEntries(gesture);
    for (const [seq, text] of totalsOf(change)) totals.set(seq, text);
    book.adopt(change);
  }
  return totals;
}
