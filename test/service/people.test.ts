/** Substitutes, withdrawals, sheets that end before their time: through the dispatch, on a real file. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { CallInput, CallOutput } from '../../shared/ipc/contract.ts';
import { Desk, shown } from '../fixtures/desk.ts';
import { readPdf } from '../fixtures/documents-read.ts';
import { aPlayer, passed } from '../fixtures/service.ts';

type Line = CallOutput<'sheet.lines'>[number];

let desk: Desk;
let tables: string[][];
beforeEach(async () => {
  desk = new Desk();
  // Two tables of three in two rounds; the seventh player sits nowhere.
  tables = await desk.openTables(
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
    { target: null, options: { poolClosing: 'none' } },
    2,
  );
});
afterEach(() => desk.close());

/** A six, not played: the declarer has 2 in the pool and nothing else. */
const six = (dealer: number, declarer: number): Deal => {
  const [d1 = 0, d2 = 0] = [1, 2].map((by) => (declarer + by) % 3);
  return passed(dealer, declarer, [d1, d2]);
};
const nines = (n: number): Deal[] => Array.from({ length: n }, (_, i) => six(i % 3, i % 3));
const players = async () => (await desk.service.ok('tournament.get', {})).players;
const idOf = async (i: number): Promise<string> => (await players())[i]?.playerId ?? '';
const lines = (tableId = desk.tableId): Promise<Line[]> => desk.service.ok('sheet.lines', { tableId });
const brief = (list: readonly Line[]) =>
  list.map(({ name, from, to, exact, points, present }) => [name, from, to, exact, points, present]);

async function substitute(over: Partial<CallInput<'seats.substitute'>> = {}) {
  const input: CallInput<'seats.substitute'> = {
    tableId: desk.tableId,
    seat: 0,
    before: null,
    line: 'continue',
    player: { added: aPlayer('Запасной') },
    withdraws: false,
    reason: 'уехал',
    by: 'Ёлкин',
    expectedSeq: null,
    ...over,
  };
  return input;
}

describe('field 13: a substitute once, in his own line', () => {
  test('two namesakes; one replaced after deal 9 of round 2: one line each, deals split', async () => {
    const [, second = []] = tables;
    desk.tableId = second[0] ?? '';
    const before = await players();
    await desk.service.ok('players.change', {
      player: { ...aPlayer('Иванов'), given: 'Иван', year: 1975, playerId: before[0]?.playerId ?? '' },
      reason: 'имя',
    });
    await desk.recordAll(nines(9));
    const answer = await desk.service.ok(
      'seats.substitute',
      await substitute({ player: { added: { ...aPlayer('Иванов'), given: 'Иван', year: 1988 } } }),
    );
    await desk.recordAll(nines(3));
    // Before: 6 in every pool, all 0. After: the substitute and the two others 2 each: all 0 again.
    expect(brief(await lines())).toEqual([
      ['Иванов Иван (1975)', 1, 9, '0', 0, false],
      ['Игрок2', 1, 12, '0', 0, true],
      ['Игрок3', 1, 12, '0', 0, true],
      ['Иванов Иван (1988)', 10, 12, '0', 0, true],
    ]);
    const sheet = await desk.sheet();
    expect(sheet.seats.map((seat) => seat.name)).toEqual(['Иванов Иван (1988)', 'Игрок2', 'Игрок3']);
    const change = sheet.deals[9];
    expect([change?.number, change?.substitution?.out.name, change?.substitution?.in.name]).toEqual([
      null,
      'Иванов Иван (1975)',
      'Иванов Иван (1988)',
    ]);
    // Nobody is there twice, in either direction.
    const again = { player: { playerId: answer.playerId } } as const;
    const codes: unknown[] = [];
    for (const over of [
      { ...again, seat: 1 },
      { player: { playerId: await idOf(1) } },
      { player: { playerId: await idOf(3) } },
      { player: { playerId: before[0]?.playerId ?? '' }, seat: 2 },
    ]) {
      const error = await desk.service.refused('seats.substitute', await substitute(over));
      codes.push([error.code, error.problems?.[0]?.code]);
    }
    expect(codes).toEqual([
      ['substitute/refused', 'substitute/seated'],
      ['substitute/refused', 'substitute/seated'],
      ['substitute/refused', 'substitute/otherTable'],
      ['substitute/refused', 'substitute/otherSeat'],
    ]);
    const standings = await desk.service.ok('standings.get', { afterRound: null });
    expect(new Set(standings.rows.map((row) => row.playerId)).size).toBe(7);
    expect(standings.rows.map((row) => row.playerId)).toContain(answer.playerId);
    expect(standings.sums.tables).toBe(0);
  });
});

