/** Whether the open file is still the one at its place: removed, replaced or gone with its stick under the program. */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** A file and its folder by device and number. */
export interface Identity {
  file: string;
  folder: string;
}
export type Whereabouts = 'there' | 'removed' | 'replaced' | 'away';

/** The numbers of NTFS do not fit a plain one; elsewhere they do, and the look stands between Enter and the disk. */
const LARGE_NUMBERS = process.platform === 'win32';

const keyOf = (path: string): string | null => {
  try {
    const stat = statSync(path, { throwIfNoEntry: false, bigint: LARGE_NUMBERS });
    return stat === undefined ? null : `${stat.dev}:${stat.ino}`;
  } catch {
    // A folder on the way that answers with an error is as good as gone.
    return null;
  }
};

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
