import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { classify, fileError } from '../service/db/errors.ts';
import { Refused } from './io.ts';

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