describe('continue', () => {
  test('the leaver keeps what stands, the substitute has the difference; both are the seat', async () => {
    // 2 in the pool of seat 0: 10 × (2 − 2/3) = 40/3, the others −20/3.
    await desk.record(six(0, 0));
    await desk.service.ok('seats.substitute', await substitute());
    await desk.record(six(1, 0));
    await desk.record(six(2, 1));
    // In the end 4, 2, 0: 20, 0, −20. The leaver 40/3, the substitute 20/3.
    const [table] = (await desk.service.ok('tournament.get', {})).rounds[0]?.tables ?? [];
    expect([table?.result, table?.rounded]).toEqual([
      ['20/3', '0', '-20'],
      [7, 0, -20],
    ]);
    expect([table?.left?.map((seat) => seat.name), table?.leftRounded]).toEqual([['Игрок1'], [13]]);
    expect(brief(await lines())).toEqual([
      ['Игрок1', 1, 1, '40/3', 13, false],
      ['Игрок2', 1, 3, '0', 0, true],
      ['Игрок3', 1, 3, '-20', -20, true],
      ['Запасной', 2, 3, '20/3', 7, true],
    ]);
  });

  test('a deal in front of the change belongs to the leaver: corrected, his result follows', async () => {
    const dealId = await desk.record(six(0, 0));
    const { substitutionId } = await desk.service.ok('seats.substitute', await substitute());
    await desk.record(six(1, 1), substitutionId);
    expect(brief(await lines())[0]).toEqual(['Игрок1', 1, 2, '20/3', 7, false]);
    await desk.service.ok('deals.remove', desk.removing(dealId));
    expect(brief(await lines())[0]).toEqual(['Игрок1', 1, 1, '-20/3', -6, false]);
  });
});

