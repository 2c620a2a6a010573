/**
 * The ledger's entry kinds and the schemas of their payloads. State is the pure fold of the live entries
 * (projection.ts); an entry is never changed or deleted, a `void` names the entry it takes back.
 */
import { z } from 'zod';
import { conventionIdSchema, dealRulingSchema, dealSchema, optionsSchema } from '../ipc/schemas/game.ts';
import {
  correctionDeadlinesSchema,
  correctionKindSchema,
  countedBySchema,
  dealMovedSchema,
  dealVerdictSchema,
  sheetPaperSchema,
  warningCodeSchema,
  warningKeySchema,
} from './acts.ts';
import { idSchema, text } from './ids.ts';
import { planSchema, roundPayloads, roundSchema } from './kinds/rounds.ts';
import { peoplePayloads } from './kinds/people.ts';
import { exchangePayloads } from './kinds/exchange.ts';
import { moneyPayloads, moneyPlanSchema, penaltyUnitSchema, standingsPlanSchema } from './kinds/money.ts';
import { playerSchema } from './kinds/player.ts';

export * from './acts.ts';
export * from './kinds/exchange.ts';
export * from './kinds/people.ts';
export * from './kinds/money.ts';
export * from './kinds/player.ts';
export { idSchema } from './ids.ts';
export * from './kinds/rounds.ts';

export const tournamentSchema = z.strictObject({
  name: z.string().min(1).max(200),
  /** Local date of play, YYYY-MM-DD. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  place: text,
  arbiter: text,
  secretary: text,
  convention: conventionIdSchema,
  options: optionsSchema,
  target: z.int().min(1).nullable(),
  /** Which text rules a subject: revokes, card counts, the rest (rulebook ids in order of preference). */
  rulebooks: z.array(z.string()),
  ruleSettings: z.record(z.string(), z.string()),
  /** Whist price in kopecks, as an exact fraction "50" or "1/2"; null = not played for money. */
  stakeKopecks: z.string().nullable(),
  /** How long each kind of correction is free; left out = no deadline at all. */
  correctionDeadlines: correctionDeadlinesSchema.optional(),
  /** What ends a round, and how many there are; left out = by target. */
  plan: planSchema.optional(),
  /** Rounding on the sheet itself by a logged line (K96 4.2.12); left out = the exact result. */
  codexRounding: z.literal(true).optional(),
  standingsPlan: standingsPlanSchema.optional(),
  moneyPlan: moneyPlanSchema.optional(),
});
export type Tournament = z.infer<typeof tournamentSchema>;

/** A deal as typed. The same dealId recorded again (after the void of the first) is its correction. */
export const dealRecordedSchema = z.strictObject({
  tableId: idSchema,
  dealId: idSchema,
  /** Place among the deals of the sheet: a fractional index, compared as a string. */
  place: z.string().min(1),
  deal: dealSchema,
});

const slipArticle = z.strictObject({
  rulebook: z.string(),
  article: z.string(),
  refRu: z.string(),
  titleRu: z.string(),
  /** The article in short, pinned: a slip prints the same in ten years. */
  textRu: z.string(),
  /** The club changed it, or wrote it. */
  edited: z.literal(true).optional(),
  incident: z.json(),
  ruling: z.json(),
});

/** A numbered ruling as issued; everything it prints is pinned here. */
export const rulingIssuedSchema = z.strictObject({
  slipId: idSchema,
  number: z.int().min(1),
  tableId: idSchema,
  /** null: ruled between deals, its lines stand as an adjust of their own at `place`. */
  dealId: idSchema.nullable(),
  /** Fractional index among the deals of the sheet; null with a deal. */
  place: z.string().min(1).nullable(),
  code: z.string(),
  calledBy: idSchema.nullable(),
  calledAt: z.string().nullable(),
  arbiter: text,
  offenders: z.array(idSchema),
  articles: z.array(slipArticle),
  /** «Судья решает сам»: own amounts, with the written reason. */
  ownDecision: z.strictObject({ reason: z.string().min(1).max(2000) }).nullable(),
  facts: z.string(),
  instructions: z.array(z.string()),
  lines: z.array(
    z.strictObject({
      who: idSchema,
      where: z.enum(['pool', 'mountain', 'whists']),
      on: idSchema.nullable(),
      amount: z.number(),
      why: z.string(),
    }),
  ),
  ordinary: z.string(),
  repeat: z.strictObject({
    number: z.int().min(1),
    overriddenBecause: z.string().nullable(),
    /** As it was at the issue; left out where nothing is counted, and by older programs. */
    by: countedBySchema.optional(),
  }),
  appealUntil: z.string().nullable(),
  dealRuling: dealRulingSchema.nullable(),
  /** Tricks that stand for the deal's own under the ruling (ordinaryTricks of a ruled raspasy). */
  tricks: z.array(z.int()).nullable(),
});
export type RulingIssued = z.infer<typeof rulingIssuedSchema>;

