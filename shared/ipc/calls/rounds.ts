import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { drawSchema, idSchema } from '../../ledger/kinds.ts';
import { drawBaseSchema, drawRequestSchema, proposalSchema, seatingSchema } from '../schemas/rounds.ts';
import { by, done, expectedSeq, neededReason, reason } from './common.ts';

const job = z.strictObject({ job: z.string().min(1).max(64) });

export const roundCalls = {
  /** Who can be drawn for a new round (null) or for another seating of one, and what was before it. */
  'draw.base': serviceQuery(z.strictObject({ roundId: idSchema.nullable() }), drawBaseSchema),
  /** Draws without a trace; tells its progress by `draw.progress`. */
  'draw.propose': serviceQuery(drawRequestSchema, proposalSchema),
  /** The draw of this name ends with the best it has; false: there is none such any more. */
  'draw.stop': serviceQuery(job, z.strictObject({ stopped: z.boolean() })),
  /**
   * Rounds as proposed or as moved about, one step of undo. Somebody in two places, and who has withdrawn, is refused;
   * repeats are not: they are warned of before.
   */
  'rounds.draw': serviceCommand(
    z.strictObject({ rounds: z.array(seatingSchema).min(1).max(30), draw: drawSchema }),
    done.extend({ roundIds: z.array(idSchema) }),
  ),
  /** Another seating of a round; tables on whose sheets something stands must stay as they are. */
  'rounds.change': serviceCommand(
    z.strictObject({
      roundId: idSchema,
      seating: seatingSchema,
      draw: drawSchema,
      reason,
      expectedSeq,
    }),
    done,
  ),
  /** Begins a round, ends it, opens it again. Unfinished sheets are refused unless `evenUnfinished`. */
  'rounds.setState': serviceCommand(
    z.strictObject({
      roundId: idSchema,
      state: z.enum(['running', 'ended']),
      by,
      evenUnfinished: z.boolean(),
    }),
    done,
  ),
  /** The last round is taken off, with a reason: its seating has left paper. Nothing may stand on its sheets. */
  'rounds.cancel': serviceCommand(z.strictObject({ roundId: idSchema, reason: neededReason }), done),
} as const;
