/** Places, penalties, what is out of date on paper: after edits, undo and a change of convention. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import {
  aPlayer,
  aTournament,
  passed,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let tables: string[];
let players: string[];
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  await service.ok('file.create', {
    path: folder.file('t.pulka'),
    tournament: aTournament({ target: null }),
    players: ['А', 'Б', 'В', 'Г', 'Д', 'Е'].map(aPlayer),
    tables: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  });
  const overview = await service.ok('tournament.get', {});
  tables = overview.rounds[0]?.tables.map((t) => t.tableId) ?? [];
  players = overview.players.map((p) => p.playerId);
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

const table = (i: number): string => tables[i] ?? '';
/** A three whists game of A on both others: whists [[0, 30, 30], …] for seat 0. */
const whists = (seat: number, amount: number): Deal => ({
  type: 'adjust',
  reason: 'x',
  whists: [0, 1, 2].map((i) => [0, 1, 2].map((j) => (i === seat && i !== j ? amount : 0))),
});
const standings = (afterRound: number | null = null) => service.ok('standings.get', { afterRound });
const lines = async (afterRound: number | null = null) =>
  (await standings(afterRound)).rows.map((r) => [r.place, r.name, r.total]);

test('shared places on screen as in the rules', async () => {
  await record(service, table(0), whists(0, 60));
  await record(service, table(1), whists(0, 60));
  expect(await lines()).toEqual([
    ['1–2', 'А', 120],
    ['1–2', 'Г', 120],
    ['3–6', 'Б', -60],
    ['3–6', 'В', -60],
    ['3–6', 'Д', -60],
    ['3–6', 'Е', -60],
  ]);
});

test('penalties stand apart and survive reopening, recalculation and undo of something else', async () => {
  await record(service, table(0), passed(0, 1, [2, 0]));
  await service.ok('penalties.record', {
    playerId: players[3] ?? '',
    roundId: null,
    points: -20,
    reason: 'Опоздание',
  });
  const view = await standings();
  expect(view.sums).toEqual({ rounds: [0], tables: 0, penalties: -20, total: -20 });
  expect(view.penalties).toMatchObject([{ name: 'Г', points: -20, reason: 'Опоздание', round: null }]);
  await service.ok('tournament.change', {
    tournament: aTournament({ target: null, convention: 'leningrad' }),
    reason: 'Собрание',
    recalculate: true,
  });
  await record(service, table(0), passed(1, 2, [0, 1]));
  await service.ok('history.undo', {});
  expect((await standings()).sums.penalties).toBe(-20);
  // A pool point costs 20 now: 2 points of B are 40 − 40/3, −40/3 for the others.
  expect((await service.ok('tournament.get', {})).rounds[0]?.tables[0]?.result).toEqual([
    '-40/3',
    '80/3',
    '-40/3',
  ]);
});

describe('change of convention', () => {
  const change = (over: object, recalculate: boolean) => ({
    tournament: aTournament({ target: null, ...over }),
    reason: 'x',
    recalculate,
  });

  test('is refused once deals are recorded, unless all is recalculated', async () => {
    await service.ok('tournament.change', change({ convention: 'rostov' }, false));
    await record(service, table(0), passed(0, 1, [2, 0]));
    expect((await service.refused('tournament.change', change({}, false))).code).toBe('tournament/started');
    await service.ok('tournament.change', change({ convention: 'rostov', name: 'Другое имя' }, false));
    await service.ok('tournament.change', change({}, true));
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });

  test('is refused where sheets do not fit the new rules, naming the places', async () => {
    await record(service, table(0), {
      type: 'game',
      dealer: 0,
      declarer: 1,
      level: 6,
      defence: [
        { player: 2, says: 'pass' },
        { player: 0, says: 'half' },
      ],
    });
    const error = await service.refused('tournament.change', change({ options: { halfWhist: false } }, true));
    expect(error).toMatchObject({ code: 'tournament/sheetsRefuse', params: { n: 1 } });
    expect(error.problems?.[0]).toMatchObject({
      path: 'rounds[1].tables[1].deals[0].defence[1].says',
      code: 'deal/halfOff',
    });
  });

  test('of several checked sheets at once is one gesture, undone as a whole', async () => {
    for (const tableId of tables) {
      await record(service, tableId, passed(0, 1, [2, 0]));
      await service.ok('sheet.setState', { tableId, state: 'checked', by: 'x' });
    }
    const states = async () => (await service.ok('tournament.get', {})).rounds[0]?.tables.map((t) => t.state);
    await service.ok('tournament.change', change({ convention: 'leningrad' }, true));
    expect(await states()).toEqual(['typing', 'typing']);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    await service.ok('history.undo', {});
    expect(await states()).toEqual(['checked', 'checked']);
    expect((await service.ok('tournament.get', {})).tournament.convention).toBe('sochi');
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  });

  test('takes checks back', async () => {
    await record(service, table(0), passed(0, 1, [2, 0]));
    await service.ok('sheet.setState', { tableId: table(0), state: 'signed', by: 'x' });
    await service.ok('tournament.change', change({ convention: 'rostov' }, true));
    expect((await service.ok('sheet.get', { tableId: table(0) })).state).toBe('typing');
  });
});

