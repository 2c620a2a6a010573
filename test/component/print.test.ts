// @vitest-environment happy-dom
/**
 * «Печать»: the list with its states, preview, printer, file. Drawing needs a real canvas and is looked at in the
 * running program; here the pages are counted only.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOutput } from '../../shared/ipc/contract.ts';
import { usePreview } from '../../renderer/features/print/preview.ts';
import PrintSection from '../../renderer/features/print/PrintSection.vue';
import { useNav } from '../../renderer/stores/nav.ts';
import { usePreferences } from '../../renderer/stores/preferences.ts';
import { useNotices } from '../../renderer/stores/notices.ts';
import {
  answering,
  openWindow,
  overviewOf,
  press,
  settled,
  show,
  textOf,
  type Made,
} from './standings-support.ts';

const drawn = vi.hoisted(() => ({ scales: [] as number[] }));
vi.mock('../../renderer/app/pdf.ts', () => ({
  openPdf: async () => ({ numPages: 2, loadingTask: { destroy: async () => {} } }),
  drawPages: async function* (_pdf: unknown, scale: number) {
    drawn.scales.push(scale);
    for (const page of [1, 2]) yield { page, canvas: document.createElement('canvas') };
  },
}));

const state = (
  document: CallOutput<'documents.list'>[number]['document'],
  key: string,
  more: { printedAt?: string; outdated?: boolean; revision?: number } = {},
) => ({ document, key, title: `${document} ${key}`, revision: 0, printedAt: null, outdated: false, ...more });

const at = '2026-11-28T13:42:00.000Z';
const documents = [
  state('ruling-slip', 's5'),
  state('standings', '', { printedAt: at, outdated: true, revision: 1 }),
  state('sheet', 't1', { printedAt: at, revision: 1 }),
  state('sheet', 't2', { printedAt: at, outdated: true, revision: 2 }),
];
const bytes = new Uint8Array([37, 80, 68, 70]);
const rendered = (document: string, key: string) => ({
  bytes,
  fileName: `${document}-${key}.pdf`,
  title: `${document} ${key}`,
  revision: 2,
  code: '5-4K2-7PM',
  pages: 2,
});

let made: Made[];
let printed: boolean;
let chosen: string | null;
const game = overviewOf([[{ seats: ['А', 'Б', 'В'] }]]);
const calls = (name: string): Made[] => made.filter((one) => one.name === name);
beforeEach(() => {
  openWindow(game);
  drawn.scales.length = 0;
  printed = true;
  chosen = '/club/standings.pdf';
  made = answering({
    'documents.list': () => documents,
    'documents.preview': ({ document, key }) => rendered(document, key),
    'documents.print': ({ document, key }) => rendered(document, key),
    'desktop.print': () => ({ printed }),
    'desktop.chooseSave': () => ({ path: chosen }),
    'desktop.saveBytes': ({ path }) => ({ path }),
    'tournament.get': () => game,
  });
});
const options = (): string[] => [...document.querySelectorAll('[role="option"]')].map(textOf);
const selected = (): string => textOf(document.querySelector('[role="option"][aria-selected="true"]'));

describe('печать', () => {
  it('reads the list and the page again in another language', async () => {
    await show(PrintSection);
    const asked = (name: string): unknown[] => calls(name).map((one) => one.input);
    expect(asked('documents.list')).toEqual([{ locale: 'ru' }]);
    const preferences = usePreferences();
    const before = preferences.current;
    await preferences.apply({ ...before, locale: 'en' });
    await settled();
    expect(asked('documents.list')).toEqual([{ locale: 'ru' }, { locale: 'en' }]);
    expect(asked('documents.preview').at(-1)).toMatchObject({ options: { locale: 'en' } });
    await preferences.apply(before);
  });

  it('lists by kind and says in words what was never printed, what was, and what changed since', async () => {
    await show(PrintSection);
    expect(options()[0]).toMatch(/^standings напечатано .*, с тех пор изменилось$/u);
    expect(options()[1]).toMatch(/^sheet t1 напечатано .*, ред\. 1$/u);
    expect(options()[3]).toBe('ruling-slip s5 не печаталось');
    expect(selected()).toContain('standings');
  });

  it('previews without a trace, with revision and check code, and moves by arrows', async () => {
    await show(PrintSection);
    await press('ArrowDown');
    await press('ArrowDown');
    expect(calls('documents.preview').at(-1)?.input).toMatchObject({ document: 'sheet', key: 't2' });
    expect(textOf(document.querySelector('.bar'))).toContain('редакция 2 код 5-4K2-7PM 2 страницы');
    expect(calls('documents.print')).toHaveLength(0);
    await settled();
    expect([...document.querySelectorAll('canvas')].map((one) => one.getAttribute('aria-label'))).toEqual([
      'sheet t2, страница 1 из 2',
      'sheet t2, страница 2 из 2',
    ]);
    await press('ArrowUp');
    await press('ArrowUp');
    await press('ArrowUp');
    expect(selected()).toContain('standings');
  });

  it('enlarges and shrinks the page between 50 and 200 %', async () => {
    await show(PrintSection);
    for (let i = 0; i < 6; i++) await press('+');
    expect(textOf(document.querySelector('.percent'))).toBe('200 %');
    for (let i = 0; i < 8; i++) await press('-');
    expect(textOf(document.querySelector('.percent'))).toBe('50 %');
    expect(Math.max(...drawn.scales) / Math.min(...drawn.scales)).toBeCloseTo(4);
  });

  it('counts the revision before the pages go to the printer, with the copies asked for', async () => {
    await show(PrintSection);
    const copies = document.querySelector<HTMLInputElement>('input[type="number"]')!;
    copies.value = '3';
    copies.dispatchEvent(new Event('input'));
    await press('p', { code: 'KeyP', ctrlKey: true });
    const order = made.map((one) => one.name).filter((name) => /print$/u.test(name));
    expect(order).toEqual(['documents.print', 'desktop.print']);
    expect(calls('desktop.print')[0]?.input).toMatchObject({ copies: 3, title: 'standings ' });
    expect(useNotices().list.at(-1)).toMatchObject({ kind: 'done' });
  });

  it('says what did not print, and that nothing is lost', async () => {
    printed = false;
    await show(PrintSection);
    await press('p', { code: 'KeyP', ctrlKey: true });
    expect(useNotices().list.at(-1)).toMatchObject({ kind: 'bad' });
    expect(useNotices().list.at(-1)?.text).toContain('можно напечатать ещё раз');
  });

  it('asks where to save first: a dialog that is closed leaves no print in the ledger', async () => {
    chosen = null;
    await show(PrintSection);
    await press('s', { code: 'KeyS', ctrlKey: true });
    expect(calls('desktop.chooseSave')[0]?.input).toEqual({ kind: 'pdf', name: 'standings-.pdf' });
    expect(calls('documents.print')).toHaveLength(0);
    chosen = '/club/a.pdf';
    await press('s', { code: 'KeyS', ctrlKey: true });
    expect(calls('desktop.saveBytes')[0]?.input).toEqual({ path: '/club/a.pdf', bytes });
  });

  it('prints all that is out of date, and stops at what does not print', async () => {
    await show(PrintSection);
    const button = [...document.querySelectorAll('button')].find((one) =>
      textOf(one).includes('устаревшее'),
    )!;
    expect(textOf(button)).toBe('Напечатать устаревшее: 2 документа');
    button.click();
    await settled();
    await settled();
    expect(calls('documents.print').map((one) => (one.input as { key: string }).key)).toEqual(['', 't2']);
    printed = false;
    button.click();
    await settled();
    await settled();
    expect(calls('desktop.print')).toHaveLength(3);
  });

  it('offers two slips on A4 for slips only', async () => {
    await show(PrintSection);
    expect(document.querySelector('input[type="checkbox"]')).toBeNull();
    usePreview().open({ document: 'ruling-slip', key: 's5' });
    await settled();
    document.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click();
    await settled();
    expect(calls('documents.preview').at(-1)?.input).toMatchObject({ key: 's5', options: { twoUp: true } });
    await press('ArrowUp');
    expect(calls('documents.preview').at(-1)?.input).toMatchObject({ key: 't2', options: { twoUp: false } });
  });

  it('opens for another section and leads back there by Esc', async () => {
    useNav().open('settlement', { tableId: 't2' });
    usePreview().open({ document: 'sheet', key: 't2' });
    expect(useNav().section).toBe('print');
    await show(PrintSection);
    expect(selected()).toContain('sheet t2');
    await press('Escape');
    expect(useNav().section).toBe('settlement');
    expect(useNav().params).toEqual({ tableId: 't2' });
  });
});
