/** Seats around the table, clockwise. With four players the dealer sits out. */
import type { Seat } from './types.ts';

/** The seat clockwise from this one. */
export function leftOf(players: number, seat: Seat): Seat {
  return seat + 1 === players ? 0 : seat + 1;
}

/** The dealer who does not play the deal, or −1: only with four. */
export function sittingOut(players: number, dealer: Seat): Seat {
  return players === 4 ? dealer : -1;
}

/** The next seat clockwise that plays the deal. */
export function nextActive(players: number, dealer: Seat, seat: Seat): Seat {
  const next = leftOf(players, seat);
  return players === 4 && next === dealer ? leftOf(players, next) : next;
}

/** The three seats that play, in seat order. */
export function activeSeats(players: number, dealer: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let s = 0; s < players; s++) if (players !== 4 || s !== dealer) seats.push(s);
  return seats;
}

export function isSeat(players: number, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players;
}
