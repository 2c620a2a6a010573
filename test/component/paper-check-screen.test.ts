// @vitest-environment happy-dom
/** The paper check in «Ввод»: the real comparison and search behind the boxes. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deal, GameDeal } from '../../shared/domain/types.ts';
import { speak } from '../../renderer/ui/text.ts';
import { Backend, openEntry, settle, type Page } from './entry-support.ts';

/** Рябинина 8♥ made, Верстов whists: her pool 6, he writes 2 × 6 on her. */
const eight: Deal = {
  type: 'game',
  dealer: 0,
  declarer: 1,
  level: 8,
  trump: 'hearts',
  defence: [
    { player: 2, says: 'whist' },
    { player: 3, says: 'pass' },
  ],
  tricks: { '1': 8 },
};
/** Верстов 6♠ made, Калачёва whists: his pool 2, she writes 4 × 2 on him. */
const six: GameDeal = {
  type: 'game',
  dealer: 1,
  declarer: 2,
  level: 6,
  trump: 'spades',
  defence: [
    { player: 3, says: 'whist' },
    { player: 0, says: 'pass' },
  ],
  tricks: { '2': 6 },
};
/** The same with seven taken: she writes 3 × 2, and 2 into her mountain for the trick that she lacks of four. */
const sixWithSeven: Deal = { ...six, tricks: { '2': 7 } };
/** Калачёва, ten into her pool. */
const misere: Deal = { type: 'misere', dealer: 2, declarer: 3, tricks: 0 };

/** The sums of `eight`, `six` and `misere`. */
const RIGHT = { pool: [0, 6, 2, 10], mountain: [0, 0, 0, 0], whists: [0, 0, 12, 8] };

let page: Page;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  page.close();
  await speak('ru');
  vi.useRealTimers();
});

async function open(...deals: Deal[]): Promise<void> {
  const backend = new Backend();
  deals.forEach((deal, i) => backend.put(`p${i + 1}`, deal));
  page = await openEntry(backend);
}
type Foot = Partial<Record<'pool' | 'mountain' | 'whists' | 'result', (number | string | null)[]>>;
async function fill(foot: Foot): Promise<void> {
  for (const [row, values] of Object.entries(foot)) {
    for (const [seat, value] of values.entries()) {
      if (value !== null) await page.wrapper.find(`[data-box="${row}-${seat}"]`).setValue(String(value));
    }
  }
}
async function pause(ms = 300): Promise<void> {
  vi.advanceTimersByTime(ms);
  // The search goes on in slices, between which the window may do other things.
  for (let i = 0; i < 60; i++) await new Promise((done) => setImmediate(done));
  await settle();
}
const panel = (): string => page.wrapper.find('.parted').text().replace(/\s+/gu, ' ');
const proposals = (): string[] =>
  page.wrapper.findAll('.parted li').map((one) => one.text().replace(/\s+/gu, ' '));
const selected = (): string => page.wrapper.find('tr[aria-selected="true"]').find('td').text();
const inList = (): string => page.wrapper.find('.sheets li').text();
const alt = (n: number): Promise<void> => page.press(String(n), { altKey: true });

describe('a typing error', () => {
  test('is the first proposal; Alt+1 types the mended deal over the wrong one; Enter makes all agree', async () => {
    await open(eight, sixWithSeven, misere);
    await fill(RIGHT);
    expect(panel()).toContain('Калачёва, гора: на бумаге 0, в программе 2.');
    expect(inList()).toContain('не сходится');
    await pause();
    expect(panel()).toContain('Одно изменение объясняет всё:');
    expect(proposals()[0]).toBe('раздача 2, 6♠/+1: взятки 6 · 4, а не 7 · 3 Alt1 открыть раздачу 2');
    expect(proposals().length).toBeLessThanOrEqual(3);

    await alt(1);
    expect(selected()).toBe('2');
    expect(page.input().value).toBe('361106');
    expect(document.activeElement).toBe(page.input());
    expect(page.text()).toContain('исправление раздачи 2');
    expect(page.backend.named('deals.correct')).toEqual([]);

    await page.press('Enter');
    expect(page.backend.named('deals.correct')).toMatchObject([
      { dealId: 'p2', deal: six, correction: 'typing' },
    ]);
    await pause();
    expect(panel()).toBe('');
    expect(inList()).toContain('итог сходится');
  });

  test('the button opens it as well', async () => {
    await open(eight, sixWithSeven, misere);
    await fill(RIGHT);
    await pause();
    await page.wrapper.find('.parted li button').trigger('click');
    expect(page.input().value).toBe('361106');
  });

  test('keys that a hand typed are not replaced; those of another proposal are', async () => {
    await open(eight, sixWithSeven, misere);
    await fill(RIGHT);
    await pause();
    page.input().focus();
    await page.type('28');
    await alt(1);
    expect(page.input().value).toBe('28');
    expect(page.wrapper.find('[role="alert"]').text()).toContain('В строке уже набрано другое');
    await page.press('Escape');
    await alt(1);
    await alt(1);
    expect(page.input().value).toBe('361106');
  });

  test('a deal typed twice is offered to be removed', async () => {
    await open(eight, six, { ...six }, misere);
    await fill(RIGHT);
    await pause();
    expect(proposals()[0]).toBe('раздача 3, 6♠/=: введена дважды Alt1 снять раздачу 3');
    await alt(1);
    expect(selected()).toBe('3');
    expect(page.wrapper.find('form.remove').text()).toContain('Снять раздачу 3?');
    await page.wrapper.find('form.remove').trigger('submit');
    await settle();
    expect(page.backend.named('deals.remove')).toMatchObject([{ dealId: 'p3' }]);
    expect(panel()).toBe('');
  });

  test('a deal left out is typed before the one it belongs in front of', async () => {
    await open(eight, misere);
    await fill(RIGHT);
    await pause();
    const at = proposals().findIndex((text) => text.startsWith('перед раздачей 2 пропущена раздача'));
    expect(proposals()[at]).toContain('вставить перед раздачей 2');
    await alt(at + 1);
    expect(page.text()).toContain('вставка перед раздачей 2');
    // The trump of a deal that only the paper has is not known; nothing else is left open.
    expect(page.input().value).toMatch(/^36.106$/u);
    await page.press('Enter');
    expect(page.backend.named('deals.record')).toMatchObject([
      { before: 'p2', deal: { declarer: 2, level: 6, tricks: { '2': 6 } } },
    ]);
    expect(panel()).toBe('');
  });
});

