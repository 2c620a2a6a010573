/** Sheets typed on another computer come home: what is taken, what is asked, and that nothing is lost. */
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { passed, aPlayer, type TestService } from '../fixtures/service.ts';
import { shown } from '../fixtures/desk.ts';
import { raspasy, redeal, TwoDesks } from '../fixtures/two-desks.ts';

let desks: TwoDesks;
let one: string;
let two: string;
let three: string;
beforeEach(async () => {
  desks = await new TwoDesks().open(3);
  [one = '', two = '', three = ''] = desks.tables;
});
afterEach(() => desks.close());

const statuses = async (): Promise<Record<string, string>> => {
  const { tables } = await desks.preview();
  return Object.fromEntries(tables.map(({ tableNumber, status }) => [tableNumber, status]));
};
const good = async (): Promise<void> => {
  expect(await desks.home.service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
};

test('a sheet typed only there is taken; one typed only here stays; nothing is written by looking', async () => {
  const { service } = desks.home;
  await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
  await desks.home.record(raspasy(1, [10, 0, 0]), null, two);
  const before = await shown(service);
  expect(await desks.preview()).toMatchObject({ ours: 1, theirs: 1, notes: [] });
  expect(await statuses()).toEqual({ 1: 'take' });
  expect(await shown(service)).toEqual(before);
  const ours = await desks.sheet(service, two);
  expect(await desks.merge()).toMatchObject({ taken: 1, beside: 0 });
  expect(await desks.sheet(service, one)).toEqual(await desks.sheet(desks.away, one));
  expect(await desks.sheet(service, two)).toEqual(ours);
  await good();
});

test('who typed it there and when is kept; a backup and their export lie beside', async () => {
  const { service, path } = desks.home;
  const { dealId } = await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
  const away = JSON.parse(await desks.awayExport()) as { entries: { recordedAt: string }[] };
  const { kept } = await desks.merge();
  const { entries } = JSON.parse((await service.ok('file.export', {})).json) as {
    entries: Record<string, unknown>[];
  };
  const entry = entries.find((e) => (e['payload'] as { dealId?: string }).dealId === dealId);
  expect(entry).toMatchObject({ actor: 'Щукина', playedAt: away.entries.at(-1)?.recordedAt });
  expect(entry?.['reason']).toMatch(/^с другого компьютера: away\.json, Щукина, 04\.10\.2026 \d\d:\d\d$/u);
  expect(readFileSync(kept ?? '', 'utf8')).toBe(await desks.awayExport());
  expect(kept).toContain(`${path}.backups`);
  expect((await service.ok('backup.list', {})).map(({ reason }) => reason)).toContain('merge');
});

test('one step of undo for every sheet; named; a step back gives what stood before', async () => {
  const { service } = desks.home;
  await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
  await desks.awayRecord(one, raspasy(1, [0, 5, 5]));
  await desks.awayRecord(two, passed(1, 2, [0, 1]));
  const before = await shown(service);
  await desks.merge();
  const { history } = await service.ok('tournament.get', {});
  expect(history.undo).toMatchObject({
    label: 'gesture.merged',
    params: { round: 1, table: 2 },
    refused: null,
  });
  await service.ok('history.undo', {});
  await service.ok('history.undo', {});
  expect(await shown(service)).toEqual(before);
  await service.ok('history.redo', {});
  expect(await desks.sheet(service, one)).toEqual(await desks.sheet(desks.away, one));
  await good();
});

test('merged twice, nothing comes twice; what was typed there meanwhile follows', async () => {
  const { service } = desks.home;
  await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
  await desks.merge();
  expect(await desks.preview()).toMatchObject({ tables: [] });
  expect(await desks.merge()).toMatchObject({ taken: 0, kept: null });
  await desks.awayRecord(one, raspasy(1, [3, 4, 3]));
  expect(await statuses()).toEqual({ 1: 'take' });
  await desks.merge();
  expect(await desks.sheet(service, one)).toEqual(await desks.sheet(desks.away, one));
  await good();
});

test('corrections, removals and moves there come with their kinds and reasons', async () => {
  const { service } = desks.home;
  const { away } = desks;
  const { dealId } = await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
  const own = { tableId: one, correction: 'table' as const, expectedSeq: null };
  await away.ok('deals.correct', { ...own, dealId, deal: raspasy(1, [5, 3, 2]), reason: 'Пересчитали' });
  const { deals } = await away.ok('sheet.get', { tableId: one });
  // The deal from before the desks parted is taken off there.
  await away.ok('deals.remove', { ...own, dealId: deals[0]?.dealId ?? '', reason: 'Не играли' });
  await desks.merge();
  expect(await desks.sheet(service, one)).toEqual(await desks.sheet(away, one));
  const rows = await service.ok('corrections.list', {});
  expect(rows.map(({ what, kind }) => ({ what, kind }))).toEqual([
    { what: 'corrected', kind: 'table' },
    { what: 'removed', kind: 'table' },
  ]);
  expect(rows[0]?.reason).toMatch(/^Пересчитали \(с другого компьютера: /u);
  await good();
});

test('what was undone and redone there comes as it stands there', async () => {
  const { service } = desks.home;
  const { away } = desks;
  await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
  await away.ok('history.undo', {});
  expect(await desks.preview()).toMatchObject({ tables: [] });
  await away.ok('history.redo', {});
  await desks.awayRecord(one, raspasy(1, [0, 5, 5]));
  await away.ok('history.undo', {});
  await desks.merge();
  expect(await desks.sheet(service, one)).toEqual(await desks.sheet(away, one));
  await good();
});

describe('typed on both', () => {
  test('alike: nothing to do', async () => {
    await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
    await desks.home.record(raspasy(1, [4, 3, 3]), null, one);
    expect(await statuses()).toEqual({ 1: 'same' });
    expect(await desks.merge()).toMatchObject({ taken: 0 });
  });

  test('differently: shown deal by deal, and nothing is written until somebody chooses', async () => {
    const { service } = desks.home;
    await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
    await desks.awayRecord(one, raspasy(1, [10, 0, 0]));
    await desks.home.record(raspasy(1, [4, 3, 3]), null, one);
    await desks.home.record(raspasy(1, [0, 10, 0]), null, one);
    const { tables } = await desks.preview();
    expect(tables).toMatchObject([
      { status: 'conflict', usual: null, blocks: [], deals: { ours: 3, theirs: 3 } },
    ]);
    expect(tables[0]?.pairs.map(({ same }) => same)).toEqual([true, true, false]);
    expect(tables[0]?.pairs[2]).toMatchObject({
      ours: { tricks: [0, 10, 0] },
      theirs: { tricks: [10, 0, 0] },
    });
    const before = await shown(service);
    const refused = await service.refused('exchange.merge', await desks.input());
    expect(refused).toMatchObject({ code: 'merge/undecided', params: { round: 1, table: 1 } });
    expect(await shown(service)).toEqual(before);
  });

  test('ours stays, theirs stands here, or ours stays and theirs is asked about', async () => {
    const { service } = desks.home;
    for (const tableId of desks.tables) {
      await desks.awayRecord(tableId, raspasy(1, [4, 3, 3]));
      await desks.home.record(raspasy(1, [0, 10, 0]), null, tableId);
    }
    const [ours, , asked] = [await desks.sheet(service, one), null, await desks.sheet(service, three)];
    const choices = { [one]: 'ours', [two]: 'theirs', [three]: 'both' } as const;
    expect(await desks.merge(choices)).toMatchObject({ taken: 1, beside: 1 });
    expect(await desks.sheet(service, one)).toEqual(ours);
    expect(await desks.sheet(service, two)).toMatchObject({
      deals: [{ deal: redeal(0) }, { deal: raspasy(1, [4, 3, 3]) }],
      // Ours is struck out, not lost.
      removed: [raspasy(1, [0, 10, 0])],
    });
    expect(await desks.sheet(service, three)).toEqual(asked);
    const asks = async () =>
      (await service.ok('warnings.list', { tableId: null })).filter(({ code }) => code === 'otherVersion');
    const [warning] = await asks();
    expect(warning).toMatchObject({
      code: 'otherVersion',
      tableNumber: 3,
      params: { source: 'away.json', n: 2 },
    });
    await service.ok('warnings.answer', { code: 'otherVersion', key: warning?.key ?? '' });
    expect(await asks()).toEqual([]);
    await good();
  });

  test('a check that stood here falls with the sheet that it was of; a signed sheet is not touched', async () => {
    const { service } = desks.home;
    for (const tableId of [one, two]) {
      await desks.awayRecord(tableId, raspasy(1, [4, 3, 3]));
      await desks.home.record(raspasy(1, [0, 10, 0]), null, tableId);
    }
    await desks.home.mark('checked', one);
    await desks.home.mark('signed', two);
    const { tables } = await desks.preview();
    expect(tables[1]?.blocks).toEqual([{ code: 'signedHere', params: {} }]);
    const refused = await service.refused(
      'exchange.merge',
      await desks.input({ [one]: 'theirs', [two]: 'theirs' }),
    );
    expect(refused).toMatchObject({ code: 'merge/blocked', params: { table: 2 } });
    await desks.merge({ [one]: 'theirs', [two]: 'ours' });
    expect(await desks.sheet(service, one)).toMatchObject({ state: 'typing' });
    expect(await desks.sheet(service, two)).toMatchObject({ state: 'signed' });
    await good();
  });
});

describe('slips', () => {
  const issue = async (service: TestService, tableId: string): Promise<string> => {
    const { seats } = await service.ok('sheet.get', { tableId });
    const who = seats[0]?.playerId ?? '';
    const lines = [{ who, where: 'mountain' as const, on: null, amount: 4 }];
    const { slip } = await service.ok('incidents.issue', {
      ...{ tableId, dealId: null, incidents: [], own: { reason: 'Подсказка', lines } },
      ...{ offenders: [who], calledBy: null, calledAt: null, arbiter: 'Ёлкин', facts: 'Подсказка' },
      ...{ repeatOverride: null, appealUntil: null, expectedSeq: null },
    });
    return slip.slipId;
  };

  test('a slip issued only there comes with its state, its number and its code; it is not undone', async () => {
    const { service } = desks.home;
    const slipId = await issue(desks.away, one);
    const appeal = { slipId, by: 'Ёлкин', reason: 'Не согласен', replacedBy: null };
    await desks.away.ok('incidents.setState', { ...appeal, state: 'appealed' });
    await desks.merge();
    const [here, there] = [
      await service.ok('incidents.get', { slipId }),
      await desks.away.ok('incidents.get', { slipId }),
    ];
    expect(here.slip).toEqual(there.slip);
    expect(here).toMatchObject({ state: 'appealed', slip: { number: 1 } });
    expect(await desks.sheet(service, one)).toEqual(await desks.sheet(desks.away, one));
    expect(await service.refused('history.undo', {})).toMatchObject({
      code: expect.stringMatching(/^history\/slip/u),
    });
    // The next one goes on from it.
    const { slip } = await service.ok('incidents.get', { slipId: await issue(service, two) });
    expect(slip.number).toBe(2);
    await good();
  });

  test('the same number on both is never renumbered: told, and the sheet there cannot be taken', async () => {
    const { service } = desks.home;
    await issue(service, two);
    await issue(desks.away, one);
    const { tables } = await desks.preview();
    expect(tables).toMatchObject([
      {
        tableNumber: 1,
        status: 'take',
        usual: null,
        blocks: [{ code: 'slipNumber', params: { number: 1 } }],
      },
    ]);
    expect(await service.refused('exchange.merge', await desks.input())).toMatchObject({
      code: 'merge/undecided',
    });
    const blocked = await service.refused('exchange.merge', await desks.input({ [one]: 'theirs' }));
    expect(blocked).toMatchObject({ code: 'merge/blocked', params: { round: 1, table: 1 } });
    expect(await desks.merge({ [one]: 'both' })).toMatchObject({ taken: 0, beside: 1 });
    expect(await service.ok('incidents.list', {})).toHaveLength(1);
    await good();
  });

  test('a sheet with a slip of ours is not taken off for theirs', async () => {
    await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
    await desks.home.record(raspasy(1, [0, 10, 0]), null, one);
    await issue(desks.home.service, one);
    const { tables } = await desks.preview();
    expect(tables[0]?.blocks).toEqual([{ code: 'slipHere', params: { number: 1 } }]);
  });
});

describe('the tournament as a whole', () => {
  test('players, a round with its sheets, a penalty', async () => {
    const { service } = desks.home;
    const { away } = desks;
    const { playerIds } = await away.ok('players.add', { players: [aPlayer('Новенький')] });
    const { players } = await away.ok('tournament.get', {});
    const seats = [playerIds[0] ?? '', players[0]?.playerId ?? '', players[1]?.playerId ?? ''];
    await away.ok('rounds.add', { tables: [seats] });
    const { rounds } = await away.ok('tournament.get', {});
    const tableId = rounds[1]?.tables[0]?.tableId ?? '';
    await desks.awayRecord(tableId, raspasy(0, [4, 3, 3]));
    await away.ok('penalties.record', {
      playerId: playerIds[0] ?? '',
      roundId: null,
      points: -10,
      reason: 'Опоздание',
    });
    expect(await desks.preview()).toMatchObject({
      whole: { players: ['Новенький'], rounds: [2], penalties: 1, payments: 0, others: 0 },
      tables: [{ roundNumber: 2, tableNumber: 1, status: 'take' }],
    });
    await desks.merge();
    expect(await desks.sheet(service, tableId)).toEqual(await desks.sheet(away, tableId));
    const [here, there] = [
      await service.ok('standings.get', { afterRound: null }),
      await away.ok('standings.get', { afterRound: null }),
    ];
    expect(here.rows.map(({ full, total }) => ({ full, total }))).toEqual(
      there.rows.map(({ full, total }) => ({ full, total })),
    );
    expect(await desks.preview()).toMatchObject({
      tables: [],
      whole: { players: [], rounds: [], penalties: 0 },
    });
    await good();
  });

  test('a round drawn on both is told of; its sheets there are not taken', async () => {
    const { service } = desks.home;
    const { players } = await service.ok('tournament.get', {});
    const ids = players.map(({ playerId }) => playerId);
    await service.ok('rounds.add', { tables: [[ids[0] ?? '', ids[3] ?? '', ids[6] ?? '']] });
    await desks.away.ok('rounds.add', { tables: [[ids[1] ?? '', ids[4] ?? '', ids[7] ?? '']] });
    const { rounds } = await desks.away.ok('tournament.get', {});
    await desks.awayRecord(rounds[1]?.tables[0]?.tableId ?? '', redeal(0));
    const view = await desks.preview();
    expect(view.notes).toEqual([{ code: 'roundTwice', params: { round: 2 } }]);
    expect(view.tables).toMatchObject([{ status: 'take', usual: null, blocks: [{ code: 'noTable' }] }]);
    const tableId = view.tables[0]?.tableId ?? '';
    expect(await service.refused('exchange.merge', await desks.input({ [tableId]: 'theirs' }))).toMatchObject(
      {
        code: 'merge/blocked',
      },
    );
    expect(await desks.merge({ [tableId]: 'ours' })).toMatchObject({ taken: 0 });
  });

  test('a namesake added on both stays two people, and is told of', async () => {
    await desks.home.service.ok('players.add', { players: [aPlayer('Ёлкин')] });
    await desks.away.ok('players.add', { players: [aPlayer('Елкин')] });
    expect((await desks.preview()).notes).toEqual([{ code: 'namesake', params: { name: 'Елкин' } }]);
    await desks.merge();
    const { players } = await desks.home.service.ok('tournament.get', {});
    expect(players.filter(({ surname }) => /^[ЕЁ]лкин$/u.test(surname))).toHaveLength(2);
  });
});

describe('refused', () => {
  test('another tournament, no JSON, an entry meanwhile', async () => {
    const { service } = desks.home;
    const other = await new TwoDesks().open(1);
    const input = await desks.input();
    const json = await other.awayExport();
    expect(await service.refused('exchange.mergePreview', { json })).toMatchObject({
      code: 'merge/otherTournament',
    });
    expect(await service.refused('exchange.merge', { ...input, json })).toMatchObject({
      code: 'merge/otherTournament',
    });
    expect(await service.refused('exchange.merge', { ...input, json: '{' })).toMatchObject({
      code: 'file/notJson',
      params: { line: 1, column: 2 },
    });
    await desks.home.record(redeal(1), null, one);
    expect(await service.refused('exchange.merge', input)).toMatchObject({ code: 'ledger/stale' });
    await other.close();
  });

  test('a command that came twice is carried out once', async () => {
    const { service } = desks.home;
    await desks.awayRecord(one, raspasy(1, [4, 3, 3]));
    const input = await desks.input();
    const meta = { commandId: 'the-same-merge' };
    const first = await service.ok('exchange.merge', input, meta);
    expect(await service.ok('exchange.merge', input, meta)).toEqual(first);
    expect((await service.ok('sheet.get', { tableId: one })).deals).toHaveLength(2);
    expect(existsSync(first.kept ?? '')).toBe(true);
  });
});
