import { shallowRef, watch, type ShallowRef } from 'vue';
import { useNotices } from './notices.ts';
import { useTournament } from './tournament.ts';

/**
 * What the service answers, fetched again whenever the ledger grew or what is asked for changed; a slower answer to an
 * older question is not shown.
 * @param ask reads what is asked for before it waits; null = nothing to ask, nothing to show
 */
export function useFetched<V>(
  of: () => unknown,
  ask: () => Promise<V> | null,
): { view: ShallowRef<V | null>; load: () => Promise<void> } {
  const view = shallowRef<V | null>(null);
  let asked = 0;

  async function load(): Promise<void> {
    const ticket = ++asked;
    try {
      const answer = await ask();
      if (ticket === asked) view.value = answer;
    } catch (caught) {
      if (ticket === asked) useNotices().failed(caught);
    }
  }
  watch([of, () => useTournament().overview?.seq], () => void load(), { immediate: true });
  return { view, load };
}