describe('mean (K96 3.1.2)', () => {
  test('the substitute writes the mean of those who play on, stands on the sheet, sums to zero', async () => {
    // Pools 2, 4, 2 + 3 of seat 2's raspasy bonus is avoided: only passed games. Pools: 2, 4, 0.
    await desk.recordAll([six(0, 0), six(1, 1), six(2, 1)]);
    // Two failed misères give mountains: seat 1 10, seat 2 20 (one trick 10, two tricks 20).
    await desk.record({ type: 'misere', dealer: 0, declarer: 1, tricks: 1 });
    await desk.record({ type: 'misere', dealer: 1, declarer: 2, tricks: 2 });
    const ask = await substitute({ line: 'mean' });
    const { withdraws: _w, reason: _r, by: _b, expectedSeq: _e, ...question } = ask;
    const preview = await desk.service.ok('seats.preview', question);
    // Pools 4 and 0: 2; mountains 10 and 20: 15.
    expect(preview.start).toEqual({ pool: 2, mountain: 15 });
    await desk.service.ok('seats.substitute', ask);
    expect(brief(await lines())).toEqual(brief(preview.after));
    const sheet = await desk.sheet();
    expect(sheet.deals.at(-1)?.scored).toEqual({ type: 'adjust', reason: 'K96 3.1.2', newcomer: 0 });
    // Leaver: 10 × (2 − 2) − 10 × (0 − 10) = 100; seat 1: 20 − 0; seat 2: −20 − 100.
    expect(brief(await lines())).toEqual([
      ['Игрок1', 1, 5, '100', 100, false],
      ['Игрок2', 1, 5, '20', 20, true],
      ['Игрок3', 1, 5, '-120', -120, true],
      ['Запасной', null, null, '0', 0, true],
    ]);
    await desk.record(six(2, 0));
    // The substitute's two points: 10 × (2 − 2/3).
    expect(brief(await lines())).toEqual([
      ['Игрок1', 1, 5, '100', 100, false],
      // One unit is missing; the three fractions of a third are equal: the earlier line has it.
      ['Игрок2', 1, 6, '40/3', 14, true],
      ['Игрок3', 1, 6, '-380/3', -127, true],
      ['Запасной', 6, 6, '40/3', 13, true],
    ]);
    const check = await desk.service.ok('ledger.check', {});
    expect([check.integrity, check.differences]).toEqual([[], []]);
  });

  test('undone, redone, after a restart; cancelled with a reason', async () => {
    await desk.record(six(0, 0));
    const plain = await shown(desk.service);
    const { substitutionId } = await desk.service.ok('seats.substitute', await substitute({ line: 'mean' }));
    const changed = await shown(desk.service);
    const { undone } = await desk.service.ok('history.undo', {});
    expect([undone.label, undone.params]).toEqual([
      'gesture.substitute',
      { name: 'Запасной', table: 1, round: 1 },
    ]);
    expect(await shown(desk.service)).toEqual(plain);
    await desk.service.ok('history.redo', {});
    expect(await shown(desk.service)).toEqual(changed);
    await desk.reopen();
    expect(await shown(desk.service)).toEqual(changed);
    await desk.service.ok('seats.cancel', {
      tableId: desk.tableId,
      substitutionId,
      reason: 'не тот игрок',
      expectedSeq: null,
    });
    expect((await desk.sheet()).deals).toHaveLength(1);
    expect((await lines()).map((line) => line.name)).toEqual(['Игрок1', 'Игрок2', 'Игрок3']);
    expect((await desk.service.ok('ledger.check', {})).differences).toEqual([]);
  });
});

describe('a sheet that ends before its time', () => {
  const end = (over: Partial<CallInput<'sheet.end'>>): CallInput<'sheet.end'> => ({
    tableId: desk.tableId,
    how: 'brokenOff',
    awards: [],
    reason: '',
    by: 'Ёлкин',
    expectedSeq: null,
    ...over,
  });
  const award = async (points: readonly number[]): Promise<CallInput<'sheet.end'>> => {
    const awards = await Promise.all(
      points.map(async (value, i) => ({ playerId: await idOf(i), points: value })),
    );
    return end({ how: 'awarded', awards, reason: 'команда не пришла' });
  };

  test('broken off: counts as it stands, no more deals, corrections still, taken up again', async () => {
    const dealId = await desk.record(six(0, 0));
    expect(
      (await desk.service.refused('sheet.end', { ...end({}), tableId: tables[0]?.[1] ?? '' })).code,
    ).toBe('sheet/empty');
    const { sheet } = await desk.service.ok('sheet.end', end({ reason: 'по согласию' }));
    expect([sheet.state, sheet.ended?.how]).toEqual(['closed', 'brokenOff']);
    const input = { tableId: desk.tableId, deal: six(1, 1), before: null, expectedSeq: null };
    expect((await desk.service.refused('deals.record', input)).code).toBe('sheet/ended');
    expect((await desk.service.refused('seats.substitute', await substitute())).code).toBe('sheet/ended');
    await desk.service.ok('deals.correct', desk.correcting(dealId, six(0, 1)));
    expect((await lines()).map((line) => line.points)).toEqual([-6, 13, -7]);
    await desk.service.ok('sheet.end', end({ how: 'resumed' }));
    expect((await desk.service.refused('sheet.end', end({ how: 'resumed' }))).code).toBe('sheet/notEnded');
    await desk.record(six(1, 1));
  });

  test('field 7: an awarded result survives recalculation, a change of convention, reopening, restore', async () => {
    await desk.record(six(0, 0));
    expect(
      (await desk.service.refused('sheet.end', { ...(await award([30, 30, -100])), reason: ' ' })).code,
    ).toBe('sheet/reason');
    expect((await desk.service.refused('sheet.end', await award([30, 30]))).code).toBe('sheet/awards');
    await desk.service.ok('sheet.end', await award([30, 30, -100]));
    const points = async () => (await lines()).map((line) => [line.points, line.awarded]);
    const awarded = [
      [30, true],
      [30, true],
      [-100, true],
    ];
    expect(await points()).toEqual(awarded);
    const { tournament } = await desk.service.ok('tournament.get', {});
    await desk.service.ok('tournament.change', {
      tournament: { ...tournament, convention: 'leningrad', options: {} },
      reason: 'договорились',
      recalculate: true,
    });
    expect(await points()).toEqual(awarded);
    await desk.mark('signed');
    await desk.mark('typing');
    await desk.reopen();
    expect(await points()).toEqual(awarded);
    const made = await desk.service.ok('backup.now', {});
    await desk.service.ok('sheet.end', end({ how: 'resumed' }));
    expect((await points())[0]).toEqual([27, false]);
    await desk.service.ok('backup.restore', { backup: made.path });
    expect(await points()).toEqual(awarded);
    expect((await desk.service.ok('ledger.check', {})).differences).toEqual([]);
  });

  test('an empty sheet may be awarded, and undone', async () => {
    desk.tableId = tables[1]?.[0] ?? '';
    await desk.service.ok('sheet.end', await award([0, 20, -20]));
    expect((await lines()).map((line) => line.points)).toEqual([0, 20, -20]);
    const { undone } = await desk.service.ok('history.undo', {});
    expect(undone.label).toBe('gesture.sheetEnd_awarded');
    expect((await desk.sheet()).state).toBe('empty');
  });
});

