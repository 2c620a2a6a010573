/** Long work in parts: between them the service goes on with other calls. */
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before the others have their turn. */
const SLICE_MS = 15;

/** To be awaited between two parts. What was read of the ledger before a pause may have grown after it. */
export type Pause = () => Promise<void>;

/** The pauses of one piece of work: most pass at once. */
export function pauses(): Pause {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < SLICE_MS) return;
    await setImmediate();
    begun = performance.now();
  };
}
