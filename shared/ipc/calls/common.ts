/** Fields and answers that many calls have. */
import { z } from 'zod';
import { personFieldsSchema } from '../../roster/person.ts';
import { localeSchema } from '../schemas/preferences.ts';
import { sheetViewSchema } from '../schemas/views.ts';

export { nothing } from '../define.ts';
/** Written; the number of the last entry. */
export const done = z.strictObject({ seq: z.int() });
/** Written, and the sheet as it is after the durable commit. */
export const sheetAnswer = done.extend({ sheet: sheetViewSchema });

export const reason = z.string().max(500);
export const neededReason = reason.min(1);
/** Whose word it is. */
export const by = z.string().max(200);
/** The entry after which the caller looked; null = whatever came since. */
export const expectedSeq = z.int().nullable();
export const locale = localeSchema;
/** IANA zone of the club's clock. */
export const timeZone = z.string().max(100);
/** A player who gets his id here. */
export const newPlayer = personFieldsSchema;
