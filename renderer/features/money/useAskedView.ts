/** What a form would make, asked for a moment after the last key; an older answer never covers a newer one. */
import { onBeforeUnmount, shallowRef, watch, type WatchSource } from 'vue';
import { asFailure, failureTexts } from '../../api/failure.ts';
import { useText } from '../../ui/text.ts';

const PAUSE_MS = 200;

/** @param ask null = nothing to ask now */
export function useAskedView<V>(sources: WatchSource<unknown>, ask: () => Promise<V> | null) {
  const t = useText();
  const view = shallowRef<V | null>(null);
  const refusal = shallowRef<string[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;

  async function run(): Promise<void> {
    const ticket = ++asked;
    const work = ask();
    if (work === null) {
      view.value = null;
      refusal.value = [];
      return;
    }
    try {
      const answer = await work;
      if (ticket !== asked) return;
      view.value = answer;
      refusal.value = [];
    } catch (caught) {
      if (ticket !== asked) return;
      view.value = null;
      refusal.value = failureTexts(t, asFailure(caught));
    }
  }
  watch(
    sources,
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), PAUSE_MS);
    },
    { deep: true, immediate: true },
  );
  onBeforeUnmount(() => clearTimeout(timer));
  return { view, refusal };
}
