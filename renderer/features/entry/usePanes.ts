/** Which pane a narrow window shows, and «почему?» that brings the right one up. */
import { nextTick, ref, type Ref } from 'vue';
import { PANES, type Pane } from './model/panes.ts';
import type { WhySubject } from './model/why.ts';
import { useWhy } from './useWhy.ts';

/**
 * @param narrow the panes take turns
 * @param selected the deal in hand
 * @param focus gives the focus to the line
 */
export function usePanes(narrow: Ref<boolean>, selected: Ref<string | null>, focus: () => void) {
  const pane = ref<Pane>('deals');
  const why = useWhy(selected, focus);

  function showWhy(): void {
    if (narrow.value && why.subject.value !== null && pane.value === 'deals') pane.value = 'pulka';
  }
  function ask(subject: WhySubject): void {
    why.ask(subject);
    showWhy();
  }
  function askHere(): void {
    why.askHere();
    showWhy();
  }
  function closeWhy(): void {
    pane.value = 'deals';
    void nextTick(why.close);
  }
  function toDeals(): void {
    why.drop();
    pane.value = 'deals';
  }
  function turn(): void {
    pane.value = PANES[(PANES.indexOf(pane.value) + 1) % PANES.length] ?? 'deals';
  }
  return { pane, subject: why.subject, drop: why.drop, ask, askHere, closeWhy, toDeals, turn };
}
