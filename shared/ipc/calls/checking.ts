/** Looking after typed sheets: the second pass, the list of corrections, warnings. */
import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { dealVerdictSchema, idSchema, warningCodeSchema, warningKeySchema } from '../../ledger/kinds.ts';
import { correctionRowSchema, warningSchema } from '../schemas/checking.ts';
import { done, nothing, sheetAnswer } from './common.ts';

export const checkingCalls = {
  /**
   * Confirms or rejects one deal after reading the paper again. `by` must not be who typed it; refused for a version
   * that does not stand any more.
   */
  'pass.record': serviceCommand(dealVerdictSchema, sheetAnswer),
  /** Everything that was corrected and still counts, in order of time. */
  'corrections.list': serviceQuery(nothing, z.array(correctionRowSchema)),
  /** What looks improbable and was not answered yet: of one table, or null = of all. */
  'warnings.list': serviceQuery(z.strictObject({ tableId: idSchema.nullable() }), z.array(warningSchema)),
  /** Looked at: never asked again, unless one of its deals changes. */
  'warnings.answer': serviceCommand(z.strictObject({ code: warningCodeSchema, key: warningKeySchema }), done),
} as const;
