/**
 * Which entries count. A `void` takes one earlier entry back, and may itself be taken back: undo is a void, redo is
 * the void of that void. Every entry has at most one void, so an entry, its void, the void of that and so on form a
 * chain; whoever takes something back voids the tip of its chain. Nothing is ever erased.
 */
import type { Entry, EntryFor } from './kinds.ts';

export interface Liveness {
  /** Entries that count, in order; voids are not among them. */
  live: Entry[];
  /** The act that took a dead entry back, found through undo and redo; null for an entry that counts. */
  takenBackBy: (entry: Entry) => EntryFor<'void'> | null;
}

/**
 * One pass backwards: when an entry is reached, every void that could take it back has been judged already,
 * because a void is always later than its target.
 * @param entries in order of seq; targets outside of the list are simply not found
 */
export function liveness(entries: readonly Entry[]): Liveness {
  const dead = new Set<number>();
  const voidOf = new Map<number, EntryFor<'void'>>();
  const bySeq = new Map<number, EntryFor<'void'>>();
  const live: Entry[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    if (entry.kind === 'void' && entry.voidsSeq !== null) {
      voidOf.set(entry.voidsSeq, entry);
      bySeq.set(entry.seq, entry);
      if (!dead.has(entry.seq)) dead.add(entry.voidsSeq);
    } else if (!dead.has(entry.seq)) live.push(entry);
  }
  const takenBackBy = (entry: Entry): EntryFor<'void'> | null => {
    if (!dead.has(entry.seq)) return null;
    let tip = voidOf.get(entry.seq);
    for (let next = tip; next !== undefined; next = voidOf.get(next.seq)) tip = next;
    if (tip === undefined) return null;
    const { restores } = tip.payload;
    return restores === null ? tip : (bySeq.get(restores) ?? tip);
  };
  return { live: live.reverse(), takenBackBy };
}
