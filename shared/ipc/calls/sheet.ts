import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { correctionKindSchema, idSchema, sheetPaperSchema } from '../../ledger/kinds.ts';
import { dealSchema } from '../schemas/game.ts';
import { sheetViewSchema } from '../schemas/views.ts';

/** Every change answers with the sheet as it is after the durable commit. */
const changed = z.strictObject({
  seq: z.int(),
  dealId: idSchema,
  number: z.int(),
  recordedAt: z.string(),
  sheet: sheetViewSchema,
});
const expected = { expectedSeq: z.int().nullable() };
const correction = { correction: correctionKindSchema, reason: z.string().max(500) };

export const sheetCalls = {
  'sheet.get': serviceQuery(z.strictObject({ tableId: idSchema }), sheetViewSchema),
  'sheet.saveDraft': serviceCommand(
    z.strictObject({ tableId: idSchema, text: z.string().max(2000) }),
    z.strictObject({ savedAt: z.string() }),
  ),
  'sheet.setState': serviceCommand(
    z.strictObject({
      tableId: idSchema,
      state: z.enum(['typing', 'checked', 'signed']),
      by: z.string().max(200),
    }),
    z.strictObject({ seq: z.int() }),
  ),
  /** `before`: insert a forgotten deal in front of that one; null = at the end. */
  'deals.record': serviceCommand(
    z.strictObject({ tableId: idSchema, deal: dealSchema, before: idSchema.nullable(), ...expected }),
    changed,
  ),
  'deals.correct': serviceCommand(
    z.strictObject({ tableId: idSchema, dealId: idSchema, deal: dealSchema, ...correction, ...expected }),
    changed,
  ),
  'deals.remove': serviceCommand(
    z.strictObject({ tableId: idSchema, dealId: idSchema, ...correction, ...expected }),
    z.strictObject({ seq: z.int(), sheet: sheetViewSchema }),
  ),
  /**
   * Another place on the sheet: in front of `before`, null = to the end. A move is a correction of typing unless
   * another kind is named; its reason is asked for only behind the deadline.
   */
  'deals.move': serviceCommand(
    z.strictObject({
      tableId: idSchema,
      dealId: idSchema,
      before: idSchema.nullable(),
      correction: correctionKindSchema.default('typing'),
      reason: z.string().max(500).default(''),
      ...expected,
    }),
    z.strictObject({ seq: z.int(), sheet: sheetViewSchema }),
  ),
  /** Two seats were mistaken for each other: their columns change places in every deal from `from` to the end. */
  'sheet.reseat': serviceCommand(
    z.strictObject({
      tableId: idSchema,
      from: idSchema,
      seats: z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)]),
      ...correction,
      ...expected,
    }),
    z.strictObject({ seq: z.int(), sheet: sheetViewSchema }),
  ),
  /** What was typed from the paper, whole; the last one counts. Leaves the sheet's `seq` as it is. */
  'sheet.paper': serviceCommand(
    sheetPaperSchema.extend({ tableId: idSchema }),
    z.strictObject({ seq: z.int() }),
  ),
  /** A sheet file scored on its own (`pulka score`), nothing stored. */
  'sheet.score': serviceQuery(z.strictObject({ sheet: z.json() }), z.json()),
} as const;
