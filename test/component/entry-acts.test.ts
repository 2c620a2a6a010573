// @vitest-environment happy-dom
/** Acts upon a sheet: a deal moved, two players swapped, each seen before it is stored; the answers copied; late corrections. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
// Loaded here once, so that the first test does not wait for what the others find ready.
import '../../renderer/features/entry/MoveDialog.vue';
import '../../renderer/features/entry/ReseatDialog.vue';
import { Backend, openEntry, settle, type Page } from './entry-support.ts';

/** Морошкин deals: Рябинина 4, Верстов 3, Калачёва 3, none in the talon. */
const firstPass: Deal = { type: 'raspasy', dealer: 0, tricks: [0, 4, 3, 3] };
/** Рябинина deals: Верстов 3, Калачёва 4, Морошкин 3, none in the talon. */
const secondPass: Deal = { type: 'raspasy', dealer: 1, tricks: [3, 0, 3, 4] };
/** Верстов deals: Рябинина 8♥, Калачёва whists, Морошкин passes, made. */
const eight: Deal = {
  type: 'game',
  dealer: 2,
  declarer: 1,
  level: 8,
  trump: 'hearts',
  defence: [
    { player: 3, says: 'whist' },
    { player: 0, says: 'pass' },
  ],
  tricks: { '1': 8 },
};

let page: Page;
beforeEach(() => localStorage.clear());
afterEach(() => {
  page.close();
  document.body.innerHTML = '';
});

async function open(...deals: Deal[]): Promise<Page> {
  const backend = new Backend();
  deals.forEach((deal, i) => backend.put(`d${i + 1}`, deal));
  return openEntry(backend);
}
const dialog = (): HTMLElement | null => document.querySelector<HTMLElement>('[role="dialog"]');
/** The dialog is loaded when first opened. */
async function opened(): Promise<HTMLElement> {
  await vi.waitFor(() => expect(dialog()).not.toBeNull());
  await settle();
  return dialog() as HTMLElement;
}
async function closed(): Promise<void> {
  await vi.waitFor(() => expect(dialog()).toBeNull());
  await settle();
}
/** A row of the foot as it would be: what is written last in every cell. */
const foot = (row: string): (string | undefined)[] =>
  [...(dialog()?.querySelectorAll(`[data-foot="${row}"] td`) ?? [])].map((cell) =>
    (cell.textContent ?? '').trim().split(/\s+/u).at(-1),
  );
async function set(selector: string, value: string): Promise<void> {
  const field = dialog()?.querySelector<HTMLSelectElement>(selector) as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  await settle();
}
async function submit(): Promise<void> {
  dialog()
    ?.querySelector('form')
    ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle();
}

describe('moving a deal', () => {
  test('Alt+↑ shows what the sheet becomes one place up; Enter stores one move', async () => {
    page = await open(firstPass, secondPass, eight);
    await page.type('-');
    await page.press('ArrowUp', { altKey: true });
    const box = await opened();
    expect(box.querySelector('h1')?.textContent).toBe('Перенести раздачу 3');
    // A made, whisted game ends the ladder: the second raspasy falls from step 2 to step 1.
    expect(foot('pool')).toEqual(['1', '7', '0', '0']);
    expect(foot('mountain')).toEqual(['3', '4', '6', '7']);
    expect(foot('whists')).toEqual(['0', '0', '0', '12']);
    // 10·(P − 2) − 10·(M − 5) + whists written − suffered.
    expect(foot('result')).toEqual(['+10', '+48', '−30', '−28']);
    // Only the raspasy reads otherwise; a shift of the № is not told.
    expect(box.querySelectorAll('.changes li')).toHaveLength(1);
    expect(page.backend.named('deals.move')).toEqual([]);
    await submit();
    await closed();
    expect(page.backend.named('deals.move')).toEqual([
      { tableId: 't1', dealId: 'd3', before: 'd2', correction: 'typing', reason: '', expectedSeq: 1 },
    ]);
    expect(page.backend.deals.map((deal) => deal.dealId)).toEqual(['d1', 'd3', 'd2']);
    await vi.waitFor(() => expect(document.activeElement).toBe(page.input()));
  });

  test('the place is a № that can be typed, or arrows; where it stands there is nothing to move', async () => {
    page = await open(firstPass, secondPass, eight);
    await page.type('-');
    await page.press('ArrowUp', { altKey: true });
    await opened();
    const number = dialog()?.querySelector<HTMLInputElement>('.place .input') as HTMLInputElement;
    number.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    await settle();
    expect(number.value).toBe('3');
    await submit();
    expect(page.backend.named('deals.move')).toEqual([]);
    await set('.place .input', '1');
    await submit();
    await closed();
    expect(page.backend.named('deals.move')).toMatchObject([{ dealId: 'd3', before: 'd1' }]);
  });

  test('behind the deadline the reason is asked for, with the hand in its field', async () => {
    page = await open(firstPass, secondPass, eight);
    await page.type('-');
    await page.press('ArrowUp', { altKey: true });
    await opened();
    page.backend.refuse = { code: 'deal/lateNeedsReason', params: {} };
    await submit();
    expect(dialog()?.querySelector('[role="alert"]')).not.toBeNull();
    await vi.waitFor(() =>
      expect(document.activeElement?.closest('label')?.textContent).toContain('причина'),
    );
    await set('label.why input', 'спутаны строки');
    await submit();
    await closed();
    expect(page.backend.named('deals.move').at(-1)).toMatchObject({ reason: 'спутаны строки' });
  });

  test('with no deal in hand the key opens nothing', async () => {
    page = await open(firstPass, secondPass);
    await page.press('ArrowUp', { altKey: true });
    await settle();
    expect(dialog()).toBeNull();
  });
});

