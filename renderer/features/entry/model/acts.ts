/** What is done with a sheet as a whole, or with the deal in hand; each has a key of its own. */
export type SheetAct = 'move' | 'reseat' | 'pass' | 'corrections' | 'substitute' | 'end';

export const SHEET_ACTS: readonly { act: SheetAct; keys: string; needs: 'deal' | 'deals' | 'nothing' }[] = [
  { act: 'move', keys: 'Alt+ArrowUp', needs: 'deal' },
  { act: 'reseat', keys: 'Ctrl+R', needs: 'deals' },
  { act: 'pass', keys: 'Ctrl+K', needs: 'deals' },
  { act: 'corrections', keys: 'Ctrl+L', needs: 'nothing' },
  { act: 'substitute', keys: 'Ctrl+U', needs: 'nothing' },
  { act: 'end', keys: 'Ctrl+D', needs: 'nothing' },
];
