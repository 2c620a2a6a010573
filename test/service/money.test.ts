/** Fees, prizes, balances and payments of a whole evening; places by a plan; penalties and payments taken back. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AdjustDeal } from '../../shared/domain/types.ts';
import type { CallOutput } from '../../shared/ipc/contract.ts';
import type { MoneyPlan, StandingsPlan } from '../../shared/ledger/kinds.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import { Desk } from '../fixtures/desk.ts';

let desk: Desk;
let tables: string[][];
let players: string[];
beforeEach(async () => {
  desk = new Desk();
});
afterEach(() => desk.close());

/** Игрок1 … Игрок6 at two tables of three; whists at 50 kopecks. */
async function open(rounds = 1, stakeKopecks: string | null = '50'): Promise<void> {
  const seats = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  tables = await desk.openTables(seats, { target: null, stakeKopecks }, rounds);
  players = (await overview()).players.map((player) => player.playerId);
}
const overview = () => desk.service.ok('tournament.get', {});
const money = () => desk.service.ok('money.get', {});
const standings = () => desk.service.ok('standings.get', { afterRound: null });
const id = (n: number): string => players[n - 1] ?? '';
const table = (round: number, at: number): string => tables[round - 1]?.[at - 1] ?? '';

/** The seat writes so much on each of the two others: +2n for it, −n for each of them. */
const wins = (seat: number, each: number): AdjustDeal => ({
  type: 'adjust',
  reason: 'итог',
  whists: [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === seat && i !== j ? each : 0))),
});
const plan = (over: Partial<StandingsPlan> = {}): StandingsPlan => ({
  measure: 'sum',
  cutoffs: null,
  placeTable: null,
  tieBreaks: [],
  lotSeed: '',
  minRounds: 0,
  withdrawn: 'stays',
  ...over,
});
const terms = (over: Partial<MoneyPlan> = {}): MoneyPlan => ({
  entryFee: 0,
  feeFree: [],
  prizes: { kind: 'shares', shares: [] },
  feeShare: '1',
  added: 0,
  penalties: 'free',
  ...over,
});
const setMoney = (over: Partial<MoneyPlan>, stakeKopecks: string | null = '50') =>
  desk.service.ok('money.change', { plan: terms(over), stakeKopecks, reason: '' });
const setPlan = (over: Partial<StandingsPlan>) =>
  desk.service.ok('standings.change', { plan: plan(over), reason: '' });
const byName = (view: CallOutput<'money.get'>) =>
  Object.fromEntries(view.players.map(({ name, balance }) => [name, balance]));
const sum = (view: CallOutput<'money.get'>): number =>
  view.players.reduce((all, one) => all + one.balance, view.cash.balance);

