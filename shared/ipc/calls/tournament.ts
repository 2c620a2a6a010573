import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { idSchema, penaltyUnitSchema, playerSchema, tournamentSchema } from '../../ledger/kinds.ts';
import { gestureSchema, historySchema, overviewSchema } from '../schemas/views.ts';
import { done, neededReason, newPlayer, nothing, reason } from './common.ts';

export const tournamentCalls = {
  'tournament.get': serviceQuery(nothing, overviewSchema),
  /** Name, arbiter, texts…; convention, options and target are refused here once a deal is recorded, unless `recalculate`. */
  'tournament.change': serviceCommand(
    z.strictObject({ tournament: tournamentSchema, reason, recalculate: z.boolean() }),
    done,
  ),
  'players.add': serviceCommand(
    z.strictObject({ players: z.array(newPlayer).min(1) }),
    done.extend({ playerIds: z.array(idSchema) }),
  ),
  'players.change': serviceCommand(z.strictObject({ player: playerSchema, reason }), done),
  /** A new round; a player at two tables, or at a table twice, is refused. */
  'rounds.add': serviceCommand(
    z.strictObject({ tables: z.array(z.array(idSchema).min(3).max(4)).min(1) }),
    done.extend({ roundId: idSchema, tableIds: z.array(idSchema) }),
  ),
  'penalties.record': serviceCommand(
    z.strictObject({
      playerId: idSchema,
      roundId: idSchema.nullable(),
      points: z.int(),
      reason: neededReason,
      unit: penaltyUnitSchema.optional(),
    }),
    done.extend({ penaltyId: idSchema }),
  ),
  'history.get': serviceQuery(nothing, historySchema),
  'history.undo': serviceCommand(nothing, done.extend({ undone: gestureSchema })),
  'history.redo': serviceCommand(nothing, done.extend({ redone: gestureSchema })),
} as const;