test('a substitute who came after the last deal has no part in the place points of his seat', async () => {
  // Pools 4, 2, 0: the first, the second and the third at the table.
  await desk.recordAll([six(0, 0), six(1, 0), six(2, 1)]);
  const { playerId } = await desk.service.ok('seats.substitute', await substitute());
  await desk.service.ok('sheet.end', {
    ...{
      tableId: desk.tableId,
      how: 'brokenOff',
      awards: [],
      reason: 'поздно',
      by: 'Ёлкин',
      expectedSeq: null,
    },
  });
  await desk.service.ok('standings.change', {
    plan: {
      measure: 'placePoints',
      cutoffs: null,
      placeTable: null,
      tieBreaks: [],
      lotSeed: '',
      minRounds: 1,
      withdrawn: 'stays',
    },
    reason: '',
  });
  const { rows } = await desk.service.ok('standings.get', { afterRound: null });
  const of = (id: string) => rows.find((row) => row.playerId === id)?.by;
  const leaver = of(await idOf(0));
  expect([leaver?.score, leaver?.rounds]).toEqual(['3', '1']);
  expect([of(playerId)?.score, of(playerId)?.rounds]).toEqual(['0', '0']);
});

test('who has taken a seat is not seated at another table of the round when its rest is drawn again', async () => {
  // Six at two tables of round 1, the seventh, new, comes to table 1 from outside; table 2 is still free.
  const [{ roundId } = { roundId: '' }] = (await desk.service.ok('tournament.get', {})).rounds;
  await desk.record(six(0, 0));
  const { playerId } = await desk.service.ok('seats.substitute', await substitute());
  const before = (await players()).map((player) => player.playerId).filter((id) => id !== playerId);
  const seating = (second: string[]) => ({
    tables: [
      { number: 1, seats: before.slice(0, 3) },
      { number: 2, seats: second },
    ],
    sitOuts: [],
  });
  const change = (second: string[]) => ({
    ...{ roundId, seating: seating(second), draw: { method: 'manual', seed: '' } as const, reason: 'снова' },
    expectedSeq: null,
  });
  const [, , , d = '', e = ''] = before;
  expect(await desk.service.refused('rounds.change', change([d, e, playerId]))).toMatchObject({
    ...{ code: 'round/refused' },
    problems: [{ path: 'seating.tables[1].seats[2]', code: 'round/playerTwice' }],
  });
  const base = await desk.service.ok('draw.base', { roundId });
  expect(base.players.find((player) => player.playerId === playerId)?.playing).toBe(false);
  const { rounds } = await desk.service.ok('draw.propose', {
    ...{ job: 'j', roundId, method: 'lot', seed: 'A', sizes: { kind: 'fours' } as const },
    ...{ players: [...before, playerId], keep: [], clubsApart: false, rounds: 1 },
  });
  expect(rounds[0]?.tables.flatMap(({ seats }) => seats)).not.toContain(playerId);
  // What is exported comes back.
  await desk.service.ok('rounds.change', change([e, d, before[5] ?? '']));
  expect((await desk.service.ok('ledger.check', {})).differences).toEqual([]);
  const { json } = await desk.service.ok('file.export', {});
  await desk.service.ok('file.import', { path: desk.folder.file('again.pulka'), json });
});

