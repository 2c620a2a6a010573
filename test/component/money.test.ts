// @vitest-environment happy-dom
/** Rules of places, fees and prizes, the treasurer: what is typed, keys alone, the effect before it is stored. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ref } from 'vue';
import type { CallInput } from '../../shared/ipc/contract.ts';
import type { MoneyPlayer, MoneyView } from '../../shared/ipc/schemas/money.ts';
import type { StandingsPlan } from '../../shared/ledger/kinds.ts';
import {
  balanceParts,
  cashOf,
  columnsOf,
  comesOut,
  sumsToZero,
} from '../../renderer/features/money/model/desk.ts';
import { isBySum, planForm, readPlan } from '../../renderer/features/money/model/planForm.ts';
import { readTerms, termsForm } from '../../renderer/features/money/model/termsForm.ts';
import {
  fractionTyped,
  readFraction,
  readShare,
  shareTyped,
} from '../../renderer/features/money/model/typed.ts';
import { CallFailure, problemText } from '../../renderer/api/failure.ts';
import { useText } from '../../renderer/ui/text.ts';
import { paymentSlots } from '../../renderer/features/money/model/slots.ts';
import KeyOrder from '../../renderer/features/money/KeyOrder.vue';
import PlanDialog from '../../renderer/features/money/PlanDialog.vue';
import TermsDialog from '../../renderer/features/money/TermsDialog.vue';
import TreasurerView from '../../renderer/features/money/TreasurerView.vue';
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

const player = (name: string, place: string, over: Partial<MoneyPlayer> = {}): MoneyPlayer => ({
  ...{ playerId: name, name, full: `${name} Нина`, place, whists: '0', penalty: 0 },
  ...{ whistMoney: '0', penaltyMoney: '0', play: 0, feeDue: 0, feePaid: 0, prize: 0, balance: 0, open: 0 },
  ...over,
});
const plan = { entryFee: 50_000, feeFree: [], feeShare: '1', added: 0, penalties: 'free' as const };
/** А has won 20 whists of Б at 50 kopecks and takes the whole fund; Б has not paid the fee. */
const view = (over: Partial<MoneyView> = {}): MoneyView => ({
  stakeKopecks: '50',
  plan: { ...plan, prizes: { kind: 'shares', shares: ['1'] } },
  players: [
    player('А', '1', {
      ...{ whists: '20', whistMoney: '1000', play: 1000, feeDue: 50_000, feePaid: 50_000 },
      ...{ prize: 100_000, balance: 101_000, open: 101_000 },
    }),
    player('Б', '2', {
      ...{ whists: '-20', whistMoney: '-1000', play: -1000, feeDue: 50_000, balance: -51_000, open: -51_000 },
    }),
  ],
  cash: { balance: -50_000, open: -50_000 },
  fund: { total: 100_000, fees: '100000', penalties: '0', added: 0, left: 0 },
  sums: { play: 0, feesDue: 100_000, feesPaid: 50_000, prizes: 100_000, remains: 0 },
  payments: [
    {
      paymentId: 'f1',
      from: 'А',
      to: 'cash',
      kopecks: 50_000,
      purpose: 'fee',
      by: '',
      at: '2026-11-28T14:00:00.000Z',
    },
  ],
  cancelled: [],
  toCome: [
    { from: 'Б', to: 'А', kopecks: 51_000 },
    { from: 'cash', to: 'А', kopecks: 50_000 },
  ],
  unfinished: [],
  seq: 1,
  ...over,
});
const game = overviewOf([[{ seats: ['А', 'Б', 'В'] }]]);

let made: Made[];
function answer(more: Answers = {}): void {
  made = answering({
    'money.get': () => view(),
    'money.pay': () => ({ seq: 2, paymentIds: ['x'] }),
    'money.change': () => ({ seq: 2 }),
    'money.cancel': () => ({ seq: 2 }),
    'standings.change': () => ({ seq: 2 }),
    'tournament.get': () => game,
    ...more,
  });
}
const called = (name: string): unknown[] => made.filter((one) => one.name === name).map(({ input }) => input);
beforeEach(() => {
  openWindow(game);
  answer();
});
afterEach(() => vi.useRealTimers());

