/** What a draw is asked for, and what it gives. Plain data: players by id, seats clockwise. */
import type { SizePolicy } from './sizes.ts';

/**
 * `lot`: by lot alone; `noRepeats`: as few repeated meetings and seats as can be; `swiss`: neighbours in the standings
 * meet, repeats avoided.
 */
export type DrawMethod = 'lot' | 'noRepeats' | 'swiss';

export interface DrawPlayer {
  readonly id: string;
  /** Empty or left out = no club. */
  readonly club?: string;
}

/** A table that was played, or is kept: ids clockwise from the first dealer. */
export interface SeatedTable {
  readonly number: number;
  readonly seats: readonly string[];
  /** Who took over a seat during the round: he met the others of the table too. */
  readonly substitutes?: readonly { readonly seat: number; readonly player: string }[];
}

export interface PastRound {
  readonly tables: readonly SeatedTable[];
  /** Players who were there and had no seat. */
  readonly sitOut: readonly string[];
}

export interface DrawRequest {
  /** Who plays in these rounds, in entry order. */
  readonly players: readonly DrawPlayer[];
  readonly history: readonly PastRound[];
  readonly sizes: SizePolicy;
  readonly method: DrawMethod;
  /** As printed on the sheet of the draw; `seedText` makes one. */
  readonly seed: string;
  /** Rounds drawn together, 1 unless given: more rounds at once repeat less than one by one. Swiss: 1. */
  readonly rounds?: number;
  /** Swiss: ids from the top, players who share a place in one group; who is missing stands below all. */
  readonly ranking?: readonly (readonly string[])[];
  /** Tables of the first round that stay as they are (a redraw of the rest, or a table set by hand). */
  readonly kept?: readonly SeatedTable[];
  /** Players of one club count as having met once already. */
  readonly clubsApart?: boolean;
  /** Work of the search as a multiple of the usual, 1 unless given. */
  readonly effort?: number;
}

export interface DrawnTable {
  readonly number: number;
  readonly seats: readonly string[];
}

export interface DrawnRound {
  readonly tables: readonly DrawnTable[];
  readonly sitOut: readonly string[];
}

export interface DrawReport {
  /** Meetings in the drawn rounds of players who had met before, in them or in the history. */
  readonly repeats: number;
  /** No draw can have fewer (bound.ts). */
  readonly repeatsBound: number;
  /** Seats in the drawn rounds that the player had before. */
  readonly seatRepeats: number;
  /** Fewer are impossible, whatever the tables. */
  readonly seatRepeatsBound: number;
  /** Meetings of players of one club; 0 where clubs are not looked at. */
  readonly clubMeetings: number;
}

export interface DrawProgress {
  /** Part of the work done, 0–1. */
  readonly done: number;
  /** Repeated meetings of the best draw so far. */
  readonly repeats: number;
  readonly repeatsBound: number;
}

export interface DrawResult extends DrawReport {
  readonly rounds: readonly DrawnRound[];
  /** The caller stopped the search: the best until then. */
  readonly stopped: boolean;
  readonly seed: string;
}
