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
