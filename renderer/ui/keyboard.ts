import { getCurrentInstance, onBeforeUnmount, shallowReactive, type ComponentInternalInstance } from 'vue';
import { isAlways, isUncovered } from './covers.ts';

/** One shortcut: where it works, what it says, what it does. The one place all keys of the window come from. */
export interface Shortcut {
  /** `F4`, `Ctrl+Z`, `Ctrl+Shift+Z`, `Alt+1`, `?`, `+`, `Escape`, `Ctrl+ArrowUp`. Letters are places of the US layout. */
  keys: string;
  /** Key of `shared/locales`, or a function for a text that changes. */
  label: string | (() => string | null);
  run: (event: KeyboardEvent) => void;
  /** Works now; default always. */
  when?: () => boolean;
  /** Works while text is being typed; default only keys with Ctrl, Alt or F1–F12. */
  typing?: boolean;
  /** Shown in the status bar; smaller numbers first. */
  hint?: number;
  /** Shown beside the keys there: the other half of a pair, `+` and `-`. */
  also?: string;
}

/** A shortcut with the component that brought it. */
interface Registered {
  shortcut: Shortcut;
  owner: ComponentInternalInstance | null;
}
const registered = shallowReactive<{ list: Registered[] }>({ list: [] });

/** Shortcuts of a component, while it is on the page. Later ones come first: a dialog wins over its screen. */
export function useShortcuts(shortcuts: Shortcut[]): void {
  const owner = getCurrentInstance();
  registered.list = [...registered.list, ...shortcuts.map((shortcut) => ({ shortcut, owner }))];
  onBeforeUnmount(() => {
    registered.list = registered.list.filter(({ shortcut }) => !shortcuts.includes(shortcut));
  });
}

/** All shortcuts of the screen, those of a covered section too: the help is read over it. */
export const shortcutsInForce = (): readonly Shortcut[] => registered.list.map(({ shortcut }) => shortcut);

/** Shortcuts that work now: a dialog takes away those of what it covers. */
export const shortcutsUncovered = (): readonly Shortcut[] =>
  registered.list.filter(({ owner }) => isUncovered(owner)).map(({ shortcut }) => shortcut);

/** Places of the US layout that are not letters or digits, by the sign printed there. */
const PLACES: Readonly<Record<string, string>> = { Comma: ',', Period: '.', Equal: '=', Minus: '-' };

/** Name of the pressed key, free of the keyboard layout: Ctrl+Z is Ctrl+Z in the Russian layout too. */
export function pressed(event: KeyboardEvent): string[] {
  const parts: string[] = [];
  if (event.ctrlKey || event.metaKey) parts.push('Ctrl');
  if (event.altKey) parts.push('Alt');
  const withModifier = parts.length > 0;
  const place = PLACES[event.code] ?? /^(?:Key|Digit|Numpad)([A-Z0-9])$/.exec(event.code)?.[1];
  const names = new Set<string>();
  if (withModifier && place !== undefined) {
    names.add([...parts, ...(event.shiftKey ? ['Shift'] : []), place].join('+'));
  } else {
    // A sign such as «?» is what was typed, with whatever keys; a named key keeps its Shift.
    const key = event.key === '−' ? '-' : event.key;
    if (key.length > 1 && event.shiftKey) parts.push('Shift');
    names.add([...parts, key].join('+'));
  }
  return [...names];
}

/** Does typing go into this element? Then plain keys belong to it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.isContentEditable;
}

/** A text field that holds text: there Ctrl+Z is the field's own. */
export function hasOwnText(target: EventTarget | null): boolean {
  return isTyping(target) && 'value' in (target as object) && (target as HTMLInputElement).value !== '';
}

const isPlain = (keys: string): boolean => !/^(Ctrl|Alt)\+|^F\d/.test(keys);

/** Gives a key to the last registered shortcut that wants it. */
export function handleKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  const names = pressed(event);
  for (const { shortcut, owner } of registered.list.toReversed()) {
    if (!names.includes(shortcut.keys)) continue;
    if (!isAlways(shortcut.keys) && !isUncovered(owner)) continue;
    if (isTyping(event.target) && isPlain(shortcut.keys) && shortcut.typing !== true) continue;
    if (shortcut.when !== undefined && !shortcut.when()) continue;
    event.preventDefault();
    shortcut.run(event);
    return;
  }
}

/** Listens for the whole window; returns the function that stops. */
export function listenToKeys(): () => void {
  window.addEventListener('keydown', handleKey);
  return () => window.removeEventListener('keydown', handleKey);
}

const SHOWN: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Insert: 'Ins',
  Delete: 'Del',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  '-': '−',
};

/** The keys as they are printed on a keyboard: `Ctrl+ArrowUp` → `Ctrl`, `↑`. */
export function keyCaps(keys: string): string[] {
  if (keys === '+') return ['+'];
  return keys.split('+').map((key) => SHOWN[key] ?? key);
}
