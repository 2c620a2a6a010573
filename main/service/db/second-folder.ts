/**
 * A second folder for backups, as a rule on a stick: chosen once for this computer (a stick has another path on
 * another one), kept in a small file of the program's settings, used for every tournament opened here.
 */
import { createHash } from 'node:crypto';
import { accessSync, constants, readFileSync, renameSync, statSync, writeFileSync, mkdirSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({ secondFolder: z.string().nullable() });

/** What can be said of the folder now. `missing`: the stick is not in, or the folder was removed. */
export type SecondState = 'none' | 'ready' | 'missing' | 'readOnly';

/** The choice of this computer; without a file of settings (command line, tests) it is kept for this run. */
export interface SecondFolder {
  folder(): string | null;
  choose(folder: string | null): void;
  state(): SecondState;
}

/** Where the copies of one tournament go: a name that people recognise, and that no namesake shares. */
export function secondFolderOf(second: string, path: string): string {
  const stem = basename(path, extname(path));
  const mark = createHash('sha256').update(path).digest('hex').slice(0, 6);
  return join(second, `${stem}-${mark}.pulka.backups`);
}

function stateOf(folder: string | null): SecondState {
  if (folder === null) return 'none';
  try {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return 'missing';
  } catch {
    // A name that the system does not take (too long, in a circle of links) names no folder.
    return 'missing';
  }
  try {
    accessSync(folder, constants.W_OK);
    return 'ready';
  } catch {
    return 'readOnly';
  }
}

/** @param file JSON file with the choice, or null */
export function secondFolder(file: string | null): SecondFolder {
  const read = (): string | null => {
    if (file === null) return null;
    try {
      const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      return parsed.success ? parsed.data.secondFolder : null;
    } catch {
      return null;
    }
  };
  let chosen = read();
  return {
    folder: () => chosen,
    choose: (folder) => {
      if (file !== null) {
        mkdirSync(dirname(file), { recursive: true });
        const temporary = `${file}.part`;
        writeFileSync(temporary, `${JSON.stringify({ secondFolder: folder })}\n`);
        renameSync(temporary, file);
      }
      chosen = folder;
    },
    state: () => stateOf(chosen),
  };
}
