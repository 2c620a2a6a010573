/** Long work in the window, a few milliseconds at a time, so that no key and no picture waits for it. */
import type { Steps } from '../../../../shared/papercheck/index.ts';

/** Half of the time between two pictures. */
const SLICE_MS = 8;

/** Does the steps one slice after the other, keys first. Returns the function that gives the work up. */
export function inSlices<T>(steps: Steps<T>, done: (value: T) => void): () => void {
  // A message comes at once but behind the keys; nested timers would wait four milliseconds each.
  const { port1: ear, port2: mouth } = new MessageChannel();
  const stop = (): void => {
    ear.onmessage = null;
    ear.close();
  };
  ear.onmessage = () => {
    const until = performance.now() + SLICE_MS;
    do {
      const next = steps.next();
      if (next.done === true) {
        stop();
        return done(next.value);
      }
    } while (performance.now() < until);
    mouth.postMessage(null);
  };
  mouth.postMessage(null);
  return stop;
}
