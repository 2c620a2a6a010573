/** A backup becomes a file again. The backup itself is only read. */
import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import type { Database as Db } from 'better-sqlite3';
import { checkCopy } from './backup.ts';
import { classify } from './errors.ts';
import { look, type LookOptions } from './look.ts';
import { newestOf } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { dropTemporary, placeNew, temporaryBeside } from './place.ts';

const options = (log: LookOptions['log']): LookOptions => ({
  newest: newestOf(migrations),
  ...(log === undefined ? {} : { log }),
});
const real = (path: string): string => (existsSync(path) ? realpathSync(path) : path);

/** Reads a checked image of a backup. @throws PulkaError `file/*` about the backup */
export const withBackup = <T>(backup: string, work: (db: Db) => T, log?: LookOptions['log']): T =>
  look(real(backup), options(log), work);

/**
 * Writes a checked backup to `target`, which must not exist.
 * @param log `readable`: of a damaged log what can be read, so that a spoiled file gives back what is left in it
 * @throws PulkaError `file/*` about the backup, `file/exists`, `file/diskFull`, … about the target
 */
export function restoreCopy(backup: string, target: string, log?: LookOptions['log']): void {
  const bytes = withBackup(backup, (image) => image.serialize(), log);
  const temporary = temporaryBeside(target);
  try {
    writeFileSync(temporary, bytes, { flag: 'wx' });
    checkCopy(temporary);
    placeNew(temporary, target);
  } catch (error) {
    dropTemporary(temporary);
    throw classify(error, target) ?? error;
  }
}
