// @vitest-environment happy-dom
/** To a file, print of a round, sheets from another computer: what is asked of the other processes, by keyboard. */
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallInput, CallOutput } from '../../shared/ipc/contract.ts';
import type { MergeView } from '../../shared/ipc/schemas/exchange.ts';
import RemarkList from '../../renderer/features/backup/RemarkList.vue';
import { remarkText } from '../../renderer/features/backup/remarks.ts';
import ExchangeDialog from '../../renderer/features/exchange/ExchangeDialog.vue';
import MergeDialog from '../../renderer/features/exchange/MergeDialog.vue';
import RoundPrintDialog from '../../renderer/features/print/RoundPrintDialog.vue';
import { useNotices } from '../../renderer/stores/notices.ts';
import { useSession } from '../../renderer/stores/session.ts';
import { locales, translator } from '../../shared/locales/index.ts';
import { startService, temporaryFolder } from '../fixtures/service.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  settled,
  show,
  textOf,
  type Answers,
  type Made,
} from './standings-support.ts';

const game = overviewOf([
  [{ seats: ['Анна', 'Борис', 'Вера'] }, { seats: ['Глеб', 'Дина', 'Егор'] }],
  [{ seats: ['Анна', 'Глеб', 'Егор'] }],
]);
let made: Made[];
const calls = (name: string): Made[] => made.filter((one) => one.name === name);
const answer = (answers: Answers): void => {
  made = answering({ 'tournament.get': () => game, ...answers });
};
const button = (name: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((one) => name.test(textOf(one)));
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
};
const status = (): string => [...document.querySelectorAll('[role="status"]')].map(textOf).join(' ');
async function choose(selector: string, value: string): Promise<void> {
  const field = document.querySelector<HTMLSelectElement>(selector)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
beforeEach(() => openWindow(game));

describe('в файл', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  let saveTo: string | null;
  beforeEach(() => {
    saveTo = '/клуб/таблица.xlsx';
    answer({
      'exchange.table': ({ format }) => ({ bytes, fileName: `Кубок Таблица.${format}`, rows: 8 }),
      'desktop.chooseSave': () => ({ path: saveTo }),
      'desktop.saveBytes': ({ path }) => ({ path }),
    });
  });
  const submit = async (): Promise<void> => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }));
    await settled();
  };

  it('a workbook of the standings unless something else is chosen; saved where the dialog says', async () => {
    const wrapper = await show(ExchangeDialog);
    await submit();
    expect(calls('exchange.table')[0]?.input).toMatchObject({
      ...{ what: 'standings', format: 'xlsx', afterRound: null, locale: 'ru' },
    });
    expect(calls('desktop.chooseSave')[0]?.input).toEqual({ kind: 'xlsx', name: 'Кубок Таблица' });
    expect(calls('desktop.saveBytes')[0]?.input).toEqual({ path: saveTo, bytes });
    expect(wrapper.emitted('close')).toHaveLength(1);
    expect(useNotices().list[0]?.text).toContain('/клуб/таблица.xlsx');
  });

  it('a page shows the standings only, a CSV not everything; a round only where there are places', async () => {
    await show(ExchangeDialog);
    const options = (): (string | null)[] =>
      [...document.querySelectorAll('[data-field="what"] option')].map((one) => one.getAttribute('value'));
    expect(options()).toEqual(['standings', 'deals', 'incidents', 'settlement', 'money', 'all']);
    await choose('[data-field="what"]', 'all');
    await choose('[data-field="format"]', 'csv');
    expect(options()).not.toContain('all');
    await choose('[data-field="what"]', 'deals');
    expect(document.querySelector('[data-field="round"]')).toBeNull();
    await choose('[data-field="format"]', 'html');
    expect(options()).toEqual(['standings']);
    await submit();
    expect(calls('exchange.table')[0]?.input).toMatchObject({
      what: 'standings',
      format: 'html',
      hall: false,
    });
  });

  it('a cancelled dialog saves nothing and stays', async () => {
    saveTo = null;
    const wrapper = await show(ExchangeDialog);
    await submit();
    expect(calls('desktop.saveBytes')).toEqual([]);
    expect(wrapper.emitted('close')).toBeUndefined();
  });
});