describe('what is on paper', () => {
  const which = {
    document: 'standings',
    key: '',
    options: { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false },
  } as const;
  const listed = async (document: string, key = '') =>
    (await service.ok('documents.list', {})).find((d) => d.document === document && d.key === key);

  test('is out of date when an older game is edited while a later round runs, and says what it had', async () => {
    const first = await record(service, table(0), whists(0, 30));
    await service.ok('rounds.add', { tables: [players.slice(0, 3)] });
    const printed = await service.ok('documents.print', which);
    expect([...printed.bytes.slice(0, 5)].map((b) => String.fromCharCode(b)).join('')).toBe('%PDF-');
    expect(printed.revision).toBe(1);
    const sheet = { ...which, document: 'sheet', key: table(0) } as const;
    await service.ok('documents.print', sheet);
    expect(await listed('standings')).toMatchObject({ revision: 1, outdated: false });
    expect(await listed('sheet', table(0))).toMatchObject({ revision: 1, outdated: false });
    expect(await listed('sheet', table(1))).toMatchObject({ revision: 0, outdated: false, printedAt: null });

    await service.ok('deals.correct', {
      tableId: table(0),
      dealId: first.dealId,
      deal: whists(1, 30),
      correction: 'typing',
      reason: 'Перепутаны строки',
      expectedSeq: null,
    });
    expect(await listed('standings')).toMatchObject({ revision: 1, outdated: true });
    expect(await listed('sheet', table(0))).toMatchObject({ outdated: true });
    const view = await standings();
    expect(view.revision).toBe(1);
    expect(view.rows.find((r) => r.name === 'А')).toMatchObject({
      total: -30,
      printed: { place: '1', total: 60 },
    });
    expect(view.rows.find((r) => r.name === 'Г')?.printed).toBeNull();

    const again = await service.ok('documents.print', which);
    expect(again.revision).toBe(2);
    expect(again.code).not.toBe(printed.code);
    expect((await standings()).rows.every((r) => r.printed === null)).toBe(true);
  });

  test('what it had is what stood then, on sheets that changed since and on those that did not', async () => {
    await record(service, table(0), whists(0, 30));
    await record(service, table(1), whists(0, 60));
    await service.ok('documents.print', which);
    const had = async () =>
      new Map((await standings()).rows.flatMap((r) => (r.printed === null ? [] : [[r.name, r.printed]])));
    expect(await had()).toEqual(new Map());
    // Д has 180 more, Г and Е 90 less: 120, 30, −150; А stays second.
    await record(service, table(1), whists(1, 90));
    expect(await had()).toEqual(
      new Map([
        ['Г', { place: '1', total: 120 }],
        ['Б', { place: '3–4', total: -30 }],
        ['В', { place: '3–4', total: -30 }],
        ['Д', { place: '5–6', total: -60 }],
        ['Е', { place: '5–6', total: -60 }],
      ]),
    );
    await service.ok('history.undo', {});
    expect(await had()).toEqual(new Map());
  });

  test('stays the same revision when it is printed again unchanged, and a print is not undone', async () => {
    await record(service, table(0), whists(0, 30));
    const first = await service.ok('documents.print', which);
    const second = await service.ok('documents.print', which);
    expect([second.revision, second.code]).toEqual([first.revision, first.code]);
    const preview = await service.ok('documents.preview', which);
    expect(preview.revision).toBe(1);
    const { undone } = await service.ok('history.undo', {});
    expect(undone.label).toBe('gesture.deal');
    expect((await service.ok('documents.preview', which)).revision).toBe(2);
    await service.ok('history.redo', {});
    expect(await listed('standings')).toMatchObject({ outdated: false });
  });

  test('a repeated print command prints the same once', async () => {
    const id = { commandId: 'print-0001' };
    const first = await service.ok('documents.print', which, id);
    const { seq } = await service.ok('file.status', {});
    const again = await service.ok('documents.print', which, id);
    expect(again).toEqual(first);
    expect((await service.ok('file.status', {})).seq).toBe(seq);
  });

  test('every document there is can be shown', async () => {
    await record(service, table(0), passed(0, 1, [2, 0]));
    await service.ok('incidents.issue', {
      ...{ tableId: table(0), dealId: null, incidents: [], offenders: [], calledBy: null, calledAt: null },
      own: {
        reason: 'Опоздание',
        lines: [{ who: players[0] ?? '', where: 'mountain', on: null, amount: 1 }],
      },
      ...{ arbiter: 'Ёлкин', facts: null, repeatOverride: null, appealUntil: null, expectedSeq: null },
    });
    const documents = await service.ok('documents.list', { locale: 'en' });
    expect(new Set(documents.map((d) => d.document)).size).toBe(9);
    for (const { document, key } of documents) {
      const shown = await service.ok('documents.preview', { ...which, document, key });
      expect(shown.pages).toBeGreaterThan(0);
    }
  });
});

describe('rounds', () => {
  test('a player at two tables, or twice at one, is refused', async () => {
    const twice = await service.refused('rounds.add', {
      tables: [players.slice(0, 3), [players[2] ?? '', players[3] ?? '', players[4] ?? '']],
    });
    expect(twice).toMatchObject({
      code: 'round/refused',
      problems: [{ path: 'tables[1][0]', code: 'round/playerTwice' }],
    });
    const nobody = await service.refused('rounds.add', { tables: [['x', 'y', 'z']] });
    expect(nobody.code).toBe('player/unknown');
    expect((await service.ok('tournament.get', {})).rounds).toHaveLength(1);
  });

  test('standings after a round do not count later ones', async () => {
    await record(service, table(0), whists(0, 30));
    const { tableIds, roundId } = await service.ok('rounds.add', { tables: [players.slice(0, 3)] });
    await record(service, tableIds[0] ?? '', whists(1, 30));
    await service.ok('penalties.record', { playerId: players[0] ?? '', roundId, points: -5, reason: 'x' });
    expect((await standings(1)).rows[0]).toMatchObject({
      name: 'А',
      total: 60,
      penalties: 0,
      rounds: [{ table: 1, result: 60 }],
    });
    expect((await standings()).rows.find((r) => r.name === 'А')).toMatchObject({
      total: 25,
      tables: 30,
      penalties: -5,
    });
    expect((await standings()).unfinished).toContainEqual({ round: 1, table: 2 });
  });
});