export const slipStateSchema = z.enum(['issued', 'appealed', 'upheld', 'changed', 'cancelled']);
export type SlipState = z.infer<typeof slipStateSchema>;

export const payloads = {
  'tournament.created': tournamentSchema,
  'tournament.changed': tournamentSchema,
  'player.added': playerSchema,
  'player.changed': playerSchema,
  'round.added': roundSchema,
  ...roundPayloads,
  'deal.recorded': dealRecordedSchema,
  'deal.moved': dealMovedSchema,
  'deal.verdict': dealVerdictSchema,
  'ruling.issued': rulingIssuedSchema,
  'ruling.state': z.strictObject({
    slipId: idSchema,
    state: slipStateSchema,
    by: text,
    reason: text,
    /** The slip that took its place, for `changed`. */
    replacedBy: idSchema.nullable(),
  }),
  'penalty.recorded': z.strictObject({
    penaltyId: idSchema,
    playerId: idSchema,
    roundId: idSchema.nullable(),
    /** Whists, usually negative. */
    points: z.int(),
    reason: z.string().min(1).max(500),
    /** Left out = whists; `score` = place points. */
    unit: penaltyUnitSchema.optional(),
  }),
  'sheet.state': z.strictObject({
    tableId: idSchema,
    state: z.enum(['typing', 'checked', 'signed']),
    by: text,
    /** Exact results in seat order as they were checked or signed: a newer program shows a difference, it does not overwrite. */
    result: z.array(z.string()).nullable(),
  }),
  /** What was typed from the paper; the last one counts. Neither a step of undo nor the end of what can be redone. */
  'sheet.paper': sheetPaperSchema.extend({ tableId: idSchema }),
  /** A warning that was looked at; it is never asked again. */
  'warning.answered': z.strictObject({ code: warningCodeSchema, key: warningKeySchema, by: text }),
  /** The club's rules from here on, as `pulka-rules/1`; null = the printed texts again. */
  'rules.changed': z.strictObject({ patch: z.json().nullable() }),
  'document.printed': z.strictObject({
    document: z.string(),
    /** Which one: table id, slip id, round number, or empty. */
    key: z.string(),
    revision: z.int().min(1),
    /** Digest of the content: equal digests are the same revision. */
    digest: z.string(),
    code: z.string(),
  }),
  ...peoplePayloads,
  ...moneyPayloads,
  ...exchangePayloads,
  /** Takes an entry back, or a void (`voidsSeq`); correction kind when it is half of a correction. */
  void: z.strictObject({
    because: z.enum(['undo', 'redo', 'correction', 'removal', 'cancelled']),
    correction: correctionKindSchema.nullable(),
    /** With `redo`: seq of the void that is in effect again, whose kind and reason hold; else null. */
    restores: z.int().min(1).nullable(),
    /** The two seats that were swapped, when it is part of a re-seating: one act over many deals. */
    seats: z.tuple([z.int().min(0).max(3), z.int().min(0).max(3)]).optional(),
  }),
} as const;
export type EntryKind = keyof typeof payloads;
export type Payload<K extends EntryKind> = z.infer<(typeof payloads)[K]>;

interface EntryOf<K extends EntryKind> {
  seq: number;
  kind: K;
  version: number;
  payload: Payload<K>;
  /** The gesture: all entries of one command; undo takes a gesture back as a whole. */
  commandId: string;
  voidsSeq: number | null;
  actor: string;
  reason: string;
  /** ISO instant, UTC. */
  recordedAt: string;
  playedAt: string | null;
}
export type Entry = { [K in EntryKind]: EntryOf<K> }[EntryKind];
export type EntryFor<K extends EntryKind> = Extract<Entry, { kind: K }>;