describe('balances', () => {
  test('only whists: each balance is the exact result at the stake, nothing passes the cash', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    const view = await money();
    expect(byName(view)).toEqual({
      Игрок1: 3000,
      Игрок2: -1500,
      Игрок3: -1500,
      Игрок4: 0,
      Игрок5: 0,
      Игрок6: 0,
    });
    expect(view.cash).toEqual({ balance: 0, open: 0 });
    expect(view.toCome.map(({ to, kopecks }) => [to, kopecks])).toEqual([
      [id(1), 1500],
      [id(1), 1500],
    ]);
  });

  test('scenario 1: thirds of a raspasy to the kopeck, and the balances still sum to 0', async () => {
    await open();
    await desk.record({ type: 'raspasy', dealer: 0, tricks: [4, 3, 3] }, null, table(1, 1));
    const view = await money();
    // −20/3 × 50 = −333⅓, 10/3 × 50 = 166⅔ twice: floors −334, 166, 166 lack two; all fractions are ⅔: the first two.
    expect(byName(view)).toMatchObject({ Игрок1: -333, Игрок2: 167, Игрок3: 166 });
    expect(sum(view)).toBe(0);
    // Floors −7, 3, 3 lack one; all fractions are ⅓: the first seat has it.
    const totals = (await standings()).rows.map((row) => row.total).toSorted((a, b) => a - b);
    expect(totals).toEqual([-6, 0, 0, 0, 3, 3]);
  });

  test('scenario 2: one mountain point, payments rebuild the printed balances', async () => {
    await open();
    const point: AdjustDeal = { type: 'adjust', reason: 'гора', mountain: [0, 1, 0] };
    await desk.record(point, null, table(1, 1));
    const view = await money();
    // −20/3 and 10/3 twice, at 50 kopecks.
    expect(byName(view)).toMatchObject({ Игрок1: 167, Игрок2: -333, Игрок3: 166 });
    const paid = new Map<string, number>();
    for (const { from, to, kopecks } of view.toCome) {
      paid.set(from, (paid.get(from) ?? 0) - kopecks);
      paid.set(to, (paid.get(to) ?? 0) + kopecks);
    }
    for (const { playerId, balance } of view.players) expect(paid.get(playerId) ?? 0).toBe(balance);
  });

  test('scenario 3: B fails by one and both whist: A and C gain everywhere', async () => {
    await open();
    const failed = {
      type: 'game' as const,
      dealer: 0,
      declarer: 1,
      level: 6 as const,
      defence: [
        { player: 2, says: 'whist' as const },
        { player: 0, says: 'whist' as const },
      ],
      tricks: { '1': 5, '2': 3, '0': 2 },
    };
    await desk.record(failed, null, table(1, 1));
    const view = await money();
    const balance = byName(view);
    expect(balance['Игрок2']).toBeLessThan(0);
    expect(balance['Игрок1']).toBeGreaterThan(0);
    expect(balance['Игрок3']).toBeGreaterThan(0);
    expect(view.toCome.every(({ from }) => from === id(2))).toBe(true);
    const rows = Object.fromEntries((await standings()).rows.map((row) => [row.name, row.total]));
    expect([rows['Игрок1'], rows['Игрок3']].every((total) => (total ?? 0) > 0)).toBe(true);
    const pdf = await readPdf(await shown('settlement', table(1, 1)));
    expect(pdf.text).toMatch(/Игрок2 → Игрок[13]/u);
    expect(pdf.text).not.toMatch(/Игрок[13] → Игрок2/u);
  });

  test('fees, prizes and a penalty: the cash is a party, all together 0', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    await setMoney({
      entryFee: 50_000,
      prizes: { kind: 'shares', shares: ['1/2', '3/10', '1/5'] },
      added: 100_000,
      penalties: 'fund',
    });
    const penalty = { playerId: id(6), roundId: null, points: -20, reason: 'Опоздание' };
    await desk.service.ok('penalties.record', penalty);
    const view = await money();
    // Six fees of 500, 1000 added, 20 whists at 50 kopecks: 300 000 + 100 000 + 1 000.
    expect(view.fund).toMatchObject({
      total: 401_000,
      fees: '300000',
      added: 100_000,
      penalties: '1000',
      left: 0,
    });
    // Place 1 alone; 4 and 5 share places 2 and 3 (120 300 + 80 200 = 200 500).
    const prize = Object.fromEntries(view.players.map((one) => [one.name, one.prize]));
    expect(prize).toMatchObject({ Игрок1: 200_500, Игрок4: 100_250, Игрок5: 100_250, Игрок2: 0 });
    expect(byName(view)).toEqual({
      Игрок1: 3000 - 50_000 + 200_500,
      Игрок4: -50_000 + 100_250,
      Игрок5: -50_000 + 100_250,
      Игрок2: -1500 - 50_000,
      Игрок3: -1500 - 50_000,
      Игрок6: -1000 - 50_000,
    });
    expect(sum(view)).toBe(0);
    expect(view.toCome.length).toBeLessThanOrEqual(view.players.length);
    // The whole fund was given out, the 1000 roubles put in as well.
    expect(view.sums.remains).toBe(0);
  });

  test('penalties move the places and cost nothing where they are free', async () => {
    await open();
    await setMoney({ entryFee: 10_000 });
    await desk.service.ok('penalties.record', { playerId: id(1), roundId: null, points: -20, reason: 'x' });
    expect(byName(await money())).toMatchObject({ Игрок1: -10_000 });
  });

  test('an award that sums to something is borne by the cash', async () => {
    await open();
    const awards = [10, 10, 0].map((points, i) => ({ playerId: id(i + 1), points }));
    const input = { tableId: table(1, 1), how: 'awarded' as const, awards, by: 'Ёлкин', expectedSeq: null };
    await desk.service.ok('sheet.end', { ...input, reason: 'Не сыграли' });
    const view = await money();
    expect(byName(view)).toMatchObject({ Игрок1: 500, Игрок2: 500, Игрок3: 0 });
    expect(view.cash.balance).toBe(-1000);
    expect((await standings()).awarded).toEqual([{ round: 1, table: 1, sum: 20 }]);
  });
});

