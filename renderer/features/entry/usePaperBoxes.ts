/** The boxes of the foot as on a keypad: to them, through them, and to the running totals beside. */
import type { Ref } from 'vue';
import { checkRows, type CheckRow } from '../../../shared/papercheck/index.ts';
import { useShortcuts } from '../../ui/keyboard.ts';

export interface PaperBox {
  row: CheckRow;
  seat: number;
}

/** Name of a box in the page. */
export const boxName = ({ row, seat }: PaperBox): string => `${row}-${seat}`;

/** The box with the focus. */
export function focusedBox(): PaperBox | null {
  const name = (document.activeElement as HTMLElement | null)?.dataset['box']?.split('-');
  const row = checkRows.find((candidate) => candidate === name?.[0]);
  return row === undefined ? null : { row, seat: Number(name?.[1]) };
}

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/**
 * @param beside chooses the running totals before (1) or behind (−1) those in hand
 * @param why asks where the number of a box comes from
 */
export function usePaperBoxes(
  table: Ref<HTMLTableElement | null>,
  beside: (by: 1 | -1) => void,
  why: (box: PaperBox) => void,
) {
  /** Enter and arrows: down the column, then the next player. */
  function walk(event: KeyboardEvent, { row, seat }: PaperBox): void {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const flat = seat * checkRows.length + checkRows.indexOf(row) + by;
    const next = checkRows[flat % checkRows.length];
    if (next === undefined) return;
    const name = boxName({ row: next, seat: Math.floor(flat / checkRows.length) });
    table.value?.querySelector<HTMLElement>(`[data-box="${name}"]`)?.focus();
  }
  /** To the first box that differs, else to the first that is empty. */
  function goToBoxes(): void {
    const boxes = [...(table.value?.querySelectorAll<HTMLInputElement>('input[data-box]') ?? [])];
    const box =
      boxes.find((one) => one.classList.contains('no')) ?? boxes.find((one) => one.value === '') ?? boxes[0];
    box?.focus();
    box?.select();
  }
  const inBox = (): boolean => focusedBox() !== null;
  useShortcuts([
    { keys: 'Alt+B', label: 'papercheck.keyBoxes', run: goToBoxes },
    {
      keys: 'PageUp',
      also: 'PageDown',
      label: 'papercheck.keyAfter',
      typing: true,
      when: inBox,
      run: () => beside(1),
    },
    { keys: 'PageDown', label: () => null, typing: true, when: inBox, run: () => beside(-1) },
    {
      keys: '?',
      label: 'entry.key.why',
      typing: true,
      when: inBox,
      run: () => {
        const box = focusedBox();
        if (box !== null) why(box);
      },
    },
  ]);
  return { walk };
}
