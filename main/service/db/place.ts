/** Giving a finished file its name: under a temporary one until then, and never over another file. */
import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileError } from './errors.ts';
import { SIDECARS } from './format.ts';
import { isUnused } from './log-file.ts';

const TEMPORARY = '.part';

/** A name in the folder of `target` that nothing has: what is made there is whole before it is called so. */
export const temporaryBeside = (target: string): string =>
  join(dirname(target), `.${basename(target)}.${randomUUID().slice(0, 8)}${TEMPORARY}`);

/** Takes away what was made under a temporary name, with everything SQLite laid beside it. */
export function dropTemporary(temporary: string): void {
  for (const end of ['', ...SIDECARS]) rmSync(temporary + end, { force: true });
}

const LEFT_AFTER = 3_600_000;
const OURS = /^\..+\.[0-9a-f]{8}\.part(?:-wal|-shm|-journal)?$/;

/** Temporary files of a program that was killed at its work; those of the last hour may still be worked on. */
export function dropLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!OURS.test(name)) continue;
    const file = join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat !== undefined && Date.now() - stat.mtimeMs > LEFT_AFTER) rmSync(file, { force: true });
  }
}

/** The new name survives a power cut. Systems that cannot sync a folder do it by themselves. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows opens no folders.
  }
}

/** The content of a file is on the disk. */
export function syncFile(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Nothing was ever written into it: empty, or a log with no more than the room that was taken for it. */
const isBlank = (file: string, size: number): boolean =>
  size === 0 || (file.endsWith('-wal') && isUnused(readFileSync(file)));

/**
 * A log that lies where a new file is going to be belongs to a file that is gone: SQLite would read it into the new
 * one. It may hold somebody's deals, so it is kept under another name.
 */
function setAside(target: string): void {
  for (const end of SIDECARS) {
    const file = target + end;
    const stat = statSync(file, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    if (isBlank(file, stat.size)) rmSync(file, { force: true });
    else renameSync(file, `${file}.${randomUUID().slice(0, 8)}.old`);
  }
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

/** Gives a file its name in one step; the file system itself refuses a name that is taken. */
function linkNew(temporary: string, target: string): void {
  try {
    linkSync(temporary, target);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw fileError('file/exists', target);
    // A stick knows no links (FAT, exFAT): there a look before the rename has to do.
    if (existsSync(target)) throw fileError('file/exists', target);
    renameSync(temporary, target);
    return;
  }
  rmSync(temporary);
}

/** Names a finished file that lies in the same folder. @throws PulkaError `file/exists` */
export function placeNew(temporary: string, target: string): void {
  if (existsSync(target)) throw fileError('file/exists', target);
  setAside(target);
  linkNew(temporary, target);
  syncFolder(dirname(target));
}
