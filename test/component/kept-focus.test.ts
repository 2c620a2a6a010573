// @vitest-environment happy-dom
/** The focus of a page whose buttons are disabled while a file is opened, or go away. */
import { mount, type VueWrapper } from '@vue/test-utils';
import { afterEach, expect, test } from 'vitest';
import { defineComponent, h, nextTick, ref } from 'vue';
import { useKeptFocus } from '../../renderer/ui/keptFocus.ts';

const busy = ref(false);
const names = ref(['один', 'два', 'три']);
let page: VueWrapper;
/** As a browser does it: what is disabled has the focus no more. */
const fixUp = (): void => {
  if (document.activeElement?.matches(':disabled') !== true) return;
  const elsewhere = document.body.appendChild(document.createElement('input'));
  elsewhere.focus();
  elsewhere.remove();
};
async function settle(): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await nextTick();
    fixUp();
  }
}
const Page = defineComponent(() => {
  const root = ref<HTMLElement | null>(null);
  useKeptFocus(
    root,
    'button',
    () => busy.value,
    () => names.value,
  );
  return () =>
    h(
      'main',
      { ref: root },
      names.value.map((name) => h('button', { key: name, disabled: busy.value }, name)),
    );
});
const open = async (): Promise<void> => {
  page = mount(Page, { attachTo: document.body });
  await settle();
};
const at = (): string | null => document.activeElement?.textContent ?? null;
const button = (name: string): HTMLElement =>
  page.findAll<HTMLButtonElement>('button').find((one) => one.text() === name)!.element;

afterEach(() => {
  page.unmount();
  busy.value = false;
  names.value = ['один', 'два', 'три'];
});

test('made while work goes on it takes the focus when that ends', async () => {
  busy.value = true;
  await open();
  expect(document.activeElement).toBe(document.body);
  busy.value = false;
  await settle();
  expect(at()).toBe('один');
});

test('what was pressed has the focus again', async () => {
  await open();
  button('два').focus();
  busy.value = true;
  await settle();
  expect(document.activeElement).toBe(document.body);
  busy.value = false;
  await settle();
  expect(at()).toBe('два');
});

test('what is gone gives it to the first', async () => {
  await open();
  button('три').focus();
  names.value = ['один', 'два'];
  await settle();
  expect(at()).toBe('один');
});

test('a focus that stands somewhere is left alone', async () => {
  await open();
  button('два').focus();
  names.value = ['один', 'два'];
  await settle();
  expect(at()).toBe('два');
});
