/** Names of files that are made out of another one. */
import { existsSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { EXTENSION } from './format.ts';

/** A name beside a file that nothing has yet: "name (2026-10-03 15-04).pulka". */
export function nameBeside(path: string, at: string): string {
  const stem = basename(path, extname(path)).replace(/ \(\d{4}-\d{2}-\d{2} \d{2}-\d{2}(?: \d+)?\)$/, '');
  const when = at.slice(0, 16).replace('T', ' ').replace(':', '-');
  for (let n = 1; ; n++) {
    const name = `${stem} (${when}${n === 1 ? '' : ` ${n}`})${EXTENSION}`;
    const full = join(dirname(path), name);
    if (!existsSync(full)) return full;
  }
}
