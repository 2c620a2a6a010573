/**
 * What stands over the section in hand: a dialog, a journal. While something does, only its own keys work and are
 * shown, and those of the whole window; the section below keeps its shortcuts for when it is uncovered.
 */
import {
  getCurrentInstance,
  onBeforeUnmount,
  shallowReactive,
  watch,
  type ComponentInternalInstance,
} from 'vue';

/** Keys of the whole window that work over a dialog too: sections, size of the text, settings. */
const ALWAYS = /^F\d+$|^Ctrl\+[,=\-0]$/u;
export const isAlways = (keys: string): boolean => ALWAYS.test(keys);

type Owner = ComponentInternalInstance | null;
const covers = shallowReactive<{ list: ComponentInternalInstance[] }>({ list: [] });

/** Covers the window while `open`. `of` is the component whose keys stay: by default the one that calls. */
export function useCover(open: () => boolean = () => true, of: Owner = getCurrentInstance()): void {
  if (of === null) return;
  const uncover = (): void => {
    const at = covers.list.lastIndexOf(of);
    if (at >= 0) covers.list = covers.list.filter((_, i) => i !== at);
  };
  let covering = false;
  watch(
    open,
    (now) => {
      if (now === covering) return;
      covering = now;
      if (now) covers.list = [...covers.list, of];
      else uncover();
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    if (covering) uncover();
    covering = false;
  });
}

function isInside(component: Owner, owner: ComponentInternalInstance): boolean {
  for (let at = component; at !== null; at = at.parent) if (at === owner) return true;
  return false;
}

/** Does anything stand over the section? */
export const isCovered = (): boolean => covers.list.length > 0;

/** Is the component what covers the window, part of it, or what that stands upon? With no cover everything is. */
export function isUncovered(component: Owner): boolean {
  const top = covers.list.at(-1);
  if (top === undefined) return true;
  return covers.list.some((owner) => isInside(top, owner) && isInside(component, owner));
}
