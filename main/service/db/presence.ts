/**
 * Who has the file open, told to other computers: a small file `<name>.lock` beside it, renewed while the file is
 * open. The lock of SQLite keeps a second program on this computer out; a second computer that gets the
 * file through a cloud folder sees only this.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

const schema = z.object({ id: z.string(), computer: z.string(), at: z.iso.datetime() });

/** Milliseconds after the last sign of life in which another computer counts as being at the file. */
const ALIVE_MS = 10 * 60_000;
/** Milliseconds between two signs of life. */
export const BEAT_MS = 60_000;

export const presenceFile = (path: string): string => `${path}.lock`;

export interface Other {
  computer: string;
  /** Last sign of life, ISO instant by the clock of that computer. */
  at: string;
}

/** The sign of life of one open file. A folder that cannot be written shows no sign, and the work goes on. */
export class Presence {
  private readonly file: string;
  private readonly computer: string;
  private readonly id = randomUUID();
  private seen: Other | null = null;

  /** @param computer name of this computer */
  constructor(path: string, computer = hostname()) {
    this.file = presenceFile(path);
    this.computer = computer;
  }

  /** The other computer that was at the file at the last look. */
  get other(): Other | null {
    return this.seen;
  }

  private found(now: string): Other | null {
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(this.file, 'utf8')));
      if (!parsed.success) return null;
      const { id, computer, at } = parsed.data;
      // Left by a program that was killed on this very computer: SQLite's lock has answered for it.
      if (id === this.id || computer === this.computer) return null;
      // The clocks of two computers differ: a sign from the near future is one of now.
      return Math.abs(Date.parse(now) - Date.parse(at)) < ALIVE_MS ? { computer, at } : null;
    } catch {
      return null;
    }
  }

  /**
   * Looks who is there, and says that this computer is. Once another one was seen it stays told until the file is closed.
   * @param now ISO instant
   * @returns whether somebody is newly there
   */
  beat(now: string): boolean {
    const other = this.found(now);
    const news = other !== null && this.seen === null;
    this.seen = other ?? this.seen;
    try {
      const text = JSON.stringify({ id: this.id, computer: this.computer, at: now });
      writeFileSync(this.file, `${text}\n`);
    } catch {
      // Read-only, full or gone: what matters is said by the write of the deal itself.
    }
    return news;
  }

  /** The file is closed here; a sign of somebody else stays. */
  end(): void {
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(this.file, 'utf8')));
      if (parsed.success && parsed.data.id === this.id) rmSync(this.file, { force: true });
    } catch {
      // gone already
    }
  }
}
