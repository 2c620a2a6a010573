// @vitest-environment happy-dom
/** The pane of a wide table: a stop of Tab and a shadow only where something is cut off, ← and → that move it. */
import { mount } from '@vue/test-utils';
import { h, nextTick } from 'vue';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listenToKeys, useShortcuts } from '../../renderer/ui/keyboard.ts';
import TablePane from '../../renderer/ui/TablePane.vue';

/** The screen behind, whose own ← and → go from table to table. */
const turned: string[] = [];
const Screen = {
  setup() {
    useShortcuts([
      { keys: 'ArrowLeft', label: 'ui.key.row', run: () => turned.push('left') },
      { keys: 'ArrowRight', label: 'ui.key.row', run: () => turned.push('right') },
    ]);
    const row = () =>
      h('table', [h('tr', { tabindex: 0, id: 'row' }, [h('th', { scope: 'row' }, 'Верстов')])]);
    return () => h(TablePane, { label: 'Таблица' }, { default: row });
  },
};
let stop: () => void;
beforeEach(() => {
  turned.length = 0;
  stop = listenToKeys();
});
afterEach(() => stop());

/** A pane of 400 px with a table of so many in it, 12 px of them covered by a bar at each side. */
async function shown(tableWidth: number) {
  const wrapper = mount(Screen, { attachTo: document.body });
  const pane = wrapper.find<HTMLElement>('.across').element;
  const sizes = { clientWidth: 400, clientHeight: 300, offsetWidth: 412, offsetHeight: 312 };
  for (const [name, value] of Object.entries({ ...sizes, scrollWidth: tableWidth }))
    Object.defineProperty(pane, name, { configurable: true, value });
  const scrolled = async (to: number): Promise<void> => {
    pane.scrollLeft = to;
    pane.dispatchEvent(new Event('scroll'));
    await nextTick();
  };
  await scrolled(0);
  const press = async (target: Element, key: string): Promise<void> => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await scrolled(pane.scrollLeft);
  };
  return { wrapper, pane, scrolled, press };
}

describe('a table that fits', () => {
  it('has no shadow and is no stop of Tab; the keys are the screen’s', async () => {
    const { wrapper, pane, press } = await shown(400);
    expect(wrapper.find('.cut').exists()).toBe(false);
    expect(pane.hasAttribute('tabindex')).toBe(false);
    await press(pane, 'ArrowRight');
    expect(turned).toEqual(['right']);
    wrapper.unmount();
  });
});

describe('a table that is wider', () => {
  it('is a named stop of Tab with a shadow at the cut edge, beside the bars', async () => {
    const { wrapper, pane, scrolled } = await shown(700);
    expect(pane.tabIndex).toBe(0);
    expect(pane.getAttribute('aria-label')).toBe('Таблица');
    expect(wrapper.find('.cut').attributes('style')).toBe('right: 12px; bottom: 12px;');
    expect(pane.classList.contains('moved')).toBe(false);
    await scrolled(300);
    // The end: nothing is cut off at the right any more, the names stand over what is at the left.
    expect(wrapper.find('.cut').exists()).toBe(false);
    expect(pane.classList.contains('moved')).toBe(true);
    expect(pane.tabIndex).toBe(0);
    wrapper.unmount();
  });

  it('is moved by ← and → from the pane, a quarter of it a press; on a row they are the screen’s', async () => {
    const { wrapper, pane, press } = await shown(700);
    await press(pane, 'ArrowRight');
    await press(pane, 'ArrowRight');
    expect(pane.scrollLeft).toBe(200);
    await press(pane, 'ArrowLeft');
    expect(pane.scrollLeft).toBe(100);
    expect(turned).toEqual([]);
    await press(wrapper.find('#row').element, 'ArrowLeft');
    expect(pane.scrollLeft).toBe(100);
    expect(turned).toEqual(['left']);
    wrapper.unmount();
  });
});
