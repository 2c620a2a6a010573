/** One deal, one writing: several sheets may say the same deal differently; the notation knows its normal form. */
import type { Deal, GameDeal } from '../domain/types.ts';
import { normalDefence } from './defence.ts';
import { defendersOf } from './seats.ts';

/**
 * The normal form of a legal deal: both defenders have spoken, further closing passes are left out, a pass of the
 * half-whister stands after a whist taken back; `shared` and `trump` are there only when they say something.
 * Never changes what the deal scores.
 * @param players 3 or 4
 */
export function normalDeal(deal: Deal, players: number): Deal {
  switch (deal.type) {
    case 'game':
      return normalGame(deal, players);
    case 'misere': {
      const { shared, ...rest } = deal;
      return shared === true ? { ...rest, shared } : rest;
    }
    default:
      return { ...deal };
  }
}

function normalGame(deal: GameDeal, players: number): GameDeal {
  const [first, second] = defendersOf(deal.dealer, deal.declarer, players);
  const { trump, tricks, ...rest } = deal;
  const normal: GameDeal = {
    ...rest,
    defence: normalDefence(deal.defence, { first, second, dealer: deal.dealer }),
  };
  if (trump !== undefined) normal.trump = trump;
  if (tricks !== undefined) normal.tricks = { ...tricks };
  return normal;
}
