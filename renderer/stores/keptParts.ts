/** An overview read again mostly says what it said: its unchanged parts stay the same objects, so nothing redraws. */
import type { Overview } from '../../shared/ipc/schemas/views.ts';

type Round = Overview['rounds'][number];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const kept = <T>(before: T | undefined, now: T): T =>
  before !== undefined && same(before, now) ? before : now;

function keptList<T>(before: readonly T[], now: T[], keep: (before: T | undefined, now: T) => T): T[] {
  const list = now.map((one, i) => keep(before[i], one));
  return before.length === list.length && list.every((one, i) => one === before[i]) ? (before as T[]) : list;
}

function keptRound(before: Round | undefined, now: Round): Round {
  if (before === undefined || before.roundId !== now.roundId) return now;
  const round = {
    ...now,
    tables: keptList(before.tables, now.tables, kept),
    play: kept(before.play, now.play),
  };
  const keys = Object.keys(round) as (keyof Round)[];
  return keys.every((key) => round[key] === before[key]) ? before : round;
}

/** The overview `now`, with every part that is as before taken from `before`. */
export function keptParts(before: Overview | null, now: Overview): Overview {
  if (before === null) return now;
  return {
    ...now,
    tournament: kept(before.tournament, now.tournament),
    players: kept(before.players, now.players),
    rounds: keptList(before.rounds, now.rounds, keptRound),
    playerStates: kept(before.playerStates, now.playerStates),
  };
}
