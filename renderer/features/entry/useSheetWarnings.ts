/**
 * How many questions of the program wait on every sheet, for the list of sheets. Counted when a sheet is opened and
 * not with every deal: the search goes over all sheets, and neither that sheet nor the next deal must wait for it.
 */
import { onBeforeUnmount, shallowRef, watch } from 'vue';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { whenIdle } from '../../ui/afterPaint.ts';

export function useSheetWarnings(tableId: () => string | null) {
  const counts = shallowRef<ReadonlyMap<string, number>>(new Map());
  let asked = 0;

  async function load(): Promise<void> {
    const mine = (asked += 1);
    try {
      const list = await call('warnings.list', { tableId: null });
      if (mine !== asked) return;
      const found = new Map<string, number>();
      for (const one of list) found.set(one.tableId, (found.get(one.tableId) ?? 0) + 1);
      counts.value = found;
    } catch (caught) {
      if (mine === asked) useNotices().failed(caught);
    }
  }
  let stop = (): void => undefined;
  watch(
    tableId,
    () => {
      stop();
      stop = whenIdle(() => void load());
    },
    { immediate: true },
  );
  onBeforeUnmount(() => stop());
  return counts;
}
