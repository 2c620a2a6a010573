/**
 * Parts of the window that the first screen does not wait for. They are fetched one by one as soon as it stands: the key
 * that opens one and the keys after it find it there.
 */
import {
  defineAsyncComponent,
  type AsyncComponentLoader,
  type Component,
  type ComponentPublicInstance,
} from 'vue';
import { whenIdle } from './afterPaint.ts';

/** By then the first screen takes keys, ms. */
const FIRST_MS = 2000;

const waiting: (() => Promise<unknown>)[] = [];
let fetching = false;
let begun = false;

function fetchNext(): void {
  const next = waiting.shift();
  fetching = next !== undefined;
  if (next === undefined) return;
  // What cannot be fetched now says so when it is opened.
  whenIdle(
    () =>
      void next()
        .catch(() => undefined)
        .finally(fetchNext),
  );
}

/** A component that is loaded when it is first shown, or when the window has time for it. */
export function later<T extends Component = { new (): ComponentPublicInstance }>(
  load: AsyncComponentLoader<T>,
): T {
  waiting.push(load);
  if (begun && !fetching) fetchNext();
  return defineAsyncComponent(load);
}

/** Called where the window begins. */
export function fetchTheRest(): void {
  setTimeout(() => {
    begun = true;
    if (!fetching) fetchNext();
  }, FIRST_MS);
}
