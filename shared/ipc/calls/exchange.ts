import { z } from 'zod';
import { serviceQuery } from '../define.ts';
import { tableNames } from '../../exchange/table.ts';

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
      locale: z.enum(['ru', 'en']),
      /** IANA zone of the club's clock. */
      timeZone: z.string().max(100),
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
} as const;
