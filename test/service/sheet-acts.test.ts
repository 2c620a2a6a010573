/** Moving a deal, swapping two seats, the numbers of the paper: through the dispatch, on a real file. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
import { Desk, shown } from '../fixtures/desk.ts';
import { passed } from '../fixtures/service.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['Рябинина', 'Морошкин', 'Верстов'], { target: 20 });
});
afterEach(() => desk.close());

const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);
const ids = async (): Promise<string[]> => (await desk.sheet()).deals.map((deal) => deal.dealId);
const raspasy = (dealer: number): Deal => ({ type: 'raspasy', dealer, tricks: [4, 3, 3] });

/** A ruling of the arbiter's own on one deal: ten points on the mountain of the first seat. */
async function ruleOn(dealId: string | null): Promise<number> {
  const { seats } = await desk.sheet();
  const [who = ''] = seats.map((seat) => seat.playerId);
  const issue: CallInput<'incidents.issue'> = {
    tableId: desk.tableId,
    dealId,
    incidents: [],
    own: {
      reason: 'Разговор о картах',
      lines: [{ who, where: 'mountain', on: null, amount: 10 }],
    },
    offenders: [who],
    calledBy: null,
    calledAt: null,
    arbiter: 'Ёлкин',
    facts: 'Разговор о картах',
    repeatOverride: null,
    appealUntil: null,
    expectedSeq: null,
  };
  return (await desk.service.ok('incidents.issue', issue)).slip.number;
}

