/** Keys of the grid of deals: over rows and columns, and what goes to the line instead. */

/** Columns from № to «записано». */
export const COLUMNS = 7;
/** Rows of a jump with Home and End: more than any sheet has. */
const FAR = 1000;

/** Id of a cell in the page, for the active descendant of the grid. */
export const cellId = (dealId: string, column: number): string => `deal-${dealId}-${column}`;

export type GridStep =
  | { kind: 'rows'; by: number }
  | { kind: 'columns'; by: number }
  | { kind: 'edit' }
  | { kind: 'leave' }
  /** A key of the notation: it belongs to the line of the deal in hand. */
  | { kind: 'type'; key: string };

const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowUp: { kind: 'rows', by: -1 },
  ArrowDown: { kind: 'rows', by: 1 },
  '-': { kind: 'rows', by: -1 },
  '−': { kind: 'rows', by: -1 },
  '+': { kind: 'rows', by: 1 },
  PageUp: { kind: 'rows', by: -10 },
  PageDown: { kind: 'rows', by: 10 },
  Home: { kind: 'rows', by: -FAR },
  End: { kind: 'rows', by: FAR },
  ArrowLeft: { kind: 'columns', by: -1 },
  ArrowRight: { kind: 'columns', by: 1 },
  Enter: { kind: 'edit' },
  Escape: { kind: 'leave' },
};

/** What a key means in the grid; null = nothing, it is the window's. */
export function gridStep(event: KeyboardEvent): GridStep | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return null;
  const step = STEPS[event.key];
  if (step !== undefined) return step;
  return event.key.length === 1 && !/[\s?]/u.test(event.key) ? { kind: 'type', key: event.key } : null;
}
