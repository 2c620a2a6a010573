import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';

export const ruleCalls = {
  /** The club's rules of the open tournament as `pulka-rules/1`; null = the printed texts. `seq`: their entry, 0 = none. */
  'rules.get': serviceQuery(
    z.strictObject({}),
    z.strictObject({ patch: z.json().nullable(), seq: z.int().min(0) }),
  ),
  /**
   * Takes a club's rules for slips from here on; slips that are issued keep their text. Null brings the printed texts
   * back. `expectedSeq` is the `seq` of the rules that were changed.
   */
  'rules.change': serviceCommand(
    z.strictObject({
      patch: z.json().nullable(),
      by: z.string().max(200),
      reason: z.string().min(1).max(500),
      expectedSeq: z.int().nullable(),
    }),
    z.strictObject({ patch: z.json().nullable(), seq: z.int().min(0) }),
  ),
} as const;