describe('moving', () => {
  test('to the front, to the end, between: numbers follow, the deals stay what they are', async () => {
    const [a = '', b = '', c = ''] = await desk.recordAll([six(0), six(1), six(2)]);
    await desk.service.ok('deals.move', desk.moving(c, a));
    expect(await ids()).toEqual([c, a, b]);
    await desk.service.ok('deals.move', desk.moving(c, null));
    expect(await ids()).toEqual([a, b, c]);
    const { sheet } = await desk.service.ok('deals.move', desk.moving(a, c));
    expect(sheet.deals.map((deal) => [deal.number, deal.dealId])).toEqual([
      [1, b],
      [2, a],
      [3, c],
    ]);
    await desk.reopen();
    expect(await ids()).toEqual([b, a, c]);
  });

  test('the ladder of raspasy is counted by the new place', async () => {
    const [first = '', , third = ''] = await desk.recordAll([raspasy(0), six(1), raspasy(2)]);
    const result = async () => (await desk.service.ok('tournament.get', {})).rounds[0]?.tables[0]?.result;
    // Sochi: each raspasy is the first of its ladder, 1 on the mountain of the first seat for the trick above the
    // fewest; the six gives 2 in the pool of the third. R = 10·(P − 2/3) − 10·(M − 2/3).
    expect(await result()).toEqual(['-20', '0', '20']);
    await desk.service.ok('deals.move', desk.moving(third, first));
    // Two in a row: 1 and 2 on the mountain. R = 10·(P − 2/3) − 10·(M − 1).
    expect(await result()).toEqual(['-80/3', '10/3', '70/3']);
  });

  test('the place it has already, itself, an unknown one are refused', async () => {
    const [a = '', b = ''] = await desk.recordAll([six(0), six(1)]);
    for (const [deal, before] of [
      [a, b],
      [a, a],
      [b, null],
    ] as const)
      expect((await desk.service.refused('deals.move', desk.moving(deal, before))).code).toBe(
        'deal/notMoved',
      );
    expect((await desk.service.refused('deals.move', desk.moving(a, 'none'))).code).toBe('deal/unknown');
    expect((await desk.service.refused('deals.move', desk.moving('none', a))).code).toBe('deal/unknown');
    const { seq } = await desk.sheet();
    const stale = { ...desk.moving(b, a), expectedSeq: seq - 1 };
    expect((await desk.service.refused('deals.move', stale)).code).toBe('ledger/stale');
  });

  test('a deal behind the end of the pulka is refused like a correction that makes one', async () => {
    // To 2: each made six fills one pool; the redeal may stand anywhere but behind the third six.
    const small = await new Desk().open(['А', 'Б', 'В'], { target: 2 });
    const deals: Deal[] = [{ type: 'redeal', dealer: 0 }, six(0), six(1), six(2)];
    const [redeal = '', , , last = ''] = await small.recordAll(deals);
    const behind = await small.service.refused('deals.move', small.moving(redeal, null));
    expect(behind).toMatchObject({ code: 'deal/refused', problems: [{ code: 'sheet/closed' }] });
    await small.service.ok('deals.move', small.moving(redeal, last));
    expect((await small.sheet()).deals.map((deal) => deal.dealId).indexOf(redeal)).toBe(2);
    await small.close();
  });

  test('the rulings of the deal go with it', async () => {
    const [a = '', b = ''] = await desk.recordAll([six(0), six(1)]);
    const number = await ruleOn(b);
    const before = (await desk.service.ok('tournament.get', {})).rounds[0]?.tables[0]?.result;
    await desk.service.ok('deals.move', desk.moving(b, a));
    const { deals } = await desk.sheet();
    expect(deals[0]).toMatchObject({ dealId: b, number: 1, slips: [{ number }] });
    expect(deals[0]?.scored.ruling?.mountain).toEqual([10, 0, 0]);
    expect((await desk.service.ok('incidents.list', {}))[0]?.dealNumber).toBe(1);
    expect((await desk.service.ok('tournament.get', {})).rounds[0]?.tables[0]?.result).toEqual(before);
  });

  test('undo and redo name it, over a restart; a check is taken back with it', async () => {
    const deals = await desk.recordAll([six(0), six(1), six(2), raspasy(0)]);
    await desk.mark('checked');
    const before = await shown(desk.service);
    await desk.service.ok('deals.move', desk.moving(deals[3] ?? '', deals[1] ?? ''));
    expect((await desk.sheet()).mark).toMatchObject({ state: 'typing' });
    const after = await shown(desk.service);
    await desk.reopen();
    const { history } = await desk.sheet();
    expect(history.undo).toMatchObject({
      label: 'gesture.move',
      params: { deal: 4, place: 2, table: 1, round: 1 },
      refused: null,
    });
    await desk.service.ok('history.undo', {});
    expect(await shown(desk.service)).toEqual(before);
    expect((await desk.sheet()).history.redo).toMatchObject({
      label: 'gesture.move',
      params: { deal: 4, place: 2 },
    });
    await desk.service.ok('history.redo', {});
    expect(await shown(desk.service)).toEqual(after);
  });

  test('the same command twice moves once', async () => {
    const [a = '', b = ''] = await desk.recordAll([six(0), six(1)]);
    const first = await desk.service.ok('deals.move', desk.moving(b, a), { commandId: 'move-once' });
    const again = await desk.service.ok('deals.move', desk.moving(b, a), { commandId: 'move-once' });
    expect(again).toEqual(first);
    expect(await ids()).toEqual([b, a]);
  });
});