describe('typed', () => {
  it.each([
    ['1', '1'],
    ['0,1', '1/10'],
    ['0.5', '1/2'],
    [',5', '1/2'],
    ['1/10', '1/10'],
    ['3 / 2', '3/2'],
    ['007', '7'],
  ])('a fraction «%s» is %s', (text, value) => expect(readFraction(text)).toBe(value));

  it.each(['', 'abc', '−3', '-3', '1/0', '1,', ',', '1 000', '0,1%'])('«%s» is refused', (text) =>
    expect(readFraction(text)).toBeNull(),
  );

  it.each([
    ['50', '1/2'],
    ['33,3 %', '333/1000'],
    ['1/3', '1/3'],
    ['100', '1'],
  ])('a share «%s» is %s', (text, value) => expect(readShare(text)).toBe(value));

  it.each(['', '−5', '1/3 %', 'половина'])('«%s» is no share', (text) => expect(readShare(text)).toBeNull());

  it.each(['1', '1/10', '3/2', '1/3', '7', '1/8', '0'])('%s comes back from what it is shown as', (value) => {
    expect(readFraction(fractionTyped(value))).toBe(value);
    expect(readShare(shareTyped(value))).toBe(value);
  });
});

describe('rules of places', () => {
  const own: StandingsPlan = {
    measure: 'placePoints',
    cutoffs: [
      { upTo: 100, factor: '1' },
      { upTo: 300, factor: '1/2' },
      { upTo: null, factor: '1/10' },
    ],
    placeTable: { three: ['3', '1', '0'], four: ['4', '2', '1', '0'] },
    tieBreaks: ['fewerMountain', 'lot'],
    lotSeed: '7F3K',
    minRounds: 2,
    withdrawn: 'last',
  };

  it('a plan comes back from its form', () => expect(readPlan(planForm(own))).toEqual({ plan: own }));

  it('no plan is the sum of whists, and the form of it is empty', () => {
    const read = readPlan(planForm());
    expect('plan' in read && isBySum(read.plan)).toBe(true);
  });

  it('what cannot be is refused at its place', () => {
    const form = planForm(own);
    form.steps = [
      { upTo: '300', factor: '1' },
      { upTo: '200', factor: 'abc' },
    ];
    form.four = ['0', '1', '2', '−1'];
    const read = readPlan(form);
    expect('problems' in read && read.problems.map(({ path, code }) => [path, code])).toEqual([
      ['cutoffs[1].factor', 'plan/fraction'],
      ['placePoints.four[3]', 'plan/fraction'],
    ]);
    form.steps[1] = { upTo: '200', factor: '1/2' };
    form.four = ['0', '1', '2', '3'];
    const again = readPlan(form);
    expect('problems' in again && again.problems.map(({ path }) => path)).toEqual([
      'cutoffs[1].upTo',
      'placePoints.four[1]',
    ]);
  });

  it('keys are chosen and moved without a mouse', async () => {
    const ties = ref<string[]>(['bestRound', 'lot']);
    await show(KeyOrder, {
      modelValue: ties.value,
      'onUpdate:modelValue': (now: string[]) => {
        ties.value = now;
      },
    });
    const row = (key: string): HTMLElement => document.querySelector(`[data-key="${key}"]`) as HTMLElement;
    expect(
      [...document.querySelectorAll('[data-key]')].slice(0, 2).map((one) => one.getAttribute('data-key')),
    ).toEqual(['bestRound', 'lot']);
    row('bestRound').focus();
    await press('ArrowDown');
    expect(document.activeElement).toBe(row('lot'));
    await press('ArrowUp', { ctrlKey: true });
    expect(ties.value).toEqual(['lot', 'bestRound']);
    row('bestRound').click();
    await settled();
    expect(row('lot').getAttribute('aria-checked')).toBe('true');
  });

  const standing = (places: [string, string][]) => ({
    ...{ afterRound: null, rounds: [1], penalties: [], unfinished: [], printedAt: null, revision: 0, seq: 1 },
    sums: { rounds: [0], tables: 0, penalties: 0, total: 0 },
    rows: places.map(([name, place]) => ({
      ...{ playerId: name, name, full: name, place, rounds: [null], tables: 0, penalties: 0, total: 0 },
      ...{ firsts: 0, printed: null },
    })),
  });

  it('shows whose place changes before anything is stored', async () => {
    vi.useFakeTimers();
    answer({
      'standings.get': (input: CallInput<'standings.get'>) =>
        input.plan === undefined || input.plan === null
          ? standing([
              ['А', '1'],
              ['Б', '2'],
              ['В', '3'],
            ])
          : standing([
              ['Б', '1'],
              ['А', '2'],
              ['В', '3'],
            ]),
    });
    await show(PlanDialog, { open: true, plan: undefined });
    const measure = document.querySelectorAll<HTMLInputElement>('input[name="measure"]')[1];
    measure?.click();
    await settled();
    await vi.advanceTimersByTimeAsync(300);
    await settled();
    const remark = textOf(document.querySelector('.remark'));
    expect(remark).toContain('Б: место 2 → 1');
    expect(remark).toContain('А: место 1 → 2');
    expect(remark).not.toContain('В: место');
    expect(called('standings.change')).toEqual([]);
    document.querySelector<HTMLButtonElement>('.actions .main')?.click();
    await settled();
    expect(called('standings.change')).toMatchObject([{ plan: { measure: 'average', cutoffs: null } }]);
  });

  it('are stored by Ctrl+Enter from any field, once; not while something cannot be read', async () => {
    answer({ 'standings.get': () => standing([['А', '1']]) });
    await show(PlanDialog, { open: true, plan: undefined });
    expect(textOf(document.querySelector('.actions .main'))).toBe('Сохранить Ctrl Enter');
    const rounds = document.querySelector<HTMLInputElement>('.dialog input.count')!;
    const type = async (text: string): Promise<void> => {
      rounds.value = text;
      rounds.dispatchEvent(new Event('input'));
      await settled();
    };
    rounds.focus();
    await type('много');
    await press('Enter', { ctrlKey: true });
    expect(called('standings.change')).toEqual([]);
    await type('2');
    await press('Enter', { ctrlKey: true, repeat: true });
    expect(called('standings.change')).toEqual([]);
    await press('Enter', { ctrlKey: true });
    expect(called('standings.change')).toMatchObject([{ plan: { minRounds: 2 }, reason: '' }]);
  });
});

