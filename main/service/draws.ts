/**
 * Draws while they run. A draw takes up to two seconds; between its steps the service goes on with other calls, tells
 * how far it is, and listens whether it is to stop.
 */
import { draw, type DrawRequest, type DrawResult } from '../../shared/draw/index.ts';
import type { Surroundings } from './context.ts';
import { pauses } from './pauses.ts';

/** Milliseconds between two words of progress. */
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
    const pause = pauses();
    let told = performance.now();
    let turn = steps.next();
    while (turn.done !== true) {
      const now = performance.now();
      if (now - told >= TELL_MS) {
        told = now;
        emit('draw.progress', { job, ...turn.value });
      }
      await pause();
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
