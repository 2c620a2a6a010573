import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { by, expectedSeq, neededReason, nothing } from './common.ts';

const rules = z.strictObject({ patch: z.json().nullable(), seq: z.int().min(0) });

export const ruleCalls = {
  /** The club's rules of the open tournament as `pulka-rules/1`; null = the printed texts. `seq`: their entry, 0 = none. */
  'rules.get': serviceQuery(nothing, rules),
  /**
   * Takes a club's rules for slips from here on; slips that are issued keep their text. Null brings the printed texts
   * back. `expectedSeq` is the `seq` of the rules that were changed.
   */
  'rules.change': serviceCommand(
    z.strictObject({
      patch: z.json().nullable(),
      by,
      reason: neededReason,
      expectedSeq,
    }),
    rules,
  ),
} as const;
