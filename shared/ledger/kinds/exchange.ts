/** What comes from another copy of the same tournament. */
import { z } from 'zod';
import { dealSchema } from '../../ipc/schemas/game.ts';
import { idSchema, text } from '../ids.ts';

/**
 * Stands before what was taken over from another computer's export, in the same command. `beside`: nothing was taken,
 * the deals as they stand there are kept and asked about until somebody has looked.
 */
export const ledgerMergedSchema = z.strictObject({
  /** null: what concerns the tournament as a whole (players, rounds, penalties, payments). */
  tableId: idSchema.nullable(),
  /** Name of the file. */
  source: z.string().min(1).max(200),
  /** Who typed there. */
  by: text,
  /** Last entry there that concerns it, ISO instant. */
  at: z.iso.datetime(),
  how: z.enum(['taken', 'beside']),
  /** Only with `beside`. */
  deals: z.array(dealSchema).max(500),
});
export type LedgerMerged = z.infer<typeof ledgerMergedSchema>;

export const exchangePayloads = { 'ledger.merged': ledgerMergedSchema } as const;
