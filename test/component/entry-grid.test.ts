// @vitest-environment happy-dom
/** The grid of deals by keyboard: one tab stop, rows and cells under the arrows, typing over a deal goes to its line. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { Backend, openEntry, type Page } from './entry-support.ts';

/** Both pass on 6♠ of the player behind the dealer: nothing but the pool. */
const six = (dealer: number): Deal => ({
  type: 'game',
  dealer,
  declarer: (dealer + 1) % 4,
  level: 6,
  trump: 'spades',
  defence: [],
});
const DEALS = 14;

let page: Page;
beforeEach(async () => {
  localStorage.clear();
  const backend = new Backend();
  for (let i = 0; i < DEALS; i++) backend.put(`d${i + 1}`, six(i % 4));
  page = await openEntry(backend);
});
afterEach(() => page.close());

const grid = (): HTMLElement => page.wrapper.find<HTMLElement>('table[role="grid"]').element;
const row = (): string | undefined =>
  page.wrapper.find('tr[aria-selected="true"] td').element?.textContent?.trim();
const active = (): string | null => grid().getAttribute('aria-activedescendant');

describe('walking', () => {
  test('rows by arrows, + and −, pages, first and last; the focus stays in the grid', async () => {
    grid().focus();
    const walk: [string, number | null][] = [
      ['ArrowUp', 14],
      ['-', 13],
      ['+', 14],
      ['PageUp', 4],
      ['Home', 1],
      ['ArrowDown', 2],
      ['PageDown', 12],
      ['End', null],
    ];
    for (const [key, number] of walk) {
      await page.press(key);
      expect(document.activeElement).toBe(grid());
      const selected = page.wrapper.find('tr[aria-selected="true"]');
      expect(selected.exists() ? row() : null).toBe(number === null ? null : String(number));
    }
  });

  test('cells by ← and →, named to screen readers and marked', async () => {
    grid().focus();
    await page.press('ArrowUp');
    expect(active()).toBe('deal-d14-6');
    await page.press('ArrowLeft');
    await page.press('ArrowLeft');
    expect(active()).toBe('deal-d14-4');
    expect(page.wrapper.find('td.at').attributes('id')).toBe('deal-d14-4');
    for (let i = 0; i < 9; i++) await page.press('ArrowLeft');
    expect(active()).toBe('deal-d14-0');
    await page.press('ArrowUp');
    expect(active()).toBe('deal-d13-0');
  });

  test('Esc goes back to the line', async () => {
    grid().focus();
    await page.press('ArrowUp');
    await page.press('Escape');
    expect(document.activeElement).toBe(page.input());
  });

  test('a half-typed line is not walked away from; it says why', async () => {
    await page.type('28');
    grid().focus();
    await page.press('ArrowUp');
    expect(page.wrapper.find('tr[aria-selected="true"]').exists()).toBe(false);
    expect(page.input().value).toBe('28');
    expect(page.wrapper.find('[role="alert"]').text()).toContain('Сначала Enter или Esc');
  });
});

describe('mending', () => {
  test('a digit over a deal goes into the line of that deal and corrects it', async () => {
    grid().focus();
    for (const key of ['Home', 'ArrowDown']) await page.press(key);
    // Deal 2 is dealt by Рябинина; Верстов plays a seven of diamonds instead, both pass.
    await page.press('3');
    expect(document.activeElement).toBe(page.input());
    await page.type('73\n');
    expect(page.backend.named('deals.correct')).toMatchObject([
      { dealId: 'd2', deal: { dealer: 1, declarer: 2, level: 7, trump: 'diamonds' } },
    ]);
  });

  test('Enter takes the keys of the deal, Insert makes room before it, Delete asks', async () => {
    grid().focus();
    await page.press('Home');
    await page.press('Enter');
    expect(page.input().value).toBe('261');
    await page.press('Escape');
    await page.press('Escape');
    grid().focus();
    await page.press('Home');
    await page.press('Insert');
    expect(page.wrapper.find('.mode').text()).toBe('вставка перед раздачей 1');
    await page.press('Insert');
    await page.press('Delete');
    expect(page.wrapper.find('form.remove').exists()).toBe(true);
  });

  test('? tells why, and Esc brings the hand back to the cell', async () => {
    grid().focus();
    await page.press('Home');
    await page.press('?');
    expect(page.wrapper.find('.why h2').text()).toBe('Почему: раздача 1');
    // K96 3.6: a six is worth two pool points.
    expect(page.wrapper.find('section.why').text()).toContain('пуля Р +2');
    expect(page.wrapper.find('section.why').text()).toContain('Кодекс 3.6');
    await page.press('Escape');
    expect(page.wrapper.find('section.why').exists()).toBe(false);
    expect(document.activeElement).toBe(grid());
  });
});

test('a new deal draws one row: the others stay the same nodes with the same text', async () => {
  const before = [...grid().querySelectorAll('tbody tr')].slice(0, DEALS);
  await page.type('461\n');
  const after = [...grid().querySelectorAll('tbody tr')].slice(0, DEALS);
  expect(after).toEqual(before);
  expect(page.backend.deals).toHaveLength(DEALS + 1);
});
