/** The proposal as it is moved about: tables of up to four places, and who sits out. Pure. */
import type { z } from 'zod';
import type { seatingSchema } from '../../../../shared/ipc/schemas/rounds.ts';

export type Seating = z.infer<typeof seatingSchema>;

export interface BoardTable {
  number: number;
  /** Always four places; '' = free, behind the others. */
  places: string[];
  /** It was played: nobody is moved. */
  fixed: boolean;
}
export interface Board {
  tables: BoardTable[];
  out: string[];
}

/** A place at a table (index of the table), or among those who sit out (−1); `at` may be one behind the last there. */
export interface Place {
  table: number;
  at: number;
}
export const OUT = -1;
export const PLACES = 4;

const filled = (places: readonly string[]): string[] => {
  const there = places.filter((id) => id !== '');
  return [...there, ...Array<string>(PLACES - there.length).fill('')];
};

/** @param fixed numbers of tables that stay */
export function boardOf(seating: Seating, fixed: ReadonlySet<number> = new Set()): Board {
  return {
    tables: seating.tables.map(({ number, seats }) => ({
      number,
      places: filled(seats),
      fixed: fixed.has(number),
    })),
    out: [...seating.sitOuts],
  };
}

/** The seating of a board; tables without anybody are none. */
export function seatingOf({ tables, out }: Board): Seating {
  return {
    tables: tables.flatMap(({ number, places }) => {
      const seats = places.filter((id) => id !== '');
      return seats.length === 0 ? [] : [{ number, seats }];
    }),
    sitOuts: [...out],
  };
}

/** Who is there; '' = nobody. */
export function playerAt({ tables, out }: Board, { table, at }: Place): string {
  return (table === OUT ? out[at] : tables[table]?.places[at]) ?? '';
}

export const isFixed = ({ tables }: Board, { table }: Place): boolean => tables[table]?.fixed ?? false;

/** Two change places; with a free place one moves there. Fixed tables stay as they are: then the same board. */
export function swapped(board: Board, a: Place, b: Place): Board {
  const [first, second] = [playerAt(board, a), playerAt(board, b)];
  if (isFixed(board, a) || isFixed(board, b) || first === second) return board;
  const tables = board.tables.map((table) => ({ ...table, places: [...table.places] }));
  const out = [...board.out];
  const put = ({ table, at }: Place, id: string): void => {
    if (table === OUT) out[at] = id;
    else {
      const places = tables[table]?.places;
      if (places !== undefined) places[at] = id;
    }
  };
  put(a, second);
  put(b, first);
  return {
    tables: tables.map((table) => ({ ...table, places: filled(table.places) })),
    out: out.filter((id) => id !== ''),
  };
}

/** Somebody goes: his place is free. At a fixed table he stays. */
export function without(board: Board, id: string): Board {
  return {
    tables: board.tables.map((table) =>
      table.fixed || !table.places.includes(id)
        ? table
        : { ...table, places: filled(table.places.filter((one) => one !== id)) },
    ),
    out: board.out.filter((one) => one !== id),
  };
}

/** Somebody comes: he sits out until he is moved to a table. */
export function withPlayer(board: Board, id: string): Board {
  const there = board.out.includes(id) || board.tables.some(({ places }) => places.includes(id));
  return there ? board : { ...board, out: [...board.out, id] };
}

/** One more table, of the first free number, to be filled. */
export function withTable(board: Board): Board {
  const taken = new Set(board.tables.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number++;
  const table = { number, places: Array<string>(PLACES).fill(''), fixed: false };
  return { ...board, tables: [...board.tables, table].toSorted((a, b) => a.number - b.number) };
}
