/** «Повторно» off the ledger: player and code over the scope the club chose, redeals of the dealer, reasons. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
import type { SlipView } from '../../shared/ipc/schemas/views.ts';
import type { Facts } from '../../shared/rules/vocabulary.ts';
import { aPlayer, aTournament, record, startService, temporaryFolder } from '../fixtures/service.ts';
import type { TestService } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
beforeEach(() => {
  folder = temporaryFolder();
  service = startService();
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

type Issue = CallInput<'incidents.issue'>;
/** Two rounds of two tables; A to F by seat: round 1 ABC, DEF; round 2 ABD, CEF. */
async function tournament(
  ruleSettings: Record<string, string> = {},
): Promise<{ tables: string[]; ids: string[] }> {
  await service.ok('file.create', {
    path: folder.file('t.pulka'),
    tournament: aTournament({ target: null, rulebooks: ['003'], ruleSettings }),
    players: [...'АБВГДЕ'].map(aPlayer),
    tables: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  });
  const { players } = await service.ok('tournament.get', {});
  const ids = players.map((player) => player.playerId);
  const at = (...seats: number[]): string[] => seats.map((seat) => ids[seat]!);
  await service.ok('rounds.add', { tables: [at(0, 1, 3), at(2, 4, 5)] });
  const { rounds } = await service.ok('tournament.get', {});
  return { ids, tables: rounds.flatMap(({ tables }) => tables.map(({ tableId }) => tableId)) };
}

async function issue(
  tableId: string,
  article: string,
  facts: Facts,
  over: Partial<Issue> & { deal?: Deal } = {},
): Promise<Issue> {
  const sheet = await service.ok('sheet.get', { tableId });
  const players = sheet.seats.map((seat) => seat.playerId);
  const { deal = { type: 'redeal', dealer: 0 }, ...rest } = over;
  const { dealId } = await record(service, tableId, deal);
  const dealer = players['dealer' in deal ? deal.dealer : 0]!;
  const incident = {
    format: 'pulka-incident/1',
    rulebook: '003',
    article,
    facts: { ...facts },
    context: { convention: 'sochi', players, dealer },
  };
  return {
    tableId,
    dealId,
    incidents: [incident],
    own: null,
    offenders: [String(facts['offender'])],
    calledBy: null,
    calledAt: null,
    arbiter: 'Ёлкин',
    facts: null,
    repeatOverride: null,
    appealUntil: null,
    expectedSeq: null,
    ...rest,
  };
}
const issued = async (...args: Parameters<typeof issue>): Promise<SlipView> =>
  service.ok('incidents.issue', await issue(...args));
const refused = async (...args: Parameters<typeof issue>) =>
  service.refused('incidents.issue', await issue(...args));

describe('scope', () => {
  /** С6 of A at table 1 of round 1, then at table 1 of round 2, where D sits too. */
  test.each([
    [{}, false],
    [{ repeatScope: 'sheet' }, false],
    [{ repeatScope: 'round' }, false],
    [{ repeatScope: 'tournament' }, true],
  ] as const)('%j: an offence of round 1 counts in round 2: %s', async (settings, counts) => {
    const { tables, ids } = await tournament(settings);
    const a = { offender: ids[0]! };
    expect((await issued(tables[0]!, '003.S6', { ...a, repeat: false })).slip.repeat.number).toBe(1);
    const again = await issued(tables[2]!, '003.S6', { ...a, repeat: counts });
    expect(again.slip.repeat.number).toBe(counts ? 2 : 1);
    // The slip keeps what its number counts, whatever the club chooses later.
    const scope = 'repeatScope' in settings ? settings.repeatScope : 'sheet';
    expect(again.slip.repeat.by).toEqual({ article: '003.S6', counter: '003.S6', scope });
    expect(again.slip.lines.map((line) => line.amount)).toEqual(counts ? [2] : []);
  });

  test('the same sheet: another player and another code do not count', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    await issued(first, '003.S6', { offender: ids[0]!, repeat: false });
    expect((await issued(first, '003.S6', { offender: ids[1]!, repeat: false })).slip.repeat.number).toBe(1);
    expect((await issued(first, '003.S8', { offender: ids[0]!, repeat: false })).slip.repeat.number).toBe(1);
    expect((await issued(first, '003.S6', { offender: ids[0]!, repeat: true })).slip.repeat.number).toBe(2);
  });
});

