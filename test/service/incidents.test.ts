/** A slip from the incident to the sheet and back, on a real file. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isCheckCode } from '../../shared/ledger/check-code.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
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
let seats: string[];
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  path = folder.file('t.pulka');
  tableId = await createTable(service, path, ['Рябинина', 'Морошкин', 'Верстов'], { target: null });
  seats = (await service.ok('sheet.get', { tableId })).seats.map((seat) => seat.playerId);
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

type Issue = CallInput<'incidents.issue'>;
const seat = (i: number): string => seats[i] ?? '';

/** ФР 3.3.2: seen in later play, trick 9 of B, three tricks each: he takes the remaining one and one for a penalty. */
const revoke = (over: object = {}) => ({
  format: 'pulka-incident/1',
  rulebook: '000',
  article: '000.3.3.2',
  facts: {
    offender: seat(1),
    noticed: 'laterPlay',
    revokeTrick: 9,
    taken: { [seat(0)]: 3, [seat(1)]: 3, [seat(2)]: 3 },
  },
  context: { convention: 'sochi', raspasyLevel: 1, players: seats },
  ...over,
});
const issueOf = (over: Partial<Issue> = {}): Issue => ({
  tableId,
  dealId: null,
  incidents: [revoke()],
  own: null,
  offenders: [seat(1)],
  calledBy: seat(0),
  calledAt: null,
  arbiter: 'Ёлкин',
  facts: null,
  repeatOverride: null,
  appealUntil: null,
  expectedSeq: null,
  ...over,
});
const raspasy: Deal = { type: 'raspasy', dealer: 0, tricks: [3, 4, 3] };
const result = async (): Promise<string[]> =>
  (await service.ok('tournament.get', {})).rounds[0]?.tables[0]?.result ?? [];

