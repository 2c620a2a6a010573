/** Rounds: how long they last, how they were drawn, another seating of what is not played yet, begin and end. */
import { z } from 'zod';
import { idSchema, text } from '../ids.ts';

/** What ends the play of a round, and how many rounds there are to be; left out of a tournament = by target. */
export const planSchema = z.strictObject({
  end: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('target') }),
    /** Minutes from the beginning of the round. */
    z.strictObject({ by: z.literal('time'), minutes: z.int().min(1).max(1440) }),
    /** Deals at every table. */
    z.strictObject({ by: z.literal('deals'), deals: z.int().min(1).max(500) }),
  ]),
  /** Rounds of the tournament; null = as many as time allows. */
  rounds: z.int().min(1).max(1000).nullable(),
});
export type Plan = z.infer<typeof planSchema>;

/** `list`: nothing was drawn, the tables were filled in the order of the list; `manual`: seated by hand. */
export const drawMethodSchema = z.enum(['lot', 'noRepeats', 'swiss', 'manual', 'list']);

/** How a round was drawn: with this anybody can repeat the lot. */
export const drawSchema = z.strictObject({
  method: drawMethodSchema,
  /** As printed; empty where nothing was drawn. */
  seed: z.string().max(40),
  /** Changed by the arbiter's hand after the draw. */
  byHand: z.literal(true).optional(),
  /** Players of one club were kept apart. */
  clubsApart: z.literal(true).optional(),
  /** Rounds drawn together with this one, more than one; left out = it alone. */
  together: z.int().min(2).max(30).optional(),
});
export type RoundDraw = z.infer<typeof drawSchema>;

export const roundTableSchema = z.strictObject({
  tableId: idSchema,
  number: z.int().min(1),
  seats: z.array(idSchema).min(3).max(4),
});

const seating = {
  roundId: idSchema,
  tables: z.array(roundTableSchema).min(1),
  /** Players who are there and have no seat in this round; whoever is absent is in neither list. */
  sitOuts: z.array(idSchema).max(400).optional(),
  draw: drawSchema.optional(),
};

export const roundSchema = z.strictObject({ ...seating, number: z.int().min(1) });
export type Round = z.infer<typeof roundSchema>;

/** Another seating of a round. Tables on whose sheets something stands are the same as before, ids included. */
export const roundChangedSchema = z.strictObject(seating);

export const roundStateSchema = z.strictObject({
  roundId: idSchema,
  state: z.enum(['running', 'ended']),
  by: text,
});

export const roundPayloads = {
  'round.changed': roundChangedSchema,
  'round.state': roundStateSchema,
} as const;