describe('scenario 15: shared places', () => {
  /** 120, 120, 90, 90, 90, 10 by penalties with the sign turned: the places are all that matters here. */
  async function sixPlaces(): Promise<void> {
    await open();
    for (const [i, points] of [120, 120, 90, 90, 90, 10].entries())
      await desk.service.ok('penalties.record', { playerId: id(i + 1), roundId: null, points, reason: 'x' });
  }

  test('1–2, 3–5, 6 on screen, on paper and among the prizes, which sum exactly', async () => {
    await sixPlaces();
    await setMoney(
      { added: 100_001, prizes: { kind: 'shares', shares: ['1/2', '1/4', '1/8', '1/8'] } },
      null,
    );
    const rows = (await standings()).rows.map((row) => [row.name, row.place]);
    expect(rows.map(([, place]) => place)).toEqual(['1–2', '1–2', '3–5', '3–5', '3–5', '6']);
    const view = await money();
    expect(view.players.map(({ place }) => place)).toEqual(rows.map(([, place]) => place));
    // 50 000½, 25 000¼, 12 500⅛ twice: one kopeck is missing and goes to the largest fraction, the first place.
    // 1–2: 50 001 + 25 000; 3–5: 12 500 + 12 500 among three.
    expect(view.players.map(({ prize }) => prize)).toEqual([37_501, 37_500, 8334, 8333, 8333, 0]);
    expect(view.sums.prizes).toBe(100_001);
    for (const document of ['standings', 'final-protocol'] as const) {
      const { text } = await readPdf(await shown(document, ''));
      for (const place of ['1–2 Игрок1', '1–2 Игрок2', '3–5 Игрок3', '6 Игрок6'])
        expect(text).toContain(place);
    }
  });

  test('a lot parts them all, and the same code the same way', async () => {
    await sixPlaces();
    await setPlan({ tieBreaks: ['lot'], lotSeed: '7F3K-92' });
    const places = async () => (await standings()).rows.map(({ name, place }) => `${place} ${name}`);
    const first = await places();
    expect(first.map((text) => text.slice(0, 1))).toEqual(['1', '2', '3', '4', '5', '6']);
    await setPlan({});
    await setPlan({ tieBreaks: ['lot'], lotSeed: '7f3k 92' });
    expect(await places()).toEqual(first);
  });

  test('a lot without a code gets one when it is stored', async () => {
    await open();
    await setPlan({ tieBreaks: ['lot'] });
    expect((await standings()).plan?.lotSeed).toMatch(/^[0-9A-Z]{8}$/u);
  });
});

