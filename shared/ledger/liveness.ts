/**
 * Which entries count. A `void` takes one earlier entry back, and may itself be taken back: undo is a void,
 * redo is the void of that void. Nothing is ever erased.
 */
import type { Entry, EntryFor } from './kinds.ts';

export interface Liveness {
  /** Entries that count, in order; voids are not among them. */
  live: Entry[];
  /** Taken back: seq of the entry → the void that counts. */
  voidedBy: ReadonlyMap<number, EntryFor<'void'>>;
}

/**
 * One pass backwards: when an entry is reached, every void that could take it back has been judged already,
 * because a void is always later than its target.
 * @param entries in order of seq; targets outside of the list are simply not found
 */
export function liveness(entries: readonly Entry[]): Liveness {
  const voidedBy = new Map<number, EntryFor<'void'>>();
  const live: Entry[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    if (voidedBy.has(entry.seq)) continue;
    if (entry.kind !== 'void') live.push(entry);
    else if (entry.voidsSeq !== null) voidedBy.set(entry.voidsSeq, entry);
  }
  return { live: live.reverse(), voidedBy };
}