describe('fees and prizes', () => {
  const before = { plan: null, stakeKopecks: null };

  it.each([
    ['0,5', '50'],
    ['0.5', '50'],
    ['1 000,50', '100050'],
    ['1\u00a0000,50', '100050'],
    ['1\u202f000,50', '100050'],
    [',5', '50'],
  ])('scenario 17: a stake «%s» is %s kopecks', (stake, kopecks) => {
    const read = readTerms({ ...termsForm(before), stake }, before);
    expect('terms' in read && read.terms.stakeKopecks).toBe(kopecks);
  });

  it.each(['abc', '−3', '-3', '0,005', '1 00'])('scenario 17: «%s» is refused with its place', (text) => {
    for (const field of ['stake', 'fee', 'added'] as const) {
      const read = readTerms({ ...termsForm(before), [field]: text }, before);
      expect('problems' in read && read.problems.map(({ path }) => path)).toEqual([field]);
    }
  });

  it('terms come back from their form, and nothing at all is no plan', () => {
    const terms = {
      plan: { ...plan, prizes: { kind: 'shares' as const, shares: ['1/2', '1/3'] }, feeShare: '9/10' },
      stakeKopecks: '1/2',
    };
    expect(readTerms(termsForm(terms), terms)).toEqual({ terms });
    expect(readTerms(termsForm(before), before)).toEqual({ terms: before });
  });

  it('is refused in percents, as the fields speak', () => {
    const said = (form: object): string | null => {
      const read = readTerms({ ...termsForm(before), fee: '100', ...form }, before);
      const [problem] = 'problems' in read ? read.problems : [];
      return problem === undefined ? null : problemText(useText(), problem);
    };
    expect(said({ feeShare: '150' })).toBe('доля взносов — от 0 до 100 %');
    // 50 + 33⅓ + 20 = 103⅓.
    expect(said({ shares: ['50', '1/3', '20'] })).toBe('доли призов вместе 103⅓\u00a0%: больше 100 %');
    expect(said({ shares: ['50', '1/3', '1/6'] })).toBeNull();
  });

  it('more than the whole is refused', () => {
    const read = readTerms({ ...termsForm(before), fee: '100', shares: ['60', '50'] }, before);
    expect('problems' in read && read.problems[0]).toMatchObject({
      path: 'prizes',
      code: 'moneyPlan/shares',
    });
  });

  it('shows fund and balances before anything is stored; Enter adds a place', async () => {
    vi.useFakeTimers();
    answer({
      'money.get': (input: CallInput<'money.get'>) =>
        input.plan === undefined ? view({ players: [player('А', '1'), player('Б', '2')] }) : view(),
    });
    await show(TermsDialog, { open: true, terms: { plan: view().plan, stakeKopecks: '50' } });
    await vi.advanceTimersByTimeAsync(300);
    await settled();
    const remark = textOf(document.querySelector('.remark'));
    expect(remark).toContain('Фонд 1 000,00 ₽, призы 1 000,00 ₽.');
    expect(remark).toContain('А: баланс 0,00 ₽ → +1 010,00 ₽');
    const prize = document.querySelector<HTMLInputElement>('[data-prize="0"]');
    prize?.focus();
    await press('Enter');
    expect(document.activeElement?.getAttribute('data-prize')).toBe('1');
  });

  it('are stored by Ctrl+Enter, from the field of a prize too', async () => {
    await show(TermsDialog, { open: true, terms: { plan: view().plan, stakeKopecks: '50' } });
    expect(textOf(document.querySelector('.actions .main'))).toBe('Сохранить Ctrl Enter');
    document.querySelector<HTMLInputElement>('[data-prize="0"]')?.focus();
    await press('Enter', { ctrlKey: true });
    expect(document.querySelectorAll('[data-prize]')).toHaveLength(0);
    expect(called('money.change')).toEqual([{ plan: view().plan, stakeKopecks: '50', reason: '' }]);
  });

  it('that cannot be shown say why', async () => {
    vi.useFakeTimers();
    answer({
      'money.get': () => {
        throw new CallFailure({ code: 'money/unknown' });
      },
    });
    await show(TermsDialog, { open: true, terms: { plan: view().plan, stakeKopecks: '50' } });
    await vi.advanceTimersByTimeAsync(300);
    await settled();
    expect(textOf(document.querySelector('.remark .refused'))).toContain('money/unknown');
  });
});