describe('swapping two players', () => {
  /** Рябинина deals: Верстов 6♠, both pass. */
  const passed: Deal = {
    type: 'game',
    dealer: 1,
    declarer: 2,
    level: 6,
    trump: 'spades',
    defence: [
      { player: 3, says: 'pass' },
      { player: 0, says: 'pass' },
    ],
  };
  /** Морошкин deals: Рябинина 8♥, Верстов whists, made. */
  const first: Deal = {
    ...eight,
    dealer: 0,
    defence: [
      { player: 2, says: 'whist' },
      { player: 3, says: 'pass' },
    ],
  } as Deal;

  test('from the deal in hand to the end, seen before it is stored, with kind and reason', async () => {
    page = await open(first, passed);
    await page.type('-');
    await page.press('r', { ctrlKey: true, code: 'KeyR' });
    await opened();
    await set('[data-seat="a"]', '1');
    await set('[data-seat="b"]', '2');
    // The six is Рябинина's now: 6 + 2 in her pool, nothing in Верстов's; his whists of the eight stay.
    expect(foot('pool')).toEqual(['0', '8', '0', '0']);
    expect(foot('whists')).toEqual(['0', '0', '12', '0']);
    expect(foot('result')).toEqual(['−20', '+48', '−8', '−20']);
    await submit();
    await closed();
    expect(page.backend.named('sheet.reseat')).toEqual([
      {
        tableId: 't1',
        from: 'd2',
        seats: [1, 2],
        correction: 'typing',
        reason: 'игроки перепутаны при вводе',
        expectedSeq: 1,
      },
    ]);
  });

  /** Верстов deals, Морошкин plays 6♠: Рябинина passes, Калачёва, who speaks second, halves. */
  const halved: Deal = {
    type: 'game',
    dealer: 2,
    declarer: 0,
    level: 6,
    trump: 'spades',
    defence: [
      { player: 1, says: 'pass' },
      { player: 3, says: 'half' },
    ],
  };
  const alerts = (): string =>
    [...(dialog()?.querySelectorAll('[role="alert"]') ?? [])].map((one) => one.textContent).join(' ');

  test('a swap that no deal allows is said by deal and reason, not thrown; another choice is seen at once', async () => {
    page = await open(first, halved);
    await page.press('r', { ctrlKey: true, code: 'KeyR' });
    await opened();
    // Калачёва would pass and Рябинина, who speaks before her, halve: half a whist is for who speaks second.
    await set('[data-seat="a"]', '1');
    await set('[data-seat="b"]', '3');
    expect(alerts()).toContain('Раздача 2: такого порядка слов защиты не бывает');
    expect(dialog()?.textContent).toContain('Выберите другую раздачу');
    expect(foot('pool')).toEqual([]);
    await submit();
    expect(page.backend.named('sheet.reseat')).toEqual([]);
    await set('[data-seat="b"]', '2');
    // Рябинина deals now: Верстов, left of Морошкин, passes and Калачёва halves behind him, as before. His pool: 2.
    expect(alerts()).toBe('');
    expect(foot('pool')[0]).toBe('2');
  });

  test('a player is not swapped with himself', async () => {
    page = await open(first, passed);
    await page.press('r', { ctrlKey: true, code: 'KeyR' });
    await opened();
    await set('[data-seat="b"]', '0');
    await submit();
    expect(page.backend.named('sheet.reseat')).toEqual([]);
    expect(dialog()?.textContent).toContain('Выберите двух разных игроков.');
  });

  test('a refusal keeps the dialog and says why', async () => {
    page = await open(first, passed);
    await page.press('r', { ctrlKey: true, code: 'KeyR' });
    await opened();
    page.backend.refuse = { code: 'deal/underSlip', params: { slip: 4 } };
    await submit();
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('4');
  });
});

