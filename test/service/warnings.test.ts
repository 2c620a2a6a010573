/** What the program asks about typed sheets: with cause only, once, and never instead of storing. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal, Sheet } from '../../shared/domain/types.ts';
import { Desk } from '../fixtures/desk.ts';
import { passed } from '../fixtures/service.ts';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.close());

const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);
const whisted = (dealer: number, tricks: number): Deal => ({
  type: 'game',
  dealer,
  declarer: (dealer + 1) % 3,
  level: 7,
  trump: 'hearts',
  defence: [{ player: (dealer + 2) % 3, says: 'whist' }],
  tricks: { [String((dealer + 1) % 3)]: tricks },
});
const list = (tableId: string | null = null) => desk.service.ok('warnings.list', { tableId });
const codes = async (): Promise<string[]> => (await list()).map(({ code }) => code);

describe('the same deals at two tables', () => {
  const run = [whisted(0, 7), whisted(1, 6), whisted(2, 8), whisted(0, 7)];

  test('four are asked about at both tables, three are not', async () => {
    const [[a = '', b = ''] = []] = await desk.openTables([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    await desk.recordAll([six(2), ...run], a);
    const ids = await desk.recordAll(run.slice(0, 3), b);
    expect(await codes()).toEqual([]);
    await desk.record(run[3] as Deal, null, b);
    const [warning] = await list();
    expect(warning).toMatchObject({
      code: 'sameDeals',
      tableId: b,
      dealId: ids[0],
      tableNumber: 2,
      params: { round: 1, table: 2, deal: 1, n: 4, otherRound: 1, otherTable: 1, otherDeal: 2 },
    });
    expect(await list(a)).toEqual([warning]);
    expect(await list(b)).toEqual([warning]);
  });

  test('the same players at both, in whatever seats: the sheet was typed twice', async () => {
    const [[a = ''] = [], [b = ''] = []] = await desk.openTables([[0, 1, 2]], {}, 2);
    await desk.recordAll(run, a);
    await desk.recordAll(run, b);
    expect(await list()).toMatchObject([
      { code: 'sheetTwice', tableId: b, params: { round: 2, otherRound: 1, n: 4 } },
    ]);
  });

  test('answered once it is gone, over a restart, though the run grows; a changed deal asks anew', async () => {
    const [[a = '', b = ''] = []] = await desk.openTables([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    await desk.recordAll([...run, whisted(1, 9)], a);
    const ids = await desk.recordAll(run, b);
    const [warning] = await list();
    if (warning === undefined) throw new Error('not asked');
    const { code, key } = warning;
    await desk.record(six(1), null, a);
    await desk.service.ok('history.undo', {});
    await desk.service.ok('warnings.answer', { code, key });
    // Looking at a question is no step: what was undone can still come back.
    expect((await desk.sheet()).history.redo?.label).toBe('gesture.deal');
    expect(await list()).toEqual([]);
    await desk.reopen();
    expect(await list()).toEqual([]);
    await desk.record(whisted(1, 9), null, b);
    expect(await list()).toEqual([]);
    desk.tableId = b;
    await desk.service.ok('deals.correct', desk.correcting(ids[0] ?? '', whisted(0, 10)));
    await desk.service.ok('deals.correct', desk.correcting(ids[0] ?? '', whisted(0, 7)));
    const [anew] = await list();
    expect(anew).toMatchObject({ code: 'sameDeals', params: { n: 5 } });
    expect(anew?.key).not.toBe(key);
    expect((await desk.service.refused('warnings.answer', { code, key })).code).toBe('warning/unknown');
  });

  test('four equal games that say little are chance in a long tournament', async () => {
    const tables = Array.from({ length: 8 }, (_, t) => [3 * t, 3 * t + 1, 3 * t + 2]);
    const [ids = []] = await desk.openTables(tables, { target: null });
    const same = [six(0), six(1), six(2), six(0)];
    await desk.recordAll(same, ids[0]);
    await desk.recordAll(same, ids[1]);
    expect(await codes()).toEqual(['sameDeals']);
    for (const [t, tableId] of ids.slice(2).entries())
      for (let i = 0; i < 24; i++)
        await desk.record(
          { type: 'misere', dealer: i % 3, declarer: (i + t) % 3, tricks: (i * (t + 2)) % 4 },
          null,
          tableId,
        );
    expect((await list(ids[1] ?? '')).filter(({ code }) => code === 'sameDeals')).toEqual([]);
  });
});

describe('one sheet by itself', () => {
  beforeEach(async () => {
    await desk.open(['Рябинина', 'Морошкин', 'Верстов'], { target: null });
  });

  test('a declarer without a trick; not where the arbiter has looked at it', async () => {
    const dealId = await desk.record(whisted(0, 0));
    expect(await list()).toMatchObject([
      { code: 'loneWhisterTen', dealId, params: { deal: 1, player: 'Морошкин', tricks: 0, level: 7 } },
    ]);
    const [who = ''] = (await desk.sheet()).seats.map((seat) => seat.playerId);
    await desk.service.ok('incidents.issue', {
      tableId: desk.tableId,
      dealId,
      incidents: [],
      own: { reason: 'Карты открыты', lines: [{ who, where: 'mountain', on: null, amount: 5 }] },
      offenders: [who],
      calledBy: null,
      calledAt: null,
      arbiter: 'Ёлкин',
      facts: 'Карты открыты',
      repeatOverride: null,
      appealUntil: null,
      expectedSeq: null,
    });
    expect(await list()).toEqual([]);
  });

  test.each([
    ['seven with two tricks', whisted(0, 2), false],
    ['seven with one', whisted(0, 1), true],
    ['misère with seven', { type: 'misere', dealer: 0, declarer: 1, tricks: 7 } as Deal, false],
    ['misère with eight', { type: 'misere', dealer: 0, declarer: 1, tricks: 8 } as Deal, true],
    ['raspasy, all ten', { type: 'raspasy', dealer: 0, tricks: [10, 0, 0] } as Deal, false],
  ])('%s', async (_name, deal, asked) => {
    await desk.record(deal);
    expect(await codes()).toEqual(asked ? ['loneWhisterTen'] : []);
  });

  test('a dealer out of turn: once for one wrong dealer, once for a whole run', async () => {
    const ids = await desk.recordAll([six(0), six(1), six(0), six(0), six(1)]);
    expect(await list()).toMatchObject([
      { code: 'dealerOrder', dealId: ids[2], params: { deal: 3, player: 'Рябинина', expected: 'Верстов' } },
    ]);
    await desk.service.ok('deals.correct', desk.correcting(ids[2] ?? '', six(2)));
    expect(await list()).toEqual([]);
    // The second is taken out: from the third on everything is one seat further than the turn.
    await desk.service.ok('deals.remove', desk.removing(ids[1] ?? ''));
    expect(await list()).toMatchObject([{ code: 'dealerOrder', params: { deal: 2 } }]);
  });

  test('a redeal, a void deal, a line between and a re-seating explain it', async () => {
    const line: Deal = { type: 'adjust', reason: 'штраф', mountain: [1, 0, 0] };
    const voided: Deal = { ...six(0), ruling: { scored: 'none' } };
    const ids = await desk.recordAll([{ type: 'redeal', dealer: 0 }, voided, six(0), line, six(1), six(2)]);
    expect(await list()).toEqual([]);
    await desk.service.ok('sheet.reseat', desk.reseating(ids[2] ?? '', [0, 1]));
    expect(await list()).toEqual([]);
  });

  test('a third ruling on one deal, and a fourth anew', async () => {
    const dealId = await desk.record(six(0));
    const [who = ''] = (await desk.sheet()).seats.map((seat) => seat.playerId);
    const rule = () =>
      desk.service.ok('incidents.issue', {
        tableId: desk.tableId,
        dealId,
        incidents: [],
        own: { reason: 'Разговор', lines: [{ who, where: 'mountain', on: null, amount: 1 }] },
        offenders: [who],
        calledBy: null,
        calledAt: null,
        arbiter: 'Ёлкин',
        facts: 'Разговор',
        repeatOverride: null,
        appealUntil: null,
        expectedSeq: null,
      });
    await rule();
    await rule();
    expect(await list()).toEqual([]);
    await rule();
    const [third] = await list();
    expect(third).toMatchObject({ code: 'thirdRuling', dealId, params: { deal: 1, n: 3, slip: 3 } });
    await desk.service.ok('warnings.answer', { code: 'thirdRuling', key: third?.key ?? '' });
    expect(await list()).toEqual([]);
    await rule();
    expect(await list()).toMatchObject([{ code: 'thirdRuling', params: { n: 4 } }]);
  });

  test('an unknown question is refused, and an unknown table', async () => {
    const answer = { code: 'sameDeals', key: 'x' } as const;
    expect((await desk.service.refused('warnings.answer', answer)).code).toBe('warning/unknown');
    expect((await desk.service.refused('warnings.list', { tableId: 'x' })).code).toBe('table/unknown');
  });
});

test('a player at two tables of one round, as a file made elsewhere may have it', async () => {
  const [[, b = ''] = []] = await desk.openTables([
    [0, 1, 2],
    [3, 4, 5],
  ]);
  const { json } = await desk.service.ok('file.export', {});
  const { players, rounds } = await desk.service.ok('tournament.get', {});
  const fourth = rounds[0]?.tables[1]?.seats[0]?.playerId ?? '';
  const first = players[0]?.playerId ?? '';
  const seats = (id: string): string => `"${id}","${players[4]?.playerId}","${players[5]?.playerId}"`;
  expect(json).toContain(seats(fourth));
  const other = json.replace(seats(fourth), seats(first));
  await desk.service.ok('file.import', { path: desk.folder.file('other.pulka'), json: other });
  expect(await list()).toMatchObject([
    {
      code: 'twoTables',
      tableId: b,
      dealId: null,
      params: { round: 1, table: 2, otherTable: 1, player: players[0]?.surname },
    },
  ]);
});

describe('no false alarm', () => {
  test('on the sample tournament', async () => {
    await desk.service.ok('file.createSample', { path: desk.path });
    expect(await list()).toEqual([]);
  });

  const file = resolve(import.meta.dirname, '../tables/sheets.json');
  const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: { id: string; sheet: Sheet }[] };
  test.each(cases.map((one) => [one.id, one.sheet] as const))('on the sheet %s', async (_id, sheet) => {
    await desk.open(sheet.players, {
      convention: sheet.convention,
      options: sheet.options ?? {},
      target: sheet.target,
    });
    await desk.recordAll(sheet.deals);
    expect(await list()).toEqual([]);
  });
});
