/** What rounds of a ledger cannot be: unknown players, somebody in two places, deals of a table that is gone. */
import type { Problem } from '../domain/problem.ts';
import type { Entry, EntryFor } from './kinds.ts';
import { liveness } from './liveness.ts';
import type { TournamentState } from './state.ts';

type Seating = EntryFor<'round.added'> | EntryFor<'round.changed'>;
const isSeating = (entry: Entry): entry is Seating =>
  entry.kind === 'round.added' || entry.kind === 'round.changed';

/** Every table ever drawn, with its number of seats. */
export function tablesEver(entries: readonly Entry[]): Map<string, number> {
  const tables = new Map<string, number>();
  for (const entry of entries)
    if (isSeating(entry))
      for (const { tableId, seats } of entry.payload.tables) tables.set(tableId, seats.length);
  return tables;
}

/**
 * One seating by itself: everybody known, at a table once, and not sitting out beside. Somebody at two tables is asked
 * about (`twoTables`), not refused: a file made elsewhere may have it, and its sheets must not be lost for it.
 */
function checkSeating({ payload }: Seating, path: string, players: ReadonlySet<string>): Problem[] {
  const look = (ids: readonly string[], taken: readonly string[], at: string): Problem[] =>
    ids.flatMap((id, s): Problem[] => {
      const twice = taken.includes(id) || ids.indexOf(id) < s;
      const code = !players.has(id) ? 'ledger/noPlayer' : twice ? 'round/playerTwice' : null;
      return code === null ? [] : [{ path: `${path}.${at}[${s}]`, code }];
    });
  return [
    ...payload.tables.flatMap(({ seats }, t) => look(seats, [], `tables[${t}].seats`)),
    ...look(
      payload.sitOuts ?? [],
      payload.tables.flatMap(({ seats }) => seats),
      'sitOuts',
    ),
  ];
}

/** All problems of the rounds; paths count entries from 0. */
export function checkRounds(
  entries: readonly Entry[],
  players: ReadonlySet<string>,
  state: TournamentState,
): Problem[] {
  const rounds = new Set<string>();
  const seats = new Map<string, string>();
  const problems: Problem[] = [];
  entries.forEach((entry, i) => {
    const path = `entries[${i}].payload`;
    if (entry.kind === 'round.added') rounds.add(entry.payload.roundId);
    else if (
      (entry.kind === 'round.changed' || entry.kind === 'round.state') &&
      !rounds.has(entry.payload.roundId)
    )
      problems.push({ path: `${path}.roundId`, code: 'ledger/noRound' });
    if (!isSeating(entry)) return;
    problems.push(...checkSeating(entry, path, players));
    entry.payload.tables.forEach((table, t) => {
      // A sheet belongs to the people at its table: other people are another table.
      const before = seats.get(table.tableId);
      if (before !== undefined && before !== table.seats.join('\n'))
        problems.push({ path: `${path}.tables[${t}]`, code: 'ledger/tableChanged' });
      seats.set(table.tableId, table.seats.join('\n'));
    });
  });
  return problems.length > 0 ? problems : lostDeals(entries, state);
}

/** Deals that count, of a table that no round has any more. */
function lostDeals(entries: readonly Entry[], state: TournamentState): Problem[] {
  const tables = new Set(state.tables.map(({ tableId }) => tableId));
  const lost = liveness(entries).live.find(
    (entry) => entry.kind === 'deal.recorded' && !tables.has(entry.payload.tableId),
  );
  return lost === undefined
    ? []
    : [{ path: `entries[${lost.seq - 1}].payload.tableId`, code: 'ledger/tableLost' }];
}
