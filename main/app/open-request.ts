import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The tournament file named on a command line (double click, `pulka-desk FILE`), or null. */
export function fileFromArguments(args: readonly string[], folder: string): string | null {
  for (const arg of args) {
    if (arg.startsWith('-') || !arg.toLowerCase().endsWith('.pulka')) continue;
    const path = resolve(folder, arg);
    if (existsSync(path)) return path;
  }
  return null;
}
