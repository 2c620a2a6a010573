/** Acts on typed sheets: corrections and their deadlines, moves, the paper, the second pass, warnings. */
import { z } from 'zod';
import { dealSchema } from '../ipc/schemas/game.ts';
import { idSchema, text } from './ids.ts';

/** Kind of a correction: typing error of the secretary, error of the table agreed by all, ruling. */
export const correctionKindSchema = z.enum(['typing', 'table', 'ruling']);
export type CorrectionKind = z.infer<typeof correctionKindSchema>;

/** Where earlier offences count: on the same sheet, in the same round, in the whole tournament. */
export const repeatScopes = ['sheet', 'round', 'tournament'] as const;
export type RepeatScope = (typeof repeatScopes)[number];
/** What the number of an offence counts: those of an offender under the counter of this article, within the scope. */
export const countedBySchema = z.strictObject({
  article: z.string(),
  counter: z.string(),
  scope: z.enum(repeatScopes),
});
export type CountedBy = z.infer<typeof countedBySchema>;

/** Ten years of play in minutes: beyond any deadline, and still an instant that can be written. */
const LONGEST_MINUTES = 5_256_000;
const minutes = z.int().min(0).max(LONGEST_MINUTES).nullable();

/**
 * Minutes after a sheet was first marked checked or signed within which a correction of each kind is free; null = no
 * deadline. A later one needs a reason and is marked late.
 */
export const correctionDeadlinesSchema = z.strictObject({ typing: minutes, table: minutes, ruling: minutes });
export type CorrectionDeadlines = z.infer<typeof correctionDeadlinesSchema>;

/** A deal that stands at another place of its sheet; its rulings and its second pass go with it. */
export const dealMovedSchema = z.strictObject({
  tableId: idSchema,
  dealId: idSchema,
  /** Fractional index it had, for the words of undo and of the list of corrections. */
  from: z.string().min(1),
  /** Fractional index it has from here on. */
  place: z.string().min(1),
  correction: correctionKindSchema,
});

/** Numbers as they were typed from the paper, one a seat; '' = not typed. */
const typedRow = z.array(z.string().max(20)).min(3).max(4);
export const paperFootSchema = z.strictObject({
  pool: typedRow,
  mountain: typedRow,
  /** What every seat wrote in all. */
  whists: typedRow,
  result: typedRow,
});
export type PaperFoot = z.infer<typeof paperFootSchema>;

/** The foot of the paper, and its running totals behind deals of the sheet. */
export const sheetPaperSchema = z.strictObject({
  foot: paperFootSchema,
  running: z.array(z.strictObject({ dealId: idSchema, foot: paperFootSchema })).max(500),
});
export type SheetPaper = z.infer<typeof sheetPaperSchema>;

/** The second pass over one version of a deal: somebody else has read the paper again. */
export const dealVerdictSchema = z.strictObject({
  tableId: idSchema,
  dealId: idSchema,
  /** Entry of the version that was compared; a corrected deal is open again. */
  entrySeq: z.int().min(1),
  verdict: z.enum(['confirmed', 'rejected']),
  by: z.string().min(1).max(200),
  /** What the checker read from the paper, where he typed it. */
  typed: dealSchema.nullable(),
  remark: text,
});

/** Warnings of the program about typed sheets: asked once, never a refusal (shared/checking). */
export const warningCodeSchema = z.enum([
  'sheetTwice',
  'sameDeals',
  'loneWhisterTen',
  'dealerOrder',
  'twoTables',
  'thirdRuling',
  'otherVersion',
]);
export type WarningCode = z.infer<typeof warningCodeSchema>;

/** Names the versions of the deals that the warning speaks of, so that a changed deal asks anew. */
export const warningKeySchema = z.string().min(1).max(200);
