import { nextTick, onMounted, watch, type Ref } from 'vue';

/**
 * The focus of a page is never lost: a button that is disabled while its work runs cannot have it, nor one that is gone.
 * Afterwards it comes back to where it was, else to what the page begins with.
 *
 * @param root the page
 * @param first selector of what it begins with
 * @param busy work goes on that disables buttons
 * @param shown what the page shows; buttons come and go with it
 */
export function useKeptFocus(
  root: Ref<HTMLElement | null>,
  first: string,
  busy: () => boolean,
  shown: () => unknown,
): void {
  let last: HTMLElement | null = null;
  async function take(): Promise<void> {
    await nextTick();
    if (busy()) return;
    const at = document.activeElement;
    const lost = at === null || at === document.body || at.matches(':disabled');
    if (!lost) return;
    const back = last?.isConnected === true && !last.matches(':disabled') ? last : null;
    (back ?? root.value?.querySelector<HTMLElement>(`${first}:not(:disabled)`))?.focus();
  }
  onMounted(() => {
    root.value?.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) last = target;
    });
    void take();
  });
  watch([busy, shown], take);
}