describe('places by a plan', () => {
  test('the average where numbers of rounds differ', async () => {
    await open(2);
    await desk.record(wins(0, 30), null, table(1, 1));
    await desk.record(wins(0, 30), null, table(2, 1));
    await desk.record(wins(0, 50), null, table(1, 2));
    expect((await standings()).rows[0]).toMatchObject({ name: 'Игрок1', total: 120 });
    await setPlan({ measure: 'average' });
    // 120 whists in two rounds are 60 a round, 100 in one are 100.
    expect((await standings()).rows.slice(0, 2)).toMatchObject([
      { name: 'Игрок4', place: '1', by: { score: '100', rounds: '1' } },
      { name: 'Игрок1', place: '2', by: { score: '60', rounds: '2' } },
    ]);
  });

  test('cut-offs 10 : 1 above 200 touch the places, not the money', async () => {
    await open();
    await desk.record(wins(0, 150), null, table(1, 1));
    const before = byName(await money());
    await setPlan({
      cutoffs: [
        { upTo: 200, factor: '1' },
        { upTo: null, factor: '1/10' },
      ],
    });
    const view = await standings();
    // 300 → 200 + 10; −150 twice stay: the sum is broken by −90, which is shown apart.
    expect(view.rows[0]).toMatchObject({ name: 'Игрок1', total: 300, by: { score: '210', counts: ['210'] } });
    expect(view.cutSum).toBe('-90');
    expect(view.sums.tables).toBe(0);
    expect(byName(await money())).toEqual(before);
  });

  test('place points, shared at the table, and the keys in their order', async () => {
    await open(2);
    await desk.record(wins(0, 30), null, table(1, 1));
    await desk.record(wins(1, 50), null, table(2, 1));
    await setPlan({ measure: 'placePoints', tieBreaks: ['bestRound', 'whists'] });
    const [first, second] = (await standings()).rows;
    // 3 for the first place, the others share 3/2 and 0: 3/4 each. Both have 3 + 3/4; 100 is better than 60.
    expect(first).toMatchObject({ name: 'Игрок2', place: '1', by: { score: '15/4', ties: ['100', '70'] } });
    expect(second).toMatchObject({ name: 'Игрок1', place: '2', by: { score: '15/4', ties: ['60', '10'] } });
  });

  test('a proposed plan is shown and not stored', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    const seq = (await standings()).seq;
    const proposed = await desk.service.ok('standings.get', {
      afterRound: null,
      plan: plan({ measure: 'placePoints' }),
    });
    expect(proposed.rows[0]?.by?.score).toBe('3');
    expect((await standings()).plan).toBeUndefined();
    expect((await standings()).seq).toBe(seq);
  });

  test.each([
    [{ cutoffs: [{ upTo: null, factor: '2' }] }, 'cutoffs/factor'],
    [{ cutoffs: [{ upTo: 200, factor: '1' }] }, 'cutoffs/end'],
    [{ placeTable: { three: ['0', '1', '3'], four: ['3', '2', '1', '0'] } }, 'placePoints/order'],
    [{ tieBreaks: ['lot', 'lot'] as StandingsPlan['tieBreaks'] }, 'standingsPlan/keyTwice'],
  ])('is refused: %o', async (over, code) => {
    await open();
    const refused = await desk.service.refused('standings.change', { plan: plan(over), reason: '' });
    expect(refused.problems?.map((problem) => problem.code)).toContain(code);
  });

  test('is one step of undo, kept over a restart, and other changes of the tournament leave it', async () => {
    await open();
    await setPlan({ measure: 'average' });
    const { tournament } = await overview();
    await desk.service.ok('tournament.change', {
      tournament: { ...tournament, name: 'x' },
      reason: '',
      recalculate: false,
    });
    await desk.reopen();
    expect((await standings()).plan?.measure).toBe('average');
    expect((await desk.service.ok('history.undo', {})).undone.label).toBe('gesture.change');
    expect((await desk.service.ok('history.undo', {})).undone.label).toBe('gesture.plan');
    expect((await standings()).plan).toBeUndefined();
    expect(await desk.service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });
});

