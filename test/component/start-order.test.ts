// @vitest-environment happy-dom
/** A start in which things are said in another order: the service later than the page, another file meanwhile. */
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failure, success } from '../../shared/ipc/envelope.ts';
import type { FileStatus } from '../../shared/ipc/schemas/views.ts';
import { useBridge } from '../../renderer/api/bridge.ts';
import { useSession } from '../../renderer/stores/session.ts';
import { settle } from './entry-support.ts';

const READY = { state: 'ready', code: null, restarts: 0 };
const STARTING = { state: 'starting', code: null, restarts: 0 };
const preferences = { locale: 'ru', theme: 'system', textScale: 100 };

const statusOf = (path: string | null): FileStatus => ({
  ...{ state: path === null ? 'none' : 'open', path, name: path, seq: 1, savedAt: null },
  ...{ failure: null, backups: [] },
});

/** The other side: what it was asked to open, in order; what it says to the first who listens. */
interface Side {
  opened: string[];
  open: string | null;
  /** Said before the page listened. */
  kept: Map<string, unknown>;
  service: typeof READY;
  start: string | null;
  listeners: Map<string, (payload: unknown) => void>;
  /** Openings wait for this. */
  gate: Promise<void>;
}
let side: Side;

beforeEach(() => {
  setActivePinia(createPinia());
  side = {
    ...{ opened: [], open: null, kept: new Map(), service: READY, start: null },
    ...{ listeners: new Map(), gate: Promise.resolve() },
  };
  useBridge({
    call: async (name, input) => {
      if (name === 'desktop.start') {
        const start = { service: side.service, preferences, open: side.start, place: null };
        return success({ ...start, version: '0', platform: 'linux' });
      }
      if (name === 'file.open') {
        await side.gate;
        side.open = (input as { path: string }).path;
        side.opened.push(side.open);
        return success(statusOf(side.open));
      }
      if (name === 'file.status') return success(statusOf(side.open));
      if (name.startsWith('desktop.')) return success([]);
      return failure({ code: 'file/none' });
    },
    on: (event, listener) => {
      side.listeners.set(event, listener);
      if (side.kept.has(event)) listener(side.kept.get(event));
      return () => undefined;
    },
  });
});
afterEach(() => useBridge(null));

describe('the start of the page', () => {
  test('the service was ready before the page listened: the file that was asked for is open', async () => {
    side.service = STARTING;
    side.start = '/a.pulka';
    side.kept.set('service.changed', READY);
    await useSession().boot();
    await settle();
    expect(useSession().service).toEqual(READY);
    expect(useSession().file?.path).toBe('/a.pulka');
  });

  test('another file was named meanwhile: that one is open, and the first is not opened after it', async () => {
    side.start = '/a.pulka';
    side.kept.set('desktop.openFile', { path: '/b.pulka' });
    await useSession().boot();
    await settle();
    expect(side.opened).toEqual(['/b.pulka']);
    expect(useSession().file?.path).toBe('/b.pulka');
  });

  test('the main process has opened one file and the page is given another one: that one is opened', async () => {
    side.open = '/a.pulka';
    side.start = '/b.pulka';
    await useSession().boot();
    await settle();
    expect(useSession().file?.path).toBe('/b.pulka');
  });

  test('a file that is named while another one is being opened comes after it', async () => {
    let release = (): void => undefined;
    side.gate = new Promise((done) => (release = done));
    side.start = '/a.pulka';
    const booted = useSession().boot();
    await settle();
    side.listeners.get('desktop.openFile')?.({ path: '/b.pulka' });
    await settle();
    expect(side.opened).toEqual([]);
    release();
    await booted;
    await settle();
    expect(side.opened).toEqual(['/a.pulka', '/b.pulka']);
    expect(useSession().file?.path).toBe('/b.pulka');
  });
});
