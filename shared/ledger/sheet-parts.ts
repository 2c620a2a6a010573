/** What the live entries of a sheet say beside its rows: slips, places, the second pass, the paper. */
import type { CorrectionKind, Entry, EntryFor, SheetPaper, SlipState } from './kinds.ts';
import type { Row, Slip, Struck, Verdict } from './state.ts';

/** A slip whose lines count: neither cancelled nor replaced by another. */
export const slipStands = (state: SlipState): boolean => state !== 'cancelled' && state !== 'changed';

/** The same of a slip with its history. */
export const inForce = ({ state }: Slip): boolean => slipStands(state);

/** The slips of a sheet with what became of them, by number. */
export function foldSlips(live: readonly Entry[]): Slip[] {
  const slips = new Map<string, Slip>();
  for (const entry of live) {
    if (entry.kind === 'ruling.issued') {
      const { slipId, arbiter } = entry.payload;
      const issued = {
        state: 'issued' as const,
        by: arbiter,
        reason: '',
        at: entry.recordedAt,
        replacedBy: null,
      };
      slips.set(slipId, {
        slip: entry.payload,
        entrySeq: entry.seq,
        issuedAt: entry.recordedAt,
        state: 'issued',
        states: [issued],
      });
    } else if (entry.kind === 'ruling.state') {
      const slip = slips.get(entry.payload.slipId);
      if (slip === undefined) continue;
      const { state, by, reason, replacedBy } = entry.payload;
      slip.state = state;
      slip.states.push({ state, by, reason, at: entry.recordedAt, replacedBy });
    }
  }
  return [...slips.values()].sort((a, b) => a.slip.number - b.slip.number);
}

/** A version that was corrected or removed, by the void that did it. */
export function struckVersion(dead: EntryFor<'deal.recorded'>, by: EntryFor<'void'>): Struck {
  const kind: CorrectionKind | null = by.payload.correction;
  const { seats } = by.payload;
  const struck = { deal: dead.payload.deal, kind, reason: by.reason, by: by.actor, at: by.recordedAt };
  return seats === undefined ? struck : { ...struck, seats };
}

/** Where every deal stands: at the place of its last version or of its last move, whichever came later. */
export function placesOf(live: readonly Entry[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const entry of live)
    if (entry.kind === 'deal.recorded' || entry.kind === 'deal.moved')
      places.set(entry.payload.dealId, entry.payload.place);
  return places;
}

/** The last word on the present version of every row. */
export function verdictsOf(live: readonly Entry[], rows: readonly Row[]): Verdict[] {
  const byEntry = new Map<number, Verdict>();
  for (const entry of live) {
    if (entry.kind !== 'deal.verdict') continue;
    const { tableId: _tableId, ...verdict } = entry.payload;
    byEntry.set(verdict.entrySeq, { ...verdict, at: entry.recordedAt });
  }
  if (byEntry.size === 0) return [];
  return rows.flatMap((row) => {
    const verdict = row.slipRow ? undefined : byEntry.get(row.entrySeq);
    return verdict === undefined || verdict.dealId !== row.dealId ? [] : [verdict];
  });
}

/** What was typed from the paper. */
export const paperOf = ({ payload: { foot, running } }: EntryFor<'sheet.paper'>): SheetPaper => ({
  foot,
  running,
});
