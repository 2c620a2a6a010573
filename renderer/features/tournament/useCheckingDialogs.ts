/** The second pass and the list of corrections, opened from a table of the tournament without its entry screen. */
import { computed, ref, shallowRef } from 'vue';
import type { SheetView } from '../../../shared/ipc/schemas/views.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useTournament } from '../../stores/tournament.ts';
import { tableSheet } from '../entry/model/table.ts';

export function useCheckingDialogs() {
  const tournament = useTournament();
  const view = shallowRef<SheetView | null>(null);
  const corrections = ref(false);
  /** The sheet that is checked; null while none is. */
  const sheet = computed(() =>
    view.value === null || tournament.tournament === null
      ? null
      : tableSheet(view.value, tournament.tournament),
  );
  async function check(tableId: string): Promise<void> {
    try {
      view.value = await call('sheet.get', { tableId });
    } catch (caught) {
      useNotices().failed(caught);
    }
  }
  const endCheck = (): void => {
    view.value = null;
  };
  return { sheet, corrections, check, endCheck };
}
