// @vitest-environment happy-dom
/** Every kind of mistake in «Ввод»: it is said in a sentence, opened by its key, and mended with Enter. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesOf } from '../../shared/domain/rules.ts';
import { foldDeals, totals } from '../../shared/domain/fold.ts';
import { roundToSum } from '../../shared/domain/rounding.ts';
import { settle as settlement } from '../../shared/domain/settlement.ts';
import type { Deal, GameDeal, RaspasyDeal, Totals } from '../../shared/domain/types.ts';
import { Backend, openEntry, NAMES, settle, type Page } from './entry-support.ts';

const rules = rulesOf({
  convention: 'sochi',
  target: 20,
  players: [...NAMES],
});
const says = (player: number, word: 'whist' | 'pass') => ({ player, says: word });

/** Рябинина 8♥ made, Верстов whists. */
const eight: GameDeal = {
  type: 'game',
  dealer: 0,
  declarer: 1,
  level: 8,
  trump: 'hearts',
  defence: [says(2, 'whist'), says(3, 'pass')],
  tricks: { '1': 8 },
};
/** Верстов 6♠ made, Калачёва whists. */
const six: GameDeal = {
  type: 'game',
  dealer: 1,
  declarer: 2,
  level: 6,
  trump: 'spades',
  defence: [says(3, 'whist'), says(0, 'pass')],
  tricks: { '2': 6 },
};
const misere: Deal = { type: 'misere', dealer: 2, declarer: 3, tricks: 0 };
/** Морошкин 7♦ two down, Рябинина whists: everybody writes consolation, the dealer too. */
const remise: GameDeal = {
  type: 'game',
  dealer: 3,
  declarer: 0,
  level: 7,
  trump: 'diamonds',
  defence: [says(1, 'whist'), says(2, 'pass')],
  tricks: { '0': 5 },
};
/** Step 1, the fewest 1. */
const raspasy: RaspasyDeal = { type: 'raspasy', dealer: 0, tricks: [1, 2, 3, 4] };
/** Step 2, the fewest 1. */
const second: RaspasyDeal = { type: 'raspasy', dealer: 1, tricks: [4, 1, 2, 3] };
const right: readonly Deal[] = [eight, six, misere, remise, raspasy, second];

let page: Page;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  page.close();
  vi.useRealTimers();
});

async function pause(): Promise<void> {
  vi.advanceTimersByTime(300);
  for (let i = 0; i < 120; i++) await new Promise((done) => setImmediate(done));
  await settle();
}
async function fill({ pool, mountain, whists }: Totals): Promise<void> {
  const at = { pool, mountain, whists };
  const foot = {
    pool,
    mountain,
    whists: whists.map((row) => row.reduce((a, b) => a + b, 0)),
    result: roundToSum(settlement(at, rules)),
  };
  for (const [row, values] of Object.entries(foot)) {
    for (const [seat, value] of values.entries()) {
      await page.wrapper.find(`[data-box="${row}-${seat}"]`).setValue(String(value));
    }
  }
}
/** Opens a sheet as it is typed beside a paper. */
async function open(typed: readonly Deal[], paper: Totals): Promise<void> {
  const backend = new Backend();
  typed.forEach((deal, i) => backend.put(`p${i + 1}`, deal));
  page = await openEntry(backend);
  await fill(paper);
  await pause();
}
const paperOf = (deals: readonly Deal[]): Totals => totals(foldDeals(rules, deals).last);
const panel = (): string => page.wrapper.find('.parted').text();
const proposals = (): string[] =>
  page.wrapper.findAll('.parted li').map((one) => one.text().replace(/\s+/gu, ' '));

/** Presses the key of the proposal that begins so; it must explain everything. */
async function take(sentence: string): Promise<void> {
  expect(panel()).toContain('Одно изменение объясняет всё:');
  const at = proposals().findIndex((text) => text.startsWith(sentence));
  expect(proposals()[at] ?? proposals().join('\n')).toContain(sentence);
  await page.press(String(at + 1), { altKey: true });
}
const cursor = (): string => page.wrapper.find('tr[aria-selected="true"]').find('td').text();

const typing: [
  kind: string,
  typed: readonly Deal[],
  truth: readonly Deal[],
  sentence: string,
  deal: string,
][] = [
  [
    'tricks',
    right.with(1, { ...six, tricks: { '2': 7 } }),
    right,
    'раздача 2, 6♠/+1: взятки 6 · 4, а не 7 · 3 ',
    '2',
  ],
  [
    'level',
    right.with(1, { ...six, level: 7 }),
    right,
    'раздача 2: заказ и результат 6♠/=, а не 7♠/−1 ',
    '2',
  ],
  [
    'declarer',
    right.with(2, { type: 'misere', dealer: 2, declarer: 0, tricks: 0 }),
    right,
    'раздача 3, мизер/=: играет Калачёва, а не Морошкин ',
    '3',
  ],
  [
    'whister',
    right.with(1, { ...six, defence: [says(3, 'pass'), says(0, 'whist')] }),
    right,
    'раздача 2, 6♠/=: вистует Калачёва (введено: вистует Морошкин) ',
    '2',
  ],
  [
    'whist or pass',
    right.with(0, { ...eight, defence: [says(2, 'pass'), says(3, 'pass')], tricks: undefined } as GameDeal),
    right,
    'раздача 1, 8♥/=: вистует Верстов, взятки 8 · 2 (введено: никто не вистует) ',
    '1',
  ],
  [
    'shared',
    right,
    right.with(2, { type: 'misere', dealer: 2, declarer: 3, tricks: 0, shared: true }),
    'раздача 3: мизер пополам со сдающим ',
    '3',
  ],
  ['raspasy tricks', right.with(4, { ...raspasy, tricks: [1, 3, 2, 4] }), right, 'раздача 5, распасы', '5'],
];

