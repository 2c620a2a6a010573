/** The list of corrections, narrowed: by kind, place, and whether they came behind their deadline. */
import type { CorrectionRow } from '../../../../shared/ipc/schemas/checking.ts';
import type { CorrectionKind } from '../../../../shared/ledger/kinds.ts';

/** Only rows that answer to everything that is named. */
export interface CorrectionFilter {
  readonly kind?: CorrectionKind;
  readonly round?: number;
  readonly tableId?: string;
  readonly late?: true;
}

export const filterCorrections = (
  rows: readonly CorrectionRow[],
  filter: CorrectionFilter,
): CorrectionRow[] =>
  rows.filter(
    (row) =>
      (filter.kind === undefined || row.kind === filter.kind) &&
      (filter.round === undefined || row.round === filter.round) &&
      (filter.tableId === undefined || row.tableId === filter.tableId) &&
      (filter.late === undefined || row.late),
  );

export interface CorrectionChoices {
  readonly kinds: readonly CorrectionKind[];
  readonly rounds: readonly number[];
  readonly tables: readonly { readonly tableId: string; readonly round: number; readonly table: number }[];
}

/** What the rows themselves offer to filter by, each once. */
export function correctionChoices(rows: readonly CorrectionRow[]): CorrectionChoices {
  const tables = new Map(
    rows.map(({ tableId, round, table }) => [tableId, { tableId, round, table }] as const),
  );
  const byPlace = [...tables.values()].toSorted((a, b) => a.round - b.round || a.table - b.table);
  return {
    kinds: [...new Set(rows.flatMap((row) => (row.kind === null ? [] : [row.kind])))],
    rounds: [...new Set(byPlace.map(({ round }) => round))],
    tables: byPlace,
  };
}

/** One row among the others: a command may correct a deal once only. */
export const correctionKey = (row: CorrectionRow): string => `${row.seq}`;
