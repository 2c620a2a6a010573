/** The declarer gives up without play: three undertricks, no whists (option `withoutThree`). */
import type { SheetRules, WithoutThreeDeal } from './types.ts';
import type { Paper } from './paper.ts';
import { trickPrice } from './prices.ts';
import { onlyRuling, scoredAs } from './ruled.ts';
import { contract } from './why.ts';

const GIVEN_UP = 3;

/** Mountain of the declarer: three times the trick price of the level. */
export function scoreWithoutThree(rules: SheetRules, deal: WithoutThreeDeal, paper: Paper): void {
  if (onlyRuling(scoredAs(deal.ruling))) return;
  const price = trickPrice(rules.convention.options, deal.level);
  paper.mountain(deal.declarer, GIVEN_UP * price, contract.withoutThree, price, GIVEN_UP, deal.level);
}