describe('re-seating', () => {
  const whisted: Deal = {
    type: 'game',
    dealer: 2,
    declarer: 0,
    level: 6,
    defence: [
      { player: 1, says: 'whist' },
      { player: 2, says: 'pass' },
    ],
    tricks: { '0': 5 },
  };

  test('from one deal to the end, as one act and one step back', async () => {
    const [, second = ''] = await desk.recordAll([whisted, whisted, raspasy(0)]);
    const before = await shown(desk.service);
    const { sheet } = await desk.service.ok(
      'sheet.reseat',
      desk.reseating(second, [0, 1], 'Места перепутаны'),
    );
    expect(sheet.deals.map((deal) => deal.deal)).toEqual([
      whisted,
      {
        type: 'game',
        dealer: 2,
        declarer: 1,
        level: 6,
        // From 1 the first to speak is 2: he passed, and 0 whisted.
        defence: [
          { player: 2, says: 'pass' },
          { player: 0, says: 'whist' },
        ],
        tricks: { '1': 5 },
      },
      { type: 'raspasy', dealer: 1, tricks: [3, 4, 3] },
    ]);
    expect(sheet.deals.map((deal) => deal.struck.map(({ seats }) => seats))).toEqual([
      [],
      [[0, 1]],
      [[0, 1]],
    ]);
    expect(sheet.history.undo).toMatchObject({
      label: 'gesture.reseat',
      params: { deal: 2, table: 1, round: 1 },
    });
    expect(await desk.service.ok('corrections.list', {})).toMatchObject([
      { what: 'reseated', n: 2, seats: [0, 1], dealId: second, dealNumber: 2, reason: 'Места перепутаны' },
    ]);
    const after = await shown(desk.service);
    await desk.reopen();
    await desk.service.ok('history.undo', {});
    expect(await shown(desk.service)).toEqual(before);
    await desk.service.ok('history.redo', {});
    expect(await shown(desk.service)).toEqual(after);
  });

  test('a ruling in force on one of the deals refuses it, a cancelled one does not', async () => {
    const [first = '', second = ''] = await desk.recordAll([whisted, whisted]);
    const number = await ruleOn(second);
    const before = await shown(desk.service);
    const refused = await desk.service.refused('sheet.reseat', desk.reseating(first, [0, 1]));
    expect(refused).toEqual({ code: 'deal/underSlip', params: { slip: number } });
    expect(await shown(desk.service)).toEqual(before);
    const [slip] = await desk.service.ok('incidents.list', {});
    await desk.service.ok('incidents.setState', {
      slipId: slip?.slip.slipId ?? '',
      state: 'cancelled',
      by: 'Ёлкин',
      reason: 'Не подтвердилось',
      replacedBy: null,
    });
    const { sheet } = await desk.service.ok('sheet.reseat', desk.reseating(first, [0, 1]));
    expect(sheet.deals.every((deal) => deal.struck.length === 1)).toBe(true);
  });

  test('a ruling between deals names the player and stays his', async () => {
    const [first = ''] = await desk.recordAll([whisted]);
    await ruleOn(null);
    const { sheet } = await desk.service.ok('sheet.reseat', desk.reseating(first, [0, 1]));
    expect(sheet.deals[1]?.deal).toMatchObject({ type: 'adjust', mountain: [10, 0, 0] });
  });

  test('one seat twice, a seat that is not there, nothing to change, words in no legal order', async () => {
    const half: Deal = {
      ...whisted,
      defence: [
        { player: 1, says: 'pass' },
        { player: 2, says: 'half' },
      ],
    };
    delete (half as { tricks?: object }).tricks;
    const [redeal = '', bad = ''] = await desk.recordAll([{ type: 'redeal', dealer: 2 }, half]);
    const code = async (from: string, seats: [number, number]): Promise<string> =>
      (await desk.service.refused('sheet.reseat', desk.reseating(from, seats))).code;
    expect(await code(redeal, [1, 1])).toBe('deal/reseatSeats');
    expect(await code(redeal, [0, 3])).toBe('deal/reseatSeats');
    const refused = await desk.service.refused('sheet.reseat', desk.reseating(bad, [1, 2]));
    expect(refused).toMatchObject({
      code: 'deal/reseatRefused',
      params: { deal: 2 },
      problems: [{ path: 'deals[1].defence', code: 'deal/defenceOrder' }],
    });
    await desk.service.ok('deals.remove', desk.removing(bad));
    expect(await code(redeal, [0, 1])).toBe('deal/reseatNothing');
  });

  test('a signed sheet is refused, a checked one is open again', async () => {
    const [first = ''] = await desk.recordAll([whisted]);
    await desk.mark('signed');
    expect((await desk.service.refused('sheet.reseat', desk.reseating(first, [0, 1]))).code).toBe(
      'sheet/signed',
    );
    expect((await desk.service.refused('deals.move', desk.moving(first, null))).code).toBe('sheet/signed');
    await desk.mark('typing');
    await desk.mark('checked');
    const { sheet } = await desk.service.ok('sheet.reseat', desk.reseating(first, [0, 1]));
    expect(sheet.mark?.state).toBe('typing');
  });
});

