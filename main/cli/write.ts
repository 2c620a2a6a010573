import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { classify, fileError } from '../service/db/errors.ts';
import { Refused } from './io.ts';

/** Asked before anything is done whose result would have nowhere to go. @throws Refused `file/missingFolder`, … */
export function checkTarget(path: string): void {
  const folder = statSync(dirname(path), { throwIfNoEntry: false });
  if (folder?.isDirectory() !== true) throw new Refused(fileError('file/missingFolder', path).toCallError());
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
    throw new Refused(fileError('file/isFolder', path).toCallError());
}

/** Writes a whole file or nothing: through a temporary name in the same folder. @throws Refused `file/*` */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.part`;
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new Refused((classify(error, path) ?? fileError('file/io', path)).toCallError());
  }
}
