/** What the live entries say of the rounds: the present seating, who sits out, how far each round is. */
import type { Entry, EntryFor } from './kinds.ts';
import type { RoundState, TableState } from './state.ts';

type Seating = EntryFor<'round.added'> | EntryFor<'round.changed'>;

const tablesOf = ({ payload }: Seating, roundNumber: number): TableState[] =>
  payload.tables.map(({ tableId, number, seats }) => ({
    ...{ tableId, number, seats, roundNumber },
    roundId: payload.roundId,
  }));

function drawn(entry: Seating, round: Omit<RoundState, 'sitOuts' | 'draw' | 'seq'>): RoundState {
  const { sitOuts = [], draw = null } = entry.payload;
  return { ...round, sitOuts, draw, seq: entry.seq };
}

/** Rounds and tables, in the order in which the rounds were added. */
export interface Seatings {
  rounds: RoundState[];
  tables: TableState[];
}

/** Takes one live entry in; anything else, and what concerns a round that was taken back, is left alone. */
export function foldRound(seatings: Seatings, entry: Entry): void {
  const { rounds, tables } = seatings;
  if (entry.kind === 'round.added') {
    const { roundId, number } = entry.payload;
    const fresh = { roundId, number, state: 'drawn' as const, startedAt: null, endedAt: null };
    rounds.push(drawn(entry, fresh));
    tables.push(...tablesOf(entry, number));
    return;
  }
  if (entry.kind !== 'round.changed' && entry.kind !== 'round.state') return;
  const { roundId } = entry.payload;
  const at = rounds.findIndex((round) => round.roundId === roundId);
  const round = rounds[at];
  if (round === undefined) return;
  if (entry.kind === 'round.changed') {
    rounds[at] = drawn(entry, round);
    const first = tables.findIndex((table) => table.roundId === roundId);
    const count = tables.filter((table) => table.roundId === roundId).length;
    tables.splice(first, count, ...tablesOf(entry, round.number));
    return;
  }
  const { recordedAt, seq } = entry;
  // A round that is opened again goes on from when it began.
  rounds[at] =
    entry.payload.state === 'running'
      ? { ...round, seq, state: 'running', startedAt: round.startedAt ?? recordedAt, endedAt: null }
      : { ...round, seq, state: 'ended', endedAt: recordedAt };
}
