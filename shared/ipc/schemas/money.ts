/** Read models of the treasurer, and what of the standings hangs on the plan of the tournament. */
import { z } from 'zod';
import {
  idSchema,
  moneyPlanSchema,
  paymentSchema,
  penaltyUnitSchema,
  standingsPlanSchema,
} from '../../ledger/kinds.ts';
import { seatSchema } from './people.ts';

/** What a row has where the tournament has a plan of its own; left out = by the sum of whists. */
export const rowScoreSchema = z.strictObject({
  /** What the place goes by, exact. */
  score: z.string(),
  /** Rounds played, a fraction after a substitution. */
  rounds: z.string(),
  /** What each round adds to the score, exact; null = not played. */
  counts: z.array(z.string().nullable()),
  /** Values of the keys of the plan in its order, exact; null = does not apply. */
  ties: z.array(z.string().nullable()),
  /** Penalties in points of the score. */
  penalty: z.int(),
  withdrawn: standingsPlanSchema.shape.withdrawn.nullable(),
});
export type RowScore = z.infer<typeof rowScoreSchema>;

export const penaltyViewSchema = z.strictObject({
  penaltyId: idSchema,
  playerId: idSchema,
  name: z.string(),
  points: z.int(),
  reason: z.string(),
  round: z.int().nullable(),
  at: z.string(),
  /** Left out = whists. */
  unit: penaltyUnitSchema.optional(),
});
export const removedPenaltySchema = penaltyViewSchema.extend({
  removedAt: z.string(),
  removedBecause: z.string(),
});

const kopecks = z.int();

const moneyPlayerSchema = seatSchema.extend({
  place: z.string(),
  /** Whists of all tables and penalties in whists, exact. */
  whists: z.string(),
  penalty: z.int(),
  /** At the stake, exact kopecks; 0 where it is not played for money, or penalties are free. */
  whistMoney: z.string(),
  penaltyMoney: z.string(),
  /** The two together in whole kopecks. */
  play: kopecks,
  feeDue: kopecks,
  feePaid: kopecks,
  prize: kopecks,
  /** play − fee still due + prize; above 0 = has it coming. */
  balance: kopecks,
  /** Less what was paid already. */
  open: kopecks,
});
export type MoneyPlayer = z.infer<typeof moneyPlayerSchema>;

const paymentViewSchema = paymentSchema.extend({ at: z.string() });
export type PaymentView = z.infer<typeof paymentViewSchema>;

export const moneyViewSchema = z.strictObject({
  /** Kopecks a whist, exact; null = whists are not played for money. */
  stakeKopecks: z.string().nullable(),
  /** null: neither fees nor prizes were agreed. */
  plan: moneyPlanSchema.nullable(),
  /** In the order of the standings. */
  players: z.array(moneyPlayerSchema),
  cash: z.strictObject({ balance: kopecks, open: kopecks }),
  fund: z.strictObject({
    total: kopecks,
    /** Parts of the fund before it is brought down to whole kopecks, exact. */
    fees: z.string(),
    penalties: z.string(),
    added: kopecks,
    /** Less the prizes; below 0 = the prizes ask for more. */
    left: kopecks,
  }),
  sums: z.strictObject({
    play: kopecks,
    feesDue: kopecks,
    feesPaid: kopecks,
    prizes: kopecks,
    /** What stays with the organiser once all is settled. */
    remains: kopecks,
  }),
  payments: z.array(paymentViewSchema),
  cancelled: z.array(paymentViewSchema.extend({ cancelledAt: z.string(), because: z.string() })),
  /** Few payments that leave everybody even. */
  toCome: z.array(paymentSchema.pick({ from: true, to: true }).extend({ kopecks })),
  /** Tables whose sheet is not finished: the money is as it stands now. */
  unfinished: z.array(z.strictObject({ round: z.int(), table: z.int() })),
  seq: z.int(),
});
export type MoneyView = z.infer<typeof moneyViewSchema>;
