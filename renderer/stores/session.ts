import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { CallOutput, EventPayload } from '../../shared/ipc/contract.ts';
import type { FileStatus } from '../../shared/ipc/schemas/views.ts';
import { call, listen } from '../api/client.ts';
import { asFailure, type CallFailure } from '../api/failure.ts';
import { useNav } from './nav.ts';
import { keepPlace, restorePlace } from './place.ts';
import { useNotices } from './notices.ts';
import { usePreferences } from './preferences.ts';
import { useTournament } from './tournament.ts';
import { isGood, newRemarks, remarkText } from '../features/backup/remarks.ts';
import { locale, useText } from '../ui/text.ts';

type Start = CallOutput<'desktop.start'>;
type ServiceState = EventPayload<'service.changed'>;
export type RecentFile = CallOutput<'desktop.recent'>[number];

/** Rest after an entry before the time of saving is asked for, ms. */
const SAVED_REST_MS = 400;

/** The program as a whole: service, open file, what was saved when. */
export const useSession = defineStore('session', () => {
  const start = shallowRef<Start | null>(null);
  const service = shallowRef<ServiceState>({ state: 'starting', code: null, restarts: 0 });
  const file = shallowRef<FileStatus | null>(null);
  const recent = shallowRef<RecentFile[]>([]);
  /** Why the window itself could not start. */
  const broken = shallowRef<CallFailure | null>(null);
  /** A file is being opened, made or restored. */
  const busy = ref(false);
  /** The file that was asked for with the start is on its way. */
  const arriving = ref(false);
  const savedAt = ref<string | null>(null);
  /** The texts are there: nothing is said before. */
  let spoken: Promise<void> = Promise.resolve();

  const t = useText();
  const isOpen = computed(() => file.value?.state === 'open');

  async function take(status: FileStatus): Promise<void> {
    const before = file.value;
    file.value = status;
    for (const remark of newRemarks(before, status)) {
      const text = remarkText(t, locale.value, remark);
      if (isGood(remark)) useNotices().done(text);
      else useNotices().note(text);
    }
    if (status.savedAt !== null) savedAt.value = status.savedAt;
    if (status.state !== 'open') {
      useTournament().clear();
      return;
    }
    if (before?.state !== 'open' || before.path !== status.path) {
      useNav().reset();
      useTournament().clear();
    }
    await useTournament().refresh();
  }

  async function refreshRecent(): Promise<void> {
    recent.value = await call('desktop.recent', {});
  }

  /** First of all: settings, service, the file that was asked for. */
  async function boot(): Promise<void> {
    try {
      const answer = await call('desktop.start', {});
      start.value = answer;
      service.value = answer.service;
      const speaking = usePreferences().apply(answer.preferences);
      spoken = speaking.catch(() => undefined);
      keepPlace(() => file.value?.path ?? null);
      listen('service.changed', (state) => void serviceChanged(state));
      listen('file.changed', (status) => void take(status));
      listen('ledger.changed', ({ seq }) => {
        useTournament().follow(seq);
        savedSoon();
      });
      listen('desktop.openFile', ({ path }) => void openAsked(path));
      void refreshRecent().catch((caught: unknown) => useNotices().failed(caught));
      await speaking;
      if (answer.service.state === 'ready') await serviceReady(start.value.open);
    } catch (caught) {
      broken.value = asFailure(caught);
    }
  }

  async function serviceReady(path: string | null): Promise<void> {
    arriving.value = path !== null;
    try {
      await take(await call('file.status', {}));
      // The main process asks for the file before there is a window; another one may have been named since.
      if (path !== null && isOpen.value && file.value?.path === path) void remember().catch(() => undefined);
      else if (path !== null) await open(path);
    } finally {
      arriving.value = false;
    }
    const kept = start.value?.place ?? null;
    if (kept !== null) restorePlace(kept, file.value?.path ?? null);
  }

  async function serviceChanged(state: ServiceState): Promise<void> {
    const before = service.value.state;
    service.value = state;
    if (state.state !== 'ready' || before === 'ready') return;
    await spoken;
    if (state.restarts > 0) useNotices().done(t('backup.restarted'));
    // After a crash the service starts empty: the same file is opened again.
    await serviceReady(file.value?.path ?? start.value?.open ?? null).catch((caught: unknown) =>
      useNotices().failed(caught),
    );
  }

  /** Keeps the open file among the recent ones. */
  async function remember(): Promise<void> {
    const status = file.value;
    if (status?.state !== 'open' || status.path === null) return;
    await call('desktop.remember', { path: status.path, name: status.name ?? status.path });
    await refreshRecent();
  }

  /**
   * Runs one change of the file; its failure is said and returned as false.
   * @param stays what asked for it stays on the screen, as a form does: the failure is said over it too
   */
  async function change(work: () => Promise<FileStatus | null>, stays = false): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    try {
      const status = await work();
      if (status === null) return false;
      await take(status);
      await remember();
      return status.state === 'open';
    } catch (caught) {
      await afterFailure(caught, stays);
      return false;
    } finally {
      busy.value = false;
    }
  }

  /** A file that could not be opened while none is open has a page of its own; else the present one stays. */
  async function afterFailure(caught: unknown, stays: boolean): Promise<void> {
    const status = await call('file.status', {}).catch(() => null);
    const failed = status?.state === 'failed';
    if (failed) file.value = status;
    if (!failed || stays) useNotices().failed(caught);
  }

  const open = (path: string): Promise<boolean> => change(() => call('file.open', { path }));
  /** A file that is named from outside: after what is going on now, and instead of the one of the start. */
  async function openAsked(path: string): Promise<void> {
    if (start.value !== null) start.value = { ...start.value, open: null };
    if (busy.value) await new Promise<void>((done) => watch(busy, () => done(), { once: true }));
    await (busy.value ? openAsked(path) : open(path));
  }
  const chooseAndOpen = (): Promise<boolean> =>
    change(async () => {
      const { path } = await call('desktop.chooseOpen', { kind: 'tournament' });
      return path === null ? null : call('file.open', { path });
    });
  const openSample = (name: string): Promise<boolean> =>
    change(async () => {
      const { path } = await call('desktop.chooseSave', { kind: 'tournament', name });
      return path === null ? null : call('file.createSample', { path });
    });
  async function close(): Promise<void> {
    busy.value = true;
    try {
      await take(await call('file.close', {}));
      // A service that is started again must not open what was left.
      if (start.value !== null) start.value = { ...start.value, open: null };
      useNav().reset();
      await refreshRecent();
    } catch (caught) {
      useNotices().failed(caught);
    } finally {
      busy.value = false;
    }
  }
  async function forget(path: string): Promise<void> {
    await call('desktop.forget', { path });
    await refreshRecent();
  }
  const saved = (at: string): void => {
    savedAt.value = at;
  };
  let asking: ReturnType<typeof setTimeout> | null = null;
  /** After whatever was stored; once the hand rests, so that no deal waits for it. */
  function savedSoon(): void {
    if (asking !== null) clearTimeout(asking);
    asking = setTimeout(() => void followSaved(), SAVED_REST_MS);
  }
  /** Asks when the file was last written, after a change whose answer does not say it. */
  async function followSaved(): Promise<void> {
    try {
      const { savedAt: at } = await call('file.status', {});
      if (at !== null) savedAt.value = at;
    } catch {
      // What is shown stays true of the earlier entry; the change itself has answered for itself.
    }
  }
  return {
    start,
    service,
    file,
    recent,
    broken,
    busy,
    arriving,
    savedAt,
    isOpen,
    boot,
    take,
    change,
    open,
    chooseAndOpen,
    openSample,
    close,
    forget,
    saved,
    followSaved,
    refreshRecent,
  };
});
