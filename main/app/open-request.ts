import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path as it was written, or out of the address by which a file manager names it (`%U` of a menu entry). */
function pathOf(arg: string, folder: string): string | null {
  if (!/^file:/i.test(arg)) return resolve(folder, arg);
  try {
    return fileURLToPath(arg);
  } catch {
    // Another host, an encoded separator: no file of this computer.
    return null;
  }
}

/** The tournament file named on a command line (double click, `pulka-desk FILE`), or null. */
export function fileFromArguments(args: readonly string[], folder: string): string | null {
  for (const arg of args) {
    if (arg.startsWith('-')) continue;
    const path = pathOf(arg, folder);
    if (path !== null && path.toLowerCase().endsWith('.pulka') && existsSync(path)) return path;
  }
  return null;
}

/**
 * Files that are asked for from outside. A page that has asked for its start listens; until then the last request
 * waits for it, and nobody else would keep it.
 */
export class OpenRequests {
  private waiting: string | null;
  private isHeard = false;
  private readonly send: (path: string) => void;

  /** @param first the file that the program was started with */
  constructor(first: string | null, send: (path: string) => void) {
    this.waiting = first;
    this.send = send;
  }

  /** The file that waits to be opened; null = none. */
  get next(): string | null {
    return this.waiting;
  }

  /** Another start of the program, or the system, names a file. */
  arrive(path: string): void {
    if (this.isHeard) this.send(path);
    else this.waiting = path;
  }

  /** The page asks for its start: the request is given away. */
  take(): string | null {
    const path = this.waiting;
    this.waiting = null;
    this.isHeard = true;
    return path;
  }

  /** The page is gone; another one will ask. */
  lost(): void {
    this.isHeard = false;
  }
}
