import type { Migration } from '../migrate.ts';
import { ledger } from './001-ledger.ts';
import { checksum } from './002-checksum.ts';

/** In order; a published migration is never changed. */
export const migrations: readonly Migration[] = [ledger, checksum];
