import { onBeforeUnmount, shallowRef, watch, type ShallowRef } from 'vue';

/** Longest wait for a moment without keys, ms. */
const LATEST_MS = 250;

/** Runs the work when no key waits; returns the function that gives it up. Without such a clock, behind what is due. */
function whenIdle(work: () => void): () => void {
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
