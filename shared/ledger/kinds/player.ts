/** A player as the ledger knows one. Apart from the other kinds: the club's list needs nothing else of them. */
import { z } from 'zod';
import { idSchema, text } from '../ids.ts';

export const playerSchema = z.strictObject({
  playerId: idSchema,
  surname: z.string().min(1).max(100),
  given: z.string().max(100),
  patronymic: z.string().max(100),
  club: text,
  /** Year of birth, to tell namesakes apart; null = not known. */
  year: z.int().min(1900).max(2100).nullable(),
  note: text,
});
export type Player = z.infer<typeof playerSchema>;
