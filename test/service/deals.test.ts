/** Typing a sheet through the real dispatch on a real file. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import {
  createTable,
  passed,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let path: string;
let tableId: string;
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  path = folder.file('t.pulka');
  tableId = await createTable(service, path, ['Рябинина', 'Морошкин', 'Верстов'], { target: 20 });
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

const reopen = async (): Promise<void> => {
  await service.close();
  service = startService();
  await service.ok('file.open', { path });
};
const pools = async (): Promise<string[]> => {
  const { rounds } = await service.ok('tournament.get', {});
  return rounds[0]?.tables[0]?.result ?? [];
};
const kinds = async (): Promise<string[]> =>
  (await service.ok('sheet.get', { tableId })).deals.map((d) => d.deal.type);
const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);

describe('record', () => {
  test('the same command twice stores one deal, after a restart too', async () => {
    const input = { tableId, deal: six(0), before: null, expectedSeq: null };
    const first = await service.ok('deals.record', input, { commandId: 'command-1' });
    const again = await service.ok('deals.record', input, { commandId: 'command-1' });
    expect(again).toEqual(first);
    await reopen();
    expect(await service.ok('deals.record', input, { commandId: 'command-1' })).toEqual(first);
    expect(await kinds()).toEqual(['game']);
  });

  test('two presses at once store one deal', async () => {
    const input = { tableId, deal: six(0), before: null, expectedSeq: null };
    const both = await Promise.all(
      [1, 2].map(() => service.ok('deals.record', input, { commandId: 'command-2' })),
    );
    expect(both[0]).toEqual(both[1]);
    expect(await kinds()).toEqual(['game']);
  });

  test('an id of another command is refused', async () => {
    await service.ok(
      'deals.record',
      { tableId, deal: six(0), before: null, expectedSeq: null },
      { commandId: 'command-3' },
    );
    const error = await service.refused(
      'sheet.setState',
      { tableId, state: 'checked', by: '' },
      { commandId: 'command-3' },
    );
    expect(error.code).toBe('command/reused');
  });

  test('a command without an id is refused', async () => {
    const answer = await service.dispatch(
      'deals.record',
      { tableId, deal: six(0), before: null, expectedSeq: null },
      {},
    );
    expect(answer).toEqual({
      ok: false,
      error: { code: 'command/idMissing', params: { call: 'deals.record' } },
    });
    expect(await kinds()).toEqual([]);
  });

  test("another window's change is told", async () => {
    const { seq } = await service.ok('sheet.get', { tableId });
    await record(service, tableId, six(0));
    const error = await service.refused('deals.record', {
      tableId,
      deal: six(1),
      before: null,
      expectedSeq: seq,
    });
    expect(error.code).toBe('ledger/stale');
    expect(await kinds()).toHaveLength(1);
  });

  test('a forgotten deal goes in front of another, and numbers follow', async () => {
    const first = await record(service, tableId, six(0));
    await record(service, tableId, six(1));
    const redeal: Deal = { type: 'redeal', dealer: 0 };
    const inserted = await record(service, tableId, redeal, first.dealId);
    expect(inserted.number).toBe(1);
    expect(inserted.sheet.deals.map((d) => [d.number, d.deal.type])).toEqual([
      [1, 'redeal'],
      [2, 'game'],
      [3, 'game'],
    ]);
    await reopen();
    expect(await kinds()).toEqual(['redeal', 'game', 'game']);
  });

  test('the half-typed line is kept over a restart and gone once the deal is stored', async () => {
    await service.ok('sheet.saveDraft', { tableId, text: '284' });
    await reopen();
    expect((await service.ok('sheet.get', { tableId })).draft).toBe('284');
    await record(service, tableId, six(0));
    await reopen();
    expect((await service.ok('sheet.get', { tableId })).draft).toBe('');
  });
});

/** Each with its place and reason, and nothing written. */
describe('refused', () => {
  const game = (over: object): object => ({
    type: 'game',
    dealer: 0,
    declarer: 1,
    level: 6,
    defence: [
      { player: 2, says: 'whist' },
      { player: 0, says: 'whist' },
    ],
    tricks: { '0': 2, '1': 6, '2': 2 },
    ...over,
  });
  const words = (...says: string[]) => says.map((one, i) => ({ player: (2 + i) % 3, says: one }));

  test.each([
    ['an unknown field', game({ colour: 'red' }), 'deal.colour', 'value/unknownField'],
    ['a wrong type', game({ dealer: 'x' }), 'deal.dealer', 'value/number'],
    ['a missing field', { type: 'misere', dealer: 0, declarer: 1 }, 'deal.tricks', 'value/missing'],
    ['an unknown kind of deal', { type: 'bingo' }, 'deal.type', 'value/notOf'],
    ['9 tricks', game({ tricks: { '0': 2, '1': 6, '2': 1 } }), 'deal.tricks', 'deal/tricksSum'],
    ['11 tricks', game({ tricks: { '0': 3, '1': 6, '2': 2 } }), 'deal.tricks', 'deal/tricksSum'],
    [
      'half whist on an 8',
      game({ level: 8, defence: words('pass', 'half'), tricks: undefined }),
      'deal.defence[1].says',
      'deal/halfLevel',
    ],
    [
      'two half whists',
      game({ defence: words('half', 'half'), tricks: undefined }),
      'deal.defence',
      'deal/defenceOrder',
    ],
    [
      'half whist beside whist',
      game({ defence: words('whist', 'half'), tricks: { '1': 6 } }),
      'deal.defence',
      'deal/defenceOrder',
    ],
    ['a fourth player in three', game({ declarer: 3 }), 'deal.declarer', 'value/seat'],
  ])('%s', async (_name, deal, at, code) => {
    const before = await service.ok('file.export', {});
    const answer = await service.dispatch(
      'deals.record',
      { tableId, deal, before: null, expectedSeq: null },
      { commandId: crypto.randomUUID() },
    );
    expect(answer.ok).toBe(false);
    if (answer.ok) return;
    expect(answer.error.problems).toContainEqual(expect.objectContaining({ path: at, code }));
    expect(await service.ok('file.export', {})).toEqual(before);
  });

  test('a dealer who plays with four', async () => {
    const four = await createTable(service, folder.file('four.pulka'), ['А', 'Б', 'В', 'Г']);
    const error = await service.refused('deals.record', {
      tableId: four,
      deal: passed(1, 1, [2, 3]),
      before: null,
      expectedSeq: null,
    });
    expect(error.problems).toEqual([
      expect.objectContaining({ path: 'deal.declarer', code: 'deal/dealerDeclares' }),
    ]);
  });

  test('unknown call, unknown table, unknown deal', async () => {
    expect(await service.dispatch('deals.erase', {}, {})).toMatchObject({
      ok: false,
      error: { code: 'call/unknown' },
    });
    expect(await service.dispatch('desktop.print', {}, {})).toMatchObject({
      ok: false,
      error: { code: 'call/unknown' },
    });
    expect((await service.refused('sheet.get', { tableId: 'nowhere' })).code).toBe('table/unknown');
    const nothing = { tableId, dealId: 'none', correction: 'typing', reason: '', expectedSeq: null } as const;
    expect((await service.refused('deals.remove', nothing)).code).toBe('deal/unknown');
  });
});