describe('undo names the act', () => {
  test('fees and prizes, rules of places, other data; beside what stood before and was not taken back', async () => {
    await open();
    const label = async (): Promise<string> => (await desk.service.ok('history.undo', {})).undone.label;
    await setMoney({ entryFee: 50_000 });
    expect(await label()).toBe('gesture.terms');
    // The terms were taken back: a plan set now is the only difference.
    await setPlan({ measure: 'average' });
    expect(await label()).toBe('gesture.plan');
    await setMoney({}, '100');
    expect(await label()).toBe('gesture.terms');
    const { tournament } = await overview();
    const changed = { ...tournament, name: 'x', stakeKopecks: '100' };
    await desk.service.ok('tournament.change', { tournament: changed, reason: '', recalculate: false });
    expect(await label()).toBe('gesture.change');
  });
});

describe('payments', () => {
  const pay = (from: string, to: string, kopecks: number, purpose: 'fee' | 'prize' | 'settlement') => ({
    payments: [{ from, to, kopecks, purpose, by: 'Щукина' }],
  });

  test('a fee that is paid is not due; a second press is refused', async () => {
    await open();
    await setMoney({ entryFee: 50_000 });
    await desk.service.ok('money.pay', pay(id(2), 'cash', 50_000, 'fee'));
    const view = await money();
    expect(view.players.find((one) => one.playerId === id(2))).toMatchObject({ feePaid: 50_000, balance: 0 });
    const again = await desk.service.refused('money.pay', pay(id(2), 'cash', 50_000, 'fee'));
    expect(again).toMatchObject({ code: 'money/notOpen', params: { open: 0 } });
    expect(view.sums).toMatchObject({ feesDue: 300_000, feesPaid: 50_000 });
  });

  test('marked one by one until everybody is even, and undone', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    await desk.record(wins(1, 10), null, table(1, 2));
    await setMoney({ entryFee: 10_000, prizes: { kind: 'fixed', kopecks: [30_000, 20_000] } });
    for (let next = (await money()).toCome[0]; next !== undefined; next = (await money()).toCome[0])
      await desk.service.ok('money.pay', pay(next.from, next.to, next.kopecks, 'settlement'));
    const even = await money();
    expect(even.players.every(({ open }) => open === 0)).toBe(true);
    expect(even.cash.open).toBe(0);
    expect(even.payments.length).toBeLessThanOrEqual(even.players.length);
    const { undone } = await desk.service.ok('history.undo', {});
    expect(undone.label).toBe('gesture.payment_settlement');
    expect((await money()).toCome).toHaveLength(1);
    await desk.service.ok('history.redo', {});
    await desk.reopen();
    expect((await money()).toCome).toEqual([]);
    expect(await desk.service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });

  test('cancelled with a reason it stays listed, and is open again', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    const { paymentIds } = await desk.service.ok('money.pay', pay(id(2), id(1), 1500, 'settlement'));
    expect((await money()).toCome).toHaveLength(1);
    const paymentId = paymentIds[0] ?? '';
    await desk.service.ok('money.cancel', { paymentId, reason: 'Отмечено не тому' });
    const view = await money();
    expect(view.payments).toEqual([]);
    expect(view.cancelled).toMatchObject([{ paymentId, kopecks: 1500, because: 'Отмечено не тому' }]);
    expect(view.toCome).toHaveLength(2);
    const gone = await desk.service.refused('money.cancel', { paymentId, reason: 'x' });
    expect(gone.code).toBe('payment/unknown');
    const { text } = await readPdf(await shown('treasurer', ''));
    expect(text).toContain('Отмечено не тому');
  });

  test('a correction after a payment: the difference is paid on, or back', async () => {
    await open();
    const dealId = await desk.record(wins(0, 30), null, table(1, 1));
    await desk.service.ok('money.pay', pay(id(2), id(1), 1500, 'settlement'));
    desk.tableId = table(1, 1);
    await desk.service.ok('deals.correct', desk.correcting(dealId, wins(0, 10), 'опечатка'));
    // Now 2 owes 500 and has paid 1500: 1000 come back; 3 owes 500.
    const view = await money();
    const open_ = Object.fromEntries(view.players.map((one) => [one.name, one.open]));
    expect(open_).toMatchObject({ Игрок1: -500, Игрок2: 1000, Игрок3: -500 });
  });

  test.each([
    ['a fee to a player', (): [string, string, 'fee'] => [id(1), id(2), 'fee'], 'money/parties'],
    ['a prize from a player', (): [string, string, 'prize'] => [id(1), id(2), 'prize'], 'money/parties'],
    ['to oneself', (): [string, string, 'settlement'] => [id(1), id(1), 'settlement'], 'money/parties'],
    ['a stranger', (): [string, string, 'settlement'] => ['x', id(1), 'settlement'], 'player/unknown'],
  ])('is refused: %s', async (_name, of, code) => {
    await open();
    const [from, to, purpose] = of();
    expect((await desk.service.refused('money.pay', pay(from, to, 1, purpose))).code).toBe(code);
  });

  test('who owes no fee owes none', async () => {
    await open();
    await setMoney({ entryFee: 10_000, feeFree: [id(3)] });
    expect(byName(await money())).toMatchObject({ Игрок2: -10_000, Игрок3: 0 });
    const stranger = { plan: terms({ feeFree: ['x'] }), stakeKopecks: null, reason: '' };
    expect((await desk.service.refused('money.change', stranger)).code).toBe('player/unknown');
  });
});

