// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import { useTournament } from '../../renderer/stores/tournament.ts';
import { Backend, openEntry, settle, type Page } from './entry-support.ts';

/** Рябинина 8♥, Верстов whist, Калачёва pass, 8 tricks; the dealer Морошкин sits out. */
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
/** Верстов 6♠, both passed: Калачёва on the left, then Морошкин; the dealer Рябинина sits out. */
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

let page: Page;
beforeEach(() => localStorage.clear());
afterEach(() => page.close());

describe('typing a deal', () => {
  test('the line has the focus, Enter stores the deal once and goes on', async () => {
    page = await openEntry();
    expect(document.activeElement).toBe(page.input());
    await page.type('284108\n');
    expect(page.backend.named('deals.record')).toEqual([
      { tableId: 't1', deal: eight, before: null, expectedSeq: 1 },
    ]);
    expect(page.input().value).toBe('');
    expect(document.activeElement).toBe(page.input());
    // The row comes a picture later, the line is free before it.
    await vi.waitFor(() => expect(page.text()).toContain('пуля Р 6'));
  });

  test('the deal is spoken and its effect stands there before Enter', async () => {
    page = await openEntry();
    await page.type('28410');
    expect(page.text()).toContain('Рябинина играет 8♥, Верстов вист, Калачёва пас, взяток …');
    // An eight made: 6 into the pool; the whister takes 2 tricks at 6 whists each. Nothing stood there before, so what
    // is written is the new total, and no arrow leads from 6 to 6.
    expect(page.wrapper.find('.effect.on').text().replace(/\s+/gu, ' ')).toBe('8=пуля Р 6В→Р 12');
    expect(page.backend.named('deals.record')).toEqual([]);
  });

  test('a second Enter of the same press stores nothing twice, before the answer and after it', async () => {
    page = await openEntry();
    page.backend.hold();
    await page.type('284108\n\n\n');
    await page.backend.release();
    await page.press('Enter');
    expect(page.backend.named('deals.record')).toHaveLength(1);
    expect(page.backend.deals).toHaveLength(1);
  });

  test('keys typed while the disk is written are kept, whole lines too', async () => {
    page = await openEntry();
    page.backend.hold();
    await page.type('284108\n361\n17');
    expect(page.backend.named('deals.record')).toHaveLength(1);
    await page.backend.release();
    await settle();
    expect(page.backend.deals.map((deal) => deal.deal)).toEqual([eight, passed]);
    expect(page.input().value).toBe('17');
  });

  test('plus and minus pressed while the disk is written are steps, also in front of a whole line', async () => {
    page = await openEntry();
    page.backend.hold();
    await page.type('284108\n-');
    await page.backend.release();
    expect(page.input().value).toBe('');
    expect(page.wrapper.find('tr[aria-selected="true"] td').text()).toBe('1');
    page.backend.hold();
    await page.type('284109\n-284107\n');
    await page.backend.release();
    await settle();
    // The second line is typed over deal 1 again, where the minus leads.
    expect(page.backend.named('deals.correct')).toMatchObject([
      { dealId: 'd1', deal: { tricks: { '1': 9 } } },
      { dealId: 'd1', deal: { tricks: { '1': 7 } } },
    ]);
  });

  test('a lost answer: the same Enter again is the same command', async () => {
    page = await openEntry();
    page.backend.loseAnswer = true;
    await page.type('284108\n');
    expect(page.input().value).toBe('284108');
    expect(page.wrapper.find('[role="alert"]').exists()).toBe(true);
    await page.press('Enter');
    const ids = page.backend.calls
      .filter((call) => call.name === 'deals.record')
      .map((call) => call.commandId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(page.backend.deals).toHaveLength(1);
    expect(page.input().value).toBe('');
  });
});

describe('refusals', () => {
  test('an impossible key is refused where it stands, with the reason; nothing is sent or lost', async () => {
    page = await openEntry();
    await page.type('289\n');
    expect(page.input().value).toBe('289');
    expect(page.input().getAttribute('aria-invalid')).toBe('true');
    expect(page.wrapper.find('.box.refused').text()).toContain('9');
    expect(page.wrapper.find('[role="alert"]').text()).toContain('Масть');
    expect(page.backend.named('deals.record')).toEqual([]);
    expect(document.activeElement).toBe(page.input());
  });

  test('an unfinished line says what it needs', async () => {
    page = await openEntry();
    await page.type('28410\n');
    expect(page.wrapper.find('[role="alert"]').text()).toBe('Раздача не дописана, нужно: взятки Р.');
    expect(page.input().value).toBe('28410');
  });

  test('a refusal of the service keeps line and focus', async () => {
    page = await openEntry();
    page.backend.refuse = { code: 'deal/refused', problems: [{ path: 'deal', code: 'sheet/closed' }] };
    await page.type('284108\n');
    expect(page.wrapper.find('[role="alert"]').text()).toBe('раздача после закрытия пульки');
    expect(page.input().value).toBe('284108');
    expect(document.activeElement).toBe(page.input());
    // Refused is not unanswered: the next Enter is a command of its own.
    await page.press('Enter');
    const ids = page.backend.calls
      .filter((call) => call.name === 'deals.record')
      .map((call) => call.commandId);
    expect(new Set(ids).size).toBe(2);
    expect(page.backend.deals).toHaveLength(1);
  });

  test('lines typed ahead of a refused one wait for it', async () => {
    page = await openEntry();
    page.backend.hold();
    page.backend.refuse = { code: 'deal/refused', problems: [{ path: 'deal', code: 'sheet/closed' }] };
    await page.type('284108\n361\n');
    await page.backend.release();
    expect(page.input().value).toBe('284108');
    expect(page.text()).toContain('361');
    await page.press('Enter');
    expect(page.backend.deals.map((deal) => deal.deal)).toEqual([eight, passed]);
  });

  test('a dealer out of turn is asked about: the same press is no answer, a later Enter is', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const backend = new Backend();
    backend.put('d0', eight);
    page = await openEntry(backend);
    await page.type('.3161\n\n');
    expect(page.text()).toContain('Записать так?');
    expect(page.backend.named('deals.record')).toEqual([]);
    vi.advanceTimersByTime(500);
    await page.press('Enter');
    expect(page.backend.named('deals.record')).toMatchObject([
      { deal: { dealer: 2, declarer: 0, level: 6 } },
    ]);
    vi.useRealTimers();
  });
});

