/** Which part of a tournament a change was about, so that undo can name the act. */
import { canonical } from '../files/canonical.ts';
import type { Entry, EntryFor, Tournament } from './kinds.ts';

interface EntrySource {
  entry: (seq: number) => Entry | null;
}

/** The tournament as it stood before the entry: the last one that was not taken back by then. */
function tournamentBefore(source: EntrySource, seq: number): Tournament | null {
  const voided = new Set<number>();
  for (let at = seq - 1; at >= 1; at--) {
    const entry = source.entry(at);
    if (entry === null || voided.has(at)) continue;
    if (entry.kind === 'void' && entry.voidsSeq !== null) voided.add(entry.voidsSeq);
    if (entry.kind === 'tournament.created' || entry.kind === 'tournament.changed') return entry.payload;
  }
  return null;
}

/** What of the tournament was agreed anew: fees and prizes, the rules of places, or its other data. */
export function changedPart(source: EntrySource, { seq, payload }: EntryFor<'tournament.changed'>): string {
  const before = tournamentBefore(source, seq);
  if (before === null) return 'change';
  const same = (key: keyof Tournament): boolean =>
    canonical(before[key] ?? null) === canonical(payload[key] ?? null);
  const keys = new Set([...Object.keys(before), ...Object.keys(payload)]) as Set<keyof Tournament>;
  const changed = [...keys].filter((key) => !same(key));
  const only = (...parts: (keyof Tournament)[]): boolean =>
    changed.length > 0 && changed.every((key) => parts.includes(key));
  if (only('moneyPlan', 'stakeKopecks')) return 'terms';
  return only('standingsPlan') ? 'plan' : 'change';
}