describe('correct and remove', () => {
  test('a correction strikes the old version out, with kind and reason', async () => {
    const { dealId } = await record(service, tableId, six(0));
    await record(service, tableId, six(1));
    const seven = passed(0, 1, [2, 0], 7);
    const answer = await service.ok('deals.correct', {
      tableId,
      dealId,
      deal: seven,
      correction: 'table',
      reason: 'Все согласны',
      expectedSeq: null,
    });
    expect(answer.number).toBe(1);
    expect(answer.sheet.deals[0]).toMatchObject({
      dealId,
      deal: seven,
      struck: [{ deal: six(0), kind: 'table', reason: 'Все согласны', by: 'Щукина' }],
    });
    // 4 in the pool of B, 2 of C: 10·(4 − 2), 10·(2 − 2), the mean being 2.
    expect(await pools()).toEqual(['-20', '20', '0']);
    await reopen();
    expect((await service.ok('sheet.get', { tableId })).deals[0]?.struck).toHaveLength(1);
  });

  test('a deal taken out stays in the list of removed ones', async () => {
    const { dealId } = await record(service, tableId, six(0));
    const { sheet } = await service.ok('deals.remove', {
      tableId,
      dealId,
      correction: 'typing',
      reason: 'Введена дважды',
      expectedSeq: null,
    });
    expect(sheet.deals).toEqual([]);
    expect(sheet.removed).toMatchObject([{ dealId, struck: { deal: six(0), reason: 'Введена дважды' } }]);
  });

  test('a correction that closes the pulka earlier names the deals behind its end', async () => {
    const small = await createTable(service, folder.file('small.pulka'), ['А', 'Б', 'В'], { target: 2 });
    await record(service, small, passed(0, 1, [2, 0]));
    const { dealId } = await record(service, small, { type: 'redeal', dealer: 1 });
    await record(service, small, passed(1, 2, [0, 1]));
    await record(service, small, passed(2, 0, [1, 2]));
    const closed = await service.refused('deals.record', {
      tableId: small,
      deal: { type: 'redeal', dealer: 0 },
      before: null,
      expectedSeq: null,
    });
    expect(closed.problems).toEqual([{ path: 'deal', code: 'sheet/closed' }]);
    // A ten in the second place: 2 of its points for each pool that is open, and nothing is left to play for.
    const early = await service.refused('deals.correct', {
      tableId: small,
      dealId,
      deal: { type: 'game', dealer: 1, declarer: 2, level: 10, defence: [] },
      correction: 'typing',
      reason: '',
      expectedSeq: null,
    });
    expect(early).toMatchObject({ code: 'deal/closesEarlier', params: { deals: '3, 4' } });
    expect((await service.ok('sheet.get', { tableId: small })).deals[1]?.deal.type).toBe('redeal');
  });

  test('a signed sheet is refused until it is opened again; a check is taken back by a change', async () => {
    const { dealId } = await record(service, tableId, six(0));
    await service.ok('sheet.setState', { tableId, state: 'checked', by: 'Щукина' });
    await record(service, tableId, six(1));
    expect((await service.ok('sheet.get', { tableId })).state).toBe('typing');
    await service.ok('sheet.setState', { tableId, state: 'signed', by: 'Щукина' });
    const remove = { tableId, dealId, correction: 'typing', reason: '', expectedSeq: null } as const;
    expect((await service.refused('deals.remove', remove)).code).toBe('sheet/signed');
    expect((await service.refused('history.undo', {})).code).toBe('history/signed');
    await service.ok('sheet.setState', { tableId, state: 'typing', by: 'Щукина' });
    await service.ok('deals.remove', remove);
  });
});

