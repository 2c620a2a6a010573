import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { idSchema, slipStateSchema } from '../../ledger/kinds.ts';
import { slipViewSchema } from '../schemas/views.ts';
import { by, expectedSeq, neededReason, nothing } from './common.ts';

const ownLine = z.strictObject({
  who: idSchema,
  where: z.enum(['pool', 'mountain', 'whists']),
  on: idSchema.nullable(),
  amount: z.int(),
});

export const incidentCalls = {
  /** `pulka-incident/1` in, `pulka-ruling/1` out (`pulka rule`), nothing stored. */
  'incidents.rule': serviceQuery(z.strictObject({ incident: z.json() }), z.json()),
  'incidents.list': serviceQuery(nothing, z.array(slipViewSchema)),
  'incidents.get': serviceQuery(z.strictObject({ slipId: idSchema }), slipViewSchema),
  'incidents.draft': serviceQuery(
    z.strictObject({ tableId: idSchema, dealId: idSchema.nullable() }),
    z.strictObject({ draft: z.json().nullable() }),
  ),
  'incidents.saveDraft': serviceCommand(
    z.strictObject({ tableId: idSchema, dealId: idSchema.nullable(), draft: z.json().nullable() }),
    z.strictObject({ savedAt: z.string() }),
  ),
  /**
   * Rules again from the incidents (players as ids), numbers the slip and writes its entries in one transaction.
   * The first incident is the main article, the others its companions. `own` replaces the articles' amounts.
   */
  'incidents.issue': serviceCommand(
    z.strictObject({
      tableId: idSchema,
      dealId: idSchema.nullable(),
      incidents: z.array(z.json()),
      own: z.strictObject({ reason: z.string().min(1).max(2000), lines: z.array(ownLine) }).nullable(),
      offenders: z.array(idSchema),
      calledBy: idSchema.nullable(),
      calledAt: z.string().nullable(),
      arbiter: z.string().max(200),
      facts: z.string().max(4000).nullable(),
      repeatOverride: z.strictObject({ number: z.int().min(1), reason: z.string().min(1) }).nullable(),
      appealUntil: z.string().nullable(),
      /** The slip that this one takes the place of, in the same transaction; it becomes `changed` with the reason. */
      replaces: z.strictObject({ slipId: idSchema, reason: neededReason }).nullable().optional(),
      expectedSeq,
    }),
    slipViewSchema,
  ),
  'incidents.setState': serviceCommand(
    z.strictObject({
      slipId: idSchema,
      state: slipStateSchema.exclude(['issued']),
      by,
      reason: neededReason,
      replacedBy: idSchema.nullable(),
    }),
    slipViewSchema,
  ),
} as const;
