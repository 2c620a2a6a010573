import { onBeforeUnmount, onMounted, onUpdated, shallowRef, type Ref, type ShallowRef } from 'vue';

/** What of a scrolling element is cut off at its sides, and how much room its scroll bars take, px. */
export interface CutEdges {
  readonly left: boolean;
  readonly right: boolean;
  readonly bars: { readonly right: number; readonly bottom: number };
}

/** Less is a fraction of a pixel lost between zoomed sizes. */
const TOLERANCE = 1;

/** Follows its size, its scrolling and the size of the table in it. */
export function useCutEdges(element: Ref<HTMLElement | null>): Readonly<ShallowRef<CutEdges>> {
  const edges = shallowRef<CutEdges>({ left: false, right: false, bars: { right: 0, bottom: 0 } });
  function measure(): void {
    const at = element.value;
    if (at === null) return;
    const { scrollLeft, scrollWidth, clientWidth, clientHeight, offsetWidth, offsetHeight } = at;
    const now: CutEdges = {
      left: scrollLeft > TOLERANCE,
      right: scrollLeft + clientWidth < scrollWidth - TOLERANCE,
      bars: { right: offsetWidth - clientWidth, bottom: offsetHeight - clientHeight },
    };
    if (JSON.stringify(now) !== JSON.stringify(edges.value)) edges.value = now;
  }
  let observer: ResizeObserver | null = null;
  let table: HTMLElement | null = null;
  /** The table comes once it is loaded, and may be another one later. */
  function follow(): void {
    const now = element.value?.querySelector('table') ?? null;
    if (now !== table) {
      if (table !== null) observer?.unobserve(table);
      if (now !== null) observer?.observe(now);
      table = now;
    }
    measure();
  }
  onMounted(() => {
    const at = element.value;
    if (at === null) return;
    at.addEventListener('scroll', measure, { passive: true });
    if (typeof ResizeObserver !== 'undefined') {
      observer = new ResizeObserver(measure);
      observer.observe(at);
    }
    follow();
  });
  onUpdated(follow);
  onBeforeUnmount(() => observer?.disconnect());
  return edges;
}