describe('печать тура', () => {
  type State = CallOutput<'documents.list'>[number];
  const at = '2026-11-28T13:42:00.000Z';
  const state = (
    document: State['document'],
    key: string,
    round: number,
    over: Partial<State> = {},
  ): State => ({
    ...{ document, key, title: `${document} ${key}`, revision: 0, printedAt: null, outdated: false, round },
    ...over,
  });
  const list = [
    state('sheet', 'r1t1', 1, { printedAt: at, revision: 1 }),
    state('sheet', 'r1t2', 1, { printedAt: at, revision: 1, outdated: true }),
    state('sheet', 'r2t1', 2),
    state('protocol', 'r1t1', 1),
    state('protocol', 'r1t2', 1),
    state('ruling-slip', 's1', 1),
    state('settlement', 'r1t1', 1),
  ];
  /** Papers as the program makes them: a sheet and a slip differ in size. */
  const papers = new Map<string, Uint8Array<ArrayBuffer>>();
  beforeAll(async () => {
    const folder = temporaryFolder();
    const service = startService();
    await service.ok('file.createSample', { path: folder.file('s.pulka') });
    const documents = await service.ok('documents.list', {});
    for (const document of ['sheet', 'ruling-slip'] as const) {
      const { key = '' } = documents.find((one) => one.document === document) ?? {};
      const options = { locale: 'ru' as const, timeZone: 'UTC', twoUp: false };
      const { bytes } = await service.ok('documents.preview', { document, key, options });
      papers.set(document, Uint8Array.from(bytes));
    }
    await service.close();
    folder.remove();
  }, 60_000);

  let printed: boolean;
  let release: (() => void) | null;
  beforeEach(() => {
    printed = true;
    release = null;
    answer({
      'documents.print': ({ document, key }) => ({
        ...{
          bytes: papers.get(document === 'ruling-slip' ? document : 'sheet')!,
          title: `${document} ${key}`,
        },
        ...{ fileName: `${document} ${key}.pdf`, revision: 1, code: '1-AAA-AAA', pages: 1 },
      }),
      'desktop.print': () => ({ printed }),
      'desktop.chooseSave': () => ({ path: '/клуб/тур.pdf' }),
      'desktop.saveBytes': ({ path }) => ({ path }),
      'desktop.chooseFolder': () => ({ path: '/клуб/тур' }),
      'desktop.saveInto': ({ folder, name }) => {
        release?.();
        return { path: `${folder}/${name}` };
      },
    });
  });
  const keys = (): string[] =>
    calls('documents.print').map(({ input }) => {
      const { document, key } = input as CallInput<'documents.print'>;
      return `${document} ${key}`;
    });
  const open = async () => {
    const wrapper = await show(RoundPrintDialog, { list });
    await choose('select', '1');
    return wrapper;
  };
  const to = async (destination: string): Promise<void> => {
    document.querySelector<HTMLInputElement>(`input[value="${destination}"]`)?.click();
    await settled();
  };
  const start = async (): Promise<void> => {
    await press('Enter', { ctrlKey: true, code: 'Enter' });
    for (let i = 0; i < 12; i++) await settled();
  };

  it('what was not printed since it changed, and nothing of other rounds', async () => {
    await open();
    await start();
    expect(keys()).toEqual(['sheet r1t2', 'protocol r1t1', 'protocol r1t2', 'ruling-slip s1']);
    for (const { input } of calls('documents.print')) expect(input).toMatchObject({ batch: true });
  });

  it('the printer gets one job for each size of paper', async () => {
    await open();
    await start();
    expect(calls('desktop.print')).toHaveLength(2);
    expect(status()).toContain('Напечатаны 4 документа.');
  });

  it('one PDF is asked for first; a folder gets each by itself', async () => {
    await open();
    await to('file');
    await start();
    expect(made.findIndex(({ name }) => name === 'desktop.chooseSave')).toBeLessThan(
      made.findIndex(({ name }) => name === 'documents.print'),
    );
    expect(calls('desktop.saveBytes')).toHaveLength(1);
    await to('folder');
    await start();
    expect(calls('desktop.saveInto').map(({ input }) => (input as { name: string }).name)).toEqual([
      ...['sheet r1t2.pdf', 'protocol r1t1.pdf', 'protocol r1t2.pdf', 'ruling-slip s1.pdf'],
    ]);
  });

  it('Esc stops: what was made stays made, and the dialog says how far it came', async () => {
    const wrapper = await open();
    await to('folder');
    // Stopped while the second paper is being put away.
    release = vi.fn(() => {
      if (calls('desktop.saveInto').length === 2) void press('Escape');
    });
    await start();
    expect(keys()).toHaveLength(2);
    expect(status()).toContain('готово 2 из 4');
    expect(wrapper.emitted('close')).toBeUndefined();
  });

  it('a printer that does not print is told of', async () => {
    printed = false;
    await open();
    await start();
    expect(status()).toContain('Принтер не напечатал');
  });
});

