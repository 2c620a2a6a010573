/**
 * Likelihood of a candidate among all that might have happened. Every kind of mistake has its share, which the
 * candidates of that kind divide by their weights: one of two remises is likelier to miss its consolation than one of
 * forty games to have a wrong trick.
 */
import type { Candidate } from './candidate.ts';
import type { ProposalKind } from './types.ts';
import { keysApart } from './keys.ts';

/** Shares of the kinds that every sheet has many candidates of. */
const SHARE: Partial<Record<ProposalKind, number>> = {
  tricks: 1,
  level: 1,
  declarer: 1,
  whister: 1,
  says: 1,
  shared: 0.1,
  consolation: 1,
  fine: 1,
  amnesty: 1,
  step: 1,
  column: 1,
};
// The weights of the others (`dealer`, `missing`, `doubled`, `extra`) rest on what the sheet shows: they are shares.

/** Each further key typed differently. */
const FURTHER_KEY = 0.9;

/** Counts what was offered, kind by kind. */
export class Odds {
  private readonly totals = new Map<ProposalKind, number>();

  count({ kind, weight }: Candidate): void {
    this.totals.set(kind, (this.totals.get(kind) ?? 0) + weight);
  }

  /** Likelihood without a look at the keys. */
  rough({ kind, weight }: Candidate): number {
    const share = SHARE[kind];
    return share === undefined ? weight : (share * weight) / (this.totals.get(kind) ?? weight);
  }

  /** Likelihood with the keys that were typed differently. */
  fine(candidate: Candidate): number {
    const rough = this.rough(candidate);
    const { edit, gap } = candidate;
    const [to] = edit?.insert ?? [];
    if (edit === null || edit.remove !== 1 || to === undefined || edit.insert.length !== 1) return rough;
    const from = gap.course.deals[edit.at];
    if (from === undefined || candidate.kind === 'dealer') return rough;
    return rough * FURTHER_KEY ** Math.max(0, keysApart(gap.course.rules, from, to) - 1);
  }
}