describe('a slip on a deal', () => {
  test('numbers itself, writes the sheet in one transaction, prints the same after a restart', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    // As typed, with the amnesty: 0, 1, 0. R = −10·(M − 1/3).
    expect(await result()).toEqual(['10/3', '-20/3', '10/3']);
    const issued = await service.ok('incidents.issue', issueOf({ dealId }), { commandId: 'issue-0001' });
    expect(issued.slip).toMatchObject({
      number: 1,
      dealId,
      place: null,
      offenders: [seat(1)],
      repeat: { number: 1, overriddenBecause: null },
      tricks: [3, 3, 3],
      dealRuling: { article: '000.3.3.2', slip: 1, scored: 'ruling', mountain: [0, 2, 0] },
    });
    expect(issued.slip.articles[0]).toMatchObject({
      rulebook: '000',
      article: '000.3.3.2',
      refRu: 'ФР 3.3.2',
    });
    expect(issued.slip.lines.every((line) => line.who === seat(1) && line.where === 'mountain')).toBe(true);
    expect(issued.slip.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(2);
    expect(issued.slip.facts).toContain('Морошкин');
    expect(issued.slip.facts).not.toContain(seat(1));
    expect(issued.slip.instructions.join(' ')).toContain('ФР 3.3.2');
    expect(issued.slip.ordinary).toContain('гора Рябинина 3, Морошкин 3, Верстов 3');
    expect(isCheckCode(issued.slip.code)).toBe(true);
    expect(issued).toMatchObject({
      state: 'issued',
      dealNumber: 1,
      roundNumber: 1,
      tableNumber: 1,
      dealer: 0,
    });
    // Three tricks each without the amnesty, and two more for B: 3, 5, 3.
    expect(await result()).toEqual(['20/3', '-40/3', '20/3']);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });

    await service.close();
    service = startService();
    await service.ok('file.open', { path });
    expect(await service.ok('incidents.issue', issueOf({ dealId }), { commandId: 'issue-0001' })).toEqual(
      issued,
    );
    expect(await service.ok('incidents.list', {})).toEqual([issued]);
    const { deals } = await service.ok('sheet.get', { tableId });
    expect(deals[0]).toMatchObject({
      deal: raspasy,
      slips: [{ slipId: issued.slip.slipId, number: 1, state: 'issued' }],
    });
  });

  test('cancelled, the deal has its ordinary score back; the slip and its reason stay', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const { slip } = await service.ok('incidents.issue', issueOf({ dealId }));
    const state = { slipId: slip.slipId, by: 'Ёлкин', reason: 'Не та карта', replacedBy: null } as const;
    await service.ok('incidents.setState', { ...state, state: 'appealed' });
    expect(await result()).toEqual(['20/3', '-40/3', '20/3']);
    const cancelled = await service.ok('incidents.setState', { ...state, state: 'cancelled' });
    expect(cancelled.states.map((s) => s.state)).toEqual(['issued', 'appealed', 'cancelled']);
    expect(cancelled.states.at(-1)).toMatchObject({ by: 'Ёлкин', reason: 'Не та карта' });
    expect(await result()).toEqual(['10/3', '-20/3', '10/3']);
    expect((await service.refused('incidents.setState', { ...state, state: 'upheld' })).code).toBe(
      'slip/final',
    );
    expect((await service.refused('history.undo', {})).code).toBe('history/slipState');
  });

  test('changed: the other slip counts, not both', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const first = await service.ok('incidents.issue', issueOf({ dealId }));
    const other = await service.ok(
      'incidents.issue',
      issueOf({
        dealId,
        incidents: [],
        own: {
          reason: 'Добросовестная ошибка',
          lines: [{ who: seat(1), where: 'mountain', on: null, amount: 1 }],
        },
      }),
    );
    const replaced = {
      slipId: first.slip.slipId,
      state: 'changed',
      by: 'Ёлкин',
      reason: 'Апелляция',
    } as const;
    expect((await service.refused('incidents.setState', { ...replaced, replacedBy: null })).code).toBe(
      'slip/replacement',
    );
    await service.ok('incidents.setState', { ...replaced, replacedBy: other.slip.slipId });
    // The deal as typed, 0, 1, 0, and one more point for B.
    expect(await result()).toEqual(['20/3', '-40/3', '20/3']);
    expect(other.slip).toMatchObject({ number: 2, ownDecision: { reason: 'Добросовестная ошибка' } });
  });

  test('a corrected deal keeps its slip, a deal under a slip is not taken out, a slip is not undone', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const { slip } = await service.ok('incidents.issue', issueOf({ dealId }));
    expect((await service.refused('history.undo', {})).code).toBe('history/slip');
    const change = { tableId, dealId, correction: 'typing', reason: '', expectedSeq: null } as const;
    expect(await service.refused('deals.remove', change)).toMatchObject({
      code: 'deal/underSlip',
      params: { slip: 1 },
    });
    const { sheet } = await service.ok('deals.correct', {
      ...change,
      deal: { ...raspasy, tricks: [4, 3, 3] },
    });
    expect(sheet.deals[0]?.slips).toMatchObject([{ slipId: slip.slipId }]);
    expect(sheet.deals[0]?.scored).toMatchObject({ tricks: [3, 3, 3] });
  });
});

describe('a slip between deals', () => {
  test('stands as a line of its own, without a number, and goes when it is cancelled', async () => {
    await record(service, tableId, passed(0, 1, [2, 0]));
    const { slip } = await service.ok(
      'incidents.issue',
      issueOf({
        incidents: [],
        own: {
          reason: 'Опоздание',
          lines: [{ who: seat(0), where: 'whists', on: seat(2), amount: 30 }],
        },
      }),
    );
    await record(service, tableId, passed(1, 2, [0, 1]));
    const { deals } = await service.ok('sheet.get', { tableId });
    expect(deals.map((d) => [d.number, d.deal.type])).toEqual([
      [1, 'game'],
      [null, 'adjust'],
      [2, 'game'],
    ]);
    expect(deals[1]).toMatchObject({
      dealId: slip.slipId,
      deal: {
        whists: [
          [0, 0, 30],
          [0, 0, 0],
          [0, 0, 0],
        ],
      },
    });
    // Pools 0, 2, 2 give −40/3, 20/3, 20/3; and 30 whists of A on C.
    expect(await result()).toEqual(['50/3', '20/3', '-70/3']);
    await service.ok('incidents.setState', {
      slipId: slip.slipId,
      state: 'cancelled',
      by: '',
      reason: 'Ошибка',
      replacedBy: null,
    });
    expect(await result()).toEqual(['-40/3', '20/3', '20/3']);
    expect((await service.ok('sheet.get', { tableId })).deals).toHaveLength(2);
  });
});

