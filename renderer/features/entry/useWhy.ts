/** What is asked «почему?» about, and where the hand was when it asked. */
import { shallowRef, type Ref } from 'vue';
import { useSheet } from '../../stores/sheet.ts';
import type { WhySubject } from './model/why.ts';

/**
 * @param selected the deal in hand
 * @param back gives the focus back to the line
 */
export function useWhy(selected: Ref<string | null>, back: () => void) {
  const store = useSheet();
  const subject = shallowRef<WhySubject | null>(null);
  let asker: Element | null = null;

  function ask(about: WhySubject): void {
    if (subject.value === null) asker = document.activeElement;
    subject.value = about;
  }
  /** «?» where the hand is: a field of the pulka answers for itself, else the deal in hand, or the last one. */
  function askHere(): void {
    const at = document.activeElement;
    if (at instanceof SVGElement && at.getAttribute('role') === 'button') {
      at.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const last = store.sheet?.rows.at(-1)?.deal.dealId;
    const dealId = selected.value ?? store.lastDealId ?? last;
    if (dealId !== undefined) ask({ kind: 'deal', dealId });
  }
  function drop(): void {
    subject.value = null;
  }
  /** Closes, with the hand back where it asked. */
  function close(): void {
    drop();
    const to = asker;
    asker = null;
    if (to?.isConnected === true && (to instanceof HTMLElement || to instanceof SVGElement)) to.focus();
    else back();
  }
  return { subject, ask, askHere, drop, close };
}
