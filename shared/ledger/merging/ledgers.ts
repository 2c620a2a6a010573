/** Two copies of one ledger side by side: entries by scope, and what each side holds now. */
import type { Entry } from '../kinds.ts';
import { foldTournament } from '../projection.ts';
import { ScopeIndex } from '../scope.ts';
import type { TournamentState } from '../state.ts';
import { commonLength } from './changes.ts';

export interface Side {
  entries: readonly Entry[];
  /** Entries of the tournament as a whole. */
  general: readonly Entry[];
  byTable: ReadonlyMap<string, readonly Entry[]>;
  state: TournamentState;
}

export interface Ledgers {
  ours: Side;
  theirs: Side;
  /** Entries that both have, from the first. */
  common: number;
}

function sideOf(entries: readonly Entry[]): Side {
  const scopes = new ScopeIndex();
  const general: Entry[] = [];
  const byTable = new Map<string, Entry[]>();
  for (const entry of entries) {
    const scope = scopes.add(entry);
    const own = scope === null ? general : byTable.get(scope);
    if (own === undefined) byTable.set(scope as string, [entry]);
    else own.push(entry);
  }
  return { entries, general, byTable, state: foldTournament(entries) };
}

/** Null: not two copies of one tournament; not even its creation is the same. */
export function sideBySide(ours: readonly Entry[], theirs: readonly Entry[]): Ledgers | null {
  const common = commonLength(ours, theirs);
  return common === 0 ? null : { ours: sideOf(ours), theirs: sideOf(theirs), common };
}
