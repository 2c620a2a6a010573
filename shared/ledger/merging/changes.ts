/**
 * What happened in one copy of a ledger since two copies had the same entries: what was written and counts, what of the
 * common part was taken back or came back. Undo and redo in between leave no trace in it.
 */
import { canonical } from '../../files/canonical.ts';
import { liveness } from '../liveness.ts';
import type { Entry, EntryFor } from '../kinds.ts';

/** Plain data of two copies, which went through the same schemas. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((one, i) => sameData(one, b[i]))
    );
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const fields = Object.keys(x);
  return (
    fields.length === Object.keys(y).length &&
    fields.every((field) => Object.hasOwn(y, field) && sameData(x[field], y[field]))
  );
}

/** Number of entries at the beginning that both copies have. */
export function commonLength(a: readonly Entry[], b: readonly Entry[]): number {
  let same = 0;
  while (same < a.length && same < b.length && sameData(a[same], b[same])) same++;
  return same;
}

export type Change =
  /** Written since, and counts. */
  | { what: 'added'; key: string; entry: Entry }
  /** Of the common part: counted then, does not any more. */
  | { what: 'dropped'; key: string; seq: number; by: EntryFor<'void'> }
  /** Of the common part: did not count then, does again. */
  | { what: 'restored'; key: string; seq: number };

/** Names what an entry says, whichever number it has there. */
export function keyOf(entry: Entry): string {
  if (entry.kind === 'deal.verdict') {
    const { entrySeq: _seq, ...said } = entry.payload;
    return `${entry.kind} ${canonical(said)}`;
  }
  return `${entry.kind} ${canonical(entry.payload)}`;
}

/** Numbers and remarks; they contradict nothing. */
const SOFT: ReadonlySet<Entry['kind']> = new Set<Entry['kind']>(['sheet.paper', 'deal.verdict']);
export const isSoft = (change: Change): boolean => change.what === 'added' && SOFT.has(change.entry.kind);

export interface Since {
  changes: Change[];
  /** Versions written since that were corrected or removed with a reason, each with the void that says so. */
  history: { entry: Entry; by: EntryFor<'void'> }[];
}

/**
 * @param own entries of one scope (a table, or the whole), in order
 * @param common last seq that both copies have
 */
export function changesSince(own: readonly Entry[], common: number): Since {
  const then = new Set(liveness(own.filter(({ seq }) => seq <= common)).live.map(({ seq }) => seq));
  const { live, takenBackBy } = liveness(own);
  const now = new Set(live.map(({ seq }) => seq));
  const since: Since = { changes: [], history: [] };
  const lastPaper = live.findLast(({ kind }) => kind === 'sheet.paper');
  for (const entry of own) {
    const { seq, kind } = entry;
    if (kind === 'void' || kind === 'ledger.merged') continue;
    if (seq <= common) {
      const by = then.has(seq) && !now.has(seq) ? takenBackBy(entry) : null;
      if (by !== null) since.changes.push({ what: 'dropped', key: `-${seq}`, seq, by });
      if (!then.has(seq) && now.has(seq)) since.changes.push({ what: 'restored', key: `+${seq}`, seq });
      continue;
    }
    if (now.has(seq)) {
      // Of the numbers of the paper the last ones count.
      if (kind !== 'sheet.paper' || entry === lastPaper)
        since.changes.push({ what: 'added', key: keyOf(entry), entry });
      continue;
    }
    const by = takenBackBy(entry);
    if (by !== null && by.payload.because !== 'undo' && by.payload.because !== 'redo')
      since.history.push({ entry, by });
  }
  return since;
}

/** What is in the first and not in the second. */
export function beyond(changes: readonly Change[], known: readonly Change[]): Change[] {
  const keys = new Set(known.map(({ key }) => key));
  return changes.filter(({ key }) => !keys.has(key));
}
