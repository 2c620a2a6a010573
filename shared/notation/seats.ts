/** Who speaks and who counts, in the order of the notation. */
import type { Seat } from '../domain/types.ts';
import { leftOf, nextActive } from '../domain/seats.ts';

/** The two defenders in the order in which they speak: from the declarer's left, without the dealer of four. */
export function defendersOf(dealer: Seat, declarer: Seat, players: number): [Seat, Seat] {
  const first = nextActive(players, dealer, declarer);
  return [first, nextActive(players, dealer, first)];
}

/** Everybody whose tricks count on raspasy, from the dealer's left; the dealer (with four: the talon) is last. */
export function raspasyOrder(dealer: Seat, players: number): Seat[] {
  const order: Seat[] = [];
  for (let seat = leftOf(players, dealer); seat !== dealer; seat = leftOf(players, seat)) order.push(seat);
  return [...order, dealer];
}
