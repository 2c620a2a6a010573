/** One entry as it stands in a file: the schema of each kind, strict. */
import { z } from 'zod';
import { payloads, type Entry, type EntryKind } from './kinds.ts';

/** Newest version of the payloads that this program reads. */
export const ENTRY_VERSION = 1;

const instant = z.iso.datetime();

const common = {
  seq: z.int().min(1),
  version: z.int().min(1).max(ENTRY_VERSION),
  commandId: z.string().min(1).max(64),
  actor: z.string().max(500),
  reason: z.string().max(2000),
  recordedAt: instant,
  playedAt: instant.nullable(),
};

const ofKind = <K extends EntryKind>(kind: K) =>
  z.strictObject({
    ...common,
    kind: z.literal(kind),
    payload: payloads[kind],
    voidsSeq: kind === 'void' ? z.int().min(1) : z.null(),
  });

/** Any entry; which kind it is decides the schema of the payload. */
export const entrySchema = z.discriminatedUnion('kind', [
  ofKind('tournament.created'),
  ofKind('tournament.changed'),
  ofKind('player.added'),
  ofKind('player.changed'),
  ofKind('round.added'),
  ofKind('round.changed'),
  ofKind('round.state'),
  ofKind('deal.recorded'),
  ofKind('deal.moved'),
  ofKind('deal.verdict'),
  ofKind('ruling.issued'),
  ofKind('ruling.state'),
  ofKind('penalty.recorded'),
  ofKind('sheet.state'),
  ofKind('sheet.paper'),
  ofKind('warning.answered'),
  ofKind('rules.changed'),
  ofKind('document.printed'),
  ofKind('player.state'),
  ofKind('seat.substituted'),
  ofKind('sheet.ended'),
  ofKind('payment.recorded'),
  ofKind('ledger.merged'),
  ofKind('void'),
]) as z.ZodType<Entry>;
