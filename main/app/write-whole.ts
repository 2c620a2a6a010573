import { open, rename, rm } from 'node:fs/promises';
import { dirname, basename, join } from 'node:path';
import { PulkaError } from '../../shared/ipc/errors.ts';

const CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'file/diskFull',
  EROFS: 'file/readOnly',
  EACCES: 'file/noAccess',
  EPERM: 'file/noAccess',
  ENOENT: 'file/missingFolder',
};

/** Writes a file whole or not at all: temporary file beside it, flush, rename. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    const code = CODES[(error as NodeJS.ErrnoException).code ?? ''];
    if (code !== undefined) throw new PulkaError(code, { path });
    throw error;
  }
}
