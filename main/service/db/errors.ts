/**
 * Every way a file can refuse, classified once: what SQLite and the file system say becomes a code
 * `file/<reason>` whose sentence tells what happened, what was kept and what can be done.
 */
import { basename } from 'node:path';
import { PulkaError } from '../../../shared/ipc/errors.ts';

export type FileErrorCode =
  | 'file/missing'
  | 'file/missingFolder'
  | 'file/isFolder'
  | 'file/folderGiven'
  | 'file/notOutput'
  | 'file/empty'
  | 'file/notSqlite'
  | 'file/truncated'
  | 'file/corrupt'
  | 'file/damagedLog'
  | 'file/foreignLog'
  | 'file/away'
  | 'file/foreign'
  | 'file/newer'
  | 'file/readOnly'
  | 'file/locked'
  | 'file/diskFull'
  | 'file/exists'
  | 'file/denied'
  | 'file/badName'
  | 'file/io';

/** A refusal of the file at `path`; `more` goes into its sentence. */
export const fileError = (code: FileErrorCode, path: string, more: Record<string, string | number> = {}) =>
  new PulkaError(code, { path, name: basename(path), ...more });

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** SQLite result codes by their beginning; the extended codes follow an underscore. */
const bySqlite: readonly (readonly [string, FileErrorCode])[] = [
  ['SQLITE_NOTADB', 'file/notSqlite'],
  ['SQLITE_CORRUPT', 'file/corrupt'],
  ['SQLITE_IOERR_SHORT_READ', 'file/truncated'],
  ['SQLITE_IOERR_CORRUPTFS', 'file/corrupt'],
  ['SQLITE_IOERR_DATA', 'file/corrupt'],
  ['SQLITE_BUSY', 'file/locked'],
  ['SQLITE_LOCKED', 'file/locked'],
  ['SQLITE_READONLY', 'file/readOnly'],
  ['SQLITE_FULL', 'file/diskFull'],
  ['SQLITE_CANTOPEN', 'file/denied'],
  ['SQLITE_PERM', 'file/denied'],
  ['SQLITE_AUTH', 'file/denied'],
  ['SQLITE_IOERR', 'file/io'],
];

const bySystem: Readonly<Record<string, FileErrorCode>> = {
  ENOENT: 'file/missing',
  ENOTDIR: 'file/missingFolder',
  EISDIR: 'file/isFolder',
  EACCES: 'file/denied',
  EPERM: 'file/denied',
  EROFS: 'file/readOnly',
  ENOSPC: 'file/diskFull',
  EDQUOT: 'file/diskFull',
  EFBIG: 'file/diskFull',
  EEXIST: 'file/exists',
  EBUSY: 'file/locked',
  EIO: 'file/io',
  ENAMETOOLONG: 'file/badName',
  EINVAL: 'file/badName',
  ELOOP: 'file/badName',
  // Node's own refusal of a zero byte in a path.
  ERR_INVALID_ARG_VALUE: 'file/badName',
};

/**
 * The refusal that an error of SQLite or of the file system stands for, or null when it is neither
 * (then it is a fault of the program, and is reported as one).
 */
export function classify(error: unknown, path: string): PulkaError | null {
  if (error instanceof PulkaError) return error;
  const code = codeOf(error);
  const detail = error instanceof Error ? error.message : String(error);
  const sqlite = bySqlite.find(([start]) => code === start || code.startsWith(`${start}_`));
  if (sqlite !== undefined) return fileError(sqlite[1], path, { detail });
  const system = bySystem[code];
  return system === undefined ? null : fileError(system, path, { detail });
}

/** Runs `work` and throws what it refuses as a classified error. */
export function classified<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw classify(error, path) ?? error;
  }
}
