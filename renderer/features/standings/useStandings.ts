import { computed, ref } from 'vue';
import { call } from '../../api/client.ts';
import { useFetched } from '../../stores/fetched.ts';
import { useTournament } from '../../stores/tournament.ts';

/** The standings after a round or now, fetched again whenever the ledger grew. */
export function useStandings() {
  const tournament = useTournament();
  /** Round number, or null for now. */
  const afterRound = ref<number | null>(null);
  const { view } = useFetched(
    () => afterRound.value,
    () => call('standings.get', { afterRound: afterRound.value }),
  );
  const numbers = computed(() => tournament.rounds.map((round) => round.number));
  /** Tabs in order: the rounds, then now. */
  const tabs = computed<(number | null)[]>(() => [...numbers.value, null]);

  function step(by: 1 | -1): void {
    const next = tabs.value[tabs.value.indexOf(afterRound.value) + by];
    if (next !== undefined) afterRound.value = next;
  }
  return { afterRound, view, tabs, step };
}
