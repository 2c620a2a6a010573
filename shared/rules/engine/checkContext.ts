/** Range of what the deal tells, whoever asks for it. */
import type { Article, Condition } from '../vocabulary.ts';
import { RulingRefusal } from '../vocabulary.ts';
import type { Situation } from './situation.ts';

const CONTRACTS: readonly unknown[] = [6, 7, 8, 9, 10, 'misere'];
const TRUMPS: readonly unknown[] = ['S', 'C', 'D', 'H', 'NT', 'none'];
const STAGES: readonly unknown[] = ['auction', 'contract', 'raspasy'];
/** Steps that have a price and a compensation of 30, 60 or 90 (G5). */
const LEVELS: readonly unknown[] = [1, 2, 3];

function groups(condition: Condition): boolean {
  switch (condition.kind) {
    case 'some':
      return condition.group !== 'table';
    case 'all':
    case 'any':
      return condition.of.some(groups);
    case 'not':
      return groups(condition.of);
    case 'always':
    case 'compare':
    case 'oneOf':
    case 'each':
    case 'setting':
      return false;
  }
}

/** Whether the article must know who of four plays the deal. */
export function usesActive(article: Article): boolean {
  return (
    article.needs.some((need) => need.context === 'declarer' || need.context === 'raspasyLevel') ||
    article.facts.some(
      (fact) =>
        (fact.per !== undefined && fact.per !== 'table') ||
        (fact.kind === 'player' && fact.among === 'active'),
    ) ||
    article.outcomes.some((outcome) => outcome.forEach !== undefined || groups(outcome.when))
  );
}

/** @throws RulingRefusal `fact.range` naming the context value */
export function checkContext({ context, table, active }: Situation): void {
  const check = (name: string, value: unknown, allowed: readonly unknown[]): void => {
    if (value !== undefined && !allowed.includes(value)) throw new RulingRefusal('fact.range', name);
  };
  check('contract', context.contract, CONTRACTS);
  check('trump', context.trump, TRUMPS);
  check('dealer', context.dealer, table);
  check('declarer', context.declarer, active);
  check('raspasyLevel', context.raspasyLevel, LEVELS);
  check('stoppedBid', context.stoppedBid, CONTRACTS);
  check('stage', context.stage, STAGES);
}
