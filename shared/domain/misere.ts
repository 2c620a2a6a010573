/** Misère: ten points for no trick, the mountain for every trick (K96 3.6); shared by invitation (3.6.9). */
import type { MisereDeal, SheetRules } from './types.ts';
import type { Paper } from './paper.ts';
import { MISERE_VALUE, miserePrice } from './prices.ts';
import { adjustmentOf, movedTo, onlyRuling, scoredAs } from './ruled.ts';
import { earn } from './pool.ts';
import { misere } from './why.ts';

/** The declarer's tricks as a ruling counts them. */
export function misereTricks(deal: MisereDeal): number {
  return deal.tricks + movedTo(deal.ruling, deal.declarer) + adjustmentOf(deal.ruling, deal.declarer);
}

/** Writes a misère; no whists, no consolation, no fine. A shared one: half to the declarer, half to the dealer. */
export function scoreMisere(rules: SheetRules, deal: MisereDeal, paper: Paper): void {
  const scored = scoredAs(deal.ruling);
  if (onlyRuling(scored)) return;
  const tricks = misereTricks(deal);
  const shared = deal.shared === true;
  const writers = shared ? [deal.declarer, deal.dealer] : [deal.declarer];
  if (tricks === 0) {
    if (scored === 'actualNoContract') return;
    const value = MISERE_VALUE / writers.length;
    for (const seat of writers) {
      earn(rules, paper, seat, value, shared ? misere.madeShared : misere.made, value);
    }
    return;
  }
  const price = miserePrice(rules.convention.options);
  for (const seat of writers) {
    const why = shared ? misere.failedShared : misere.failed;
    paper.mountain(seat, (price * tricks) / writers.length, why, price, tricks);
  }
}
