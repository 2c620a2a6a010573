/** The statements on a tournament file, prepared once. */
import type { Database } from 'better-sqlite3';
import type { Entry } from '../../../shared/ledger/kinds.ts';

interface EntryRow {
  seq: number;
  kind: string;
  version: number;
  payload: string;
  command_id: string;
  voids_seq: number | null;
  actor: string;
  reason: string;
  recorded_at: string;
  played_at: string | null;
}

export interface StoredAnswer {
  name: string;
  answer: string;
}
/** Text of the bottom line by the seq of the entry it stands with. */
export type TotalsBySeq = ReadonlyMap<number, string>;

/** Raw rows, in order. The kind is not checked here: a file of this version holds known kinds only. */
function toEntry(row: EntryRow): Entry {
  const payload: unknown = JSON.parse(row.payload);
  const entry = {
    seq: row.seq,
    kind: row.kind,
    version: row.version,
    payload,
    commandId: row.command_id,
    voidsSeq: row.voids_seq,
    actor: row.actor,
    reason: row.reason,
    recordedAt: row.recorded_at,
    playedAt: row.played_at,
  };
  return entry as Entry;
}

/** What one command writes. */
export interface Commit {
  /** All of one command, in order. */
  entries: readonly Entry[];
  totals: TotalsBySeq;
  /** Kept for a repeated command; null where the entries themselves tell the answer. */
  kept: { commandId: string; name: string; answer: string } | null;
  /** Draft that this command finishes. */
  finishes: string | null;
}

/** A ledger that comes from elsewhere: several commands at once. */
export interface Whole {
  entries: readonly Entry[];
  totals: TotalsBySeq;
  kept: { commandId: string; name: string; answer: string };
}

export class Store {
  private readonly db: Database;
  private readonly insertEntry;
  private readonly insertCommand;
  private readonly selectCommand;
  private readonly upsertDraft;
  private readonly deleteDraft;
  private readonly inTransaction: (work: () => void) => void;

  constructor(db: Database) {
    this.db = db;
    this.insertEntry = db.prepare(
      `INSERT INTO entry (seq, kind, version, payload, command_id, part, voids_seq, actor, reason, recorded_at,
         played_at, sheet_totals)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    this.insertCommand = db.prepare('INSERT INTO command (command_id, name, answer) VALUES (?, ?, ?)');
    this.selectCommand = db.prepare<[string], StoredAnswer>(
      'SELECT name, answer FROM command WHERE command_id = ?',
    );
    this.upsertDraft = db.prepare(
      `INSERT INTO draft (scope, body, saved_at) VALUES (?, ?, ?)
       ON CONFLICT (scope) DO UPDATE SET body = excluded.body, saved_at = excluded.saved_at`,
    );
    this.deleteDraft = db.prepare('DELETE FROM draft WHERE scope = ?');
    this.inTransaction = db.transaction((work: () => void) => work()).immediate;
  }

  private insert(e: Entry, part: number, totals: string | null): void {
    this.insertEntry.run(
      e.seq,
      e.kind,
      e.version,
      JSON.stringify(e.payload),
      e.commandId,
      part,
      e.voidsSeq,
      e.actor,
      e.reason,
      e.recordedAt,
      e.playedAt,
      totals,
    );
  }

  /** One transaction; when it returns, the disk has it (synchronous = FULL). */
  commit({ entries, totals, kept, finishes }: Commit): void {
    const only = entries.length === 1 && kept === null && finishes === null ? entries[0] : undefined;
    // A single statement is a transaction by itself: one more deal needs no BEGIN and COMMIT around it.
    if (only !== undefined) return this.insert(only, 0, totals.get(only.seq) ?? null);
    this.inTransaction(() => {
      entries.forEach((entry, part) => this.insert(entry, part, totals.get(entry.seq) ?? null));
      if (kept !== null) this.insertCommand.run(kept.commandId, kept.name, kept.answer);
      if (finishes !== null) this.deleteDraft.run(finishes);
    });
  }

  /** Fills an empty ledger (creation, import). */
  load({ entries, totals, kept }: Whole): void {
    this.inTransaction(() => {
      let part = 0;
      let previous = '';
      for (const entry of entries) {
        part = entry.commandId === previous ? part + 1 : 0;
        previous = entry.commandId;
        this.insert(entry, part, totals.get(entry.seq) ?? null);
      }
      this.insertCommand.run(kept.commandId, kept.name, kept.answer);
    });
  }

  entries(): Entry[] {
    const rows = this.db
      .prepare<[], EntryRow>(
        `SELECT seq, kind, version, payload, command_id, voids_seq, actor, reason, recorded_at, played_at
         FROM entry ORDER BY seq`,
      )
      .all();
    return rows.map(toEntry);
  }

  /** The stored bottom lines, to be compared with what the deals give. */
  totals(): Map<number, string> {
    const rows = this.db
      .prepare<[], { seq: number; sheet_totals: string }>(
        'SELECT seq, sheet_totals FROM entry WHERE sheet_totals IS NOT NULL ORDER BY seq',
      )
      .all();
    return new Map(rows.map((row) => [row.seq, row.sheet_totals]));
  }

  answerOf(commandId: string): StoredAnswer | null {
    return this.selectCommand.get(commandId) ?? null;
  }

  /** Half-typed work, kept over a restart; not part of the ledger. An empty body forgets it. */
  saveDraft(scope: string, body: string, at: string): void {
    if (body === '') this.deleteDraft.run(scope);
    else this.upsertDraft.run(scope, body, at);
  }

  drafts(): Map<string, string> {
    const rows = this.db.prepare<[], { scope: string; body: string }>('SELECT scope, body FROM draft').all();
    return new Map(rows.map((row) => [row.scope, row.body]));
  }
}
