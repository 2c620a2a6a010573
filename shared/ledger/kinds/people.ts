/** Who plays: a player who comes late or goes, a substitute in mid-sheet, and how a sheet ends before its time. */
import { z } from 'zod';
import { idSchema, text } from '../ids.ts';

/**
 * Whether a player is drawn: `playing` from a round on (a late entry, or somebody who came back), `withdrawn` from a
 * round on. The last word counts; a player of whom nothing is said plays from the first round.
 */
export const playerStateSchema = z.strictObject({
  playerId: idSchema,
  state: z.enum(['playing', 'withdrawn']),
  /** Number of the first round that it concerns; it need not exist yet. */
  fromRound: z.int().min(1).max(1000),
  by: text,
});

/**
 * Whose result the substitute goes on with: `continue` takes the seat over as it stands, `mean` begins with the mean
 * of pool and mountain of those who play on (K96 3.1.2).
 */
export const substituteLineSchema = z.enum(['continue', 'mean']);
export type SubstituteLine = z.infer<typeof substituteLineSchema>;

/** Somebody takes a seat between two deals; the deals before it are those of the player who leaves. */
export const seatSubstitutedSchema = z.strictObject({
  substitutionId: idSchema,
  tableId: idSchema,
  seat: z.int().min(0).max(3),
  out: idSchema,
  in: idSchema,
  line: substituteLineSchema,
  /** Fractional index among the rows of the sheet: it stands there as a line of its own. */
  place: z.string().min(1),
  by: text,
});

/** Whole whists that the arbiter writes to one player of the table. */
export const awardSchema = z.strictObject({
  playerId: idSchema,
  points: z.int().min(-1_000_000).max(1_000_000),
});

/**
 * A sheet that ends before its time. Broken off, it counts as it stands (K96 4.2.3); awarded, the arbiter's numbers
 * stand in place of the deals and may sum to anything; `resumed` takes either back.
 */
export const sheetEndedSchema = z.strictObject({
  tableId: idSchema,
  how: z.enum(['brokenOff', 'awarded', 'resumed']),
  /** One a player of the table; empty unless awarded. */
  awards: z.array(awardSchema).max(50),
  by: text,
});

export const peoplePayloads = {
  'player.state': playerStateSchema,
  'seat.substituted': seatSubstitutedSchema,
  'sheet.ended': sheetEndedSchema,
} as const;