describe('amounts beyond what can be shown', () => {
  test('a billion of whists at a billion of kopecks is refused in words; with another stake all is there', async () => {
    const BILLION = 1_000_000_000;
    await open(1, String(BILLION));
    await desk.record(wins(0, BILLION), null, table(1, 1));
    const refused = await desk.service.refused('money.get', {});
    // Two billions of whists, each a billion of kopecks, are 2 · 10¹⁸: above 2⁵³.
    expect(refused.code).toBe('input/refused');
    expect(refused.problems?.map(({ code }) => code)).toEqual(['value/tooLarge']);
    expect((await standings()).sums).toMatchObject({ tables: 0 });
    await setMoney({}, '50');
    expect(byName(await money())).toMatchObject({ Игрок1: 2 * BILLION * 50, Игрок2: -BILLION * 50 });
  });
});

describe('scenario 8: penalties', () => {
  test('−20 in round 2: in the standings, the list and the final protocol; removed it stays listed', async () => {
    await open(2);
    const roundId = (await overview()).rounds[1]?.roundId ?? '';
    const recorded = { playerId: id(4), roundId, points: -20, reason: 'Опоздание' };
    const { penaltyId } = await desk.service.ok('penalties.record', recorded);
    expect((await standings()).sums).toMatchObject({ tables: 0, penalties: -20, total: -20 });
    const before = await readPdf(await shown('final-protocol', ''));
    expect(before.text).toContain('столы дают 0, штрафы −20');
    expect(before.text).toMatch(/Игрок4 −20 Опоздание/u);
    await desk.service.ok('penalties.remove', { penaltyId, reason: 'Поезд опоздал' });
    const view = await standings();
    expect(view.penalties).toEqual([]);
    expect(view.removed).toMatchObject([{ name: 'Игрок4', points: -20, removedBecause: 'Поезд опоздал' }]);
    expect(view.sums.total).toBe(0);
    expect((await readPdf(await shown('standings', ''))).text).toContain('Поезд опоздал');
    const { undone } = await desk.service.ok('history.undo', {});
    expect(undone).toMatchObject({
      label: 'gesture.penaltyRemoved',
      params: { name: 'Игрок4', points: -20 },
    });
    expect((await standings()).sums.total).toBe(-20);
    await desk.service.ok('history.undo', {});
    expect((await standings()).removed).toBeUndefined();
    const gone = await desk.service.refused('penalties.remove', { penaltyId, reason: 'x' });
    expect(gone.code).toBe('penalty/unknown');
  });

  test('in place points it takes those, and no whists', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    await setPlan({ measure: 'placePoints' });
    const penalty = { playerId: id(1), roundId: null, points: -2, reason: 'x', unit: 'score' as const };
    await desk.service.ok('penalties.record', penalty);
    const row = (await standings()).rows.find(({ playerId }) => playerId === id(1));
    expect(row).toMatchObject({ total: 60, penalties: 0, by: { score: '1', penalty: -2 } });
  });
});