describe('moving and mending', () => {
  async function withTwo(): Promise<Page> {
    const backend = new Backend();
    backend.put('d1', eight);
    backend.put('d2', passed);
    return openEntry(backend);
  }
  const selectedRow = (): string => page.wrapper.find('tr[aria-selected="true"] td').text();

  test('minus and plus move over the deals of an empty line only', async () => {
    page = await withTwo();
    await page.type('-');
    expect(selectedRow()).toBe('2');
    await page.type('--');
    expect(selectedRow()).toBe('1');
    await page.type('+');
    expect(selectedRow()).toBe('2');
    await page.type('+');
    expect(page.wrapper.find('tr[aria-selected="true"]').exists()).toBe(false);
    await page.type('2-');
    expect(page.input().value).toBe('2-');
    expect(page.wrapper.find('tr[aria-selected="true"]').exists()).toBe(false);
  });

  test('typing over a selected deal corrects it, a typing error unless said otherwise', async () => {
    page = await withTwo();
    await page.type('-');
    await page.type('371\n');
    const [sent] = page.backend.named('deals.correct');
    expect(sent).toMatchObject({
      dealId: 'd2',
      correction: 'typing',
      reason: '',
      deal: { level: 7, dealer: 1 },
    });
    expect(page.backend.named('deals.record')).toEqual([]);
    expect(page.wrapper.find('tr[aria-selected="true"]').exists()).toBe(false);
  });

  test('an error of the table is one choice away, with its reason', async () => {
    page = await withTwo();
    await page.type('-371');
    await page.wrapper.find('input[type="radio"][value="table"]').setValue(true);
    await page.wrapper.find('.row .why input').setValue('все согласны');
    page.input().focus();
    await page.press('Enter');
    expect(page.backend.named('deals.correct')).toMatchObject([
      { correction: 'table', reason: 'все согласны' },
    ]);
  });

  test('Enter on a deal takes its keys: one wrong trick is mended in five keys', async () => {
    page = await withTwo();
    await page.type('--\n');
    expect(page.input().value).toBe('284108');
    page.input().value = '28410';
    page.input().dispatchEvent(new Event('input'));
    await page.type('7\n');
    expect(page.backend.named('deals.correct')).toMatchObject([
      { dealId: 'd1', deal: { tricks: { '1': 7 } } },
    ]);
  });

  test('a forgotten deal that fills a gap in the turn of dealing goes in without a question', async () => {
    const backend = new Backend();
    backend.put('d1', eight);
    // Dealt by Верстов: the deal of Рябинина in front of it was forgotten.
    backend.put('d3', { ...passed, dealer: 2, declarer: 0, defence: [] });
    page = await openEntry(backend);
    await page.type('-');
    await page.press('Insert');
    await page.type('461\n');
    expect(page.backend.named('deals.record')).toMatchObject([
      { before: 'd3', deal: { dealer: 1, declarer: 3 } },
    ]);
  });

  test('a forgotten deal goes in before the selected one; later dealers out of turn are asked about', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    page = await withTwo();
    await page.type('-');
    await page.press('Insert');
    await page.type('461\n');
    // Both the inserted deal and the one behind it are dealt by Рябинина.
    expect(page.wrapper.find('[role="alert"]').text()).toContain(
      'После вставки раздачу 3 сдаёт Рябинина, а по очереди Верстов.',
    );
    expect(page.backend.named('deals.record')).toEqual([]);
    vi.advanceTimersByTime(500);
    await page.press('Enter');
    vi.useRealTimers();
    expect(page.backend.named('deals.record')).toMatchObject([{ before: 'd2', deal: { declarer: 3 } }]);
    expect(page.backend.deals.map((deal) => deal.deal.type === 'game' && deal.deal.declarer)).toEqual([
      1, 3, 2,
    ]);
  });

  test('Delete takes a deal off with a reason; without one it is refused', async () => {
    page = await withTwo();
    await page.type('-');
    await page.press('Delete');
    const reason = page.wrapper.find('.remove .why input');
    await reason.setValue('  ');
    await page.wrapper.find('form.remove').trigger('submit');
    expect(page.wrapper.find('.remove [role="alert"]').text()).toContain('Нужна причина');
    expect(page.backend.deals).toHaveLength(2);
    await reason.setValue('записана дважды');
    await page.wrapper.find('form.remove').trigger('submit');
    await settle();
    expect(page.backend.named('deals.remove')).toMatchObject([
      { dealId: 'd2', correction: 'typing', reason: 'записана дважды' },
    ]);
    expect(page.backend.deals.map((deal) => deal.dealId)).toEqual(['d1']);
  });

  test('the last deal taken off: the line stands at the end of the sheet, and the next keys go into it', async () => {
    page = await withTwo();
    await page.type('-');
    await page.press('Delete');
    await page.wrapper.find('form.remove').trigger('submit');
    await settle();
    expect(document.activeElement).toBe(page.input());
    expect(page.wrapper.find('.remove').exists()).toBe(false);
    expect(page.wrapper.find('.mode').exists()).toBe(false);
    expect(page.text()).toContain('ещё не записано');
    await page.type('361\n');
    expect(page.backend.named('deals.record')).toMatchObject([{ deal: passed, before: null }]);
    expect(page.backend.deals).toHaveLength(2);
  });

  test('a deal taken off in the middle: the line stands at the one behind it', async () => {
    page = await withTwo();
    await page.type('--');
    await page.press('Delete');
    await page.wrapper.find('form.remove').trigger('submit');
    await settle();
    expect(document.activeElement).toBe(page.input());
    expect(page.backend.deals.map((deal) => deal.dealId)).toEqual(['d2']);
    expect(page.wrapper.find('.mode').text()).toContain('исправление раздачи 1');
  });

  /** Another window, or undo, takes a deal off. */
  async function takenAway(dealId: string): Promise<void> {
    page.backend.deals = page.backend.deals.filter((deal) => deal.dealId !== dealId);
    page.backend.seq += 1;
    await useTournament().refresh();
    await settle();
  }

  test('the deal in hand goes away elsewhere: the line stands over no deal', async () => {
    page = await withTwo();
    await page.type('-');
    await takenAway('d2');
    expect(page.wrapper.find('.mode').exists()).toBe(false);
    expect(page.text()).toContain('ещё не записано');
  });

  test('keys typed over a deal that goes away stay, and are stored over no other', async () => {
    page = await withTwo();
    await page.type('--361');
    await takenAway('d1');
    expect(page.input().value).toBe('361');
    expect(page.wrapper.find('.mode').text()).not.toContain('исправление');
    await page.press('Enter');
    await page.press('Enter');
    expect(page.backend.named('deals.correct')).toEqual([]);
    expect(page.backend.deals.some((deal) => deal.dealId === 'd2')).toBe(true);
  });

  test('a correction tells what the results become before it is stored', async () => {
    page = await withTwo();
    await page.type('-371');
    // Верстов: a seven instead of a six, two pool points more: 10·(2 − 2/4) = +15, −5 for each of the others.
    const results = page.wrapper.find('.results').text().replace(/\s+/gu, ' ');
    const change = /В ([+−]\d+) → ([+−]\d+)/u.exec(results);
    const number = (text: string | undefined): number => Number((text ?? '').replace('−', '-'));
    expect(number(change?.[2]) - number(change?.[1])).toBe(15);
  });
});

describe('a sheet that takes no further deal', () => {
  test.each([
    ['closed', 'лист закрыт', 'Исправить прежнюю: + и − ведут к ней.'],
    ['signed', 'лист подписан', 'сначала «Открыть для правки»'],
  ] as const)('%s: the line says so in place of the next № and dealer', async (state, word, about) => {
    const backend = new Backend();
    backend.put('d1', eight);
    backend.sheetState = state;
    page = await openEntry(backend);
    const entry = (): string => page.wrapper.find('form.entry').text();
    expect(entry()).toContain(word);
    expect(entry()).toContain(about);
    // Рябинина would deal № 2.
    expect(entry()).not.toContain('сдаёт Рябинина');
    expect(page.wrapper.find('tr.next').exists()).toBe(false);
    await page.type('-');
    expect(entry()).not.toContain(word);
  });

  test('a sheet that is being typed offers its next deal', async () => {
    const backend = new Backend();
    backend.put('d1', eight);
    page = await openEntry(backend);
    expect(page.wrapper.find('form.entry').text()).toContain('сдаёт Рябинина');
  });
});
