/** Sheets that a ruling sets back: somebody answers for their result, and has to look again. */
import type { SheetView } from '../../../../shared/ipc/schemas/views.ts';

/** The state of a sheet that is checked or signed; null for the others, which stay as they are. */
export const markedState = (state: SheetView['state'] | undefined): 'checked' | 'signed' | null =>
  state === 'checked' || state === 'signed' ? state : null;
