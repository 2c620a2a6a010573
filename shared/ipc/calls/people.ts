/** Players who come late and go, substitutes in mid-sheet, sheets that end before their time. */
import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { idSchema, playerStateSchema, sheetEndedSchema, substituteLineSchema } from '../../ledger/kinds.ts';
import { lineViewSchema } from '../schemas/people.ts';
import { by, done, expectedSeq, neededReason, newPlayer, reason, sheetAnswer } from './common.ts';

/** Somebody of the tournament, or a new player, who is added in the same step. */
const substitute = {
  tableId: idSchema,
  seat: z.int().min(0).max(3),
  /** The change stands in front of this row of the sheet; null = at its end. */
  before: idSchema.nullable(),
  line: substituteLineSchema,
  player: z.union([z.strictObject({ playerId: idSchema }), z.strictObject({ added: newPlayer })]),
};

export const peopleCalls = {
  /** Players who come in mid-tournament: drawn from the round on. */
  'players.enter': serviceCommand(
    z.strictObject({ players: z.array(newPlayer).min(1).max(200), fromRound: z.int().min(1).max(1000), by }),
    done.extend({ playerIds: z.array(idSchema) }),
  ),
  'players.setState': serviceCommand(playerStateSchema.extend({ reason, by }), done),
  /** `withdraws`: the one who leaves is not drawn any more from the next round on. */
  'seats.substitute': serviceCommand(
    z.strictObject({ ...substitute, withdraws: z.boolean(), reason, by, expectedSeq }),
    sheetAnswer.extend({ substitutionId: idSchema, playerId: idSchema }),
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
    z.strictObject({ tableId: idSchema, substitutionId: idSchema, reason: neededReason, expectedSeq }),
    sheetAnswer,
  ),
  /** Broken off by consent (K96 4.2.3), awarded by the arbiter, or taken up again. */
  'sheet.end': serviceCommand(sheetEndedSchema.extend({ reason, by, expectedSeq }), sheetAnswer),
  /** One line a player of the table. */
  'sheet.lines': serviceQuery(z.strictObject({ tableId: idSchema }), z.array(lineViewSchema)),
} as const;