describe('repeats', () => {
  test('the same player and code on the same sheet; a cancelled slip does not count; the arbiter may say otherwise', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const first = await service.ok('incidents.issue', issueOf({ dealId }));
    const next = await record(service, tableId, { ...raspasy, dealer: 1 });
    const second = await service.ok('incidents.issue', issueOf({ dealId: next.dealId }));
    expect([first, second].map((s) => s.slip.repeat.number)).toEqual([1, 2]);
    await service.ok('incidents.setState', {
      slipId: first.slip.slipId,
      state: 'cancelled',
      by: '',
      reason: 'x',
      replacedBy: null,
    });
    const third = await record(service, tableId, { ...raspasy, dealer: 2 });
    expect((await service.ok('incidents.issue', issueOf({ dealId: third.dealId }))).slip.repeat.number).toBe(
      2,
    );
    const fourth = await record(service, tableId, { ...raspasy, dealer: 0 });
    const said = { number: 1, reason: 'Первый раз не доказан' };
    const overridden = await service.ok(
      'incidents.issue',
      issueOf({ dealId: fourth.dealId, repeatOverride: said }),
    );
    expect(overridden.slip.repeat).toMatchObject({ number: 1, overriddenBecause: said.reason });
  });
});

describe('refused, nothing written', () => {
  test.each<[string, () => Partial<Issue>, string, object]>([
    [
      'a fact that is missing',
      () => ({ incidents: [revoke({ facts: { offender: seat(1) } })] }),
      'rule/refused',
      { code: 'fact.missing' },
    ],
    [
      'an incident of other players',
      () => ({
        incidents: [revoke({ context: { convention: 'sochi', raspasyLevel: 1, players: ['a', 'b', 'c'] } })],
      }),
      'slip/deal',
      {},
    ],
    ['neither article nor amounts', () => ({ incidents: [] }), 'slip/empty', {}],
    ['an offender who is not at the table', () => ({ offenders: ['nobody'] }), 'player/unknown', {}],
    ['a deal that is not there', () => ({ dealId: 'none' }), 'deal/unknown', {}],
    [
      'whists on nobody',
      () => ({ own: { reason: 'x', lines: [{ who: seat(0), where: 'whists', on: null, amount: 1 }] } }),
      'input/refused',
      {},
    ],
  ])('%s', async (_name, over, code, params) => {
    const before = (await service.ok('file.status', {})).seq;
    const error = await service.refused('incidents.issue', issueOf(over()));
    expect(error.code).toBe(code);
    expect(error.params ?? {}).toMatchObject(params);
    expect((await service.ok('file.status', {})).seq).toBe(before);
  });

  test('an unknown field of an incident, with its place', async () => {
    const error = await service.refused('incidents.issue', issueOf({ incidents: [revoke({ colour: 1 })] }));
    expect(error.problems).toContainEqual(
      expect.objectContaining({ path: 'incidents[0].colour', code: 'value/unknownField' }),
    );
  });
});

test('a half-answered dialog is kept until its slip is issued', async () => {
  const { dealId } = await record(service, tableId, raspasy);
  const draft = { answers: [{ fact: 'offender', value: seat(1) }] };
  await service.ok('incidents.saveDraft', { tableId, dealId, draft });
  await service.close();
  service = startService();
  await service.ok('file.open', { path });
  expect(await service.ok('incidents.draft', { tableId, dealId })).toEqual({ draft });
  await service.ok('incidents.issue', issueOf({ dealId }));
  expect(await service.ok('incidents.draft', { tableId, dealId })).toEqual({ draft: null });
});

test('a signed sheet is open again after a ruling, and a check of the ledger is clean', async () => {
  const { dealId } = await record(service, tableId, raspasy);
  await service.ok('sheet.setState', { tableId, state: 'signed', by: 'Все' });
  await service.ok('incidents.issue', issueOf({ dealId }));
  expect((await service.ok('sheet.get', { tableId })).state).toBe('typing');
  const { json } = await service.ok('file.export', {});
  await service.ok('file.import', { path: folder.file('b.pulka'), json });
  expect((await service.ok('file.export', {})).json).toBe(json);
  expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
});
