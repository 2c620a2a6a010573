/** Small questions about a row of the standings. */
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';

export type StandingsRow = StandingsView['rows'][number];
export type Penalty = StandingsView['penalties'][number];

/** Surname as told apart in the table, and what is left of the full name. */
export function nameParts(row: { name: string; full: string }): { head: string; rest: string } {
  const rest = row.full.startsWith(`${row.name} `) ? row.full.slice(row.name.length + 1) : '';
  return { head: row.name, rest };
}

/** Rows that differ from the last print. */
export const changedRows = (view: StandingsView): StandingsRow[] =>
  view.rows.filter((row) => row.printed !== null);

/** The next row below or above; stops at the ends. An unknown id starts at the top. */
export function neighbour(view: StandingsView, playerId: string | null, by: 1 | -1): string | null {
  const at = view.rows.findIndex((row) => row.playerId === playerId);
  const next = at < 0 ? 0 : Math.min(view.rows.length - 1, Math.max(0, at + by));
  return view.rows[next]?.playerId ?? null;
}
