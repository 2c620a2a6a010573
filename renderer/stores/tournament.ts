import { defineStore } from 'pinia';
import { computed, shallowRef, watch } from 'vue';
import type { History, Overview } from '../../shared/ipc/schemas/views.ts';
import { call } from '../api/client.ts';
import { asFailure } from '../api/failure.ts';
import { keptParts } from './keptParts.ts';
import { useNav } from './nav.ts';
import { useNotices } from './notices.ts';

export type RoundSummary = Overview['rounds'][number];
export type TableSummary = RoundSummary['tables'][number];

/** Rest of the hand after a deal of its own, ms: the overview of all sheets is not read between two deals. */
const REST_MS = 1000;

/** The open tournament at a glance, as of its last entry. */
export const useTournament = defineStore('tournament', () => {
  const overview = shallowRef<Overview | null>(null);
  const history = shallowRef<History>({ undo: null, redo: null });
  let loading: Promise<void> | null = null;
  let again = false;

  async function fetchOnce(): Promise<void> {
    const next = await call('tournament.get', {});
    overview.value = keptParts(overview.value, next);
    history.value = next.history;
  }

  /** Deals of this window on their way to the disk, and the last entry that their answers told. */
  let typing = 0;
  let typedSeq = 0;
  let rest: ReturnType<typeof setTimeout> | null = null;

  function stopRest(): void {
    if (rest !== null) clearTimeout(rest);
    rest = null;
  }
  /** Something was stored. What this window typed is on the page already; the rest of the overview follows later. */
  function follow(seq: number): void {
    if (seq <= (overview.value?.seq ?? 0)) return;
    if (typing === 0 && seq > typedSeq) void refresh();
    else soon();
  }
  function soon(): void {
    stopRest();
    rest = setTimeout(() => void refresh(), REST_MS);
  }
  /** Around the storing of a deal whose answer brings all that the page shows of it. */
  async function whileTyping<T extends { seq: number }>(work: () => Promise<T>): Promise<T> {
    typing += 1;
    try {
      const answer = await work();
      typedSeq = Math.max(typedSeq, answer.seq);
      return answer;
    } finally {
      typing -= 1;
      // The next deal is awaited: its pause begins anew.
      if (rest !== null) soon();
    }
  }
  // Another section shows all sheets, as they are now.
  watch(
    () => useNav().section,
    () => {
      if (rest !== null) void refresh();
    },
    { flush: 'sync' },
  );

  /** Fetches the overview; calls that come while one is running share the one after it. */
  function refresh(): Promise<void> {
    stopRest();
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
        // Closed while it was being read: there is nothing to show, and nothing went wrong.
        if (asFailure(caught).code !== 'file/none') useNotices().failed(caught);
      } finally {
        loading = null;
      }
    })();
    return loading;
  }

  function clear(): void {
    stopRest();
    typedSeq = 0;
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
  return {
    overview,
    history,
    tournament,
    rounds,
    players,
    lastRound,
    refresh,
    follow,
    whileTyping,
    clear,
    findTable,
  };
});
