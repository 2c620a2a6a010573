/** Whether the sheet takes a further deal at its end. */
import type { Place, TableSheet } from './table.ts';

/** Why no deal comes behind the last: the sheet is signed, or closed (the pulka, its time, or by an act). */
export type Over = 'signed' | 'closed';

/** Null where a deal may be typed; a place on the sheet is a correction, which says itself what it needs. */
export function overAt(sheet: TableSheet | null, place: Place): Over | null {
  if (sheet === null || place.kind !== 'end') return null;
  const { state, ended } = sheet.view;
  if (state === 'signed') return 'signed';
  return state === 'closed' || (ended ?? null) !== null || sheet.folded.last.closed ? 'closed' : null;
}
