import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { correctionKindSchema, idSchema, sheetPaperSchema } from '../../ledger/kinds.ts';
import { dealSchema } from '../schemas/game.ts';
import { sheetViewSchema } from '../schemas/views.ts';
import { by, done, expectedSeq, reason, sheetAnswer } from './common.ts';

/** A deal as it stands now. */
const changed = sheetAnswer.extend({ dealId: idSchema, number: z.int(), recordedAt: z.string() });
const correction = { correction: correctionKindSchema, reason };

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
      by,
    }),
    done,
  ),
  /** `before`: insert a forgotten deal in front of that one; null = at the end. */
  'deals.record': serviceCommand(
    z.strictObject({ tableId: idSchema, deal: dealSchema, before: idSchema.nullable(), expectedSeq }),
    changed,
  ),
  'deals.correct': serviceCommand(
    z.strictObject({ tableId: idSchema, dealId: idSchema, deal: dealSchema, ...correction, expectedSeq }),
    changed,
  ),
  'deals.remove': serviceCommand(
    z.strictObject({ tableId: idSchema, dealId: idSchema, ...correction, expectedSeq }),
    sheetAnswer,
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
      reason: reason.default(''),
      expectedSeq,
    }),
    sheetAnswer,
  ),
  /** Two seats were mistaken for each other: their columns change places in every deal from `from` to the end. */
  'sheet.reseat': serviceCommand(
    z.strictObject({
      tableId: idSchema,
      from: idSchema,
      seats: z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)]),
      ...correction,
      expectedSeq,
    }),
    sheetAnswer,
  ),
  /** What was typed from the paper, whole; the last one counts. Leaves the sheet's `seq` as it is. */
  'sheet.paper': serviceCommand(sheetPaperSchema.extend({ tableId: idSchema }), done),
  /** A sheet file scored on its own (`pulka score`), nothing stored. */
  'sheet.score': serviceQuery(z.strictObject({ sheet: z.json() }), z.json()),
} as const;
