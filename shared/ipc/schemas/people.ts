/** Read models of players who come and go. */
import { z } from 'zod';
import { idSchema, playerStateSchema, sheetEndedSchema, substituteLineSchema } from '../../ledger/kinds.ts';

/** A player by name: the short one, and in full. */
export const seatSchema = z.strictObject({ playerId: idSchema, name: z.string(), full: z.string() });

/** A row of a sheet at which a seat changed hands. */
export const substitutionViewSchema = z.strictObject({
  seat: z.int(),
  out: seatSchema,
  in: seatSchema,
  line: substituteLineSchema,
  by: z.string(),
  at: z.string(),
  reason: z.string(),
});
export type SubstitutionView = z.infer<typeof substitutionViewSchema>;

/** What one player has from a table. */
export const lineViewSchema = z.strictObject({
  ...seatSchema.shape,
  seat: z.int(),
  /** № of the first and last deal; null = none. */
  from: z.int().nullable(),
  to: z.int().nullable(),
  deals: z.int(),
  present: z.boolean(),
  entered: substituteLineSchema.nullable(),
  /** Exact, as a fraction. */
  exact: z.string(),
  points: z.int(),
  awarded: z.boolean(),
});
export type LineView = z.infer<typeof lineViewSchema>;

/** When the entry was written, and why. */
const said = { at: z.string(), reason: z.string() };

export const sheetEndViewSchema = sheetEndedSchema
  .omit({ tableId: true })
  .extend({ how: sheetEndedSchema.shape.how.exclude(['resumed']), ...said });
export type SheetEndView = z.infer<typeof sheetEndViewSchema>;

/** The last word about whether a player is drawn. */
export const playerStateViewSchema = playerStateSchema.extend(said);
export type PlayerStateView = z.infer<typeof playerStateViewSchema>;