describe('the paper', () => {
  const empty = ['', '', ''];
  const foot = (over: object = {}) => ({
    ...{ pool: empty, mountain: empty, whists: empty, result: empty },
    ...over,
  });
  const state = async () => (await desk.service.ok('tournament.get', {})).rounds[0]?.tables[0]?.paper;

  test('is kept as typed, leaves seq and steps alone, and comes back after a restart', async () => {
    const dealId = await desk.record(six(0));
    await desk.record(six(1));
    await desk.service.ok('history.undo', {});
    const { seq } = await desk.sheet();
    const typed = foot({ pool: ['2', ' 0', '—'], result: ['', '½', ''] });
    const running = [{ dealId, foot: foot({ pool: ['1,5', '', ''] }) }];
    await desk.service.ok('sheet.paper', { tableId: desk.tableId, foot: typed, running });
    await desk.reopen();
    const sheet = await desk.sheet();
    expect(sheet.paper).toEqual({ foot: typed, running });
    expect(sheet.seq).toBe(seq);
    expect(sheet.history.redo).toMatchObject({ label: 'gesture.deal' });
    expect(sheet.history.undo).toMatchObject({ label: 'gesture.deal', params: { deal: 1 } });
    await desk.service.ok('sheet.paper', { tableId: desk.tableId, foot: foot(), running: [] });
    expect((await desk.sheet()).paper).toEqual({ foot: foot(), running: [] });
  });

  test('agrees, differs, or says nothing yet', async () => {
    await desk.record(six(0));
    expect(await state()).toBe('none');
    // A six to the second seat: pool 2; results by 10 · (pool − 2/3).
    const pool = ['0', '2', '0'];
    await desk.service.ok('sheet.paper', { tableId: desk.tableId, foot: foot({ pool }), running: [] });
    expect(await state()).toBe('none');
    const zeros = ['0', '0', '0'];
    const whole = foot({ pool, mountain: zeros, whists: zeros });
    await desk.service.ok('sheet.paper', { tableId: desk.tableId, foot: whole, running: [] });
    expect(await state()).toBe('agrees');
    await desk.record(six(1));
    expect(await state()).toBe('differs');
    await desk.service.ok('history.undo', {});
    expect(await state()).toBe('agrees');
  });

  test('a line of a deal that was undone waits for it; an unknown deal and other seats are refused', async () => {
    const dealId = await desk.record(six(0));
    const running = [{ dealId, foot: foot() }];
    await desk.service.ok('history.undo', {});
    await desk.service.ok('sheet.paper', { tableId: desk.tableId, foot: foot(), running });
    expect((await desk.sheet()).paper?.running).toEqual([]);
    await desk.service.ok('history.redo', {});
    expect((await desk.sheet()).paper?.running).toEqual(running);
    const lost = { tableId: desk.tableId, foot: foot(), running: [{ dealId: 'x', foot: foot() }] };
    expect((await desk.service.refused('sheet.paper', lost)).code).toBe('deal/unknown');
    const four = { tableId: desk.tableId, foot: foot({ pool: ['', '', '', ''] }), running: [] };
    expect(await desk.service.refused('sheet.paper', four)).toEqual({
      code: 'paper/seats',
      params: { n: 3 },
    });
  });

  test('a checked or signed sheet stays so', async () => {
    await desk.record(six(0));
    await desk.mark('signed');
    await desk.service.ok('sheet.paper', { tableId: desk.tableId, foot: foot(), running: [] });
    expect((await desk.sheet()).mark?.state).toBe('signed');
  });
});
