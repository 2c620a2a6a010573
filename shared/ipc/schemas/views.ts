/** Read models that cross the border: what a screen or a report shows. */
import { z } from 'zod';
import {
  correctionKindSchema,
  dealVerdictSchema,
  idSchema,
  playerSchema,
  rulingIssuedSchema,
  sheetPaperSchema,
  slipStateSchema,
  standingsPlanSchema,
  tournamentSchema,
} from '../../ledger/kinds.ts';
import { dealSchema, rowDealSchema } from './game.ts';
import { penaltyViewSchema, removedPenaltySchema, rowScoreSchema } from './money.ts';
import {
  lineViewSchema,
  playerStateViewSchema,
  seatSchema,
  sheetEndViewSchema,
  substitutionViewSchema,
} from './people.ts';
import { roundPlaySchema } from './rounds.ts';
import { paramsSchema } from './told.ts';

/** Why a file could not be used; the file itself is left as it was. */
export const failureSchema = z.strictObject({
  code: z.string(),
  params: paramsSchema.optional(),
});

export const backupSchema = z.strictObject({
  path: z.string(),
  at: z.string(),
  size: z.int(),
  reason: z.string(),
  /** In the second folder (a stick); left out = beside the file. */
  second: z.boolean().optional(),
});

/** What is told about an open file and does not stop the work: `backup.remark.<code>`. */
export const remarkSchema = failureSchema;
export type Remark = z.infer<typeof remarkSchema>;

export const fileStatusSchema = z.strictObject({
  state: z.enum(['none', 'open', 'failed']),
  path: z.string().nullable(),
  name: z.string().nullable(),
  seq: z.int(),
  savedAt: z.string().nullable(),
  failure: failureSchema.nullable(),
  backups: z.array(backupSchema),
  /** Left out = none. */
  remarks: z.array(remarkSchema).optional(),
});
export type FileStatus = z.infer<typeof fileStatusSchema>;

/** What undo and redo would take back: a locale key with its values, or null; `refused` says why it cannot. */
export const gestureSchema = z.strictObject({
  commandId: z.string(),
  label: z.string(),
  params: paramsSchema,
  refused: z.string().nullable(),
});
export const historySchema = z.strictObject({
  undo: gestureSchema.nullable(),
  redo: gestureSchema.nullable(),
});
export type History = z.infer<typeof historySchema>;

/** State of a sheet at a glance. */
export const sheetStateSchema = z.enum(['empty', 'typing', 'closed', 'checked', 'signed']);

/** Who said last that the sheet is checked, signed, or open again, and when (ISO instant). */
export const sheetMarkSchema = z.strictObject({
  state: z.enum(['typing', 'checked', 'signed']),
  by: z.string(),
  at: z.string(),
});

export const tableSummarySchema = z.strictObject({
  tableId: idSchema,
  number: z.int(),
  seats: z.array(seatSchema),
  deals: z.int(),
  state: sheetStateSchema,
  /** Exact results as fractions, seat order. */
  result: z.array(z.string()),
  rounded: z.array(z.int()),
  slips: z.int(),
  /** `agrees`: the whole foot of the paper was typed and agrees; `differs`: some typed number does not. */
  paper: z.enum(['none', 'agrees', 'differs']),
  /** The second pass, in deals. */
  pass: z.strictObject({ confirmed: z.int(), rejected: z.int(), open: z.int() }),
  mark: sheetMarkSchema.nullable(),
  /** Ended before its time. */
  ended: sheetEndViewSchema.shape.how.nullable().optional(),
  /** Who sat there and left. */
  left: z.array(seatSchema).optional(),
  /** What they have from the table, whole whists; `result` and `rounded` are those of who sits there now. */
  leftRounded: z.array(z.int()).optional(),
});
export const roundSummarySchema = z.strictObject({
  roundId: idSchema,
  number: z.int(),
  tables: z.array(tableSummarySchema),
  /** How it was drawn and how far it is; left out where only the tables are asked for. */
  play: roundPlaySchema.optional(),
});

export const overviewSchema = z.strictObject({
  tournament: tournamentSchema,
  players: z.array(playerSchema),
  rounds: z.array(roundSummarySchema),
  slips: z.int(),
  /** Entry of the club's rules in force; 0 or left out = the printed texts. */
  rulesSeq: z.int().min(0).optional(),
  /** Whists of all penalties; the tables without them sum to 0. */
  penalties: z.int().optional(),
  /** Players of whom something is said; the others play from the first round. */
  playerStates: z.array(playerStateViewSchema).optional(),
  seq: z.int(),
  history: historySchema,
});
export type Overview = z.infer<typeof overviewSchema>;

