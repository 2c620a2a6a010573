// @vitest-environment happy-dom
/** What is told about a file, and a look into a copy before it is restored. */
import { mount, flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextTick } from 'vue';
import { useBridge } from '../../renderer/api/bridge.ts';
import RestoreDialog from '../../renderer/features/backup/RestoreDialog.vue';
import { newRemarks, remarkText } from '../../renderer/features/backup/remarks.ts';
import { locales, translator } from '../../shared/locales/index.ts';
import type { FileStatus, Remark } from '../../shared/ipc/schemas/views.ts';

const status = (over: Partial<FileStatus> = {}): FileStatus => ({
  state: 'open',
  path: '/клуб/т.pulka',
  name: 'Кубок',
  seq: 10,
  savedAt: null,
  failure: null,
  backups: [],
  ...over,
});

describe('remarks', () => {
  const all: Remark[] = [
    { code: 'recovered', params: { n: 3 } },
    { code: 'torn' },
    { code: 'altered', params: { n: 2, entries: '7, 9' } },
    { code: 'returned', params: { name: 'т.pulka' } },
    { code: 'rescued', params: { name: 'т (2026-10-03 15-04).pulka' } },
    { code: 'elsewhere', params: { computer: 'КЛУБ-2', at: '2026-10-03T15:00:00.000Z' } },
    { code: 'copies', params: { n: 1, names: 'т (1).pulka' } },
    { code: 'backupFailed', params: { reason: 'file/diskFull' } },
    { code: 'backupFailed', params: { reason: 'app/unexpected' } },
    { code: 'secondMissing', params: { folder: '/media/usb' } },
    { code: 'secondReadOnly', params: { folder: '/media/usb' } },
  ];
  test.each(locales.flatMap((locale) => all.map((remark) => [locale, remark.code, remark] as const)))(
    'have words in %s: %s',
    (locale, code, remark) => {
      const text = remarkText(translator(locale), locale, remark);
      expect(text).not.toContain(`backup.remark.${code}`);
      expect(text).not.toMatch(/[{}|]/);
      if (code === 'elsewhere') expect(text).toContain('КЛУБ-2');
      if (code === 'altered') expect(text).toContain('7, 9');
    },
  );

  test('are told once for a file, and anew for another one', () => {
    const missing: Remark = { code: 'secondMissing', params: { folder: '/u' } };
    const first = status({ remarks: [missing] });
    expect(newRemarks(null, first)).toEqual([missing]);
    expect(newRemarks(first, status({ remarks: [missing] }))).toEqual([]);
    expect(newRemarks(first, status({ remarks: [missing, { code: 'torn' }] }))).toEqual([{ code: 'torn' }]);
    expect(newRemarks(first, status({ path: '/б.pulka', remarks: [missing] }))).toEqual([missing]);
    expect(newRemarks(first, status())).toEqual([]);
  });
});

describe('a look into a copy', () => {
  const backup = {
    path: '/клуб/т.pulka.backups/1.pulka',
    at: '2026-10-03T15:00:00.000Z',
    size: 1,
    reason: 'close',
  };
  const inside = {
    ...{
      name: 'Кубок',
      date: '2026-10-03',
      savedAt: null,
      players: 3,
      rounds: 1,
      sheets: 1,
      deals: 5,
      slips: 0,
    },
    entries: 8,
  };
  let calls: [string, unknown][] = [];
  let seq = 10;
  let refusal: string | null = null;
  beforeEach(() => {
    setActivePinia(createPinia());
    calls = [];
    seq = 10;
    refusal = null;
    useBridge({
      call: async (name, input) => {
        calls.push([name, input]);
        if (name === 'backup.look')
          return refusal === null
            ? { ok: true, value: inside }
            : { ok: false, error: { code: refusal, params: { name: '1' } } };
        return { ok: true, value: status({ seq }) };
      },
      on: () => () => undefined,
    });
  });
  afterEach(() => {
    useBridge(null);
    document.body.innerHTML = '';
  });

  async function shown(): Promise<string> {
    const dialog = mount(RestoreDialog, { props: { backup }, attachTo: document.body });
    await flushPromises();
    await nextTick();
    const text = document.body.textContent ?? '';
    dialog.unmount();
    return text;
  }

  test('says what is in it, and that the present file is newer', async () => {
    const text = await shown();
    expect(text).toContain('Кубок');
    expect(text).toContain('в нём на 2 записи больше');
    expect(calls.map(([name]) => name)).not.toContain('backup.restore');
  });
  test.each([
    [8, 'столько же записей'],
    [3, 'в ней на 5 записей больше'],
    [9, 'в нём на 1 запись больше'],
  ])('with %i entries in the present file: %s', async (present, words) => {
    seq = present;
    expect(await shown()).toContain(words);
  });
  test('of a spoiled copy is refused in words, and there is nothing to restore', async () => {
    refusal = 'file/truncated';
    const dialog = mount(RestoreDialog, { props: { backup }, attachTo: document.body });
    await flushPromises();
    expect(document.body.textContent).toContain('обрезан');
    const restore = [...document.querySelectorAll('button')].find(
      (button) => button.textContent?.trim().startsWith('Восстановить') === true,
    );
    expect(restore?.disabled).toBe(true);
    dialog.unmount();
  });
});
