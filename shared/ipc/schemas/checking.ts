/** Read models of corrections and warnings. */
import { z } from 'zod';
import { correctionKindSchema, idSchema, warningCodeSchema, warningKeySchema } from '../../ledger/kinds.ts';
import { dealSchema } from './game.ts';
import { paramsSchema } from './told.ts';

const seat = z.int().min(0).max(3);

/** One correction: a deal corrected, removed or moved, or many at once with two seats swapped. */
export const correctionRowSchema = z.strictObject({
  seq: z.int(),
  what: z.enum(['corrected', 'removed', 'moved', 'reseated']),
  /** null: an old file that does not say. */
  kind: correctionKindSchema.nullable(),
  reason: z.string(),
  by: z.string(),
  /** ISO instant. */
  at: z.string(),
  /** Behind the deadline that held then. */
  late: z.boolean(),
  /** End of the deadline that held then (ISO instant); null = there was none, or the sheet was not checked yet. */
  deadline: z.string().nullable(),
  round: z.int(),
  table: z.int(),
  tableId: idSchema,
  /** Of a re-seating: the first of its deals. */
  dealId: idSchema,
  /** № on the sheet as it stands now; null = the deal is not on it. */
  dealNumber: z.int().nullable(),
  before: dealSchema.nullable(),
  /** null: removed. */
  after: dealSchema.nullable(),
  /** Deals concerned: 1, or all that a re-seating changed. */
  n: z.int().min(1),
  /** Of a re-seating: the two seats. */
  seats: z.tuple([seat, seat]).nullable(),
  /** Of a move: № before and after, as they were then. */
  moved: z.strictObject({ from: z.int().min(1), to: z.int().min(1) }).nullable(),
  /** Numbers of the slips that stand on the deal now. */
  slips: z.array(z.int()),
  /** Names in seat order at that deal, where a seat of the sheet changed hands; left out = those of the table. */
  names: z.array(z.string()).optional(),
});
export type CorrectionRow = z.infer<typeof correctionRowSchema>;

/**
 * A question of the program, with the values for its sentence:
 * `sheetTwice`, `sameDeals` — round, table, deal (first of the run here), n (deals that are equal), otherRound,
 * otherTable, otherDeal; `loneWhisterTen` — round, table, deal, player (declarer), tricks (his), level (0 = misère);
 * `dealerOrder` — round, table, deal, player (who dealt), expected (whose turn it was); `twoTables` — round, table,
 * otherTable, player; `thirdRuling` — round, table, deal, n (rulings in force), slip (number of the last);
 * `otherVersion` — round, table, n (deals there), source (name of the file), by.
 * Names are the short ones of the tournament.
 */
export const warningSchema = z.strictObject({
  code: warningCodeSchema,
  key: warningKeySchema,
  params: paramsSchema,
  /** The later of two tables that it speaks of. */
  tableId: idSchema,
  /** Where to look; null = the sheet as a whole. */
  dealId: idSchema.nullable(),
  roundNumber: z.int(),
  tableNumber: z.int(),
});
export type Warning = z.infer<typeof warningSchema>;
