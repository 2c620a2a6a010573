/** What the draw is asked, and what it answers. */
import { z } from 'zod';
import { drawMethodSchema, drawSchema, idSchema } from '../../ledger/kinds.ts';
import { MOST_PLAYERS, MOST_ROUNDS } from '../../draw/request.ts';
import { seatSchema } from './people.ts';

const ids = z.array(idSchema).max(MOST_PLAYERS);
const count = z.int().min(0).max(MOST_PLAYERS);
const maxTables = z.int().min(1).max(MOST_PLAYERS).optional();

/** Which tables: shared/draw/sizes.ts. */
export const sizePolicySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fours'), maxTables }),
  z.strictObject({ kind: z.literal('threes'), maxTables }),
  z.strictObject({ kind: z.literal('fixed'), size: z.literal([3, 4]), maxTables }),
  z.strictObject({ kind: z.literal('own'), fours: count, threes: count }),
]);

const seatedTableSchema = z.strictObject({
  number: z.int().min(1),
  seats: z.array(idSchema),
  substitutes: z.array(z.strictObject({ seat: z.int().min(0).max(3), player: idSchema })).optional(),
});
export const pastRoundSchema = z.strictObject({
  tables: z.array(seatedTableSchema),
  sitOut: z.array(idSchema),
});

/** A table as drawn; ids clockwise from the first dealer. */
export const drawnTableSchema = z.strictObject({
  number: z.int().min(1).max(1000),
  seats: z.array(idSchema).min(3).max(4),
});
/** A seating as it is to be recorded: tables and who sits out. */
export const seatingSchema = z.strictObject({ tables: z.array(drawnTableSchema).min(1), sitOuts: ids });

/** Where a draw begins: the round, its people, what was before it. */
export const drawBaseSchema = z.strictObject({
  roundId: idSchema.nullable(),
  number: z.int(),
  /** Last entry of the round; 0 for a new one. */
  seq: z.int(),
  players: z.array(
    seatSchema.extend({
      club: z.string(),
      /** Drawn unless he is left out by hand: not withdrawn, and come already. */
      playing: z.boolean(),
    }),
  ),
  history: z.array(pastRoundSchema),
  /** Of a round that is changed; `used`: something stands on the sheet, the table stays. */
  tables: z.array(
    z.strictObject({ tableId: idSchema, number: z.int(), seats: z.array(idSchema), used: z.boolean() }),
  ),
  sitOuts: z.array(idSchema),
  draw: drawSchema.nullable(),
});
export type DrawBase = z.infer<typeof drawBaseSchema>;

export const drawRequestSchema = z.strictObject({
  /** Name of this work, for its progress and to stop it. */
  job: z.string().min(1).max(64),
  /** The round whose rest is drawn again; null = a new one. */
  roundId: idSchema.nullable(),
  method: drawMethodSchema.exclude(['manual', 'list']),
  seed: z.string().min(1).max(40),
  sizes: sizePolicySchema,
  /** Who plays; those at kept tables are added. */
  players: ids,
  /** Numbers of further tables of the round that stay, besides those on whose sheets something stands. */
  keep: z.array(z.int().min(1)).max(MOST_PLAYERS),
  clubsApart: z.boolean(),
  /** Rounds drawn together; only new ones, and not by standings. */
  rounds: z.int().min(1).max(MOST_ROUNDS),
});

export const drawWarningSchema = z.strictObject({
  kind: z.enum([
    ...['unknown', 'playerTwice', 'missing', 'tableSize', 'tableNumber'],
    ...['repeat', 'sameClub', 'sameSeat', 'sitOutAgain'],
  ] as const),
  severity: z.enum(['error', 'warning']),
  table: z.int().nullable(),
  players: z.array(idSchema),
  seat: z.int().nullable(),
  times: z.int(),
});

/** Repeats among the drawn rounds and with those before, beside what no draw can be below. */
export const drawQualitySchema = z.strictObject({
  repeats: z.int(),
  repeatsBound: z.int(),
  seatRepeats: z.int(),
  seatRepeatsBound: z.int(),
  clubMeetings: z.int(),
});
export type DrawQuality = z.infer<typeof drawQualitySchema>;

export const proposalSchema = z.strictObject({
  rounds: z.array(seatingSchema),
  quality: drawQualitySchema,
  /** Of each round. */
  warnings: z.array(z.array(drawWarningSchema)),
  /** The best until it was stopped; the same seed need not give it again. */
  stopped: z.boolean(),
  seed: z.string(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** A round at a glance, besides its tables. */
export const roundPlaySchema = z.strictObject({
  sitOuts: z.array(seatSchema),
  draw: drawSchema.nullable(),
  state: z.enum(['drawn', 'running', 'ended']),
  /** ISO instants. */
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Tables whose sheets are not finished, by the plan of the tournament. */
  unfinished: z.array(idSchema),
});
export type RoundPlay = z.infer<typeof roundPlaySchema>;
