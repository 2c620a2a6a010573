/** Does a proposal name what really happened? */
import type { Deal, SheetRules } from '../../../shared/domain/types.ts';
import type { Proposal } from '../../../shared/papercheck/types.ts';
import type { Mistake } from './mistake.ts';
import { explainDeals } from '../../../shared/domain/fold.ts';

/**
 * Deals that a sheet cannot tell apart are one: the same contract and entries, and with four players the same dealer.
 * What a passed player said before, the trump, or who dealt among three leaves no trace on the paper.
 */
function traces(rules: SheetRules, deals: readonly Deal[]): string[] {
  return explainDeals(rules, deals).map((writes, i) => {
    const deal = deals[i] as Deal;
    const head = {
      type: deal.type,
      dealer: 'dealer' in deal && rules.players === 4 ? deal.dealer : null,
      declarer: 'declarer' in deal ? deal.declarer : null,
      level: 'level' in deal ? deal.level : null,
    };
    const entries = writes.map(({ kind, seat, on, amount }) => `${kind} ${seat}>${on ?? ''} ${amount}`);
    return `${JSON.stringify(head)} ${entries.sort().join()}`;
  });
}

/** Is this the change that was made, on the deal where it was made? */
export function names({ rules, typed, truth, kind: made }: Mistake, proposal: Proposal): boolean {
  if (!('deals' in truth)) {
    const { kind, deal, slip } = proposal;
    if (kind !== truth.kind || deal !== truth.deal || slip === null) return false;
    const said: Record<string, unknown> = { ...slip };
    return Object.entries(truth.slip).every(([key, value]) => said[key] === value);
  }
  const { edit } = proposal;
  if (edit === null) return false;
  const mended = typed.toSpliced(edit.at, edit.remove, ...edit.insert);
  if (mended.length !== truth.deals.length) return false;
  const [ours, theirs] = [traces(rules, mended), traces(rules, truth.deals)];
  // Where no dealer is out of turn nothing tells the place of a deal left out among three: it is named by itself.
  if (made === 'missing' && rules.players === 3 && !truth.placeTold) {
    ours.sort();
    theirs.sort();
  }
  return ours.every((trace, i) => trace === theirs[i]);
}
