/** The row in hand of a list that is walked with ↑ and ↓. */
import { computed, nextTick, ref, watch } from 'vue';

/**
 * The row in hand is known by who it is: rows that come and go move nobody else under the hand. Where it is gone, the
 * first one is.
 * @param rows null = not known yet: what was asked for stays
 */
export function useListCursor<T>(
  rows: () => readonly T[] | null,
  idOf: (row: T) => string,
  asked: string | null = null,
) {
  const selected = ref<string | null>(asked);
  const at = (): number => rows()?.findIndex((row) => idOf(row) === selected.value) ?? -1;
  const inHand = computed(() => rows()?.[at()] ?? null);
  const select = (row: T | undefined): void => {
    selected.value = row === undefined ? null : idOf(row);
  };
  watch(
    rows,
    (now) => {
      if (now !== null && at() < 0) select(now[0]);
    },
    { immediate: true },
  );
  /** Stops at the ends. */
  function move(by: 1 | -1): void {
    const list = rows();
    if (list !== null) select(list[Math.min(list.length - 1, Math.max(0, at() + by))]);
  }
  return { selected, inHand, move };
}

/** What makes a row of a table one that can be taken in hand. */
export interface RowInHand {
  'data-row': string;
  'aria-selected': boolean;
  tabindex: 0 | -1;
  onClick: () => void;
  onFocus: () => void;
}

/** One stop of Tab for a whole table: the row in hand is on the screen, and has the focus if the table had it. */
export function useRowInHand(
  table: () => HTMLTableElement | null,
  selected: () => string | null,
  select: (id: string) => void,
): (id: string) => RowInHand {
  watch(selected, async (id) => {
    await nextTick();
    const rows = [...(table()?.querySelectorAll<HTMLElement>('tr[data-row]') ?? [])];
    const row = rows.find((one) => one.dataset['row'] === id);
    row?.scrollIntoView?.({ block: 'nearest' });
    if (table()?.contains(document.activeElement) === true) row?.focus();
  });
  return (id) => ({
    'data-row': id,
    'aria-selected': id === selected(),
    tabindex: id === selected() ? 0 : -1,
    onClick: () => select(id),
    onFocus: () => select(id),
  });
}