describe('листы с другого компьютера', () => {
  const raspasy = (tricks: [number, number, number]) => ({ type: 'raspasy' as const, dealer: 0, tricks });
  const table = (over: Partial<MergeView['tables'][number]>): MergeView['tables'][number] => ({
    ...{ tableId: 'r1t1', roundNumber: 1, tableNumber: 1, seats: ['Анна', 'Борис', 'Вера'] },
    ...{ status: 'take', usual: 'theirs', blocks: [], pairs: [], deals: { ours: 1, theirs: 2 } },
    ...{ by: 'Щукина', at: '2026-11-28T15:00:00.000Z' },
    ...over,
  });
  const conflict = table({
    ...{ tableId: 'r1t2', tableNumber: 2, status: 'conflict', usual: null, deals: { ours: 2, theirs: 2 } },
    pairs: [
      { ours: raspasy([4, 3, 3]), theirs: raspasy([4, 3, 3]), same: true },
      { ours: raspasy([10, 0, 0]), theirs: raspasy([0, 10, 0]), same: false },
    ],
  });
  const view = (tables: MergeView['tables']): MergeView => ({
    ...{ common: 12, ours: 1, theirs: 3, theirsAt: '2026-11-28T15:00:00.000Z', seq: 13 },
    whole: { players: ['Новый Игрок'], rounds: [], penalties: 1, payments: 0, others: 0 },
    notes: [{ code: 'roundTwice', params: { round: 3 } }],
    tables,
  });
  let found: MergeView;
  beforeEach(() => {
    found = view([table({}), conflict]);
    answer({
      'desktop.chooseOpen': () => ({ path: '/флешка/стол 2.json' }),
      'desktop.readText': () => ({ text: '{"format":"pulka-tournament/1"}' }),
      'exchange.mergePreview': () => found,
      'exchange.merge': () => ({ seq: 20, taken: 2, beside: 0, kept: '/клуб/т.pulka.backups/x_merge.json' }),
      'file.status': () => ({
        state: 'open',
        path: '/т',
        name: 'К',
        seq: 20,
        savedAt: null,
        failure: null,
        backups: [],
      }),
    });
  });
  const read = async () => {
    const wrapper = await show(MergeDialog);
    button(/Выбрать выгрузку/u).click();
    await settled();
    return wrapper;
  };
  const pick = async (tableId: string, value: string): Promise<void> => {
    document.querySelector<HTMLInputElement>(`input[name="merge-${tableId}"][value="${value}"]`)?.click();
    await settled();
  };

  it('shows what comes, what stays, and both sheets deal by deal; asks for a choice before it writes', async () => {
    await read();
    const text = textOf(document.body);
    for (const part of [
      'Новый Игрок',
      '1 штраф',
      'Тур 3 собран на обоих',
      'на этом компьютере 1, на другом 3',
    ])
      expect(text).toContain(part);
    const rows = [...document.querySelectorAll('[data-table="r1t2"] tbody tr')].map(textOf);
    // The second deal differs and comes first under its number; the equal one is only counted.
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^2.*10.*≠.*разное/u);
    expect(rows[1]).toBe('1 раздача одинакова');
    // The sheet somebody has to choose for stands above the one that is taken.
    expect(
      [...document.querySelectorAll('[data-table]')].map((one) => one.getAttribute('data-table')),
    ).toEqual(['r1t2', 'r1t1']);
    expect(button(/^Взять/u).disabled).toBe(true);
    await press('Enter', { ctrlKey: true, code: 'Enter' });
    expect(calls('exchange.merge')).toEqual([]);
    expect(status()).toContain('Осталось выбрать: 1 лист');
    await pick('r1t2', 'both');
    await press('Enter', { ctrlKey: true, code: 'Enter' });
    await settled();
    expect(calls('exchange.merge')[0]?.input).toMatchObject({
      ...{ source: 'стол 2.json', expectedSeq: 13, choices: { r1t1: 'theirs', r1t2: 'both' } },
    });
    expect(status()).toContain('x_merge.json');
  });

  it('a sheet that cannot stand here cannot be chosen, and says why', async () => {
    found = view([
      table({ usual: null, blocks: [{ code: 'slipNumber', params: { number: 7 } }] }),
      table({ tableId: 'r9', usual: null, blocks: [{ code: 'noTable', params: {} }] }),
    ]);
    await read();
    const input = (id: string, value: string): HTMLInputElement =>
      document.querySelector<HTMLInputElement>(`input[name="merge-${id}"][value="${value}"]`)!;
    expect([input('r1t1', 'theirs').disabled, input('r1t1', 'both').disabled]).toEqual([true, false]);
    expect([input('r9', 'theirs').disabled, input('r9', 'both').disabled]).toEqual([true, true]);
    expect(textOf(document.body)).toContain('Решение № 7 выдано на обоих');
  });

  it('what was left out is not written about', async () => {
    found = {
      ...view([table({})]),
      whole: { players: [], rounds: [], penalties: 0, payments: 0, others: 0 },
    };
    await read();
    await pick('r1t1', 'ours');
    expect(button(/^Взять/u).disabled).toBe(true);
  });
});

