import { z } from 'zod';
import { serviceCommand, serviceQuery } from '../define.ts';
import { standingsPlanSchema } from '../../ledger/kinds.ts';
import {
  documentKindSchema,
  documentStateSchema,
  renderedSchema,
  standingsViewSchema,
} from '../schemas/views.ts';
import { locale, timeZone } from './common.ts';

const which = {
  document: documentKindSchema,
  /** Table id, slip id, round number as text, or empty. */
  key: z.string().max(100),
  options: z.strictObject({
    locale,
    timeZone,
    /** Slip: A5, or two on an A4 (for the table and for the file). */
    twoUp: z.boolean(),
  }),
};

export const reportCalls = {
  'standings.get': serviceQuery(
    z.strictObject({
      afterRound: z.int().min(1).nullable(),
      /** As it would be under this plan (null = by the sum); left out = the plan in force. */
      plan: standingsPlanSchema.nullable().optional(),
    }),
    standingsViewSchema,
  ),
  /** Every document there is; titles in the given language (ru unless given). */
  'documents.list': serviceQuery(z.strictObject({ locale: locale.optional() }), z.array(documentStateSchema)),
  /** Shows without a trace. */
  'documents.preview': serviceQuery(z.strictObject(which), renderedSchema),
  /** For paper: counts the revision ("ред. 2, отменяет ред. 1" after a change) and records that it left. */
  'documents.print': serviceCommand(
    z.strictObject({
      ...which,
      /** One of many: the windows are not told of each. */
      batch: z.literal(true).optional(),
    }),
    renderedSchema,
  ),
} as const;
