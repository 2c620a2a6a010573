// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { readDraft, writeDraft } from '../../renderer/features/entry/model/draft.ts';
import { Backend, openEntry, settle, type Page } from './entry-support.ts';

const passed: Deal = { type: 'game', dealer: 0, declarer: 1, level: 6, trump: 'spades', defence: [] };
const has = (id: string) => (dealId: string) => dealId === id;

describe('the draft as text', () => {
  test('keeps line and place both ways', () => {
    const places = [
      { kind: 'end' },
      { kind: 'over', dealId: 'a-1' },
      { kind: 'before', dealId: 'a-1' },
    ] as const;
    for (const place of places) {
      expect(readDraft(writeDraft(place, '28 4'), has('a-1'))).toEqual({ place, text: '28 4' });
    }
  });

  test('an empty line leaves nothing behind, wherever it stood', () => {
    expect(writeDraft({ kind: 'over', dealId: 'a' }, '')).toBe('');
  });

  test('keys for a deal that is gone are kept for the end of the sheet', () => {
    expect(readDraft('=gone 284', has('other'))).toEqual({ place: { kind: 'end' }, text: '284' });
  });
});

describe('the draft on the disk', () => {
  let page: Page | null = null;
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => {
    page?.close();
    page = null;
    vi.useRealTimers();
  });

  test('is written soon after the last key, once', async () => {
    page = await openEntry();
    await page.type('284');
    expect(page.backend.draft).toBe('');
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.backend.draft).toBe('284');
    expect(page.backend.named('sheet.saveDraft')).toHaveLength(1);
  });

  test('is written at once when the hand leaves or the window closes', async () => {
    page = await openEntry();
    await page.type('28');
    page.input().dispatchEvent(new Event('blur'));
    await settle();
    expect(page.backend.draft).toBe('28');
    await page.type('4');
    window.dispatchEvent(new Event('pagehide'));
    await settle();
    expect(page.backend.draft).toBe('284');
  });

  test('comes back with the sheet, at its place', async () => {
    const backend = new Backend();
    backend.put('d1', passed);
    backend.draft = '=d1 37';
    page = await openEntry(backend);
    expect(page.input().value).toBe('37');
    expect(page.wrapper.find('tr[aria-selected="true"] td').text()).toBe('1');
  });

  test('of a stored line never comes back', async () => {
    page = await openEntry();
    await page.type('271');
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.backend.draft).toBe('271');
    page.backend.hold();
    await page.type('\n');
    page.input().dispatchEvent(new Event('blur'));
    await vi.advanceTimersByTimeAsync(1000);
    await page.backend.release();
    await vi.advanceTimersByTimeAsync(1000);
    expect(page.backend.deals).toHaveLength(1);
    expect(page.backend.draft).toBe('');
  });
});
