import { onBeforeUnmount, shallowRef, watch, type ShallowRef } from 'vue';

/**
 * A value that follows another one picture later: what is costly to draw must not stand between a stored deal and the
 * next key. Another subject (`subject` changes, such as another table) is followed at once.
 */
export function useAfterPaint<T>(value: () => T, subject: (value: T) => unknown): Readonly<ShallowRef<T>> {
  const shown = shallowRef(value()) as ShallowRef<T>;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  function stop(): void {
    cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }
  function follow(): void {
    stop();
    shown.value = value();
  }
  watch(value, (now) => {
    stop();
    if (subject(now) !== subject(shown.value)) return follow();
    frame = requestAnimationFrame(() => {
      timer = setTimeout(follow);
    });
  });
  onBeforeUnmount(stop);
  return shown;
}