describe('undo and redo', () => {
  test('of everything, over a restart, as a whole gesture', async () => {
    const first = await record(service, tableId, six(0));
    await record(service, tableId, six(1));
    await service.ok('deals.correct', {
      tableId,
      dealId: first.dealId,
      deal: passed(0, 1, [2, 0], 8),
      correction: 'typing',
      reason: '',
      expectedSeq: null,
    });
    const done = await service.ok('sheet.get', { tableId });
    expect(done.history.undo).toMatchObject({
      label: 'gesture.correct',
      params: { deal: 1, table: 1, round: 1 },
      refused: null,
    });
    const { undone } = await service.ok('history.undo', {});
    expect(undone.label).toBe('gesture.correct');
    let sheet = await service.ok('sheet.get', { tableId });
    expect(sheet.deals[0]).toMatchObject({ deal: six(0), struck: [] });
    await reopen();
    await service.ok('history.undo', {});
    sheet = await service.ok('sheet.get', { tableId });
    expect(sheet.deals).toHaveLength(1);
    expect(sheet.history.redo).toMatchObject({ label: 'gesture.deal', params: { deal: 2, table: 1 } });
    await service.ok('history.redo', {});
    await service.ok('history.redo', {});
    sheet = await service.ok('sheet.get', { tableId });
    expect(sheet.deals).toEqual(done.deals);
    await service.ok('history.undo', {});
    await service.ok('history.redo', {});
    expect((await service.ok('sheet.get', { tableId })).deals).toEqual(done.deals);
  });

  test('×5, redo ×2, a new deal, then nothing to redo; the creation stays', async () => {
    for (let i = 0; i < 5; i++) await record(service, tableId, six(i % 3));
    for (let i = 0; i < 5; i++) await service.ok('history.undo', {});
    for (let i = 0; i < 2; i++) await service.ok('history.redo', {});
    await record(service, tableId, six(2));
    expect(await kinds()).toHaveLength(3);
    expect((await service.refused('history.redo', {})).code).toBe('history/nothing');
    for (let i = 0; i < 3; i++) await service.ok('history.undo', {});
    expect((await service.refused('history.undo', {})).code).toBe('history/creation');
  });

  test('across a round border and of a penalty', async () => {
    const { players } = await service.ok('tournament.get', {});
    const seats = players.map((p) => p.playerId);
    const { tableIds } = await service.ok('rounds.add', { tables: [seats] });
    await record(service, tableIds[0] ?? '', six(0));
    await service.ok('penalties.record', {
      playerId: seats[0] ?? '',
      roundId: null,
      points: -20,
      reason: 'Опоздание',
    });
    expect((await service.ok('standings.get', { afterRound: null })).sums.penalties).toBe(-20);
    for (let i = 0; i < 3; i++) await service.ok('history.undo', {});
    const after = await service.ok('tournament.get', {});
    expect(after.rounds).toHaveLength(1);
    expect(after.history.redo).toMatchObject({ label: 'gesture.round', params: { round: 2 } });
    for (let i = 0; i < 3; i++) await service.ok('history.redo', {});
    expect((await service.ok('tournament.get', {})).rounds[1]?.tables[0]?.deals).toBe(1);
  });

  test('surplus over a closed pool comes and goes with undo and redo', async () => {
    // Pool to 20: 16, 18, 19, A makes a ten: all pools 20, whists 20 and 10, and 3 of the 5 mountain points gone.
    const start: Deal = {
      type: 'adjust',
      reason: 'начало',
      pool: [16, 18, 19],
      mountain: [5, 0, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    };
    await record(service, tableId, start);
    const before = await pools();
    await record(service, tableId, { type: 'game', dealer: 2, declarer: 0, level: 10, defence: [] });
    const after = await pools();
    // R_A = −10·(2 − 2/3) + 30, R_B = 20/3 − 20, R_C = 20/3 − 10.
    expect(after).toEqual(['50/3', '-40/3', '-10/3']);
    await service.ok('history.undo', {});
    expect(await pools()).toEqual(before);
    await service.ok('history.redo', {});
    expect(await pools()).toEqual(after);
  });
});
