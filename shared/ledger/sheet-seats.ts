/** Who sat at a table when: the parts of a sheet between changes of players. */
import type { Row, Substitution } from './state.ts';

export interface SeatPart {
  /** Player ids, clockwise. */
  players: readonly string[];
  /** The substitution that began the part; null for the first. */
  by: Substitution | null;
  /** Index of its first row (the substitution itself) and of the row behind its last one. */
  from: number;
  to: number;
}

/** The parts of a sheet in order; at least one. @param seats player ids at the beginning */
export function partsOf(seats: readonly string[], rows: readonly Row[]): SeatPart[] {
  const parts: SeatPart[] = [{ players: seats, by: null, from: 0, to: rows.length }];
  rows.forEach(({ substitution }, i) => {
    if (substitution === undefined) return;
    const last = parts.at(-1) as SeatPart;
    last.to = i;
    const players = [...last.players];
    players[substitution.seat] = substitution.in;
    parts.push({ players, by: substitution, from: i, to: rows.length });
  });
  return parts;
}

/** Who sits at the table now. */
export const presentSeats = (seats: readonly string[], rows: readonly Row[]): readonly string[] =>
  partsOf(seats, rows).at(-1)?.players ?? seats;

/** Who sat at the table when this row was played. */
export function seatsOfRow(
  seats: readonly string[],
  rows: readonly Row[],
  dealId: string,
): readonly string[] {
  const at = rows.findIndex((row) => row.dealId === dealId);
  return partsOf(seats, rows).find((part) => at >= part.from && at < part.to)?.players ?? seats;
}

/** Everybody who sat at the table at any time, in the order in which they came. */
export const everSeated = (seats: readonly string[], rows: readonly Row[]): string[] => [
  ...new Set(partsOf(seats, rows).flatMap((part) => part.players)),
];