describe('более новая копия', () => {
  const params = { name: 'т.pulka', path: '/клуб/т.pulka', n: 3, at: '2026-10-03T15:00:00.000Z' };
  const all = ['older', 'olderGone', 'olderSelf', 'parted'].map((code) => ({ code, params }));

  it.each(locales.flatMap((locale) => all.map((remark) => [locale, remark.code, remark] as const)))(
    'has words in %s: %s',
    (locale, code, remark) => {
      const text = remarkText(translator(locale), locale, remark);
      expect(text).not.toMatch(/[{}|]/u);
      if (code !== 'parted') expect(text).toContain('3');
      if (code !== 'olderSelf') expect(text).toContain('т.pulka');
    },
  );

  it('the file that lies on the disk can be opened from there, the one that is gone cannot', async () => {
    const opened: string[] = [];
    const file = {
      state: 'open' as const,
      path: '/флешка/т.pulka',
      name: 'К',
      seq: 9,
      savedAt: null,
      failure: null,
      backups: [],
    };
    answer({
      'file.open': ({ path }) => {
        opened.push(path);
        return { ...file, path };
      },
      'desktop.remember': () => ({}),
      'desktop.recent': () => [],
    });
    useSession().file = { ...file, remarks: [{ code: 'olderGone', params }] };
    await show(RemarkList);
    expect(document.querySelector('button')).toBeNull();
    useSession().file = { ...file, remarks: [{ code: 'older', params }] };
    await settled();
    button(/Открыть «т\.pulka»/u).click();
    await settled();
    expect(opened).toEqual(['/клуб/т.pulka']);
  });
});