describe('rounding on the sheet (K96 4.2.12)', () => {
  test('an option of the tournament: whole results, the line on the settlement, after a recalculation', async () => {
    await open();
    const point: AdjustDeal = { type: 'adjust', reason: 'гора', mountain: [0, 1, 0] };
    await desk.record(point, null, table(1, 1));
    const { tournament } = await overview();
    const change = { tournament: { ...tournament, codexRounding: true as const }, reason: 'Собрание' };
    const refused = await desk.service.refused('tournament.change', { ...change, recalculate: false });
    expect(refused.code).toBe('tournament/started');
    await desk.service.ok('tournament.change', { ...change, recalculate: true });
    // The point comes off, each of the others writes 3 whists: −6, +3, +3.
    expect((await overview()).rounds[0]?.tables[0]?.result).toEqual(['3', '-6', '3']);
    expect(byName(await money())).toMatchObject({ Игрок1: 150, Игрок2: -300, Игрок3: 150 });
    const { text } = await readPdf(await shown('settlement', table(1, 1)));
    expect(text).toContain('Игрок2: гора 1 → 0, каждый из остальных пишет на него 3 виста.');
    expect(await desk.service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });
});

/** The bytes of a document as it would go to paper. */
async function shown(document: 'settlement' | 'standings' | 'treasurer' | 'final-protocol', key: string) {
  const options = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };
  return (await desk.service.ok('documents.preview', { document, key, options })).bytes;
}

describe('the file', () => {
  test('plans, payments and what was taken back go out and come in the same', async () => {
    await open();
    await desk.record(wins(0, 30), null, table(1, 1));
    await setPlan({ measure: 'placePoints', tieBreaks: ['lot'] });
    await setMoney({ entryFee: 10_000, prizes: { kind: 'fixed', kopecks: [5000] } });
    const payments = [{ from: id(2), to: 'cash', kopecks: 10_000, purpose: 'fee' as const, by: '' }];
    await desk.service.ok('money.pay', { payments });
    const penalty = { playerId: id(3), roundId: null, points: -5, reason: 'x' };
    const { penaltyId } = await desk.service.ok('penalties.record', penalty);
    await desk.service.ok('penalties.remove', { penaltyId, reason: 'y' });
    const before = { money: await money(), standings: await standings() };
    const { json } = await desk.service.ok('file.export', {});
    await desk.service.ok('file.import', { path: desk.folder.file('in.pulka'), json });
    expect({ money: await money(), standings: await standings() }).toEqual(before);
  });

  test('a payment marked makes the treasurer’s page out of date', async () => {
    await open();
    await setMoney({ entryFee: 10_000 });
    const options = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };
    const which = { document: 'treasurer' as const, key: '', options };
    await desk.service.ok('documents.print', which);
    const state = async () =>
      (await desk.service.ok('documents.list', {})).find(({ document }) => document === 'treasurer');
    expect(await state()).toMatchObject({ revision: 1, outdated: false });
    const payments = [{ from: id(1), to: 'cash', kopecks: 10_000, purpose: 'fee' as const, by: '' }];
    await desk.service.ok('money.pay', { payments });
    expect(await state()).toMatchObject({ revision: 1, outdated: true });
    const again = await desk.service.ok('documents.print', which);
    expect(again.revision).toBe(2);
    expect((await readPdf(again.bytes)).text).toContain('отменяет ред. 1');
  });
});
