/** A player at two tables of one round: the program never seats so, a file made elsewhere may. */
import type { TableState } from '../ledger/state.ts';

export interface TwiceSeated {
  readonly playerId: string;
  readonly first: TableState;
  /** The later table: where one looks. */
  readonly table: TableState;
  readonly key: string;
}

export function twiceSeated(tables: readonly TableState[]): TwiceSeated[] {
  const seatedAt = new Map<string, TableState>();
  return tables.flatMap((table) =>
    table.seats.flatMap((playerId): TwiceSeated[] => {
      const seat = `${table.roundId}\n${playerId}`;
      const first = seatedAt.get(seat);
      if (first === undefined) seatedAt.set(seat, table);
      if (first === undefined || first === table) return [];
      return [{ playerId, first, table, key: `${first.tableId}:${table.tableId}:${playerId}` }];
    }),
  );
}
