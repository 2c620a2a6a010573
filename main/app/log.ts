import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const MAX_BYTES = 1024 * 1024;

/** A small rotating log of what happened to the program; never of what was typed. */
export function openLog(folder: string): (line: string) => void {
  const file = join(folder, 'pulka.log');
  return (line) => {
    try {
      mkdirSync(folder, { recursive: true });
      try {
        if (statSync(file).size > MAX_BYTES) renameSync(file, `${file}.1`);
      } catch {
        // no log yet
      }
      appendFileSync(file, `${new Date().toISOString()} ${line}\n`);
    } catch {
      // A log that cannot be written must not stop a tournament.
    }
  };
}
