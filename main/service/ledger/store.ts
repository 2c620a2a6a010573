/** The statements on a tournament file, prepared once. */
import type { Database } from 'better-sqlite3';
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { Altered, entryChecksum, SUMMED, summedRows, type StoredValue } from '../db/checksum.ts';
import { reserveLog } from '../db/log-space.ts';

export interface StoredAnswer {
  name: string;
  answer: string;
}
/** Text of the bottom line by the seq of the entry it stands with. */
export type TotalsBySeq = ReadonlyMap<number, string>;

/** An entry of the columns of `SUMMED`. The kind is not checked here: a file of this version holds known kinds only. */
function toEntry(columns: readonly StoredValue[]): Entry {
  const [seq, kind, version, payload, commandId, , voidsSeq, actor, reason, recordedAt, playedAt] = columns;
  const parsed: unknown = JSON.parse(String(payload));
  const entry = {
    seq,
    kind,
    version,
    payload: parsed,
    commandId,
    voidsSeq,
    actor,
    reason,
    recordedAt,
    playedAt,
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

const prepareAll = (db: Database) => ({
  db,
  insertEntry: db.prepare(
    `INSERT INTO entry (${SUMMED}, checksum) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  insertCommand: db.prepare('INSERT INTO command (command_id, name, answer) VALUES (?, ?, ?)'),
  selectCommand: db.prepare<[string], StoredAnswer>('SELECT name, answer FROM command WHERE command_id = ?'),
  upsertDraft: db.prepare(
    `INSERT INTO draft (scope, body, saved_at) VALUES (?, ?, ?)
     ON CONFLICT (scope) DO UPDATE SET body = excluded.body, saved_at = excluded.saved_at`,
  ),
  deleteDraft: db.prepare('DELETE FROM draft WHERE scope = ?'),
  inTransaction: db.transaction((work: () => void) => work()).immediate,
});

export class Store {
  private on: ReturnType<typeof prepareAll>;
  private hasRoom = false;

  constructor(db: Database) {
    this.on = prepareAll(db);
  }

  /** From now on this database, which holds the same: what was read through an image goes on in the file. */
  moveTo(db: Database): void {
    this.on = prepareAll(db);
    this.hasRoom = false;
  }

  /** With the first thing that is written, not on opening: most files are only looked at. */
  private takeRoom(): void {
    if (this.hasRoom) return;
    this.hasRoom = true;
    reserveLog(this.on.db.name);
  }

  private insert(e: Entry, part: number, totals: string | null): void {
    // In the order of `SUMMED`.
    const columns = [
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
    ];
    this.on.insertEntry.run(columns, entryChecksum(columns));
  }

  /** One transaction; when it returns, the disk has it (synchronous = FULL). */
  commit({ entries, totals, kept, finishes }: Commit): void {
    this.takeRoom();
    const only = entries.length === 1 && kept === null && finishes === null ? entries[0] : undefined;
    // A single statement is a transaction by itself: one more deal needs no BEGIN and COMMIT around it.
    if (only !== undefined) return this.insert(only, 0, totals.get(only.seq) ?? null);
    this.on.inTransaction(() => {
      entries.forEach((entry, part) => this.insert(entry, part, totals.get(entry.seq) ?? null));
      if (kept !== null) this.on.insertCommand.run(kept.commandId, kept.name, kept.answer);
      if (finishes !== null) this.on.deleteDraft.run(finishes);
    });
  }

  /** Several commands at once: all of them, or none. */
  commitAll(commits: readonly Commit[]): void {
    this.takeRoom();
    this.on.inTransaction(() => {
      for (const { entries, totals, kept } of commits) {
        entries.forEach((entry, part) => this.insert(entry, part, totals.get(entry.seq) ?? null));
        if (kept !== null) this.on.insertCommand.run(kept.commandId, kept.name, kept.answer);
      }
    });
  }

  /** Fills an empty ledger (creation, import). */
  load({ entries, totals, kept }: Whole): void {
    this.on.inTransaction(() => {
      let part = 0;
      let previous = '';
      for (const entry of entries) {
        part = entry.commandId === previous ? part + 1 : 0;
        previous = entry.commandId;
        this.insert(entry, part, totals.get(entry.seq) ?? null);
      }
      this.on.insertCommand.run(kept.commandId, kept.name, kept.answer);
    });
  }

  entries(): Entry[] {
    return this.read().entries;
  }

  /** All entries, and the numbers of those that are not as they were written; one pass over the table. */
  read(): { entries: Entry[]; altered: number[] } {
    const entries: Entry[] = [];
    const altered = new Altered();
    for (const columns of summedRows(this.on.db)) {
      altered.look(columns);
      entries.push(toEntry(columns));
    }
    return { entries, altered: altered.found };
  }

  /** The stored bottom lines, to be compared with what the deals give. */
  totals(): Map<number, string> {
    const rows = this.on.db
      .prepare<[], { seq: number; sheet_totals: string }>(
        'SELECT seq, sheet_totals FROM entry WHERE sheet_totals IS NOT NULL ORDER BY seq',
      )
      .all();
    return new Map(rows.map((row) => [row.seq, row.sheet_totals]));
  }

  answerOf(commandId: string): StoredAnswer | null {
    return this.on.selectCommand.get(commandId) ?? null;
  }

  /** Half-typed work, kept over a restart; not part of the ledger. An empty body forgets it. */
  saveDraft(scope: string, body: string, at: string): void {
    this.takeRoom();
    if (body === '') this.on.deleteDraft.run(scope);
    else this.on.upsertDraft.run(scope, body, at);
  }

  drafts(): Map<string, string> {
    const rows = this.on.db
      .prepare<[], { scope: string; body: string }>('SELECT scope, body FROM draft')
      .all();
    return new Map(rows.map((row) => [row.scope, row.body]));
  }
}
