import { randomUUID } from 'node:crypto';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, basename, join } from 'node:path';
import { PulkaError } from '../../shared/ipc/errors.ts';

const CODES: Readonly<Record<string, string>> = {
  ENOSPC: 'file/diskFull',
  EROFS: 'file/readOnly',
  EACCES: 'file/noAccess',
  EPERM: 'file/noAccess',
  ENOENT: 'file/missingFolder',
  EFBIG: 'file/diskFull',
  EDQUOT: 'file/diskFull',
  EISDIR: 'file/folderGiven',
  EIO: 'file/io',
};

/** A printer, a pipe, `/dev/null`: a name for a place to write to, which nothing may take. */
async function isDevice(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    return !found.isFile() && !found.isDirectory();
  } catch {
    return false;
  }
}

async function writeDevice(path: string, bytes: Uint8Array): Promise<void> {
  const device = await open(path, 'w');
  try {
    await device.writeFile(bytes);
  } finally {
    await device.close();
  }
}

/** Writes a file whole or not at all: under a name in the same folder that nothing has, flush, rename. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID().slice(0, 8)}.part`);
  let made = false;
  try {
    if (await isDevice(path)) return await writeDevice(path, bytes);
    const file = await open(temporary, 'wx');
    made = true;
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // Only what was made here is taken away.
    if (made) await rm(temporary, { force: true });
    const code = CODES[(error as NodeJS.ErrnoException).code ?? ''];
    if (code !== undefined) throw new PulkaError(code, { path, name: basename(path) });
    throw error;
  }
}
