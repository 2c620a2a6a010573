/** Everything that was corrected on a sheet and still counts, read off its entries; and the deadlines. Pure. */
import type { Deal } from '../domain/types.ts';
import type { CorrectionDeadlines, CorrectionKind, Entry, EntryFor, Tournament } from './kinds.ts';
import { liveness } from './liveness.ts';
import { dealNumber, foldSheet } from './projection.ts';

/** One deal of a correction; `after` null: removed. */
export interface CorrectedDeal {
  dealId: string;
  before: Deal;
  after: Deal | null;
}

export interface Correction {
  /** Entry that says so: the void, or the move. */
  seq: number;
  what: 'corrected' | 'removed' | 'moved' | 'reseated';
  kind: CorrectionKind | null;
  reason: string;
  by: string;
  /** ISO instant. */
  at: string;
  /** One, or all that a re-seating changed, in order of the sheet. */
  deals: CorrectedDeal[];
  /** Of a re-seating. */
  seats: [number, number] | null;
  /** Of a move: № before and after, as they were then. */
  moved: { from: number; to: number } | null;
}

type Said = Pick<Correction, 'seq' | 'kind' | 'reason' | 'by' | 'at'>;

const said = (entry: EntryFor<'void'> | EntryFor<'deal.moved'>): Said => ({
  seq: entry.seq,
  kind: entry.payload.correction,
  reason: entry.reason,
  by: entry.actor,
  at: entry.recordedAt,
});

const versionKey = (commandId: string, dealId: string): string => `${commandId}\n${dealId}`;

/** Corrections and removals: of every dead version the act that took it back, found through undo and redo. */
function struckOut(
  entries: readonly Entry[],
  takenBackBy: (entry: Entry) => EntryFor<'void'> | null,
): Correction[] {
  const recorded = entries.filter((entry) => entry.kind === 'deal.recorded');
  const versions = new Map(recorded.map((e) => [versionKey(e.commandId, e.payload.dealId), e.payload.deal]));
  const found: Correction[] = [];
  const reseatings = new Map<string, Correction>();
  for (const entry of recorded) {
    const act = takenBackBy(entry);
    if (act === null) continue;
    const { because, seats } = act.payload;
    if (because !== 'correction' && because !== 'removal') continue;
    const { dealId, deal: before } = entry.payload;
    const after = because === 'removal' ? null : (versions.get(versionKey(act.commandId, dealId)) ?? null);
    const known = seats === undefined ? undefined : reseatings.get(act.commandId);
    if (known !== undefined) {
      known.deals.push({ dealId, before, after });
      continue;
    }
    const correction: Correction = {
      ...said(act),
      what: because === 'removal' ? 'removed' : seats === undefined ? 'corrected' : 'reseated',
      deals: [{ dealId, before, after }],
      seats: seats ?? null,
      moved: null,
    };
    found.push(correction);
    if (seats !== undefined) reseatings.set(act.commandId, correction);
  }
  return found;
}

function moves(entries: readonly Entry[], live: readonly Entry[], seats: readonly string[]): Correction[] {
  return live.flatMap((entry): Correction[] => {
    if (entry.kind !== 'deal.moved') return [];
    const { dealId } = entry.payload;
    const rowsBefore = foldSheet(
      entries.filter((e) => e.seq < entry.seq),
      seats,
    ).rows;
    const rowsAfter = foldSheet(
      entries.filter((e) => e.seq <= entry.seq),
      seats,
    ).rows;
    const row = rowsAfter.find((r) => r.dealId === dealId);
    if (row === undefined) return [];
    const deals = [{ dealId, before: row.deal, after: row.deal }];
    const moved = { from: dealNumber(rowsBefore, dealId), to: dealNumber(rowsAfter, dealId) };
    return [{ ...said(entry), what: 'moved', deals, seats: null, moved }];
  });
}

/**
 * Corrections of one sheet that count, in order of their entries; what was undone is not among them.
 * @param entries of the sheet; @param seats player ids in seat order
 */
export function correctionsOf(entries: readonly Entry[], seats: readonly string[]): Correction[] {
  const { live, takenBackBy } = liveness(entries);
  const places = new Map(foldSheet(entries, seats).rows.map((row, i) => [row.dealId, i]));
  const all = [...struckOut(entries, takenBackBy), ...moves(entries, live, seats)];
  for (const { deals } of all)
    deals.sort((a, b) => (places.get(a.dealId) ?? -1) - (places.get(b.dealId) ?? -1));
  return all.sort((a, b) => a.seq - b.seq);
}

/** The words of a tournament, and the entry that said them. */
export interface TournamentAt {
  seq: number;
  tournament: Tournament;
}

/** What the live entries say of the tournament, in order. */
export function tournamentsOf(entries: readonly Entry[]): TournamentAt[] {
  return liveness(entries).live.flatMap((entry) =>
    entry.kind === 'tournament.created' || entry.kind === 'tournament.changed'
      ? [{ seq: entry.seq, tournament: entry.payload }]
      : [],
  );
}

/**
 * End of the deadline of a correction.
 * @param firstMark when the sheet was first checked or signed, ISO instant; null = not yet
 * @returns ISO instant; null = none
 */
export function deadlineOf(
  firstMark: string | null,
  deadlines: CorrectionDeadlines | undefined,
  kind: CorrectionKind | null,
): string | null {
  const minutes = kind === null ? null : (deadlines?.[kind] ?? null);
  if (firstMark === null || minutes === null) return null;
  return new Date(Date.parse(firstMark) + minutes * 60_000).toISOString();
}

/** The instant of the deadline itself is still in time. */
export const isLate = (deadline: string | null, at: string): boolean =>
  deadline !== null && Date.parse(at) > Date.parse(deadline);

/** The deadline that held when a correction was written: by the mark and the words of the tournament before it. */
export function deadlineThen(
  entries: readonly Entry[],
  tournaments: readonly TournamentAt[],
  { seq, kind }: Pick<Correction, 'seq' | 'kind'>,
): string | null {
  const mark = liveness(entries).live.find(
    (entry) => entry.seq < seq && entry.kind === 'sheet.state' && entry.payload.state !== 'typing',
  );
  const then = tournaments.findLast((one) => one.seq < seq);
  return deadlineOf(mark?.recordedAt ?? null, then?.tournament.correctionDeadlines, kind);
}