describe('an error of the paper', () => {
  test('a forgotten fine is named as one; its deal is opened and nothing is typed', async () => {
    await open(eight, sixWithSeven, misere);
    await fill({ ...RIGHT, whists: [0, 0, 12, 6] });
    await pause();
    expect(proposals()[0]).toBe(
      'на бумаге забыт штраф вистующего: раздача 2, 6♠/+1, Калачёва — 2 в гору. ' +
        'В программе верно. Бумага: Калачёва, гора 2 вместо 0. Alt1 открыть раздачу 2',
    );
    await alt(1);
    expect(selected()).toBe('2');
    expect(page.input().value).toBe('');
    expect(page.wrapper.find('form.entry [role="status"]').text()).toContain('исправить надо бумагу');
  });

  test('in English too', async () => {
    await speak('en');
    await open(eight, sixWithSeven, misere);
    await fill({ ...RIGHT, whists: [0, 0, 12, 6] });
    await pause();
    expect(panel()).toContain('One change explains everything:');
    expect(proposals()[0]).toContain(
      'The program is right. The paper: Калачёва, mountain 2 instead of 0. Alt1 open deal 2',
    );
  });
});

describe('what is said, and when', () => {
  test('nothing where all agrees, nor where nothing is typed', async () => {
    await open(eight, six, misere);
    await pause();
    expect(panel()).toBe('');
    expect(inList()).toContain('вводится');
    await fill({ pool: RIGHT.pool, mountain: RIGHT.mountain });
    await pause();
    expect(panel()).toBe('');
    // Without the whists the bottom line is not known yet.
    expect(inList()).toContain('вводится');
    await fill({ whists: RIGHT.whists });
    await pause();
    expect(panel()).toBe('');
    expect(page.wrapper.findAll('.chk .ok').filter((sign) => sign.text() === '✓')).toHaveLength(12);
    expect(inList()).toContain('итог сходится');
  });

  test('the search waits for a pause of the keys, also of keys typed elsewhere', async () => {
    await open(eight, sixWithSeven, misere);
    await fill(RIGHT);
    await pause(299);
    expect(proposals()).toEqual([]);
    page.input().focus();
    await page.type('2');
    await pause(299);
    expect(proposals()).toEqual([]);
    await pause(1);
    expect(proposals()).not.toEqual([]);
  });

  test('an old answer goes at once when another number is typed', async () => {
    await open(eight, sixWithSeven, misere);
    await fill(RIGHT);
    await pause();
    expect(proposals()).not.toEqual([]);
    await fill({ pool: [0, 6, 2, 11] });
    expect(proposals()).toEqual([]);
    page.input().blur();
    await alt(1);
    expect(page.input().value).toBe('');
    expect(page.wrapper.find('tr[aria-selected="true"]').exists()).toBe(false);
    await pause();
    expect(panel()).toContain('Одно изменение всего не объясняет.');
    expect(proposals()[0]).toMatch(/^Объясняет расхождений 2 из 3: раздача 2/u);
  });

  test('what is no number is said, not searched for', async () => {
    await open(eight, six, misere);
    await fill({ pool: ['x', 6, 2, 10] });
    await pause();
    expect(panel()).toBe('Морошкин, пуля: «x» не число, в программе 0.');
  });

  test('running totals of the paper tell where they part', async () => {
    await open(eight, sixWithSeven, misere);
    const choose = async (text: string): Promise<void> => {
      const options = page.wrapper.findAll('.after option');
      await options.find((option) => option.text() === text)?.setValue();
      await settle();
    };
    await fill(RIGHT);
    await choose('1');
    expect(page.wrapper.find('.chk caption').text()).toContain('после раздачи 1:');
    await fill({ mountain: RIGHT.mountain, whists: [0, 0, 12, 0] });
    expect(page.wrapper.findAll('.chk .ok').filter((sign) => sign.text() === '✓')).toHaveLength(8);
    await choose('2');
    await fill({ mountain: RIGHT.mountain, whists: RIGHT.whists });
    await pause();
    expect(panel()).toContain('Расходятся с раздачи 2.');
    expect(proposals()[0]).toContain('раздача 2, 6♠/+1: взятки 6 · 4, а не 7 · 3');
    await alt(1);
    await page.press('Enter');
    await pause();
    expect(panel()).toBe('');
  });
});
