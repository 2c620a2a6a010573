import { seatsOfRow } from '../../../../shared/format/seatNames.ts';
import type { SheetView } from '../../../../shared/ipc/schemas/views.ts';

/** The sheet with those in the seats who sat there at a deal; null = who sits there now. */
export function viewAt(view: SheetView, dealId: string | null): SheetView {
  const at = dealId === null ? -1 : view.deals.findIndex((row) => row.dealId === dealId);
  return at < 0 ? view : { ...view, seats: seatsOfRow(view.seats, view.deals, at) };
}
