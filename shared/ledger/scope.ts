/**
 * What an entry touches: one sheet, or the tournament as a whole. A sheet is folded from its own entries only,
 * so one more deal costs one sheet and not the file.
 */
import type { Entry } from './kinds.ts';

/** A table id, or null for what concerns the tournament as a whole. */
export type Scope = string | null;

/** Remembers the scope of every entry seen; feed it the entries in order of seq. */
export class ScopeIndex {
  private readonly bySeq = new Map<number, Scope>();
  private readonly bySlip = new Map<string, Scope>();

  /** Notes the entry and returns its scope. */
  add(entry: Entry): Scope {
    const scope = this.scopeOf(entry);
    this.bySeq.set(entry.seq, scope);
    if (entry.kind === 'ruling.issued') this.bySlip.set(entry.payload.slipId, scope);
    return scope;
  }

  /** Scopes of entries that are not noted yet: the next ones, which may speak of each other. */
  scopesOf(entries: readonly Entry[]): Scope[] {
    const [only] = entries;
    if (entries.length === 1 && only !== undefined) return [this.scopeOf(only)];
    const bySeq = new Map<number, Scope>();
    const bySlip = new Map<string, Scope>();
    return entries.map((entry) => {
      const scope =
        (entry.kind === 'void' ? bySeq.get(entry.voidsSeq ?? 0) : undefined) ??
        (entry.kind === 'ruling.state' ? bySlip.get(entry.payload.slipId) : undefined) ??
        this.scopeOf(entry);
      bySeq.set(entry.seq, scope);
      if (entry.kind === 'ruling.issued') bySlip.set(entry.payload.slipId, scope);
      return scope;
    });
  }

  /** Scope of an entry that is not noted (yet). */
  scopeOf(entry: Entry): Scope {
    switch (entry.kind) {
      case 'deal.recorded':
      case 'ruling.issued':
      case 'deal.moved':
      case 'deal.verdict':
      case 'sheet.state':
      case 'sheet.paper':
      case 'seat.substituted':
      case 'sheet.ended':
      case 'ledger.merged':
        return entry.payload.tableId;
      case 'ruling.state':
        return this.bySlip.get(entry.payload.slipId) ?? null;
      case 'void':
        return entry.voidsSeq === null ? null : (this.bySeq.get(entry.voidsSeq) ?? null);
      case 'tournament.created':
      case 'tournament.changed':
      case 'player.added':
      case 'player.changed':
      case 'player.state':
      case 'round.added':
      case 'round.changed':
      case 'round.state':
      case 'penalty.recorded':
      case 'payment.recorded':
      case 'warning.answered':
      case 'rules.changed':
      case 'document.printed':
        return null;
    }
  }
}