describe('late and gone', () => {
  test('a late entry is drawn from its round on, a withdrawal not any more; undone as one step', async () => {
    const entered = await desk.service.ok('players.enter', {
      players: [aPlayer('Поздний')],
      fromRound: 3,
      by: 'Щукина',
    });
    await desk.service.ok('players.setState', {
      playerId: await idOf(0),
      state: 'withdrawn',
      fromRound: 3,
      reason: 'болен',
      by: 'Щукина',
    });
    const states = async () =>
      (await desk.service.ok('tournament.get', {})).playerStates?.map(({ playerId, state, fromRound }) => [
        playerId,
        state,
        fromRound,
      ]);
    expect(await states()).toEqual([
      [entered.playerIds[0], 'playing', 3],
      [await idOf(0), 'withdrawn', 3],
    ]);
    expect((await desk.service.ok('history.undo', {})).undone.label).toBe('gesture.player_withdrawn');
    await desk.reopen();
    await desk.service.ok('history.undo', {});
    expect(await states()).toEqual([]);
    expect(await players()).toHaveLength(6);
  });

  test('who is replaced may be withdrawn in the same step', async () => {
    await desk.record(six(0, 0));
    const leaver = await idOf(0);
    await desk.service.ok('seats.substitute', await substitute({ withdraws: true }));
    const { playerStates } = await desk.service.ok('tournament.get', {});
    expect(playerStates?.map(({ playerId, fromRound }) => [playerId, fromRound])).toEqual([[leaver, 3]]);
    await desk.service.ok('history.undo', {});
    expect((await desk.service.ok('tournament.get', {})).playerStates).toEqual([]);
  });
});