describe('the hand after a menu or a dialog', () => {
  /** What a dialog gives back it gives a moment after it is gone. */
  const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
  const menu = async (): Promise<HTMLButtonElement[]> => {
    await page.press('.', { ctrlKey: true, code: 'Period' });
    return [...document.querySelectorAll<HTMLButtonElement>('[role="menuitem"]')];
  };

  test('the list of acts left by Esc: the next keys are the next deal', async () => {
    page = await open(firstPass, secondPass);
    expect(await menu()).not.toEqual([]);
    await page.press('Escape');
    expect(document.querySelector('[role="menu"]')).toBeNull();
    expect(document.activeElement).toBe(page.input());
    await page.type('28');
    expect(page.input().value).toBe('28');
  });

  test('an act chosen from the list, its dialog left by Esc', async () => {
    page = await open(firstPass, secondPass);
    const reseat = (await menu()).find((one) => one.textContent?.includes('Поменять игроков'));
    reseat?.click();
    await opened();
    await page.press('Escape');
    await closed();
    await moment();
    expect(document.activeElement).toBe(page.input());
  });

  test('on a button, digits are the next deal', async () => {
    page = await open(firstPass, secondPass);
    page.wrapper.find<HTMLButtonElement>('.entry-head button').element.focus();
    await page.press('2');
    expect(document.activeElement).toBe(page.input());
    await page.type('8');
    expect(page.input().value).toBe('28');
  });
});

describe('the answers of the defence as last time', () => {
  /** Верстов deals, Морошкин plays 6♠: Рябинина first, then Калачёва. */
  const six = (...says: ['whist' | 'pass', 'pass' | 'half']): Deal => ({
    type: 'game',
    dealer: 2,
    declarer: 0,
    level: 6,
    trump: 'spades',
    defence: [
      { player: 1, says: says[0] },
      { player: 3, says: says[1] },
    ],
    ...(says[0] === 'whist' ? { tricks: { '0': 6 } } : {}),
  });

  test('are those of the same two defenders, in the order in which they now speak', async () => {
    page = await open(six('whist', 'pass'));
    // Морошкин deals, Верстов plays: Калачёва speaks first now.
    await page.type('.1361*');
    expect(page.input().value).toBe('.136101');
    expect(page.text()).toContain('Калачёва пас, Рябинина вист');
  });

  test('both passed is said, not left open', async () => {
    page = await open(six('pass', 'pass'));
    await page.type('.3161*');
    expect(page.input().value).toBe('.316100');
  });

  test('half a whist belongs to who speaks second: refused in the other order, nothing typed is lost', async () => {
    page = await open(six('pass', 'half'));
    await page.type('.1361*');
    expect(page.input().value).toBe('.1361');
    expect(page.wrapper.find('[role="alert"]').text()).toContain('Ответы раздачи 1 здесь невозможны');
  });

  test('the rules have the last word: no half whist on an eight', async () => {
    page = await open(six('pass', 'half'));
    await page.type('.3181*');
    expect(page.input().value).toBe('.3181');
    expect(page.wrapper.find('[role="alert"]').text()).toContain('Полвиста возможны только на 6 и 7');
  });

  test('without such a game the key says so', async () => {
    page = await open(six('whist', 'pass'));
    // Калачёва deals, Морошкин plays: Рябинина and Верстов defend.
    await page.type('161*');
    expect(page.wrapper.find('[role="alert"]').text()).toBe(
      'Выше на листе нет игры, в которой защищались Рябинина и Верстов.',
    );
  });

  test('the star of a misère stays a star', async () => {
    page = await open(six('whist', 'pass'));
    await page.type('1*0');
    expect(page.input().value).toBe('1*0');
  });
});

test('a late correction of a deal opens the reason with the focus in it', async () => {
  page = await open(firstPass, eight);
  page.backend.refuse = { code: 'deal/lateNeedsReason', params: {} };
  await page.type('-284108\n');
  expect(page.input().value).toBe('284108');
  const field = page.wrapper.find<HTMLInputElement>('.row .why input');
  expect(document.activeElement).toBe(field.element);
  await field.setValue('пересчитано по бумаге');
  await page.press('Enter');
  expect(page.backend.named('deals.correct').at(-1)).toMatchObject({
    dealId: 'd2',
    reason: 'пересчитано по бумаге',
  });
});
