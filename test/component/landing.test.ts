// @vitest-environment happy-dom
/** Where an opened tournament begins, and a section key that was pressed before: whoever was first wins. */
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { success } from '../../shared/ipc/envelope.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import App from '../../renderer/app/App.vue';
import { useNav } from '../../renderer/stores/nav.ts';
import { restorePlace } from '../../renderer/stores/place.ts';
import { Backend, settle } from './entry-support.ts';

const PATH = '/cup.pulka';
let app: VueWrapper;
let backend: Backend;
/** The file is being opened until this is called. */
let opened: () => void;

beforeEach(() => {
  setActivePinia(createPinia());
  backend = new Backend();
  backend.put('d1', { type: 'redeal', dealer: 0 });
  const gate = new Promise<void>((resolve) => (opened = resolve));
  const preferences = { locale: 'ru', theme: 'system', textScale: 100 };
  useBridge({
    call: async (name, input, meta) => {
      if (name === 'desktop.start') {
        const service = { state: 'ready', code: null, restarts: 0 };
        return success({ service, preferences, open: PATH, place: null, version: '0', platform: 'linux' });
      }
      if (name.startsWith('desktop.')) return success([]);
      if (name === 'file.status') await gate;
      return backend.call(name, input, meta.commandId);
    },
    on: () => () => undefined,
  });
});
afterEach(() => {
  app?.unmount();
  useBridge(null);
});

const key = (name: string): boolean =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

describe('right after the start', () => {
  test('the program begins at the sheet that is being typed', async () => {
    app = mount(App, { attachTo: document.body });
    await settle();
    opened();
    await settle();
    expect(useNav().section).toBe('entry');
    expect(useNav().tableId).toBe('t1');
  });

  test('F2 pressed while the file is being opened is not overridden', async () => {
    app = mount(App, { attachTo: document.body });
    await settle();
    key('F2');
    opened();
    await settle();
    expect(useNav().section).toBe('tournament');
    // The sheet stays the one in hand: F3 goes on there.
    expect(useNav().tableId).toBe('t1');
    key('F3');
    expect(useNav().section).toBe('entry');
  });

  test('a kept place that is read afterwards gives way to a key, and counts without one', () => {
    const place = JSON.stringify({ path: PATH, section: 'players', tableId: null, dealId: null });
    const nav = useNav();
    nav.begin('entry', { tableId: 't1' });
    restorePlace(place, PATH);
    expect(nav.section).toBe('players');
    nav.open('standings');
    restorePlace(place, PATH);
    expect(nav.section).toBe('standings');
    // Another file begins anew.
    nav.reset();
    restorePlace(place, PATH);
    expect(nav.section).toBe('players');
  });
});
