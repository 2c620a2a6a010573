/** What rounds of a ledger cannot be: unknown players, somebody in two places, what stands on a table that is gone. */
import type { Problem } from '../domain/problem.ts';
import type { Entry, EntryFor } from './kinds.ts';
import { foldSheet } from './projection.ts';
import { ScopeIndex } from './scope.ts';
import { inForce } from './sheet-parts.ts';
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
  const seats = new Map<string, readonly string[]>();
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
      if (before !== undefined && before.join('\n') !== table.seats.join('\n'))
        problems.push({ path: `${path}.tables[${t}]`, code: 'ledger/tableChanged' });
      seats.set(table.tableId, table.seats);
    });
  });
  return problems.length > 0 ? problems : lostSheets(entries, state, seats);
}

/**
 * Sheets of tables that the present seating of their round, or a round taken off, has left behind, and that still hold
 * something that counts: a deal, a slip in force, a substitution, an ending. No screen would show them and no result
 * count them. What only speaks of a sheet (its paper, marks, verdicts) may stay behind.
 * @param seats of every table ever drawn, by its id
 */
function lostSheets(
  entries: readonly Entry[],
  state: TournamentState,
  seats: ReadonlyMap<string, readonly string[]>,
): Problem[] {
  const present = new Set(state.tables.map(({ tableId }) => tableId));
  const scopes = new ScopeIndex();
  const left = new Map<string, Entry[]>();
  for (const entry of entries) {
    const tableId = scopes.add(entry);
    if (tableId !== null && !present.has(tableId)) left.set(tableId, [...(left.get(tableId) ?? []), entry]);
  }
  return [...left].flatMap(([tableId, own]): Problem[] => {
    const players = seats.get(tableId);
    if (players === undefined) return [];
    const { rows, slips, ended } = foldSheet(own, players);
    const holds = rows.length > 0 || slips.some(inForce) || ended !== null;
    const path = `entries[${(own[0] as Entry).seq - 1}].payload.tableId`;
    return holds ? [{ path, code: 'ledger/tableLost' }] : [];
  });
}
