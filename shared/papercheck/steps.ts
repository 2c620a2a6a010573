/** Work cut into short steps, so that whoever waits for it can look up in between. */

/** Every `yield` stands a millisecond or so behind the last; the value comes at the end. */
export type Steps<T> = Generator<void, T, void>;

/** Does all of it at once. */
export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const next = steps.next();
    if (next.done === true) return next.value;
  }
}
