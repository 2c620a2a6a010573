/** A change of the ledger before it is written: drafts, numbered entries, and what they would make. */
import { ENTRY_VERSION } from '../../../shared/ledger/entry.ts';
import {
  payloads,
  type Entry,
  type EntryKind,
  type Payload,
  type Tournament,
} from '../../../shared/ledger/kinds.ts';
import type { GeneralState, SheetState } from '../../../shared/ledger/state.ts';
import { totalsText, type SheetFold } from './sheet-fold.ts';

type DraftOf<K extends EntryKind> = {
  kind: K;
  payload: Payload<K>;
  /** With `void`: the entry taken back. */
  voidsSeq?: number;
  reason?: string;
  playedAt?: string | null;
};
/** An entry before it has a number. */
export type EntryDraft = { [K in EntryKind]: DraftOf<K> }[EntryKind];

export interface Signature {
  commandId: string;
  actor: string;
  /** ISO instant, UTC. */
  at: string;
}

/** What a command would do: nothing is written yet. */
export interface Change {
  /** All of one command. */
  entries: readonly Entry[];
  /** Folded anew, where the tournament as a whole is touched. */
  general: GeneralState | null;
  /** Folded anew: the sheets touched. */
  sheets: ReadonlyMap<string, SheetState>;
  folds: ReadonlyMap<string, SheetFold>;
  /** The last entry of the change on each of these sheets. */
  lastSeq: ReadonlyMap<string, number>;
}

/** @throws ZodError when the payload is not of its kind (a fault of the program) */
export function toEntry(draft: EntryDraft, seq: number, { commandId, actor, at }: Signature): Entry {
  const entry = {
    seq,
    kind: draft.kind,
    version: ENTRY_VERSION,
    // A deal has just passed the same schema as input of its call; everything else is put together here.
    payload: draft.kind === 'deal.recorded' ? draft.payload : payloads[draft.kind].parse(draft.payload),
    commandId,
    voidsSeq: draft.voidsSeq ?? null,
    actor,
    reason: draft.reason ?? '',
    recordedAt: at,
    playedAt: draft.playedAt ?? null,
  };
  return entry as Entry;
}

/** The bottom line of every sheet that a change touches, by the last entry of the change on that sheet. */
export function totalsOf({ folds, lastSeq }: Change): Map<number, string> {
  const totals = new Map<number, string>();
  for (const [tableId, seq] of lastSeq) {
    const fold = folds.get(tableId);
    if (fold !== undefined) totals.set(seq, totalsText(fold));
  }
  return totals;
}

/** What the score depends on. */
export const rulesKey = (t: Tournament): string =>
  JSON.stringify([t.convention, t.options, t.target, t.codexRounding ?? false]);
