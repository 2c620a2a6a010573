/** Parts of the window that are loaded late: fetched by themselves once the first screen stands. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent } from 'vue';
import { fetchTheRest, later } from '../../renderer/ui/later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const part = (): {
  load: () => Promise<{ default: ReturnType<typeof defineComponent> }>;
  asked: () => number;
} => {
  let times = 0;
  const load = (): Promise<{ default: ReturnType<typeof defineComponent> }> => {
    times += 1;
    return Promise.resolve({ default: defineComponent({ render: () => null }) });
  };
  return { load, asked: () => times };
};

test('nothing before the first screen stands; then one after the other, a failing one in silence, later ones too', async () => {
  const [first, second] = [part(), part()];
  later(first.load);
  later(() => Promise.reject(new Error('away')));
  later(second.load);
  fetchTheRest();
  await vi.advanceTimersByTimeAsync(1900);
  expect([first.asked(), second.asked()]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1200);
  expect([first.asked(), second.asked()]).toEqual([1, 1]);
  const third = part();
  later(third.load);
  await vi.advanceTimersByTimeAsync(300);
  expect(third.asked()).toBe(1);
});
