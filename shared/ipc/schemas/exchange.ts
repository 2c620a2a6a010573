/** Two copies of one tournament side by side. */
import { z } from 'zod';
import { idSchema } from '../../ledger/kinds.ts';
import { rowDealSchema } from './game.ts';
import { toldSchema } from './told.ts';

export const mergeTableSchema = z.strictObject({
  tableId: idSchema,
  roundNumber: z.int(),
  tableNumber: z.int(),
  /** Short names in seat order, as there. */
  seats: z.array(z.string()),
  /** `take`: only there; `same`: both typed it alike; `conflict`: somebody must choose. */
  status: z.enum(['take', 'same', 'conflict']),
  /** What is done where nobody chooses; null = must be chosen. */
  usual: z.enum(['ours', 'theirs']).nullable(),
  /** Why the sheet there cannot stand here as it is: `exchange.merge.block.<code>`. */
  blocks: z.array(toldSchema),
  /** Deal by deal; a change of players or a ruling between deals is a line too, and empty here. */
  pairs: z.array(
    z.strictObject({
      ours: rowDealSchema.nullable(),
      theirs: rowDealSchema.nullable(),
      same: z.boolean(),
    }),
  ),
  /** Rows on each side. */
  deals: z.strictObject({ ours: z.int(), theirs: z.int() }),
  by: z.string(),
  at: z.string(),
});
export type MergeTable = z.infer<typeof mergeTableSchema>;

export const mergeViewSchema = z.strictObject({
  /** Entries that both have; what each has since. */
  common: z.int(),
  ours: z.int(),
  theirs: z.int(),
  /** Last entry there, ISO instant. */
  theirsAt: z.string(),
  /** What of the tournament as a whole is taken over. */
  whole: z.strictObject({
    players: z.array(z.string()),
    rounds: z.array(z.int()),
    penalties: z.int(),
    payments: z.int(),
    others: z.int(),
  }),
  /** What differs and stays as it is here: `exchange.merge.note.<code>`. */
  notes: z.array(toldSchema),
  tables: z.array(mergeTableSchema),
  seq: z.int(),
});
export type MergeView = z.infer<typeof mergeViewSchema>;
