/** The questions of the program about one table, or about all: asked for behind the typing, answered once. */
import { onBeforeUnmount, shallowRef, watch } from 'vue';
import type { Warning } from '../../../shared/ipc/schemas/checking.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useSession } from '../../stores/session.ts';
import { useTournament } from '../../stores/tournament.ts';

/** Pause after a stored deal, ms: the next one must not wait for a search over all sheets. */
const SOON_MS = 500;

/** Names a question; the key holds the versions of its deals, so a changed deal is another question. */
export const warningId = (one: Pick<Warning, 'code' | 'key'>): string => `${one.code} ${one.key}`;

export function useWarnings(tableId: () => string | null) {
  const tournament = useTournament();
  const list = shallowRef<Warning[]>([]);
  let timer: ReturnType<typeof setTimeout> | null = null;
  let asked = 0;

  async function load(): Promise<void> {
    const mine = (asked += 1);
    timer = null;
    try {
      const answer = await call('warnings.list', { tableId: tableId() });
      if (mine === asked) list.value = answer;
    } catch (caught) {
      if (mine === asked) useNotices().failed(caught);
    }
  }
  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  watch(
    tableId,
    () => {
      stop();
      list.value = [];
      void load();
    },
    { immediate: true },
  );
  watch(
    () => tournament.overview?.seq,
    () => {
      stop();
      timer = setTimeout(() => void load(), SOON_MS);
    },
  );
  onBeforeUnmount(stop);

  /** «Так и есть»: gone at once, and for good when the answer is on the disk. */
  async function answer({ code, key }: Warning): Promise<boolean> {
    const before = list.value;
    list.value = before.filter((one) => one.code !== code || one.key !== key);
    try {
      await call('warnings.answer', { code, key });
      void useSession().followSaved();
      return true;
    } catch (caught) {
      list.value = before;
      useNotices().failed(caught);
      return false;
    }
  }
  return { list, answer };
}
