// @vitest-environment happy-dom
/** The first screen: the line comes first, what stands beside it a moment later, or when a key asks for it. */
import { mount } from '@vue/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { beginWithLine, useWhole } from '../../renderer/ui/afterPaint.ts';

const Screen = defineComponent({
  setup() {
    const whole = useWhole(() => true);
    return () => h('div', whole.value ? 'line and pulka' : 'line');
  },
});

beforeEach(() => {
  vi.useFakeTimers();
  beginWithLine();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the rest follows by itself, and stays for the next screens', async () => {
  const page = mount(Screen);
  expect(page.text()).toBe('line');
  await vi.advanceTimersByTimeAsync(300);
  expect(page.text()).toBe('line');
  await vi.advanceTimersByTimeAsync(400);
  expect(page.text()).toBe('line and pulka');
  page.unmount();
  expect(mount(Screen).text()).toBe('line and pulka');
});

test('Alt, which begins the keys of the rest, brings it at once; a key of the line does not', async () => {
  const page = mount(Screen);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '2' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.text()).toBe('line');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Alt', altKey: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.text()).toBe('line and pulka');
});
