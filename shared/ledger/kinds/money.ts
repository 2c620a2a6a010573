/** How places go, and the money of the tournament: what was agreed, and what was paid. */
import { z } from 'zod';
import type { TieBreak } from '../../domain/standingsTypes.ts';
import { idSchema, text } from '../ids.ts';

/** An exact fraction from 0 upwards, "3/2". */
const fraction = z
  .string()
  .max(40)
  .regex(/^\d+(?:\/[1-9]\d*)?$/u);
/** Far above any club's purse, and sums of hundreds stay exact. */
const MOST_KOPECKS = 1_000_000_000_000;
const kopecks = z.int().min(0).max(MOST_KOPECKS);

export const tieBreakSchema = z.enum([
  'tableWins',
  'bestRound',
  'lastRound',
  'fewerMountain',
  'fewerRemises',
  'madeGames',
  'whists',
  'headToHead',
  'lot',
]) satisfies z.ZodType<TieBreak>;

/** A step of a cut-off scale: up to so many whists (null = without end) each counts `factor`. */
const cutoffStep = z.strictObject({ upTo: z.int().min(1).max(1_000_000).nullable(), factor: fraction });

/** What places go by; left out of a tournament = the sum of whists, and who is equal shares the place. */
export const standingsPlanSchema = z.strictObject({
  measure: z.enum(['sum', 'average', 'placePoints']),
  /** From 0 upwards, the last without end; null = every whist counts whole. */
  cutoffs: z.array(cutoffStep).min(1).max(20).nullable(),
  /** Points by place for `placePoints`; null = 3, 2, 1, 0 and 3, 3/2, 0. */
  placeTable: z
    .strictObject({ three: z.array(fraction).length(3), four: z.array(fraction).length(4) })
    .nullable(),
  /** In the order in which they part equals. */
  tieBreaks: z.array(tieBreakSchema).max(9),
  /** As printed; empty where no lot is drawn. */
  lotSeed: z.string().max(40),
  /** Who has played fewer rounds stands below all who have played so many. */
  minRounds: z.int().min(0).max(1000),
  /** Where a player stands who withdrew. */
  withdrawn: z.enum(['stays', 'last', 'none']),
});
export type StandingsPlan = z.infer<typeof standingsPlanSchema>;

/** Entry fees and prizes; left out of a tournament = neither. */
export const moneyPlanSchema = z.strictObject({
  /** Kopecks a player. */
  entryFee: kopecks,
  /** Players who owe no fee. */
  feeFree: z.array(idSchema).max(400),
  /** By place, first place first; places without a prize are left out. */
  prizes: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), kopecks: z.array(kopecks).max(200) }),
    /** Parts of the fund. */
    z.strictObject({ kind: z.literal('shares'), shares: z.array(fraction).max(200) }),
  ]),
  /** Part of the entry fees due that goes into the fund, 0 to 1. */
  feeShare: fraction,
  /** Kopecks put into the fund by the organiser or a sponsor. */
  added: kopecks,
  /** Penalties in whists: cost no money, or cost the stake and go to the organiser, or into the fund. */
  penalties: z.enum(['free', 'organiser', 'fund']),
});
export type MoneyPlan = z.infer<typeof moneyPlanSchema>;

/** A player's id, or the organiser's cash. */
const party = idSchema;
export const paymentPurposeSchema = z.enum(['fee', 'prize', 'settlement']);

/** Money that changed hands. Taken back by a void with the reason; both stay listed. */
export const paymentSchema = z.strictObject({
  paymentId: idSchema,
  /** `cash` = the organiser's cash. */
  from: party,
  to: party,
  kopecks: z.int().min(1).max(MOST_KOPECKS),
  purpose: paymentPurposeSchema,
  by: text,
});

/** Points of a penalty that touch the place points instead of the whists. */
export const penaltyUnitSchema = z.enum(['whists', 'score']);

export const moneyPayloads = { 'payment.recorded': paymentSchema } as const;
