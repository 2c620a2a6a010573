/** The entries of a ledger in order, found by what is asked of them: table, command, void, number. */
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { ScopeIndex, type Scope } from '../../../shared/ledger/scope.ts';

const NONE: readonly Entry[] = [];

/** The deal that an entry records or rules. */
const dealOf = (entry: Entry): string | null =>
  entry.kind === 'deal.recorded' || entry.kind === 'ruling.issued' ? entry.payload.dealId : null;

export class EntryIndex {
  private readonly list: Entry[] = [];
  private readonly scopes = new ScopeIndex();
  private readonly generalList: Entry[] = [];
  private readonly bySheet = new Map<string, Entry[]>();
  private readonly touchedAt = new Map<string, number>();
  private readonly commands = new Set<string>();
  private readonly deals = new Set<string>();
  private readonly voidOf = new Map<number, number>();

  /** Takes the next entry. */
  add(entry: Entry): void {
    this.list.push(entry);
    this.commands.add(entry.commandId);
    const dealId = dealOf(entry);
    if (dealId !== null) this.deals.add(dealId);
    if (entry.voidsSeq !== null) this.voidOf.set(entry.voidsSeq, entry.seq);
    const scope = this.scopes.add(entry);
    if (scope === null) this.generalList.push(entry);
    else {
      const own = this.bySheet.get(scope);
      if (own === undefined) this.bySheet.set(scope, [entry]);
      else own.push(entry);
      if (entry.kind !== 'sheet.paper') this.touchedAt.set(scope, entry.seq);
    }
  }

  get all(): readonly Entry[] {
    return this.list;
  }
  /** What concerns the tournament as a whole. */
  get general(): readonly Entry[] {
    return this.generalList;
  }
  /** What concerns one sheet. */
  ofSheet(tableId: string): readonly Entry[] {
    return this.bySheet.get(tableId) ?? NONE;
  }
  ofCommand(commandId: string): Entry[] {
    return this.list.filter((entry) => entry.commandId === commandId);
  }
  hasCommand(commandId: string): boolean {
    return this.commands.has(commandId);
  }
  /** Whether any entry speaks of this deal, counted or taken back. */
  hasDeal(dealId: string): boolean {
    return this.deals.has(dealId);
  }
  /** Scopes of entries that are not taken yet: the next ones. */
  scopesOf(entries: readonly Entry[]): Scope[] {
    return this.scopes.scopesOf(entries);
  }

  /** What a new void must name to take this entry back: the end of its chain of voids. */
  tipOf(seq: number): number {
    let tip = seq;
    for (let next = this.voidOf.get(tip); next !== undefined; next = this.voidOf.get(tip)) tip = next;
    return tip;
  }
  /** Last entry that concerns this sheet, counted or taken back, but for the numbers of its paper; 0 = none. */
  touched(tableId: string): number {
    return this.touchedAt.get(tableId) ?? 0;
  }
}
