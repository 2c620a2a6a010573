/** Second folder for backups, and what a backup holds. */
import { z } from 'zod';

export const secondFolderSchema = z.strictObject({
  folder: z.string().nullable(),
  /** `missing`: chosen, and not there now (a stick that was taken out). */
  state: z.enum(['none', 'ready', 'missing', 'readOnly']),
  /** ISO instant of the newest copy of the open tournament there; null = none is known. */
  at: z.string().nullable(),
});
export type SecondFolderView = z.infer<typeof secondFolderSchema>;

export const contentsSchema = z.strictObject({
  name: z.string(),
  date: z.string(),
  savedAt: z.string().nullable(),
  entries: z.int(),
  players: z.int(),
  rounds: z.int(),
  sheets: z.int(),
  deals: z.int(),
  slips: z.int(),
});
export type Contents = z.infer<typeof contentsSchema>;
