/** How places go, fees, prizes and payments. */
import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { idSchema, moneyPlanSchema, paymentSchema, standingsPlanSchema } from '../../ledger/kinds.ts';
import { moneyViewSchema } from '../schemas/money.ts';
import { done, neededReason, reason } from './common.ts';

export const moneyCalls = {
  /** null = by the sum of whists. A lot without a seed gets one. `standings.get` with the plan shows it beforehand. */
  'standings.change': serviceCommand(z.strictObject({ plan: standingsPlanSchema.nullable(), reason }), done),
  /** The treasurer's page; with `plan` as it would be under other terms. */
  'money.get': serviceQuery(
    z.strictObject({
      plan: z
        .strictObject({ money: moneyPlanSchema.nullable(), stakeKopecks: z.string().max(40).nullable() })
        .optional(),
    }),
    moneyViewSchema,
  ),
  'money.change': serviceCommand(
    z.strictObject({
      plan: moneyPlanSchema.nullable(),
      stakeKopecks: z.string().max(40).nullable(),
      reason,
    }),
    done,
  ),
  /** Money changed hands. More than is open between the two is refused, so that nothing is marked twice. */
  'money.pay': serviceCommand(
    z.strictObject({
      payments: z
        .array(paymentSchema.omit({ paymentId: true }))
        .min(1)
        .max(400),
    }),
    done.extend({ paymentIds: z.array(idSchema) }),
  ),
  'money.cancel': serviceCommand(z.strictObject({ paymentId: idSchema, reason: neededReason }), done),
  /** Listed as removed from then on. */
  'penalties.remove': serviceCommand(z.strictObject({ penaltyId: idSchema, reason: neededReason }), done),
} as const;
