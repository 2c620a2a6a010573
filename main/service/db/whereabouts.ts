/** Whether the open file is still the one at its place: removed, replaced or gone with its stick under the program. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file and its folder by device and number. */
export interface Identity {
  file: string;
  folder: string;
}
export type Whereabouts = 'there' | 'removed' | 'replaced' | 'away';

/** What the file system says of a path, in numbers of any size or in plain ones; undefined = nothing is there. */
type Look = (path: string, bigint: boolean) => { dev: number | bigint; ino: number | bigint } | undefined;
const atDisk: Look = (path, bigint) => statSync(path, { throwIfNoEntry: false, bigint });

/**
 * Device and number of what is at a path; null = nothing. The look stands between Enter and the disk: with plain
 * numbers where they are exact. Those of NTFS and of network disks may not be, and two files would look like one.
 */
export function keyOf(path: string, look: Look = atDisk): string | null {
  try {
    const plain = look(path, false);
    const isExact = Number.isSafeInteger(plain?.dev) && Number.isSafeInteger(plain?.ino);
    const found = isExact ? plain : look(path, true);
    return found === undefined ? null : `${found.dev}:${found.ino}`;
  } catch {
    // A folder on the way that answers with an error is as good as gone.
    return null;
  }
}

/** The same file by device and number, however it is spelled, through links too. */
export function sameFile(a: string, b: string): boolean {
  const key = keyOf(a);
  return key !== null && key === keyOf(b);
}

export const identityOf = (path: string): Identity => ({
  file: keyOf(path) ?? '',
  folder: keyOf(dirname(path)) ?? '',
});

/** Two looks at the file system, microseconds: asked before every command. */
export function whereabouts(path: string, known: Identity): Whereabouts {
  const file = keyOf(path);
  if (file === known.file) return 'there';
  if (file !== null) return 'replaced';
  // Another folder of that name is an empty place to mount on, or one that was made again by somebody else.
  return keyOf(dirname(path)) === known.folder ? 'removed' : 'away';
}
