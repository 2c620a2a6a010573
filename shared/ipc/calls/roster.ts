/** The club's list of players on this computer: answered by the main process, without an open tournament too. */
import { z } from 'zod';
import { mainCommand, mainQuery, nothing } from '../define.ts';
import { idSchema } from '../../ledger/ids.ts';
import { personFieldsSchema, personSchema } from '../../roster/person.ts';

const merged = z.strictObject({ added: z.int(), known: z.int() });

/** A table of people as it was read from a file; columns and duplicates are judged in the preview. */
export const csvTableSchema = z.strictObject({
  name: z.string(),
  encoding: z.enum(['utf-8', 'windows-1251']),
  delimiter: z.enum([';', ',', '\t']),
  rows: z.array(z.strictObject({ line: z.int(), cells: z.array(z.string()) })),
  /** Lines that could not be read as cells. */
  broken: z.array(z.int()),
});
export type CsvTableView = z.infer<typeof csvTableSchema>;

export const rosterCalls = {
  /** `aside`: where an unreadable list was put; null = it was readable. */
  'roster.list': mainQuery(
    nothing,
    z.strictObject({ people: z.array(personSchema), aside: z.string().nullable() }),
  ),
  /** Adds those who are not there (same name and year); given twice it adds nobody. */
  'roster.add': mainCommand(z.strictObject({ people: z.array(personFieldsSchema).max(20_000) }), merged),
  'roster.change': mainCommand(z.strictObject({ person: personSchema }), nothing),
  'roster.remove': mainCommand(z.strictObject({ personIds: z.array(idSchema).min(1) }), nothing),
  /** Asks for a CSV file and reads it; nothing is stored. Null = none was chosen. */
  'roster.openCsv': mainCommand(nothing, csvTableSchema.nullable()),
  /** What the preview showed as coming in. */
  'roster.import': mainCommand(z.strictObject({ people: z.array(personFieldsSchema).max(20_000) }), merged),
} as const;
