/** What is costly to draw, or to ask for, stands behind the keys. */
import { onBeforeUnmount, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';

/** What stands beside the first line follows after so long, so that a hand that is quick finds the line free, ms. */
const WHOLE_MS = 400;
/** Longest wait for a moment without keys, ms. */
const LATEST_MS = 250;

/** Runs the work when no key waits; returns the function that gives it up. Without such a clock, behind what is due. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const idle = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}

/**
 * A value that follows another one picture later, keys first: what is costly to draw must not stand between a stored
 * deal and the next key. Another subject (`subject` changes, such as another table) is followed at once.
 * @param restMs follows only when the value has been at rest so long, ms
 */
export function useAfterPaint<T>(
  value: () => T,
  subject: (value: T) => unknown,
  restMs = 0,
): Readonly<ShallowRef<T>> {
  const shown = shallowRef(value()) as ShallowRef<T>;
  let stop = (): void => undefined;

  function follow(): void {
    stop();
    shown.value = value();
  }
  function later(): void {
    const frame = requestAnimationFrame(() => {
      stop = whenIdle(follow);
    });
    stop = () => cancelAnimationFrame(frame);
  }
  watch(value, (now) => {
    stop();
    if (subject(now) !== subject(shown.value)) return follow();
    if (restMs === 0) return later();
    const timer = setTimeout(later, restMs);
    stop = () => clearTimeout(timer);
  });
  onBeforeUnmount(() => stop());
  return shown;
}

/** Whether the screen is whole: in a window that has just begun it is not, until its line has been drawn. */
const whole = ref(true);

/** Called where the window begins: the line comes first, what stands beside it a picture later. */
export function beginWithLine(): void {
  whole.value = false;
}
/**
 * True when what stands beside the line may be drawn.
 * @param ready the line is there
 */
export function useWhole(ready: () => boolean): Readonly<Ref<boolean>> {
  watch(
    ready,
    (now) => {
      if (now && !whole.value) setTimeout(() => whenIdle(() => (whole.value = true)), WHOLE_MS);
    },
    { immediate: true, flush: 'post' },
  );
  // Alt begins the keys of what stands beside: it is there before the second key comes.
  const asked = (event: KeyboardEvent): void => {
    if (event.altKey) whole.value = true;
  };
  window.addEventListener('keydown', asked, true);
  onBeforeUnmount(() => window.removeEventListener('keydown', asked, true));
  return whole;
}
