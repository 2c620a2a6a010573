/**
 * Counts of tricks, one key each. The sum is 10: a count that has only one possible value follows by itself and
 * may be left out or typed; a count that cannot be is refused at its key.
 */
import type { Seat } from '../domain/types.ts';
import { countKey, TEN_TRICKS_ALIASES } from './keys.ts';
import { caption, nameOf, shortOf, type Reading } from './fields.ts';
import type { Choice, Refusal } from './reader.ts';

const ALL_TRICKS = 10;

/** Whose tricks, and how many he may have (the talon has two cards, so the dealer of four 0–2). */
export interface Counted {
  seat: Seat;
  cap: number;
}

/**
 * Reads the counts of `players` in this order; together they are 10. Known counts enter the draft as they come.
 * @returns seat → tricks, or null while something lacks or is refused
 */
export function readCounts(reading: Reading, players: readonly Counted[]): Map<Seat, number> | null {
  const counts = new Map<Seat, number>();
  let rest = ALL_TRICKS;
  let lineEnded = false;
  players.forEach(({ seat }) => reading.draft.tricks.push({ player: seat, count: null }));
  for (const [at, { seat, cap }] of players.entries()) {
    const others = players.slice(at + 1).reduce((sum, other) => sum + other.cap, 0);
    const least = Math.max(0, rest - others);
    const most = Math.min(cap, rest);
    const follows = least === most;
    let count = least;
    if (!lineEnded) {
      const choice = reading.reader.read({
        field: 'tricks',
        caption: caption('tricks', { name: shortOf(reading, seat) }),
        choices: choices(reading, { seat, cap }, { least, most, rest }),
        otherwise: { code: 'notation/expectTricks', params: { name: nameOf(reading, seat) } },
        optional: follows,
        follows,
      });
      if (reading.reader.stopped) return null;
      if (choice === null) lineEnded = true;
      else count = choice.value;
    }
    counts.set(seat, count);
    const known = reading.draft.tricks.find((entry) => entry.player === seat);
    if (known !== undefined) known.count = count;
    rest -= count;
  }
  return counts;
}

/** Reads the declarer's count alone (one whister: the rest is the defence's; misère: nothing else counts). */
export function readCount(reading: Reading, seat: Seat): number | null {
  reading.draft.tricks.push({ player: seat, count: null });
  const choice = reading.reader.read({
    field: 'tricks',
    caption: caption('tricks', { name: shortOf(reading, seat) }),
    choices: choices(reading, { seat, cap: ALL_TRICKS }, { least: 0, most: ALL_TRICKS, rest: ALL_TRICKS }),
    otherwise: { code: 'notation/expectTricks', params: { name: nameOf(reading, seat) } },
  });
  if (choice === null) return null;
  const known = reading.draft.tricks.at(-1);
  if (known !== undefined) known.count = choice.value;
  return choice.value;
}

/** The eleven counts as choices of a field. */
export function choices(
  reading: Reading,
  player: Counted,
  range: { least: number; most: number; rest: number },
): Choice<number>[] {
  const name = nameOf(reading, player.seat);
  return Array.from({ length: ALL_TRICKS + 1 }, (_, count) => {
    let refusal: Refusal | undefined;
    if (range.least === range.most && count !== range.least) {
      refusal = { code: 'notation/tricksFollow', params: { name, count: range.least } };
    } else if (count > range.rest)
      refusal = { code: 'notation/tricksTooMany', params: { name, rest: range.rest, n: range.rest } };
    else if (count > player.cap)
      refusal = { code: 'notation/talonTricks', params: { name, cap: player.cap } };
    else if (count < range.least)
      refusal = { code: 'notation/tricksTooFew', params: { name, least: range.least } };
    return {
      keys: countKey(count),
      aliases: count === ALL_TRICKS ? TEN_TRICKS_ALIASES : [],
      value: count,
      count,
      label: caption('count', { name, count }),
      cell: caption('tricks', { name: shortOf(reading, player.seat) }),
      refusal,
    };
  });
}
