import { computed, ref, shallowRef, watch } from 'vue';
import type { StandingsView } from '../../../shared/ipc/schemas/views.ts';
import { call } from '../../api/client.ts';
import { useNotices } from '../../stores/notices.ts';
import { useTournament } from '../../stores/tournament.ts';

/** The standings after a round or now, fetched again whenever the ledger grew. */
export function useStandings() {
  const tournament = useTournament();
  /** Round number, or null for now. */
  const afterRound = ref<number | null>(null);
  const view = shallowRef<StandingsView | null>(null);
  let asked = 0;

  async function load(): Promise<void> {
    const ticket = ++asked;
    try {
      const answer = await call('standings.get', { afterRound: afterRound.value });
      // A slower answer to an older question is not shown.
      if (ticket === asked) view.value = answer;
    } catch (caught) {
      if (ticket === asked) useNotices().failed(caught);
    }
  }
  const numbers = computed(() => tournament.rounds.map((round) => round.number));
  /** Tabs in order: the rounds, then now. */
  const tabs = computed<(number | null)[]>(() => [...numbers.value, null]);

  function step(by: 1 | -1): void {
    const next = tabs.value[tabs.value.indexOf(afterRound.value) + by];
    if (next !== undefined) afterRound.value = next;
  }
  watch([afterRound, () => tournament.overview?.seq], () => void load(), { immediate: true });
  return { afterRound, view, tabs, step, load };
}
