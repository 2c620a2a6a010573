// @vitest-environment happy-dom
/** The foot of the window: undo is offered only where it works, and the time of the last entry follows it. */
import { mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, describe, expect, test } from 'vitest';
import { success } from '../../shared/ipc/envelope.ts';
import type { History } from '../../shared/ipc/schemas/views.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import StatusBar from '../../renderer/app/StatusBar.vue';
import { useHistory } from '../../renderer/stores/history.ts';
import { useNotices } from '../../renderer/stores/notices.ts';
import { useSession } from '../../renderer/stores/session.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { clockTime } from '../../renderer/ui/clock.ts';
import { Backend, settle } from './entry-support.ts';

const BEFORE = '2026-11-28T15:00:00.000Z';
const AFTER = '2026-11-28T15:04:11.000Z';
const gesture = {
  commandId: 'c1',
  label: 'gesture.dealRecorded',
  params: { number: 7, table: 2, round: 1 },
  refused: null as string | null,
};

let bar: VueWrapper;
let undone = 0;
afterEach(() => {
  bar.unmount();
  useBridge(null);
});

async function open(refused: string | null): Promise<void> {
  setActivePinia(createPinia());
  undone = 0;
  const backend = new Backend();
  useBridge({
    call: async (name, input, meta) => {
      if (name === 'history.undo') {
        undone += 1;
        return success({ seq: 3, undone: gesture });
      }
      if (name === 'file.status') {
        const savedAt = undone > 0 ? AFTER : BEFORE;
        const path = '/folder/cup.pulka';
        return success({ state: 'open', path, name: 'cup', seq: 3, savedAt, failure: null, backups: [] });
      }
      return backend.call(name, input, meta.commandId);
    },
    on: () => () => undefined,
  });
  await useTournament().refresh();
  useSession().saved(BEFORE);
  useTournament().history = { undo: { ...gesture, refused }, redo: null };
  bar = mount(StatusBar);
}
const text = (): string => bar.text().replace(/\s+/gu, ' ');

describe('undo in the status bar', () => {
  test('is offered by name, and «Записано» follows it', async () => {
    await open(null);
    expect(text()).toContain('отменить: ');
    expect(text()).toContain(`Записано ${clockTime('ru', BEFORE)}`);
    await useHistory().undo();
    await settle();
    expect(undone).toBe(1);
    expect(text()).toContain(`Записано ${clockTime('ru', AFTER)}`);
    expect(text()).not.toContain(clockTime('ru', BEFORE));
  });

  test('presses without a pause are each done once, in their order', async () => {
    await open(null);
    const order: string[] = [];
    const left = (): History => ({
      undo: order.length < 4 ? gesture : null,
      redo: order.length > 0 ? gesture : null,
    });
    const backend = new Backend();
    useBridge({
      call: async (name, input, meta) => {
        if (name === 'tournament.get') return success({ ...backend.overview(), history: left() });
        if (name === 'file.status') {
          const path = '/folder/cup.pulka';
          const rest = { path, name: 'cup', seq: 3, savedAt: AFTER, failure: null, backups: [] };
          return success({ state: 'open', ...rest });
        }
        if (!name.startsWith('history.')) return backend.call(name, input, meta.commandId);
        order.push(name);
        return success(name === 'history.undo' ? { seq: 3, undone: gesture } : { seq: 3, redone: gesture });
      },
      on: () => () => undefined,
    });
    const history = useHistory();
    await Promise.all([history.undo(), history.undo(), history.redo(), history.undo()]);
    expect(order).toEqual(['history.undo', 'history.undo', 'history.redo', 'history.undo']);
    expect(history.busy).toBe(false);
  });

  test('is not offered where it would be refused; the key says why', async () => {
    await open('history/signed');
    expect(text()).not.toContain('отменить');
    await useHistory().undo();
    expect(undone).toBe(0);
    expect(useNotices().list.map((notice) => notice.text)).toEqual([
      'Лист подписан. Подпись снимается отдельным действием.',
    ]);
  });
});
