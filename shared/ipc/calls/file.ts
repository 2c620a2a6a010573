import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { contentsSchema, secondFolderSchema } from '../schemas/backups.ts';
import { fileStatusSchema, backupSchema } from '../schemas/views.ts';
import { drawSchema, tournamentSchema } from '../../ledger/kinds.ts';
import { newPlayer, nothing } from './common.ts';

/** No system takes a zero byte in a name. */
const path = z
  .string()
  .min(1)
  .max(4096)
  .regex(/^[^\0]*$/);

export const newTournamentSchema = z.strictObject({
  tournament: tournamentSchema,
  players: z.array(newPlayer),
  /** Tables of the first round: indices into `players`, seat order. */
  tables: z.array(z.array(z.int().min(0)).min(3).max(4)),
  /** How these tables came about; left out = nothing is said of it. */
  draw: drawSchema.optional(),
});
export type NewTournament = z.infer<typeof newTournamentSchema>;

/** The file as a whole: one SQLite file per tournament. */
export const fileCalls = {
  'file.status': serviceQuery(nothing, fileStatusSchema),
  'file.create': serviceCommand(newTournamentSchema.extend({ path }), fileStatusSchema),
  'file.createSample': serviceCommand(z.strictObject({ path }), fileStatusSchema),
  'file.open': serviceCommand(z.strictObject({ path }), fileStatusSchema),
  'file.close': serviceCommand(nothing, fileStatusSchema),
  'file.export': serviceQuery(nothing, z.strictObject({ json: z.string(), fileName: z.string() })),
  'file.import': serviceCommand(z.strictObject({ path, json: z.string() }), fileStatusSchema),
  'ledger.check': serviceQuery(
    nothing,
    z.strictObject({
      integrity: z.array(z.string()),
      sheets: z.int(),
      deals: z.int(),
      entries: z.int(),
      differences: z.array(z.strictObject({ path: z.string(), stored: z.string(), computed: z.string() })),
    }),
  ),
  'backup.list': serviceQuery(nothing, z.array(backupSchema)),
  'backup.now': serviceCommand(nothing, backupSchema),
  /** A look inside before restoring; nothing is opened or written. */
  'backup.look': serviceQuery(z.strictObject({ backup: path }), contentsSchema),
  /** Restores a backup beside the present file, which is kept; opens the restored one. */
  'backup.restore': serviceCommand(z.strictObject({ backup: path }), fileStatusSchema),
  /** What can be read of a file that was refused, in a new file beside it; the spoiled one is kept as it is. */
  'backup.salvage': serviceCommand(z.strictObject({ path }), fileStatusSchema),
  /** The second folder of this computer. */
  'backup.second': serviceQuery(nothing, secondFolderSchema),
  /** Chooses it (null = none) and makes a copy there at once, when a tournament is open. */
  'backup.chooseSecond': serviceCommand(z.strictObject({ folder: path.nullable() }), secondFolderSchema),
} as const;
