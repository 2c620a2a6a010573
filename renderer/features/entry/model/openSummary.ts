/** How far the sheet in hand is, as its own view tells: the overview of all sheets is older while deals are typed. */
import type { SheetView } from '../../../../shared/ipc/schemas/views.ts';
import type { TableSummary } from '../../../stores/tournament.ts';

/** The summary of a table with what its open sheet says; another table's view changes nothing. */
export function openSummary(table: TableSummary, view: SheetView | null): TableSummary {
  if (view === null || view.tableId !== table.tableId) return table;
  const deals = view.deals.filter((deal) => deal.number !== null).length;
  const confirmed = view.verdicts.filter(({ verdict }) => verdict === 'confirmed').length;
  const rejected = view.verdicts.length - confirmed;
  const pass = { confirmed, rejected, open: deals - confirmed - rejected };
  return { ...table, deals, pass, state: view.state, mark: view.mark, ended: view.ended?.how ?? null };
}
