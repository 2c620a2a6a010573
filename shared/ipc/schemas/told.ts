/** A sentence on its way to the screen: a locale key and its values. */
import { z } from 'zod';

export const paramsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

/** A code that a locale key ends in, with its values. */
export const toldSchema = z.strictObject({ code: z.string(), params: paramsSchema });
