import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { History, Overview } from '../../shared/ipc/schemas/views.ts';
import { call } from '../api/client.ts';
import { useNotices } from './notices.ts';

export type RoundSummary = Overview['rounds'][number];
export type TableSummary = RoundSummary['tables'][number];

/** The open tournament at a glance, as of its last entry. */
export const useTournament = defineStore('tournament', () => {
  const overview = shallowRef<Overview | null>(null);
  const history = ref<History>({ undo: null, redo: null });
  let loading: Promise<void> | null = null;
  let again = false;

  async function fetchOnce(): Promise<void> {
    const next = await call('tournament.get', {});
    overview.value = next;
    history.value = next.history;
  }

  /** Fetches the overview; calls that come while one is running share the one after it. */
  function refresh(): Promise<void> {
    if (loading !== null) {
      again = true;
      return loading;
    }
    loading = (async () => {
      try {
        do {
          again = false;
          await fetchOnce();
        } while (again);
      } catch (caught) {
        useNotices().failed(caught);
      } finally {
        loading = null;
      }
    })();
    return loading;
  }

  function clear(): void {
    overview.value = null;
    history.value = { undo: null, redo: null };
  }

  const tournament = computed(() => overview.value?.tournament ?? null);
  const rounds = computed(() => overview.value?.rounds ?? []);
  const players = computed(() => overview.value?.players ?? []);
  const lastRound = computed<RoundSummary | null>(() => rounds.value.at(-1) ?? null);

  /** Finds a table and its round. */
  function findTable(tableId: string | null): { round: RoundSummary; table: TableSummary } | null {
    for (const round of rounds.value) {
      const table = round.tables.find((candidate) => candidate.tableId === tableId);
      if (table !== undefined) return { round, table };
    }
    return null;
  }
  return { overview, history, tournament, rounds, players, lastRound, refresh, clear, findTable };
});