describe('the treasurer', () => {
  it('sums to zero, and says when it would not', () => {
    expect(sumsToZero(view())).toBe(true);
    expect(sumsToZero(view({ cash: { balance: -49_999, open: -49_999 } }))).toBe(false);
    expect(comesOut(view())).toBe(true);
    expect(comesOut(view({ toCome: [] }))).toBe(false);
    expect(columnsOf(view())).toEqual(['fee', 'whists', 'play', 'prize', 'balance']);
    expect(cashOf(view(), 'prize')).toBe(-100_000);
  });

  it('a fee is marked by Enter or Space on its player, once', async () => {
    await show(TreasurerView, { narrow: false });
    await press('ArrowDown');
    await press('Enter');
    await press('ArrowUp');
    await press('Enter');
    const fees = called('money.pay');
    expect(fees).toEqual([
      { payments: [{ from: 'Б', to: 'cash', kopecks: 50_000, purpose: 'fee', by: '' }] },
    ]);
    await press('ArrowDown');
    await press(' ');
    expect(called('money.pay')).toHaveLength(2);
  });

  it('a payment is marked by its digit', async () => {
    await show(TreasurerView, { narrow: false });
    await press('2');
    expect(called('money.pay')).toEqual([
      { payments: [{ from: 'cash', to: 'А', kopecks: 50_000, purpose: 'settlement', by: '' }] },
    ]);
    await press('9');
    expect(called('money.pay')).toHaveLength(1);
  });

  it('a digit stays with its payment: pressed twice, it marks one and says so', async () => {
    const given = { paymentId: 'p1', purpose: 'settlement' as const, by: '', at: '2026-11-28T15:00:00.000Z' };
    const paid = (): boolean => called('money.pay').length > 0;
    const rest = { from: 'cash', to: 'А', kopecks: 50_000 };
    const one = { from: 'Б', to: 'А', kopecks: 51_000 };
    answer({
      'money.get': () =>
        paid() ? view({ toCome: [rest], payments: [...view().payments, { ...one, ...given }] }) : view(),
    });
    await show(TreasurerView, { narrow: false });
    const rows = (): string[] => [...document.querySelectorAll('.payment')].map(textOf);
    expect(rows()).toHaveLength(2);
    await press('1');
    await press('1');
    expect(called('money.pay')).toEqual([{ payments: [{ ...one, purpose: 'settlement', by: '' }] }]);
    // The rows stay where they were, with their numbers; 2 is still the payment of the cash.
    expect(rows()[0]).toMatch(/^1.*отдано/u);
    expect(rows()[0]).not.toContain('не отдано');
    expect(rows()[1]).toMatch(/^2.*не отдано/u);
    await press('2');
    expect(called('money.pay')[1]).toEqual({ payments: [{ ...rest, purpose: 'settlement', by: '' }] });
  });

  it('numbers of payments: new ones come behind, one taken back has its old number', () => {
    const [first, second] = view().toCome;
    const added = { from: 'Б', to: 'cash', kopecks: 100 };
    const start = paymentSlots([], view());
    const made = { ...first!, paymentId: 'p', purpose: 'settlement' as const, by: '', at: '' };
    const after = paymentSlots(start, view({ toCome: [added, second!], payments: [made] }));
    expect(after.map(({ number, from, to, state }) => [number, from, to, state])).toEqual([
      [1, 'Б', 'А', 'given'],
      [2, 'cash', 'А', 'toCome'],
      [3, 'Б', 'cash', 'toCome'],
    ]);
    const back = paymentSlots(after, view());
    expect(back.map(({ number, state }) => [number, state])).toEqual([
      [1, 'toCome'],
      [2, 'toCome'],
      [3, 'gone'],
    ]);
  });

  it('the footnote names what is in the balances, and nothing else', async () => {
    const note = (): string => textOf(document.querySelector('.table-note'));
    await show(TreasurerView, { narrow: false });
    // Penalties cost no money here.
    expect(note()).toContain('Баланс: висты по точным итогам × цена виста, недоплаченный взнос, приз.');
    expect(note()).not.toContain('штраф');
    expect(note()).toContain('в таблице мест сложены итоги столов');
  });

  it('where penalties are paid the footnote says so, without a stake it speaks of no whists', () => {
    const t = useText();
    const paid = view({ plan: { ...view().plan!, penalties: 'fund' } });
    expect(balanceParts(t, paid)).toContain('штрафы × цена виста');
    expect(balanceParts(t, { ...paid, stakeKopecks: null })).toEqual(['недоплаченный взнос', 'приз']);
  });

  it('a key that is held marks nothing more', async () => {
    await show(TreasurerView, { narrow: false });
    await press('1');
    await press('1', { repeat: true });
    expect(called('money.pay')).toHaveLength(1);
  });

  it('is cancelled with a reason only', async () => {
    await show(TreasurerView, { narrow: false });
    document.querySelector<HTMLButtonElement>('.made button')?.click();
    await settled();
    const form = document.querySelector<HTMLFormElement>('.dialog form');
    form?.requestSubmit();
    await settled();
    expect(called('money.cancel')).toEqual([]);
    expect(textOf(document.querySelector('.dialog .refused'))).toContain('Без причины');
    const input = document.querySelector<HTMLInputElement>('.dialog input');
    if (input !== null) {
      input.value = 'не тот игрок';
      input.dispatchEvent(new Event('input'));
    }
    form?.requestSubmit();
    await settled();
    expect(called('money.cancel')).toEqual([{ paymentId: 'f1', reason: 'не тот игрок' }]);
  });

  it('0 frees a player of the fee', async () => {
    await show(TreasurerView, { narrow: false });
    await press('ArrowDown');
    await press('0');
    expect(called('money.change')).toMatchObject([{ plan: { feeFree: ['Б'] }, stakeKopecks: '50' }]);
  });

  it('answers why', async () => {
    await show(TreasurerView, { narrow: false });
    const why = textOf([...document.querySelectorAll('.remark')].at(-1));
    expect(why).toContain('А: почему +1 010,00 ₽?');
    expect(why).toContain('Висты +20 × 0,50 ₽ = +10,00 ₽');
    expect(why).toContain('+10,00 ₽ +1 000,00 ₽ = +1 010,00 ₽');
  });
});
