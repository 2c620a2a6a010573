/** The ladder of raspasy and the passing of the deal: what one deal leaves to the next. */
import type { Deal, DealRuling, Options, Seat, SheetRules } from './types.ts';
import { leftOf } from './seats.ts';

/** Does the deal leave ladder and deal as they were: not dealt to the end, or not dealt at all? */
function isVoid(type: Deal['type'], ruling: DealRuling | undefined): boolean {
  return type === 'redeal' || type === 'adjust' || (ruling !== undefined && ruling.scored === 'none');
}

/**
 * Number of raspasy in a row after the deal. `reset`: a contract made against a whister was written. A ruled deal
 * counts as what it was; a redeal, a void deal and an adjust change nothing.
 */
export function streakAfter(
  rules: SheetRules,
  type: Deal['type'],
  ruling: DealRuling | undefined,
  streak: number,
  reset: boolean,
): number {
  if (isVoid(type, ruling)) return streak;
  if (type === 'raspasy') return streak + 1;
  return reset || rules.convention.options.raspasyReset === 'anyDeal' ? 0 : streak;
}

/** The step (1 … cap) at which a raspasy would be played now. */
export function stepOf(options: Readonly<Options>, streak: number): number {
  return Math.min(streak + 1, options.raspasyCap);
}

/** Who deals after this deal: the next clockwise; the same after a redeal or a void deal; null after an adjust. */
export function dealerAfter(players: number, deal: Deal): Seat | null {
  if (deal.type === 'adjust') return null;
  const { type, dealer, ruling } = deal;
  return isVoid(type, ruling) ? dealer : leftOf(players, dealer);
}

/** Who deals next, null when nothing has been dealt yet (the first dealer is drawn by the cards). */
export function nextDealer(players: number, deals: readonly Deal[]): Seat | null {
  for (let i = deals.length - 1; i >= 0; i--) {
    const dealer = dealerAfter(players, deals[i] as Deal);
    if (dealer !== null) return dealer;
  }
  return null;
}
