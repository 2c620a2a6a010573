/** Read models of players who come and go. */
import { z } from 'zod';
import { idSchema, substituteLineSchema } from '../../ledger/kinds.ts';

const seat = z.strictObject({ playerId: idSchema, name: z.string(), full: z.string() });

/** A row of a sheet at which a seat changed hands. */
export const substitutionViewSchema = z.strictObject({
  seat: z.int(),
  out: seat,
  in: seat,
  line: substituteLineSchema,
  by: z.string(),
  at: z.string(),
  reason: z.string(),
});
export type SubstitutionView = z.infer<typeof substitutionViewSchema>;

/** What one player has from a table. */
export const lineViewSchema = z.strictObject({
  ...seat.shape,
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

export const sheetEndViewSchema = z.strictObject({
  how: z.enum(['brokenOff', 'awarded']),
  awards: z.array(z.strictObject({ playerId: idSchema, points: z.int() })),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
});
export type SheetEndView = z.infer<typeof sheetEndViewSchema>;

/** The last word about whether a player is drawn. */
export const playerStateViewSchema = z.strictObject({
  playerId: idSchema,
  state: z.enum(['playing', 'withdrawn']),
  fromRound: z.int(),
  by: z.string(),
  at: z.string(),
  reason: z.string(),
});
export type PlayerStateView = z.infer<typeof playerStateViewSchema>;
