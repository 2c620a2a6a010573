import { onBeforeUnmount, onMounted } from 'vue';
import { isAlways, useCover } from './covers.ts';
import { isTyping, pressed, useShortcuts, type Shortcut } from './keyboard.ts';

/** The dialog on top of all others, which Esc belongs to. */
export function topDialog(): Element | null {
  return [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? null;
}

const isPlain = (keys: string): boolean => !/^(Ctrl|Alt)\+|^F\d/u.test(keys);

/**
 * Shortcuts of something that stands over another section, which stays on the page with its own keys: what is not
 * wanted here does not reach the section below. Fields keep their keys; only the window's shortcuts are cut off.
 */
export function useKeyBarrier(shortcuts: Shortcut[]): void {
  useCover();
  useShortcuts(shortcuts);
  function stop(event: KeyboardEvent): void {
    const names = pressed(event);
    // Esc that nobody here wants closes a dialog on top, which listens behind this.
    if (names.includes('Escape') || names.some(isAlways)) return;
    const wanted = shortcuts.some(
      ({ keys, when, typing }) =>
        names.includes(keys) &&
        (when === undefined || when()) &&
        !(isTyping(event.target) && isPlain(keys) && typing !== true),
    );
    if (!wanted) event.stopPropagation();
  }
  // The window's listener comes after the document's.
  onMounted(() => document.addEventListener('keydown', stop));
  onBeforeUnmount(() => document.removeEventListener('keydown', stop));
}
