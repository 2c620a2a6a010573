/** Whether the answers of an incident fit the deal that the ruling stands on. */
import type { Deal } from '../../../shared/domain/types.ts';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { takenAgainstDeal } from '../../../shared/rules/dealFacts.ts';
import { activePlayers, isMap } from '../../../shared/rules/engine/situation.ts';
import type { Incident } from '../../../shared/rules/vocabulary.ts';

/**
 * Tricks taken when a raspasy stopped are those of its row, or fewer; the dealer's of four are all there after trick 2.
 * @throws PulkaError `slip/taken`
 */
export function checkTaken({ facts, context }: Incident, deal: Deal, nameOf: (id: string) => string): void {
  const taken = facts['taken'];
  if (deal.type !== 'raspasy' || !isMap(taken)) return;
  const { players } = context;
  const tricks = Object.fromEntries(deal.tricks.map((count, seat) => [players[seat] ?? '', count]));
  const active = activePlayers(players, players[deal.dealer]);
  const dealer = players.find((player) => !active.includes(player));
  const clash = takenAgainstDeal(taken, tricks, dealer);
  if (clash === undefined) return;
  const { player, taken: own, dealt } = clash;
  throw new PulkaError('slip/taken', { player: nameOf(player), taken: own, dealt });
}