describe('a first offence without a penalty', () => {
  test('is a slip of its own, writes nothing, and makes the next one a repeat', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    const before = await service.ok('tournament.get', {});
    const view = await issued(first, '003.T5', { offender: ids[1]!, repeat: false });
    expect(view.slip).toMatchObject({ lines: [], number: 1, repeat: { number: 1 } });
    expect(view.slip.instructions.join(' ')).toContain('Без штрафа');
    const after = await service.ok('tournament.get', {});
    expect(after.rounds[0]?.tables[0]?.result).toEqual(before.rounds[0]?.tables[0]?.result);
    const again = await issued(first, '003.T5', { offender: ids[1]!, repeat: true });
    expect(again.slip.lines).toMatchObject([{ who: ids[1], where: 'mountain', amount: 2 }]);
  });

  test('cancelled, it counts no longer', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    const { slip } = await issued(first, '003.T5', { offender: ids[1]!, repeat: false });
    const state = {
      slipId: slip.slipId,
      state: 'cancelled',
      by: 'Ёлкин',
      reason: 'Ошибка',
      replacedBy: null,
    } as const;
    await service.ok('incidents.setState', state);
    expect(await refused(first, '003.T5', { offender: ids[1]!, repeat: true })).toMatchObject({
      code: 'slip/repeat',
      params: { n: 1, article: 'Т5' },
    });
  });
});

describe('against the ledger', () => {
  test.each([
    [true, 1],
    [false, 2],
  ])('«повторно: %s» with %i offences needs a reason', async (repeat, n) => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    const facts = { offender: ids[0]!, repeat };
    if (n === 2) await issued(first, '003.Z4', { ...facts, repeat: false });
    expect(await refused(first, '003.Z4', facts)).toMatchObject({ code: 'slip/repeat', params: { n } });
    const said = { number: repeat ? 2 : 1, reason: 'Первый случай был до турнира' };
    const view = await issued(first, '003.Z4', facts, { repeatOverride: said });
    expect(view.slip.repeat).toEqual({
      number: said.number,
      overriddenBecause: said.reason,
      by: { article: '003.Z4', counter: '003.Z4', scope: 'sheet' },
    });
    expect(view.slip.lines.map((line) => line.amount)).toEqual(repeat ? [2] : []);
  });
});

describe('redeals of the dealer (003.SR)', () => {
  /** The slip on a redeal with the common rule as its companion. */
  async function withCommon(
    tableId: string,
    offender: string,
    repeat: boolean,
    fault = true,
  ): Promise<Issue> {
    const one = await issue(tableId, '003.S7', { offender });
    const [main] = one.incidents as { facts: object; article: string }[];
    const facts = { offender, code: '003.S7', dealersFault: fault, repeat };
    return { ...one, incidents: [main!, { ...main, article: '003.SR', facts }] as Issue['incidents'] };
  }

  test('any code counts: С1, then С7, cost 2 points once', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    await issued(first, '003.S1', { offender: ids[0]! });
    const { slip } = await service.ok('incidents.issue', await withCommon(first, ids[0]!, true));
    expect(slip.articles.map(({ article }) => article)).toEqual(['003.S7', '003.SR']);
    expect(slip.lines).toMatchObject([{ who: ids[0], where: 'mountain', amount: 2 }]);
    expect(slip.repeat).toMatchObject({
      number: 2,
      by: { article: '003.SR', counter: '003.S.redeal', scope: 'sheet' },
    });
  });

  test('not his fault: no points, whatever was before', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    await issued(first, '003.S1', { offender: ids[0]! });
    const { slip } = await service.ok('incidents.issue', await withCommon(first, ids[0]!, true, false));
    expect(slip.lines).toEqual([]);
  });

  test('a redeal that another caused does not count for the dealer', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    // The dealer is in seat 0; the fault is of seat 1.
    await issued(first, '003.S1', { offender: ids[1]! });
    const error = await service.refused('incidents.issue', await withCommon(first, ids[0]!, true));
    expect(error).toMatchObject({ code: 'slip/repeat', params: { n: 1 } });
  });

  test('С9 counts all redeals of the dealer, not only those of the cut', async () => {
    const { tables, ids } = await tournament();
    const [first] = tables as [string];
    await issued(first, '003.S2', { offender: ids[0]!, dealFinished: false });
    const cut = { offender: ids[0]!, dealFinished: false, dealersFault: true };
    const view = await issued(first, '003.S9', { ...cut, repeat: true });
    expect(view.slip).toMatchObject({ repeat: { number: 2 }, lines: [{ amount: 2 }] });
  });
});
