import { z } from 'zod';

/** What crosses the bridge with a call besides its input. */
export const callMetaSchema = z.strictObject({
  /** Commands carry one; a repeated id returns the first answer. */
  commandId: z.string().min(8).max(64).optional(),
});
export type CallMeta = z.infer<typeof callMetaSchema>;
