/** Long work of the window in slices: other tasks come in between, and it can be given up. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inSlices } from '../../renderer/features/entry/model/slices.ts';

/** Steps of a millisecond each; the value is their number. */
function* working(steps: number, seen: (step: number) => void): Generator<void, number, void> {
  for (let i = 0; i < steps; i++) {
    const until = performance.now() + 1;
    while (performance.now() < until);
    seen(i);
    yield;
  }
  return steps;
}
/** As in a window, where every message is a task of its own; a port of Node hands over all that wait at once. */
class Channel {
  port1: { onmessage: (() => void) | null; close: () => void } = { onmessage: null, close: () => undefined };
  port2 = { postMessage: (): void => void setImmediate(() => this.port1.onmessage?.()) };
}
beforeEach(() => void vi.stubGlobal('MessageChannel', Channel));
afterEach(() => void vi.unstubAllGlobals());
const task = (): Promise<void> => new Promise((done) => setImmediate(done));

describe('work in slices', () => {
  test('gives its value when it is done, and lets other tasks run meanwhile', async () => {
    let others = 0;
    let value: number | null = null;
    let steps = 0;
    inSlices(
      working(60, () => (steps += 1)),
      (done) => (value = done),
    );
    expect(steps).toBe(0);
    while (value === null) {
      await task();
      others += 1;
    }
    expect(value).toBe(60);
    // Sixty milliseconds in slices of eight.
    expect(others).toBeGreaterThanOrEqual(60 / 8 - 1);
  });

  test('is given up without a value', async () => {
    let steps = 0;
    const done: number[] = [];
    const stop = inSlices(
      working(60, () => (steps += 1)),
      (value) => done.push(value),
    );
    while (steps === 0) await task();
    stop();
    const at = steps;
    for (let i = 0; i < 30; i++) await task();
    expect(steps).toBe(at);
    expect(done).toEqual([]);
  });
});
