/** Whether a game or misère was made, for the tie-breaks that count them. */
import type { Deal, Seat, SheetRules } from './types.ts';
import { playedGame } from './counts.ts';
import { readDefence } from './defence.ts';
import { misereTricks } from './misere.ts';
import { onlyRuling, scoredAs } from './ruled.ts';

export interface GameOutcome {
  /** Everybody whose game it is: the declarer, and a dealer who shares a misère (K96 3.6.9). */
  readonly seats: readonly Seat[];
  readonly made: boolean;
}

/**
 * Null where there was no game (raspasy, redeal, a line without cards), or where a ruling took it out of the count:
 * what is not written was neither made nor failed.
 */
export function gameOutcome(rules: SheetRules, deal: Deal): GameOutcome | null {
  if (deal.type === 'raspasy' || deal.type === 'redeal' || deal.type === 'adjust') return null;
  const scored = scoredAs(deal.ruling);
  if (onlyRuling(scored)) return null;
  const unwritten = scored === 'actualNoContract';
  if (deal.type === 'withoutThree') return { seats: [deal.declarer], made: false };
  if (deal.type === 'misere') {
    const made = misereTricks(deal) === 0;
    const seats = deal.shared === true ? [deal.declarer, deal.dealer] : [deal.declarer];
    return made && unwritten ? null : { seats, made };
  }
  const roles = readDefence(rules, deal);
  if (roles === null) return null;
  const game = playedGame(rules, deal, roles);
  const made = game === null || game.counted >= game.level;
  return made && unwritten ? null : { seats: [deal.declarer], made };
}
