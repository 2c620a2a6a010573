import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { idSchema, penaltyUnitSchema, playerSchema, tournamentSchema } from '../../ledger/kinds.ts';
import { gestureSchema, historySchema, overviewSchema } from '../schemas/views.ts';

const nothing = z.strictObject({});
const done = z.strictObject({ seq: z.int() });

export const tournamentCalls = {
  'tournament.get': serviceQuery(nothing, overviewSchema),
  /** Name, arbiter, texts…; convention, options and target are refused here once a deal is recorded, unless `recalculate`. */
  'tournament.change': serviceCommand(
    z.strictObject({ tournament: tournamentSchema, reason: z.string().max(500), recalculate: z.boolean() }),
    done,
  ),
  'players.add': serviceCommand(
    z.strictObject({ players: z.array(playerSchema.omit({ playerId: true })).min(1) }),
    z.strictObject({ seq: z.int(), playerIds: z.array(idSchema) }),
  ),
  'players.change': serviceCommand(
    z.strictObject({ player: playerSchema, reason: z.string().max(500) }),
    done,
  ),
  /** A new round; a player at two tables, or at a table twice, is refused. */
  'rounds.add': serviceCommand(
    z.strictObject({ tables: z.array(z.array(idSchema).min(3).max(4)).min(1) }),
    z.strictObject({ seq: z.int(), roundId: idSchema, tableIds: z.array(idSchema) }),
  ),
  'penalties.record': serviceCommand(
    z.strictObject({
      playerId: idSchema,
      roundId: idSchema.nullable(),
      points: z.int(),
      reason: z.string().min(1).max(500),
      unit: penaltyUnitSchema.optional(),
    }),
    z.strictObject({ seq: z.int(), penaltyId: idSchema }),
  ),
  'history.get': serviceQuery(nothing, historySchema),
  'history.undo': serviceCommand(nothing, z.strictObject({ seq: z.int(), undone: gestureSchema })),
  'history.redo': serviceCommand(nothing, z.strictObject({ seq: z.int(), redone: gestureSchema })),
} as const;
