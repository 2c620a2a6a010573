/**
 * Draws while they run. A draw takes up to two seconds; between its steps the service goes on with other calls, tells
 * how far it is, and listens whether it is to stop.
 */
import { setImmediate } from 'node:timers/promises';
import { draw, type DrawRequest, type DrawResult } from '../../shared/draw/index.ts';
import type { Surroundings } from './context.ts';

/** Milliseconds of work before the others have their turn, and between two words of progress. */
const SLICE_MS = 15;
const TELL_MS = 120;

const running = new Map<string, { stopped: boolean }>();

/**
 * Draws to the end, or to the best until it is stopped.
 * @throws ProblemError when the request is impossible (codes `draw/…`)
 */
export async function runDraw(
  job: string,
  request: DrawRequest,
  emit: Surroundings['emit'],
): Promise<DrawResult> {
  const own = { stopped: false };
  // A later draw of the same name takes the place of the first.
  const before = running.get(job);
  if (before !== undefined) before.stopped = true;
  running.set(job, own);
  try {
    const steps = draw(request);
    let sliced = performance.now();
    let told = sliced;
    let turn = steps.next();
    while (turn.done !== true) {
      const now = performance.now();
      if (now - told >= TELL_MS) {
        told = now;
        emit('draw.progress', { job, ...turn.value });
      }
      if (now - sliced >= SLICE_MS) {
        await setImmediate();
        sliced = performance.now();
      }
      turn = steps.next(own.stopped);
    }
    return turn.value;
  } finally {
    if (running.get(job) === own) running.delete(job);
  }
}

/** True when a draw of this name was running. */
export function stopDraw(job: string): boolean {
  const own = running.get(job);
  if (own !== undefined) own.stopped = true;
  return own !== undefined;
}
