/** Players who come late and go, substitutes in mid-sheet, sheets that end before their time. */
import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { awardSchema, idSchema, playerSchema, substituteLineSchema } from '../../ledger/kinds.ts';
import { lineViewSchema } from '../schemas/people.ts';
import { sheetViewSchema } from '../schemas/views.ts';

const newPlayer = playerSchema.omit({ playerId: true });
const reason = z.string().max(500);
const by = z.string().max(200);
const expectedSeq = z.int().nullable();

/** Somebody of the tournament, or a new player, who is added in the same step. */
const substitute = {
  tableId: idSchema,
  seat: z.int().min(0).max(3),
  /** The change stands in front of this row of the sheet; null = at its end. */
  before: idSchema.nullable(),
  line: substituteLineSchema,
  player: z.union([z.strictObject({ playerId: idSchema }), z.strictObject({ added: newPlayer })]),
};
const sheetAnswer = { seq: z.int(), sheet: sheetViewSchema };

export const peopleCalls = {
  /** Players who come in mid-tournament: drawn from the round on. */
  'players.enter': serviceCommand(
    z.strictObject({ players: z.array(newPlayer).min(1).max(200), fromRound: z.int().min(1).max(1000), by }),
    z.strictObject({ seq: z.int(), playerIds: z.array(idSchema) }),
  ),
  'players.setState': serviceCommand(
    z.strictObject({
      playerId: idSchema,
      state: z.enum(['playing', 'withdrawn']),
      fromRound: z.int().min(1).max(1000),
      reason,
      by,
    }),
    z.strictObject({ seq: z.int() }),
  ),
  /** `withdraws`: the one who leaves is not drawn any more from the next round on. */
  'seats.substitute': serviceCommand(
    z.strictObject({ ...substitute, withdraws: z.boolean(), reason, by, expectedSeq }),
    z.strictObject({ ...sheetAnswer, substitutionId: idSchema, playerId: idSchema }),
  ),
  /** What a substitution would write and how the table settles before and after it; nothing is stored. */
  'seats.preview': serviceQuery(
    z.strictObject(substitute),
    z.strictObject({
      /** Pool and mountain that the substitute writes; null = he continues the line. */
      start: z.strictObject({ pool: z.int(), mountain: z.int() }).nullable(),
      leaver: idSchema,
      before: z.array(lineViewSchema),
      after: z.array(lineViewSchema),
    }),
  ),
  'seats.cancel': serviceCommand(
    z.strictObject({ tableId: idSchema, substitutionId: idSchema, reason: reason.min(1), expectedSeq }),
    z.strictObject(sheetAnswer),
  ),
  /** Broken off by consent (K96 4.2.3), awarded by the arbiter, or taken up again. */
  'sheet.end': serviceCommand(
    z.strictObject({
      tableId: idSchema,
      how: z.enum(['brokenOff', 'awarded', 'resumed']),
      awards: z.array(awardSchema).max(50),
      reason,
      by,
      expectedSeq,
    }),
    z.strictObject(sheetAnswer),
  ),
  /** One line a player of the table. */
  'sheet.lines': serviceQuery(z.strictObject({ tableId: idSchema }), z.array(lineViewSchema)),
} as const;