describe('a typing error is mended with Enter', () => {
  test.each(typing)('%s', async (_kind, typed, truth, sentence, deal) => {
    await open(typed, paperOf(truth));
    await take(sentence);
    expect(cursor()).toBe(deal);
    await page.press('Enter');
    await pause();
    expect(page.backend.named('deals.correct')).toHaveLength(1);
    expect(panel()).toBe('');
  });

  test('dealers shifted for two deals, one deal after the other', async () => {
    /** The second defender whists: who that is depends on the dealer. */
    const made = (dealer: number, declarer: number, first: number, whister: number): Deal => ({
      type: 'game',
      dealer,
      declarer,
      level: 6,
      trump: 'spades',
      defence: [says(first, 'pass'), says(whister, 'whist')],
      tricks: { [declarer]: 6 },
    });
    await open([made(0, 2, 3, 1), made(1, 3, 0, 2)], paperOf([made(1, 2, 3, 0), made(2, 3, 0, 1)]));
    await take('раздачи 1–2: сдающие сдвинуты на место, в раздаче 1 сдаёт Рябинина, а не Морошкин ');
    expect(cursor()).toBe('1');
    await page.press('Enter');
    await pause();
    expect(page.backend.named('deals.correct')).toMatchObject([{ dealId: 'p1', deal: { dealer: 1 } }]);
    await take('раздача 2, 6♠/=: сдаёт Верстов, а не Рябинина ');
    expect(cursor()).toBe('2');
    await page.press('Enter');
    // It is his turn behind the deal that was mended: nothing is asked.
    expect(page.text()).not.toContain('Записать так?');
    await pause();
    expect(panel()).toBe('');
  });

  test('a deal that the paper does not have is taken off', async () => {
    await open(right, paperOf(right.toSpliced(2, 1)));
    await take('раздача 3, мизер/=: на бумаге её нет ');
    await page.wrapper.find('form.remove').trigger('submit');
    await pause();
    expect(page.backend.named('deals.remove')).toMatchObject([{ dealId: 'p3', reason: expect.any(String) }]);
    expect(panel()).toBe('');
  });
});

/** The paper with something written besides. */
function miswritten(change: (paper: Totals) => void): Totals {
  const paper = structuredClone(paperOf(right));
  change(paper);
  return paper;
}
const add = (row: number[] | undefined, seat: number, amount: number): void => {
  if (row !== undefined) row[seat] = (row[seat] ?? 0) + amount;
};
/** What the remise writes: u = 2, price 4, so consolation 8 each, and Рябинина 4 × 5 for her whist besides. */
const CONSOLATION = 8;

const ofPaper: [kind: string, paper: Totals, sentence: string, mend: string, deal: string][] = [
  [
    'consolation of the sitting-out dealer',
    miswritten((paper) => add(paper.whists[3], 0, -CONSOLATION)),
    'на бумаге забыта консоляция: раздача 4, 7♦/−2, Калачёва — 8. В программе верно. Бумага: Калачёва, висты ',
    ' вместо ',
    '4',
  ],
  [
    'consolation of everybody',
    miswritten((paper) => [1, 2, 3].forEach((seat) => add(paper.whists[seat], 0, -CONSOLATION))),
    'на бумаге забыта консоляция всех: раздача 4, 7♦/−2, вместе 24. В программе верно. Бумага: ',
    ' вместо ',
    '4',
  ],
  [
    // One trick at step 1 for each of the four.
    'amnesty',
    miswritten((paper) => [0, 1, 2, 3].forEach((seat) => add(paper.mountain, seat, 1))),
    'на бумаге забыта амнистия: раздача 5, распасы',
    'Бумага: Морошкин, гора ',
    '5',
  ],
  [
    // Three, nothing, one and two over the fewest, once instead of twice.
    'step',
    miswritten((paper) => [3, 0, 1, 2].forEach((n, seat) => add(paper.mountain, seat, -n))),
    'на бумаге распасы по шагу 1, а не 2: раздача 6. ',
    'Бумага: Морошкин, гора ',
    '6',
  ],
  [
    // 2 × 6 of Верстов on Рябинина, written on Морошкин.
    'column',
    miswritten((paper) => {
      add(paper.whists[2], 1, -12);
      add(paper.whists[2], 0, 12);
    }),
    'на бумаге висты не в том столбце: раздача 1, 8♥/=, Верстов — 12, столбец Морошкин вместо Рябинина. ',
    'Бумага: Морошкин, итог ',
    '1',
  ],
];

describe('an error of the paper is named with what to mend', () => {
  test.each(ofPaper)('%s', async (_kind, paper, sentence, mend, deal) => {
    await open(right, paper);
    await take(sentence);
    expect(proposals().find((text) => text.startsWith(sentence))).toContain(mend);
    expect(cursor()).toBe(deal);
    expect(page.input().value).toBe('');
    await fill(paperOf(right));
    await pause();
    expect(panel()).toBe('');
    expect(page.wrapper.find('.sheets li').text()).toContain('итог сходится');
  });

  test('two columns changed at the foot: nothing is to be opened', async () => {
    const [, on, other] = [1, 0, 2];
    const paper = miswritten(({ whists }) => {
      const row = whists[1] as number[];
      [row[on], row[other]] = [row[other] as number, row[on] as number];
    });
    await open(right, paper);
    const named = proposals().find((text) =>
      text.startsWith('на бумаге в итоге переставлены столбцы вистов'),
    );
    expect(named).toContain('Рябинина → Морошкин и Рябинина → Верстов. В программе верно. Бумага: ');
    expect(named).not.toContain('Alt');
  });
});
