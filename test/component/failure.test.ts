// @vitest-environment happy-dom
/** «Файл не открыт»: every way out of the page leads somewhere, and the advice fits what happened. */
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, success } from '../../shared/ipc/envelope.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import App from '../../renderer/app/App.vue';
// Loaded here once: the page that a button opens stands there with the next picture.
import '../../renderer/features/tournament/NewTournament.vue';
import { settle } from './entry-support.ts';

const PATH = '/club/cup.pulka';
let app: VueWrapper;
let code: string;
/** Left by «закрыть», as the service leaves it. */
let left: boolean;
const none = { state: 'none', path: null, name: null, seq: 0, savedAt: null, failure: null, backups: [] };
const failed = () => ({
  ...{ state: 'failed', path: PATH, name: 'cup.pulka', seq: 0, savedAt: null },
  failure: { code, params: { path: PATH, name: 'cup.pulka' } },
  backups: [{ path: '/club/b.pulka', at: '2026-11-28T15:00:00.000Z', size: 1, reason: 'close' }],
});

beforeEach(() => {
  setActivePinia(createPinia());
  left = false;
  const preferences = { locale: 'ru', theme: 'system', textScale: 100 };
  useBridge({
    call: async (name) => {
      if (name === 'desktop.start') {
        const service = { state: 'ready', code: null, restarts: 0 };
        return success({ service, preferences, open: PATH, place: null, version: '0', platform: 'linux' });
      }
      if (name.startsWith('desktop.')) return success([]);
      if (name === 'roster.list') return success({ people: [], aside: null });
      if (name === 'file.open') return failure({ code, params: { path: PATH, name: 'cup.pulka' } });
      if (name === 'file.close') left = true;
      return success(left ? none : failed());
    },
    on: () => () => undefined,
  });
});
afterEach(() => {
  app.unmount();
  useBridge(null);
});

async function open(because: string): Promise<void> {
  code = because;
  app = mount(App, { attachTo: document.body });
  await settle();
  await settle();
  expect(app.find('main.failure').exists()).toBe(true);
}
async function push(text: string): Promise<void> {
  const button = app.findAll('main.failure button').find((one) => one.text() === text);
  expect(button, text).toBeDefined();
  await button?.trigger('click');
  await settle();
  await settle();
}

describe.each(['file/locked', 'file/notTournament'])('a file given with the start: %s', (because) => {
  test('«На начальную страницу» leads there', async () => {
    await open(because);
    await push('На начальную страницу');
    expect(app.find('main.start').exists()).toBe(true);
  });

  test('«Новый турнир» left by Esc leads to the start page, not back', async () => {
    await open(because);
    await push('Новый турнир');
    expect(app.find('main.new').exists()).toBe(true);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await settle();
    expect(app.find('main.start').exists()).toBe(true);
  });
});

describe('what is advised', () => {
  const place = (text: string): number => app.find('main.failure').text().indexOf(text);

  test('of a file in use: close it there, try again; an old copy comes last', async () => {
    await open('file/locked');
    const order = [
      place('Закройте файл там, где он открыт'),
      place('Попробовать ещё раз'),
      place('Восстановить одну из копий'),
    ];
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(place('На начальную страницу')).toBeLessThan(place('Восстановить одну из копий'));
    expect(app.find('main.failure button.main').text()).toBe('Попробовать ещё раз');
  });

  test('of a spoiled one: its copies first', async () => {
    await open('file/notTournament');
    expect(place('Закройте файл там')).toBe(-1);
    expect(place('Восстановить одну из копий')).toBeLessThan(place('Попробовать ещё раз'));
  });
});
