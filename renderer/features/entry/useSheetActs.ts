/** What is being done with the sheet in a dialog of its own. */
import { ref } from 'vue';
import { useNav } from '../../stores/nav.ts';
import type { SheetAct } from './model/acts.ts';
import type { Line } from './useLine.ts';

/** @param focus gives the focus back to the line */
export function useSheetActs(line: Line, focus: () => void) {
  const nav = useNav();
  const act = ref<SheetAct | null>(null);
  /** Where a move begins: one place up or down. */
  const by = ref<-1 | 1>(-1);

  /** Opens the dialog of an act; a line half typed stays where it is. */
  function begin(what: SheetAct): void {
    line.flush();
    act.value = what;
  }
  function shift(towards: -1 | 1): void {
    by.value = towards;
    begin('move');
  }
  function drop(): void {
    act.value = null;
  }
  function end(): void {
    drop();
    focus();
  }
  /** A deal of this or another sheet, chosen in a dialog. */
  function openElsewhere(tableId: string, dealId: string): void {
    drop();
    nav.open('entry', { tableId, dealId });
    focus();
  }
  return { act, by, begin, shift, drop, end, openElsewhere };
}
