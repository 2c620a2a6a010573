/** The quality of drawn rounds, counted from the finished tables: nothing is taken from the search. */
import type { DrawnRound, DrawReport, DrawRequest } from './types.ts';
import { countHistory, MOST_SEATS } from './history.ts';
import { repeatsBound } from './bound.ts';
import { eachClubPair } from './prices.ts';

/** Repeats among `now` new ones when there were `before`: the first ever is none. */
function repeats(before: number, now: number): number {
  return now === 0 ? 0 : before === 0 ? now - 1 : now;
}

/** Fewest seats taken again by one player who sits `now` more times. */
function seatBoundOf(before: readonly number[], now: number): number {
  const fresh = before.filter((n) => n === 0).length;
  return Math.max(0, now - fresh);
}

/** Counts rounds that follow the history of the request, as drawn or as changed by hand. */
export function drawReport(request: DrawRequest, rounds: readonly DrawnRound[]): DrawReport {
  const ids = request.players.map(({ id }) => id);
  const n = ids.length;
  const old = countHistory(ids, request.history);
  const drawn = countHistory(ids, rounds);
  const met = (a: number, b: number): number => drawn.met[a * n + b] as number;
  let again = 0;
  for (let a = 0; a < n; a++) {
    for (let b = a + 1; b < n; b++) again += repeats(old.met[a * n + b] as number, met(a, b));
  }
  let seatRepeats = 0;
  let seatRepeatsBound = 0;
  for (let p = 0; p < n; p++) {
    const before = [...old.seats.subarray(p * MOST_SEATS, (p + 1) * MOST_SEATS)];
    const now = [...drawn.seats.subarray(p * MOST_SEATS, (p + 1) * MOST_SEATS)];
    now.forEach((times, seat) => (seatRepeats += repeats(before[seat] as number, times)));
    seatRepeatsBound += seatBoundOf(
      before,
      now.reduce((a, b) => a + b, 0),
    );
  }
  let clubMeetings = 0;
  if (request.clubsApart === true) eachClubPair(request, (a, b) => (clubMeetings += met(a, b)));
  const shapes = rounds.map(({ tables, sitOut }) => ({
    sizes: tables.map(({ seats }) => seats.length),
    sitOut: sitOut.length,
  }));
  return {
    repeats: again,
    repeatsBound: repeatsBound(old, shapes).total,
    seatRepeats,
    seatRepeatsBound,
    clubMeetings,
  };
}
