/** Settings of this computer. Apart from the calls: the program reads them before it loads those. */
import { z } from 'zod';

export const localeSchema = z.enum(['ru', 'en']);

export const preferencesSchema = z.strictObject({
  locale: localeSchema,
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  /** Percent of the text size, 100–200. */
  textScale: z.int().min(100).max(200),
});
export type Preferences = z.infer<typeof preferencesSchema>;
