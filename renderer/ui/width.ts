import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';

/**
 * Width of an element in rem: what is "narrow" follows the size of the text, not only the size of the window.
 * Infinity until it is measured.
 */
export function useRemWidth(element: Ref<HTMLElement | null>): Ref<number> {
  const width = ref(Number.POSITIVE_INFINITY);
  let observer: ResizeObserver | null = null;
  onMounted(() => {
    if (element.value === null || typeof ResizeObserver === 'undefined') return;
    observer = new ResizeObserver((entries) => {
      const measured = entries[0]?.contentRect.width ?? 0;
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (measured > 0 && rem > 0) width.value = measured / rem;
    });
    observer.observe(element.value);
  });
  onBeforeUnmount(() => observer?.disconnect());
  return width;
}
