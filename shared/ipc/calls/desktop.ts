import { z } from 'zod';
import { mainCommand, mainQuery, nothing } from '../define.ts';
import { preferencesSchema } from '../schemas/preferences.ts';

/** What only the main process can do: dialogs, printer, files outside the tournament, settings of this computer. */
export const desktopCalls = {
  'desktop.start': mainQuery(
    nothing,
    z.strictObject({
      version: z.string(),
      platform: z.string(),
      preferences: preferencesSchema,
      timeZone: z.string(),
      service: z.strictObject({
        state: z.enum(['starting', 'ready', 'failed']),
        code: z.string().nullable(),
        restarts: z.int(),
      }),
      /** A file to open at once (double click, command line, last session). */
      open: z.string().nullable(),
      documents: z.string(),
      /** Where a page that crashed was: what it last gave to `desktop.keepPlace`, once. */
      place: z.string().nullable().optional(),
    }),
  ),
  /** Kept while the program runs; a new page after a crash gets it back from `desktop.start`. */
  'desktop.keepPlace': mainCommand(z.strictObject({ place: z.string().max(2000) }), nothing),
  'desktop.chooseFolder': mainCommand(nothing, z.strictObject({ path: z.string().nullable() })),
  'desktop.copyText': mainCommand(z.strictObject({ text: z.string().max(100_000) }), nothing),
  /** Shows the folder with the log of the program. */
  'desktop.revealLog': mainCommand(nothing, nothing),
  'desktop.recent': mainQuery(
    nothing,
    z.array(
      z.strictObject({ path: z.string(), name: z.string(), openedAt: z.string(), exists: z.boolean() }),
    ),
  ),
  'desktop.remember': mainCommand(z.strictObject({ path: z.string(), name: z.string() }), nothing),
  'desktop.forget': mainCommand(z.strictObject({ path: z.string() }), nothing),
  'desktop.preferences': mainCommand(preferencesSchema, preferencesSchema),
  'desktop.chooseOpen': mainCommand(
    z.strictObject({ kind: z.enum(['tournament', 'json']) }),
    z.strictObject({ path: z.string().nullable() }),
  ),
  'desktop.chooseSave': mainCommand(
    z.strictObject({
      kind: z.enum(['tournament', 'pdf', 'json', 'csv', 'xlsx', 'html']),
      name: z.string().max(200),
    }),
    z.strictObject({ path: z.string().nullable() }),
  ),
  /** Writes through a temporary file and a rename; an existing file is replaced only after the save dialog asked. */
  'desktop.saveBytes': mainCommand(
    z.strictObject({ path: z.string().min(1), bytes: z.instanceof(Uint8Array) }),
    z.strictObject({ path: z.string() }),
  ),
  /** Into a folder that was chosen in a dialog, under a name that nothing there has: `name`, else `name (2)`, … */
  'desktop.saveInto': mainCommand(
    z.strictObject({
      folder: z.string().min(1).max(4096),
      name: z.string().min(1).max(200),
      bytes: z.instanceof(Uint8Array),
    }),
    z.strictObject({ path: z.string() }),
  ),
  'desktop.readText': mainQuery(
    z.strictObject({ path: z.string().min(1) }),
    z.strictObject({ text: z.string() }),
  ),
  'desktop.print': mainCommand(
    z.strictObject({
      bytes: z.instanceof(Uint8Array),
      title: z.string().max(200),
      copies: z.int().min(1).max(20),
    }),
    z.strictObject({ printed: z.boolean() }),
  ),
  'desktop.reveal': mainCommand(z.strictObject({ path: z.string().min(1) }), nothing),
} as const;
