/** Where a command puts its output: what must not be replaced, and a file that is whole or not there. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { classify, fileError } from '../service/db/errors.ts';
import { EXTENSION, MAGIC, SIDECARS } from '../service/db/format.ts';
import { sameFile } from '../service/db/whereabouts.ts';
import { Refused } from './io.ts';

function isSqlite(path: string): boolean {
  const handle = openSync(path, 'r');
  try {
    const start = Buffer.alloc(MAGIC.length);
    return readSync(handle, start, 0, start.length, 0) === start.length && start.toString('latin1') === MAGIC;
  } finally {
    closeSync(handle);
  }
}

const isTournamentName = (path: string): boolean => {
  const name = path.toLowerCase();
  return name.endsWith(EXTENSION) || SIDECARS.some((end) => name.endsWith(EXTENSION + end));
};

/** Output never takes the place of a tournament, of its journal, or of any other database, however it is spelled. */
function holdsData(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return SIDECARS.some((end) => path.toLowerCase().endsWith(EXTENSION + end));
  return isTournamentName(path) || isTournamentName(realpathSync(path)) || (stat.isFile() && isSqlite(path));
}

const refused = (error: unknown, path: string): Refused =>
  new Refused((classify(error, path) ?? fileError('file/io', path)).toCallError());

/**
 * Asked before anything is done whose result would have nowhere to go.
 * @param source the tournament that the command reads, which the output must not replace
 * @throws Refused `file/missingFolder`, `file/isFolder`, `file/notOutput`, …
 */
export function checkTarget(path: string, source?: string): void {
  try {
    const folder = statSync(dirname(path), { throwIfNoEntry: false });
    if (folder?.isDirectory() !== true) throw fileError('file/missingFolder', path);
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      throw fileError('file/folderGiven', path);
    if (holdsData(path) || (source !== undefined && sameFile(path, source)))
      throw fileError('file/notOutput', path);
  } catch (error) {
    throw refused(error, path);
  }
}

/** A pipe, a terminal, `/dev/null`: output goes into it, nothing is put in its place. */
function isDevice(path: string): boolean {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && !stat.isFile() && !stat.isDirectory();
}

function writeDevice(path: string, content: string | Uint8Array): void {
  try {
    const handle = openSync(path, 'w');
    try {
      writeFileSync(handle, content);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw refused(error, path);
  }
}

/**
 * Writes a whole file or nothing: through a name in the same folder that nothing had before.
 * @throws Refused `file/*`
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  // Once more: between the first look and now the name may have been given to a tournament.
  checkTarget(path);
  if (isDevice(path)) return writeDevice(path, content);
  const temporary = `${path}.${randomUUID()}.part`;
  let made = false;
  try {
    const handle = openSync(temporary, 'wx');
    made = true;
    try {
      writeFileSync(handle, content);
    } finally {
      closeSync(handle);
    }
    renameSync(temporary, path);
  } catch (error) {
    // Only what was made here is taken away.
    if (made) rmSync(temporary, { force: true });
    throw refused(error, path);
  }
}
