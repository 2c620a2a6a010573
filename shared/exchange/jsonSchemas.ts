/** The file formats as JSON Schema, made from the same schemas that read them. */
import { z } from 'zod';
import { conventionIdSchema, dealSchema, optionsSchema } from '../ipc/schemas/game.ts';
import { entrySchema } from '../ledger/entry.ts';

/** A whole ledger; what the entries say together (references, order, deals by the rules) no schema can say. */
export const tournamentFileSchema = z.strictObject({
  format: z.literal('pulka-tournament/1'),
  entries: z.array(entrySchema).min(1),
});

/** One sheet; whether its deals are possible by its convention is for the rules. */
const sheetFileSchema = z.strictObject({
  format: z.literal('pulka-sheet/1'),
  convention: conventionIdSchema,
  options: optionsSchema.optional(),
  target: z.int().min(1).nullable(),
  players: z.array(z.string().min(1)).min(3).max(4),
  deals: z.array(dealSchema),
});

const TITLES = {
  'pulka-tournament-1': 'A tournament of Pulka Desk: its whole ledger, entry by entry',
  'pulka-sheet-1': 'A score sheet of preferans: players and deals',
} as const;
export type SchemaName = keyof typeof TITLES;

const SOURCES: Readonly<Record<SchemaName, z.ZodType>> = {
  'pulka-tournament-1': tournamentFileSchema,
  'pulka-sheet-1': sheetFileSchema,
};

/** JSON Schema (draft 2020-12) by the name of its file. */
export function jsonSchemas(): Record<SchemaName, object> {
  const names = Object.keys(SOURCES) as SchemaName[];
  const schemas = names.map((name) => {
    const made = z.toJSONSchema(SOURCES[name], { target: 'draft-2020-12', io: 'input', reused: 'ref' });
    return [name, { ...made, title: TITLES[name] }] as const;
  });
  return Object.fromEntries(schemas) as Record<SchemaName, object>;
}

/** The text of the file. */
export const schemaFile = (schema: object): string => `${JSON.stringify(schema, null, 2)}\n`;