/** A version of a deal that was corrected or removed: struck out, never erased. */
export const struckSchema = z.strictObject({
  deal: dealSchema,
  kind: correctionKindSchema.nullable(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** The two seats that were swapped, when it went with a re-seating. */
  seats: z.tuple([z.int(), z.int()]).optional(),
});

export const sheetDealSchema = z.strictObject({
  dealId: idSchema,
  /** № on the sheet, from 1; null for a ruling between deals (then `dealId` is the slip's id). */
  number: z.int().min(1).nullable(),
  entrySeq: z.int(),
  /** As typed. */
  deal: rowDealSchema,
  /** With the rulings in force on it: what is folded. */
  scored: rowDealSchema,
  recordedAt: z.string(),
  struck: z.array(struckSchema),
  slips: z.array(z.strictObject({ slipId: idSchema, number: z.int(), state: slipStateSchema })),
  /** The row is a change of players; `number` is null. */
  substitution: substitutionViewSchema.optional(),
});

/** The last word of the second pass on a deal as it stands now. */
export const verdictSchema = dealVerdictSchema
  .omit({ tableId: true, entrySeq: true })
  .extend({ at: z.string() });
export type Verdict = z.infer<typeof verdictSchema>;

export const sheetViewSchema = z.strictObject({
  tableId: idSchema,
  roundNumber: z.int(),
  tableNumber: z.int(),
  seats: z.array(seatSchema),
  /** Rows in order; rulings between deals stand here as `adjust` deals of their own. */
  deals: z.array(sheetDealSchema),
  /** Deals taken out of the sheet altogether. */
  removed: z.array(z.strictObject({ dealId: idSchema, struck: struckSchema })),
  state: sheetStateSchema,
  /** What was typed from the paper; running lines of deals that are on the sheet only. */
  paper: sheetPaperSchema.nullable(),
  /** Of the present versions only: a corrected deal has none. */
  verdicts: z.array(verdictSchema),
  mark: sheetMarkSchema.nullable(),
  /** Ended before its time; left out or null = not. */
  ended: sheetEndViewSchema.nullable().optional(),
  /** One a player, where a seat changed hands or the arbiter awarded a result; left out = one a seat. */
  lines: z.array(lineViewSchema).optional(),
  /** Half-typed line, kept over a restart. */
  draft: z.string(),
  /** Last entry that concerns this sheet; sent back as `expectedSeq`. */
  seq: z.int(),
  history: historySchema,
});
export type SheetView = z.infer<typeof sheetViewSchema>;
export type SheetDeal = z.infer<typeof sheetDealSchema>;

export const slipViewSchema = z.strictObject({
  slip: rulingIssuedSchema,
  state: slipStateSchema,
  states: z.array(
    z.strictObject({
      state: slipStateSchema,
      by: z.string(),
      reason: z.string(),
      at: z.string(),
      replacedBy: idSchema.nullable(),
    }),
  ),
  issuedAt: z.string(),
  roundNumber: z.int(),
  tableNumber: z.int(),
  dealNumber: z.int().nullable(),
  seats: z.array(seatSchema),
  dealer: z.int().nullable(),
});
export type SlipView = z.infer<typeof slipViewSchema>;

export const standingsRowSchema = z.strictObject({
  playerId: idSchema,
  name: z.string(),
  full: z.string(),
  /** "1", "4–5". */
  place: z.string(),
  rounds: z.array(z.strictObject({ table: z.int(), result: z.int() }).nullable()),
  tables: z.int(),
  penalties: z.int(),
  total: z.int(),
  firsts: z.int(),
  /** What the last printed standings had, where it differs. */
  printed: z.strictObject({ place: z.string(), total: z.int(), score: z.string().optional() }).nullable(),
  /** Left out where the tournament has no plan: places go by the total. */
  by: rowScoreSchema.optional(),
});
export const standingsViewSchema = z.strictObject({
  afterRound: z.int().nullable(),
  rounds: z.array(z.int()),
  rows: z.array(standingsRowSchema),
  /** Tables must sum to 0; penalties stand apart. */
  sums: z.strictObject({ rounds: z.array(z.int()), tables: z.int(), penalties: z.int(), total: z.int() }),
  penalties: z.array(penaltyViewSchema),
  /** Removed with a reason; left out = none. */
  removed: z.array(removedPenaltySchema).optional(),
  /** What places go by; left out = the sum of whists, equals share the place. */
  plan: standingsPlanSchema.optional(),
  /** Awarded tables, whose results may sum to anything; left out = none. */
  awarded: z.array(z.strictObject({ round: z.int(), table: z.int(), sum: z.int() })).optional(),
  /** What the cut-offs take off the zero sum, exact; left out without them. */
  cutSum: z.string().optional(),
  unfinished: z.array(z.strictObject({ round: z.int(), table: z.int() })),
  printedAt: z.string().nullable(),
  revision: z.int(),
  seq: z.int(),
});
export type StandingsView = z.infer<typeof standingsViewSchema>;

export const documentKindSchema = z.enum([
  'seating',
  'blank-sheets',
  'ruling-slip',
  'sheet',
  'protocol',
  'incidents',
  'corrections',
  'standings',
  'settlement',
  'treasurer',
  'final-protocol',
]);
export type DocumentKind = z.infer<typeof documentKindSchema>;

export const documentStateSchema = z.strictObject({
  document: documentKindSchema,
  key: z.string(),
  title: z.string(),
  revision: z.int(),
  printedAt: z.string().nullable(),
  /** Printed, and changed since. */
  outdated: z.boolean(),
  /** Of a document of one table or slip: its round. */
  round: z.int().optional(),
});

export const renderedSchema = z.strictObject({
  bytes: z.instanceof(Uint8Array),
  fileName: z.string(),
  title: z.string(),
  revision: z.int(),
  code: z.string(),
  pages: z.int(),
});
