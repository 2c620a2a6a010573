import type { Overview } from '../../shared/ipc/schemas/views.ts';

/**
 * Where an opened tournament begins: at the sheet that is being typed in the last round, else its first empty
 * one once the typing of the tournament has begun; null = at the overview.
 */
export function landingTable(overview: Overview): string | null {
  const tables = overview.rounds.at(-1)?.tables ?? [];
  const typing = tables.find((table) => table.state === 'typing');
  if (typing !== undefined) return typing.tableId;
  const begun = overview.rounds.some((round) => round.tables.some((table) => table.deals > 0));
  return begun ? (tables.find((table) => table.state === 'empty')?.tableId ?? null) : null;
}
