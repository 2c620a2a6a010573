/** The life of a slip: draft, issued, appealed, upheld, changed, cancelled; several offenders, companions, warnings. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
import { historyOf } from '../../shared/ledger/history.ts';
import type { Entry } from '../../shared/ledger/kinds.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import { createTable, record, startService, temporaryFolder, type TestService } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let tableId: string;
let seats: string[];
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  tableId = await createTable(service, folder.file('t.pulka'), ['Рябинина', 'Морошкин', 'Верстов'], {
    target: null,
    rulebooks: ['000', '004', '003', 'codex-1996'],
  });
  seats = (await service.ok('sheet.get', { tableId })).seats.map((seat) => seat.playerId);
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

type Issue = CallInput<'incidents.issue'>;
type Incident = Issue['incidents'][number];
const seat = (i: number): string => seats[i] ?? '';
const incident = (article: string, facts: object, context: object = {}): Incident =>
  JSON.parse(
    JSON.stringify({
      format: 'pulka-incident/1',
      rulebook: article.startsWith('codex') ? 'codex-1996' : article.slice(0, 3),
      article,
      facts,
      context: { convention: 'sochi', players: seats, ...context },
    }),
  ) as Incident;
const points = (who = 1): Incident => incident('003.S12', { offender: seat(who) });
const issueOf = (over: Partial<Issue>): Issue => ({
  tableId,
  dealId: null,
  incidents: [points()],
  own: null,
  offenders: [seat(1)],
  calledBy: null,
  calledAt: null,
  arbiter: 'Ёлкин',
  facts: null,
  repeatOverride: null,
  appealUntil: null,
  expectedSeq: null,
  ...over,
});
const issue = (over: Partial<Issue> = {}) => service.ok('incidents.issue', issueOf(over));
const raspasy: Deal = { type: 'raspasy', dealer: 0, tricks: [4, 3, 3] };
const totals = async (): Promise<{ mountain: number[]; whists: number[][] }> => {
  const { deals } = await service.ok('sheet.get', { tableId });
  const sheet = {
    format: 'pulka-sheet/1',
    convention: 'sochi',
    target: null,
    players: ['А', 'Б', 'В'],
    deals: deals.map(({ scored }) => scored),
  };
  return (await service.ok('sheet.score', { sheet: JSON.parse(JSON.stringify(sheet)) })) as never;
};
const entries = async (): Promise<Entry[]> => {
  const { json } = await service.ok('file.export', {});
  return (JSON.parse(json) as { entries: Entry[] }).entries;
};
const setState = (slipId: string, state: 'appealed' | 'upheld' | 'cancelled', reason = 'По существу') =>
  service.ok('incidents.setState', { slipId, state, by: 'Главный', reason, replacedBy: null });
const slipText = async (slipId: string): Promise<string> => {
  const { bytes } = await service.ok('documents.preview', {
    document: 'ruling-slip',
    key: slipId,
    options: { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false },
  });
  return (await readPdf(bytes)).text;
};

describe('states', () => {
  test('each is an entry with its time, person and reason; the slip itself never changes', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const issued = await issue({ dealId });
    const { slipId } = issued.slip;
    await setState(slipId, 'appealed', 'Жалоба Морошкина');
    const upheld = await setState(slipId, 'upheld', 'Отклонена');
    expect(upheld.slip).toEqual(issued.slip);
    expect(upheld.states.map(({ state, by, reason }) => [state, by, reason])).toEqual([
      ['issued', 'Ёлкин', ''],
      ['appealed', 'Главный', 'Жалоба Морошкина'],
      ['upheld', 'Главный', 'Отклонена'],
    ]);
    const at = upheld.states.map((one) => one.at);
    expect([...at].sort()).toEqual(at);
    const own = (await entries()).filter(({ kind }) => kind.startsWith('ruling.'));
    expect(own.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['ruling.issued', ''],
      ['ruling.state', 'Жалоба Морошкина'],
      ['ruling.state', 'Отклонена'],
    ]);
    // Appealed or upheld, the amounts stand: A 4 − 3, B 2 points.
    expect((await totals()).mountain).toEqual([1, 2, 0]);
    // What left paper is not undone.
    expect(historyOf(await entries()).undo.at(-1)?.entries[0]?.kind).toBe('ruling.state');
    expect((await service.refused('history.undo', {})).code).toBe('history/slipState');
  });

  test('cancelled: the amounts go, the number stays taken, the reprint says so', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const { slip } = await issue({ dealId });
    await setState(slip.slipId, 'cancelled', 'Прикупа не видел');
    expect((await totals()).mountain).toEqual([1, 0, 0]);
    expect((await issue({ dealId, offenders: [seat(2)], incidents: [points(2)] })).slip.number).toBe(2);
    const text = await slipText(slip.slipId);
    expect(text).toContain('Прикупа не видел');
    expect(text).toMatch(/☒ ?отменено/u);
  });

  test('changed in one step: the new slip names the old one, and nothing counts twice in between', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const old = await issue({ dealId });
    const before = (await entries()).length;
    const next = await issue({
      dealId,
      offenders: [seat(2)],
      incidents: [points(2)],
      replaces: { slipId: old.slip.slipId, reason: 'Прикуп видел Верстов' },
    });
    const added = (await entries()).slice(before);
    expect(new Set(added.map(({ commandId }) => commandId)).size).toBe(1);
    expect(added.map(({ kind }) => kind)).toEqual(['ruling.issued', 'ruling.state']);
    const replaced = await service.ok('incidents.get', { slipId: old.slip.slipId });
    expect(replaced.state).toBe('changed');
    expect(replaced.states.at(-1)).toMatchObject({
      replacedBy: next.slip.slipId,
      by: 'Ёлкин',
      reason: 'Прикуп видел Верстов',
    });
    expect((await totals()).mountain).toEqual([1, 0, 2]);
    expect(await slipText(old.slip.slipId)).toMatch(/☒ ?изменено, № ?2/u);
    expect(
      (
        await service.refused(
          'incidents.issue',
          issueOf({ dealId, replaces: { slipId: old.slip.slipId, reason: 'ещё' } }),
        )
      ).code,
    ).toBe('slip/final');
  });

  test('a slip on another deal is no replacement', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const old = await issue({ dealId });
    const error = await service.refused(
      'incidents.issue',
      issueOf({ replaces: { slipId: old.slip.slipId, reason: 'не там' } }),
    );
    expect(error.code).toBe('slip/replacement');
    expect((await service.ok('incidents.list', {})).length).toBe(1);
  });

  test('a slip that is replaced does not make its offender a repeater', async () => {
    const { dealId } = await record(service, tableId, { type: 'redeal', dealer: 0 });
    const first = incident('003.S6', { offender: seat(0), repeat: false }, { dealer: seat(0) });
    const old = await issue({ dealId, offenders: [seat(0)], incidents: [first] });
    const next = await issue({
      dealId,
      offenders: [seat(0)],
      incidents: [first],
      replaces: { slipId: old.slip.slipId, reason: 'Описка' },
    });
    expect(next.slip.repeat.number).toBe(1);
  });
});

describe('the deadline of appeal', () => {
  test('is pinned and printed; after it no appeal is taken, but the chief arbiter may still change it', async () => {
    // The clock of the test began at 15:00 UTC and goes on a minute with every call.
    const { slip } = await issue({ appealUntil: '2026-10-03T15:30:00.000Z' });
    expect(await slipText(slip.slipId)).toContain('03.10.2026 18:30');
    for (let i = 0; i < 30; i++)
      await service.ok('incidents.saveDraft', { tableId, dealId: null, draft: null });
    const late = {
      slipId: slip.slipId,
      state: 'appealed',
      by: 'Главный',
      reason: 'Поздно',
      replacedBy: null,
    } as const;
    expect(await service.refused('incidents.setState', late)).toMatchObject({
      code: 'slip/appealLate',
      params: { until: '2026-10-03T15:30:00.000Z' },
    });
    expect((await setState(slip.slipId, 'cancelled')).state).toBe('cancelled');
  });

  test.each(['до конца тура', '18:30', null])(
    'in words (%s) it is the arbiter’s affair',
    async (appealUntil) => {
      const { slip } = await issue({ appealUntil });
      expect((await setState(slip.slipId, 'appealed')).state).toBe('appealed');
    },
  );
});

describe('what stands on a slip', () => {
  test('two offenders, and a signature for each', async () => {
    const two = incident(
      '004.6.2',
      {
        cards: { [seat(0)]: 11, [seat(1)]: 9, [seat(2)]: 10 },
        firstLeadMade: true,
        taken: { [seat(0)]: 2, [seat(1)]: 1, [seat(2)]: 0 },
      },
      { raspasyLevel: 1, stage: 'raspasy' },
    );
    const { dealId } = await record(service, tableId, raspasy);
    const { slip } = await issue({ dealId, offenders: [seat(0), seat(1)], incidents: [two] });
    // Five tricks each, and 30 whists of the third on each.
    expect(await totals()).toMatchObject({
      mountain: [5, 5, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [30, 30, 0],
      ],
    });
    const text = await slipText(slip.slipId);
    expect(text).toContain('Рябинина, нарушитель');
    expect(text).toContain('Морошкин, нарушитель');
  });

  test('tricks at the stop that the deal cannot have had are refused, and nothing is written', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const late = (taken: number[]): Incident =>
      incident(
        '000.3.3.2',
        {
          ...{ offender: seat(1), noticed: 'laterPlay', revokeTrick: 4 },
          taken: Object.fromEntries(taken.map((count, i) => [seat(i), count])),
        },
        { raspasyLevel: 1 },
      );
    // The deal is 4-3-3: nobody had more before its end than at its end.
    const refusal = await service.refused(
      'incidents.issue',
      issueOf({ dealId, incidents: [late([2, 4, 0])] }),
    );
    expect(refusal).toMatchObject({ code: 'slip/taken', params: { player: 'Морошкин', taken: 4, dealt: 3 } });
    expect(await service.ok('incidents.list', {})).toEqual([]);
    // 2 + 3 + 0 are taken, five remain: 5 × 1 and a penalty trick.
    const { slip } = await issue({ dealId, incidents: [late([2, 3, 0])] });
    expect(slip.lines.map(({ amount }) => amount)).toEqual([5, 1]);
  });

  test('a companion: its article, facts and lines beside the main ones', async () => {
    const { dealId } = await record(service, tableId, { ...raspasy, tricks: [3, 7, 0] });
    const at = { raspasyLevel: 1 };
    const late = {
      offender: seat(1),
      noticed: 'laterPlay',
      revokeTrick: 4,
      taken: { [seat(0)]: 3, [seat(1)]: 2, [seat(2)]: 0 },
    };
    const zero = {
      offender: seat(1),
      mainArticle: '000.3.3.2',
      takenBefore: { [seat(0)]: 2, [seat(2)]: 0 },
      couldZero: { [seat(0)]: false, [seat(2)]: true },
    };
    const { slip } = await issue({
      dealId,
      incidents: [incident('000.3.3.2', late, at), incident('000.3.5', zero, at)],
    });
    expect(slip.articles.map(({ refRu }) => refRu)).toEqual(['ФР 3.3.2', 'ФР 3.5']);
    // Five remaining and one penalty for B with his two; A his three; C writes 30 on B.
    expect(await totals()).toMatchObject({
      mountain: [3, 8, 0],
      whists: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 30, 0],
      ],
    });
  });

  test('two independent articles on one slip: lines of both', async () => {
    const { slip } = await issue({
      offenders: [seat(1), seat(2)],
      incidents: [points(1), incident('003.T3A', { offender: seat(2) })],
    });
    expect(slip.lines.map(({ who, amount }) => [who, amount])).toEqual([
      [seat(1), 2],
      [seat(2), 2],
    ]);
    expect((await totals()).mountain).toEqual([0, 2, 2]);
  });

  test('one word says how the deal is written down: the stronger one', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const lead = incident(
      '003.R1',
      { offender: seat(0), dealType: 'raspasy', taken: { [seat(0)]: 1, [seat(1)]: 1, [seat(2)]: 1 } },
      { raspasyLevel: 1 },
    );
    const { slip } = await issue({ dealId, offenders: [seat(1), seat(0)], incidents: [points(1), lead] });
    const text = slip.instructions.join('\n');
    expect(text).toContain('Взятки, взятые раньше, пишутся как обычно, без амнистии (Р1)');
    expect(text).not.toContain('Раздача доигрывается');
    // Seven remaining and his one for A, one each without the amnesty, 2 points of B.
    expect((await totals()).mountain).toEqual([8, 3, 1]);
  });

  test('a warning is listed and printed, and scores nothing', async () => {
    const { dealId } = await record(service, tableId, raspasy);
    const { slip } = await issue({
      dealId,
      incidents: [incident('codex-1996.4.2.7', { offender: seat(1), corrigible: true, repeat: false })],
    });
    expect(slip.lines).toEqual([]);
    expect((await totals()).mountain).toEqual([1, 0, 0]);
    const text = await slipText(slip.slipId);
    expect(text).toContain('предупреждение');
    expect((await service.ok('incidents.list', {})).map(({ slip: one }) => one.number)).toEqual([1]);
  });
});
