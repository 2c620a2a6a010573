/** The row that asks before a deal is taken off the sheet. */
import { ref } from 'vue';

/** @param focus gives the focus back to the line */
export function useRemoval(focus: () => void) {
  const open = ref(false);
  /** Why the deal is to be taken off, where the paper check says so. */
  const because = ref<string | undefined>();

  function ask(reason?: string): void {
    because.value = reason;
    open.value = true;
  }
  function close(): void {
    open.value = false;
  }
  /** The row was given up. After a removal it goes away by itself, with the deal it stood for. */
  function giveUp(): void {
    close();
    focus();
  }
  return { open, because, ask, close, giveUp };
}
