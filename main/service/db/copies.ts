/**
 * Copies of tournaments that were open on this computer: which file held how many entries. A copy that is opened later
 * and holds fewer, or others, is told of; nothing is ever refused. Kept in a small file of the program's settings.
 */
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import type { Remark } from '../../../shared/ipc/schemas/views.ts';
import type { Entry } from '../../../shared/ledger/kinds.ts';

const copySchema = z.strictObject({
  /** Of the tournament: the command that created it. */
  tournament: z.string(),
  path: z.string(),
  /** Entries it held when it was last open here, and the command of the last. */
  seq: z.int(),
  last: z.string(),
  /** When the last was written, ISO instant. */
  at: z.string(),
});
export type Copy = z.infer<typeof copySchema>;

/** Copies that are remembered; the oldest go first. */
const MOST = 300;
/** Every sample has the same creation: copies of it are meant to part. */
const SAMPLE = /^sample-/u;

/** What a ledger is as a copy; null for one that is not watched. */
function copyOf(path: string, entries: readonly Entry[]): Copy | null {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined || SAMPLE.test(first.commandId)) return null;
  return {
    tournament: first.commandId,
    ...{ path, seq: entries.length, last: last.commandId, at: last.recordedAt },
  };
}

/** How many entries the file holds now, and whose the one of this number is; null when it cannot be read. */
function lookInto(path: string, seq: number): { seq: number; command: string | null } | null {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return null;
  try {
    const db = new Database(path, { readonly: true, fileMustExist: true });
    try {
      const command = db.prepare<[number], string>('SELECT command_id FROM entry WHERE seq = ?').pluck();
      const most = db.prepare<[], number>('SELECT max(seq) FROM entry').pluck().get();
      return { seq: most ?? 0, command: command.get(seq) ?? null };
    } finally {
      db.close();
    }
  } catch {
    return null;
  }
}

/** What another copy means for the one in hand; null = it is older, or the same. */
function compared(own: Copy, other: Copy, entries: readonly Entry[]): Remark | null {
  const { path } = other;
  const name = basename(path);
  if (path === own.path) {
    // The file itself was put back to an earlier state.
    const n = other.seq - own.seq;
    return n > 0 ? { code: 'olderSelf', params: { name, n, at: other.at } } : null;
  }
  const inside = lookInto(path, own.seq);
  const seq = inside?.seq ?? other.seq;
  const continuesOurs = entries[other.seq - 1]?.commandId === other.last;
  if (continuesOurs && seq <= own.seq) return null;
  const holdsOurs = inside === null ? other.seq > own.seq : inside.command === own.last;
  if (holdsOurs && seq > own.seq)
    return {
      code: inside === null ? 'olderGone' : 'older',
      params: { name, path, n: seq - own.seq, at: other.at },
    };
  return inside === null ? null : { code: 'parted', params: { name, path } };
}

export class Copies {
  private readonly file: string | null;
  private list: Copy[] | null = null;

  /** @param computerFile settings of this computer that concern files; null = nothing is remembered */
  constructor(computerFile: string | null) {
    this.file = computerFile === null ? null : join(dirname(computerFile), 'copies.json');
  }

  private read(): Copy[] {
    if (this.list !== null) return this.list;
    try {
      const parsed = z.array(copySchema).safeParse(JSON.parse(readFileSync(this.file ?? '', 'utf8')));
      this.list = parsed.success ? parsed.data : [];
    } catch {
      this.list = [];
    }
    return this.list;
  }

  /** Remembers a file as it is now. @throws when the settings cannot be written */
  note(path: string, entries: readonly Entry[]): void {
    const copy = copyOf(path, entries);
    if (this.file === null || copy === null) return;
    const known = this.read();
    const before = known.at(-1);
    if (before?.path === path && before.last === copy.last && before.seq === copy.seq) return;
    this.list = [...known.filter((one) => one.path !== path), copy].slice(-MOST);
    mkdirSync(dirname(this.file), { recursive: true });
    const temporary = `${this.file}.part`;
    writeFileSync(temporary, `${JSON.stringify(this.list, null, 1)}\n`);
    renameSync(temporary, this.file);
  }

  /** What is to be told about a file that was just opened: the copy that is most ahead of it. */
  remarks(path: string, entries: readonly Entry[]): Remark[] {
    const own = copyOf(path, entries);
    if (this.file === null || own === null) return [];
    const found = this.read()
      .filter((other) => other.tournament === own.tournament)
      .flatMap((other) => compared(own, other, entries) ?? []);
    const ahead = (remark: Remark): number => Number(remark.params?.['n'] ?? 0);
    return found.sort((a, b) => ahead(b) - ahead(a)).slice(0, 1);
  }
}
