import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { tableNames } from '../../exchange/table.ts';
import { idSchema } from '../../ledger/kinds.ts';
import { mergeViewSchema } from '../schemas/exchange.ts';
import { locale, timeZone } from './common.ts';

/** What leaves the program for other programs, and what comes from another desk. */
export const exchangeCalls = {
  /**
   * A table as CSV, a workbook (`all`: every table a sheet of its own), or the standings as a page.
   * Only a workbook holds `all`, only the standings are a page: else `exchange/notAsCsv`, `exchange/notAsPage`.
   */
  'exchange.table': serviceQuery(
    z.strictObject({
      what: z.enum([...tableNames, 'all']),
      format: z.enum(['csv', 'xlsx', 'html']),
      /** Of the standings; null = as they stand now. */
      afterRound: z.int().min(1).nullable(),
      locale,
      timeZone,
      /** Of a page: large, for a screen in the hall. */
      hall: z.boolean().optional(),
    }),
    z.strictObject({
      bytes: z.instanceof(Uint8Array),
      fileName: z.string(),
      /** Rows without head and sums. */
      rows: z.int(),
    }),
  ),
  /** What a merge with this export of another computer would do; nothing is written. */
  'exchange.mergePreview': serviceQuery(z.strictObject({ json: z.string() }), mergeViewSchema),
  /**
   * Takes over what was typed there, in one transaction after a backup; their export is kept beside the backups.
   * A sheet that both have must be chosen for (`merge/undecided`).
   */
  'exchange.merge': serviceCommand(
    z.strictObject({
      json: z.string(),
      /** Name of the file. */
      source: z.string().min(1).max(200),
      choices: z.record(idSchema, z.enum(['ours', 'theirs', 'both'])),
      /** The entry after which the preview was made. */
      expectedSeq: z.int(),
      locale,
      timeZone,
    }),
    z.strictObject({
      seq: z.int(),
      /** Sheets that stand here as they stand there. */
      taken: z.int(),
      beside: z.int(),
      /** Their export as it was kept; null: there was nothing to take. */
      kept: z.string().nullable(),
    }),
  ),
} as const;