describe('on paper and in files', () => {
  test('the sheet and the protocol name both holders of the seat and the lines of all players', async () => {
    const before = await players();
    await desk.service.ok('players.change', {
      player: { ...aPlayer('Иванов'), given: 'Иван', year: 1975, playerId: before[0]?.playerId ?? '' },
      reason: 'имя',
    });
    await desk.record(six(0, 0));
    await desk.service.ok(
      'seats.substitute',
      await substitute({
        line: 'mean',
        player: { added: { ...aPlayer('Иванов'), given: 'Иван', year: 1988 } },
      }),
    );
    await desk.record(six(1, 0));
    for (const document of ['sheet', 'protocol'] as const) {
      const { bytes } = await desk.service.ok('documents.preview', {
        document,
        key: desk.tableId,
        options: { locale: 'ru', timeZone: 'UTC', twoUp: false },
      });
      const { text } = await readPdf(bytes);
      expect(text).toContain('Иванов Иван (1975)');
      expect(text).toContain('Иванов Иван (1988)');
      expect(text).toContain('Игроки стола');
      expect(text).toContain('3.1.2');
    }
  });

  test('exported and imported, everything is as it was', async () => {
    await desk.recordAll(nines(3));
    await desk.service.ok('seats.substitute', await substitute({ line: 'mean', withdraws: true }));
    await desk.recordAll(nines(2));
    const awards = (await lines()).map(({ playerId }, i) => ({ playerId, points: 10 * i }));
    await desk.service.ok('sheet.end', {
      ...{ tableId: desk.tableId, how: 'awarded' as const, awards, reason: 'спор', by: 'Ёлкин' },
      expectedSeq: null,
    });
    const was = await shown(desk.service);
    const { json } = await desk.service.ok('file.export', {});
    await desk.service.ok('file.import', { path: desk.folder.file('copy.pulka'), json });
    expect(await shown(desk.service)).toEqual(was);
    expect((await desk.service.ok('ledger.check', {})).differences).toEqual([]);
  });

  test('a file that seats a substitute twice, or for somebody who does not sit there, is refused', async () => {
    await desk.record(six(0, 0));
    const seated = await desk.service.ok('seats.substitute', await substitute());
    const { json } = await desk.service.ok('file.export', {});
    const file = JSON.parse(json) as { entries: { kind: string; payload: Record<string, unknown> }[] };
    const { entries } = file;
    const at = entries.findIndex((entry) => entry.kind === 'seat.substituted');
    const spoiled = async (payload: Record<string, unknown>): Promise<unknown[]> => {
      const changed = entries.map((entry, i) =>
        i === at ? { ...entry, payload: { ...entry.payload, ...payload } } : entry,
      );
      const error = await desk.service.refused('file.import', {
        path: desk.folder.file('bad.pulka'),
        json: JSON.stringify({ ...file, entries: changed }),
      });
      return (error.problems ?? []).map((one) => [one.path, one.code]);
    };
    const payload = `entries[${at}].payload`;
    expect(await spoiled({ in: await idOf(1) })).toEqual([[`${payload}.in`, 'substitute/seated']]);
    expect(await spoiled({ in: await idOf(4) })).toEqual([[`${payload}.in`, 'substitute/otherTable']]);
    expect(await spoiled({ out: seated.playerId })).toEqual([[`${payload}.out`, 'substitute/seat']]);
    expect(await spoiled({ in: 'nobody' })).toEqual([[`${payload}.in`, 'ledger/noPlayer']]);
  });

  test('a ruling on a deal before the change is about who sat there then; behind it the change stays', async () => {
    const dealId = await desk.record(six(0, 0));
    const { substitutionId, playerId } = await desk.service.ok('seats.substitute', await substitute());
    const later = await desk.record(six(1, 0));
    const leaver = await idOf(0);
    const issue = (on: string, who: string): CallInput<'incidents.issue'> => ({
      tableId: desk.tableId,
      dealId: on,
      incidents: [],
      own: { reason: 'Разговор', lines: [{ who, where: 'mountain', on: null, amount: 3 }] },
      offenders: [who],
      calledBy: null,
      calledAt: null,
      arbiter: 'Ёлкин',
      facts: 'Разговор',
      repeatOverride: null,
      appealUntil: null,
      expectedSeq: null,
    });
    expect((await desk.service.refused('incidents.issue', issue(dealId, playerId))).code).toBe(
      'input/refused',
    );
    const first = await desk.service.ok('incidents.issue', issue(dealId, leaver));
    expect(first.seats[0]?.playerId).toBe(leaver);
    const second = await desk.service.ok('incidents.issue', issue(later, playerId));
    expect(second.seats[0]?.playerId).toBe(playerId);
    const error = await desk.service.refused('seats.cancel', {
      tableId: desk.tableId,
      substitutionId,
      reason: 'не тот',
      expectedSeq: null,
    });
    expect(error.problems?.[0]?.code).toBe('substitute/slip');
    // Three points in the mountain of the seat: leaver 40/3 − 20; then the same again for the substitute.
    expect(brief(await lines()).map(([name, , , exact]) => [name, exact])).toEqual([
      ['Игрок1', '-20/3'],
      ['Игрок2', '20/3'],
      ['Игрок3', '20/3'],
      ['Запасной', '-20/3'],
    ]);
  });
});
