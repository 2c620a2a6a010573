/** Rounds through the service: drawn, moved about, begun, ended, seated anew, taken off; after a restart, by check and export. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput, CallOutput } from '../../shared/ipc/contract.ts';
import {
  aPlayer,
  aTournament,
  passed,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

const folder = temporaryFolder();
let service: TestService;
let ids: string[] = [];
let name = 0;
beforeEach(() => {
  service = startService();
});
afterEach(() => service.close());

type Proposal = CallOutput<'draw.propose'>;
type Seating = Proposal['rounds'][number];

/** A new file with so many players and no round. */
async function begin(n: number, over: Parameters<typeof aTournament>[0] = {}): Promise<string> {
  const path = folder.file(`rounds-${++name}.pulka`);
  const players = Array.from({ length: n }, (_, i) => aPlayer(`Игрок${String(i + 1).padStart(3, '0')}`));
  await service.ok('file.create', { path, tournament: aTournament(over), players, tables: [] });
  ids = (await service.ok('tournament.get', {})).players.map(({ playerId }) => playerId);
  return path;
}
const ask = (over: Partial<CallInput<'draw.propose'>> = {}): CallInput<'draw.propose'> => ({
  ...{ job: 'job', roundId: null, method: 'lot', seed: 'K7QF-3MX2', sizes: { kind: 'fours' } },
  ...{ players: ids, keep: [], clubsApart: false, rounds: 1 },
  ...over,
});
const propose = (over: Partial<CallInput<'draw.propose'>> = {}): Promise<Proposal> =>
  service.ok('draw.propose', ask(over));
const LOT = { method: 'lot', seed: 'K7QF-3MX2' } as const;

/** Draws and records a round; gives its id and seating. */
async function round(
  over: Partial<CallInput<'draw.propose'>> = {},
): Promise<{ roundId: string; seating: Seating }> {
  const { rounds } = await propose(over);
  const { roundIds } = await service.ok('rounds.draw', { rounds, draw: LOT });
  return { roundId: roundIds[0]!, seating: rounds[0]! };
}
const overview = async () => (await service.ok('tournament.get', {})).rounds;
const playOf = async (at: number) => (await overview())[at]!.play!;
const seatsOf = async (at: number): Promise<string[][]> =>
  (await overview())[at]!.tables.map(({ seats }) => seats.map(({ playerId }) => playerId));

describe('the first round of a new file', () => {
  const makeWith = async (draw: CallInput<'file.create'>['draw']): Promise<unknown> => {
    const path = folder.file(`first-${++name}.pulka`);
    const players = ['Абрамов', 'Белов', 'Громов'].map((surname) => aPlayer(surname));
    const made = { path, tournament: aTournament(), players, tables: [[0, 1, 2]] };
    await service.ok('file.create', draw === undefined ? made : { ...made, draw });
    // As the file tells it after a restart.
    await service.ok('file.close', {});
    await service.ok('file.open', { path });
    return (await playOf(0)).draw;
  };

  it('tells how it was seated; of what was not said nothing is told', async () => {
    expect(await makeWith({ method: 'list', seed: '' })).toEqual({ method: 'list', seed: '' });
    expect(await makeWith(undefined)).toBeNull();
  });

  it('names who has no seat: of five four play', async () => {
    const path = folder.file(`first-${++name}.pulka`);
    const players = ['Абрамов', 'Белов', 'Громов', 'Дымов', 'Ершов'].map((surname) => aPlayer(surname));
    await service.ok('file.create', { path, tournament: aTournament(), players, tables: [[0, 1, 2, 3]] });
    const overview = await service.ok('tournament.get', {});
    const ershov = overview.players.find(({ surname }) => surname === 'Ершов')?.playerId;
    expect((await playOf(0)).sitOuts.map(({ playerId }) => playerId)).toEqual([ershov]);
  });

  it('cannot be drawn by the list: that is no way to draw', async () => {
    await begin(8);
    const refused = await service.refused('draw.propose', { ...ask(), method: 'list' as 'lot' });
    expect(refused.code).toBe('input/invalid');
  });
});

/** Everybody in one place, in tables of these sizes. */
function expectWhole(
  { tables, sitOuts }: Seating,
  sizes: readonly number[],
  everybody: readonly string[],
): void {
  expect([...tables.flatMap(({ seats }) => seats), ...sitOuts].sort()).toEqual([...everybody].sort());
  expect(tables.map(({ seats }) => seats.length)).toEqual(sizes);
  expect(tables.map(({ number }) => number)).toEqual(sizes.map((_, i) => i + 1));
}

describe('a draw', () => {
  // 13 = 4 + 3·3, 14 = 2·4 + 2·3, 17 = 2·4 + 3·3, 200 = 50·4: all play, with as many fours as that allows.
  it.each([
    [13, [4, 3, 3, 3]],
    [14, [4, 4, 3, 3]],
    [17, [4, 4, 3, 3, 3]],
    [200, Array<number>(50).fill(4)],
  ])('seats %i players in tables of four and three', async (n, sizes) => {
    await begin(n);
    for (const method of ['lot', 'noRepeats'] as const) {
      const { rounds, quality, warnings } = await propose({ method });
      expectWhole(rounds[0]!, sizes, ids);
      expect(quality.repeats).toBe(0);
      expect(warnings).toEqual([[]]);
    }
  });

  it('gives the same seating for the same seed, another for another; spaces and case of the seed do not count', async () => {
    await begin(17);
    const first = await propose();
    expect((await propose({ seed: 'k7qf 3mx2', players: ids.toReversed() })).rounds).toEqual(first.rounds);
    expect((await propose({ seed: '9B4T-HWZ6' })).rounds).not.toEqual(first.rounds);
  });

  // 14 in fours: two sit out a round, so in 7 rounds everybody once; 13: one a round, 13 rounds; 17: one, 17 rounds.
  it.each([
    [13, 1],
    [14, 2],
    [17, 1],
  ])('%i players at tables of four: nobody sits out twice before all have once', async (n, each) => {
    await begin(n);
    const outs = new Map<string, number>();
    for (let r = 0; r < Math.floor(n / each) + 2; r++) {
      const { seating } = await round({
        method: r % 2 === 0 ? 'lot' : 'noRepeats',
        sizes: { kind: 'fixed', size: 4 },
      });
      expect(seating.sitOuts).toHaveLength(each);
      for (const id of seating.sitOuts) outs.set(id, (outs.get(id) ?? 0) + 1);
      const counts = ids.map((id) => outs.get(id) ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('lets 16 players play five rounds, drawn together, in which everybody meets everybody once', async () => {
    await begin(16);
    const { rounds, quality } = await propose({ method: 'noRepeats', rounds: 5 });
    await service.ok('rounds.draw', { rounds, draw: { ...LOT, method: 'noRepeats', together: 5 } });
    const pairs = new Set<string>();
    for (let r = 0; r < 5; r++) {
      for (const seats of await seatsOf(r)) {
        for (const a of seats) for (const b of seats) if (a < b) pairs.add(`${a} ${b}`);
      }
    }
    // 5 rounds · 4 tables · 6 pairs = 120 = 16 · 15 / 2: no pair twice.
    expect(pairs.size).toBe(120);
    expect(quality).toMatchObject({ repeats: 0, repeatsBound: 0 });
    expect((await service.ok('history.get', {})).undo).toMatchObject({
      label: 'gesture.rounds',
      params: { n: 5 },
    });
    await service.ok('history.undo', {});
    expect(await overview()).toEqual([]);
  });

  it('by standings seats neighbours together', async () => {
    await begin(8);
    const { roundId } = await round();
    const [first, second] = (await overview())[0]!.tables;
    for (const { tableId, seats } of [first!, second!]) {
      // The first seat plays a six that the others pass: 2 in the pool; a six is worth 2·10 whists there.
      expect(seats).toHaveLength(4);
      await record(service, tableId, passed(3, 0, [1, 2]));
    }
    const top = [first!.seats[0]!.playerId, second!.seats[0]!.playerId];
    const { rounds } = await propose({ method: 'swiss' });
    // Two lead with the same result, six share the last place: the leaders meet at table 1, who have not met before.
    expect(rounds[0]!.tables[0]!.seats).toEqual(expect.arrayContaining(top));
    expect(roundId).not.toBe('');
  });

  it('of 200 players takes less than two seconds, and eight rounds of them tell their progress while other calls go on', async () => {
    await begin(200);
    for (let r = 0; r < 3; r++) await round({ method: 'lot', seed: `seed ${r}` });
    const one = performance.now();
    expectWhole((await propose({ method: 'noRepeats' })).rounds[0]!, Array<number>(50).fill(4), ids);
    expect(performance.now() - one).toBeLessThan(2000);
    const told: number[] = [];
    service.onEvent((event, payload) => {
      if (event === 'draw.progress' && 'job' in payload && payload.job === 'eight') told.push(payload.done);
    });
    let finished = false;
    let calls = 0;
    const drawn = propose({ method: 'noRepeats', job: 'eight', rounds: 8 }).then((answer) => {
      finished = true;
      return answer;
    });
    while (!finished) {
      await service.ok('file.status', {});
      await new Promise((done) => setTimeout(done, 1));
      calls++;
    }
    const { rounds, quality } = await drawn;
    for (const seating of rounds) expectWhole(seating, Array<number>(50).fill(4), ids);
    expect(quality.repeats).toBe(0);
    expect(calls).toBeGreaterThan(3);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((done) => done >= 0 && done <= 1)).toBe(true);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it('is stopped, and then gives the best it has: whole, and said to be stopped', async () => {
    await begin(200);
    for (let r = 0; r < 3; r++) await round({ method: 'lot', seed: `seed ${r}` });
    const drawn = propose({ method: 'noRepeats', job: 'long', rounds: 12 });
    await new Promise((done) => setTimeout(done, 5));
    expect(await service.ok('draw.stop', { job: 'long' })).toEqual({ stopped: true });
    const { rounds, stopped } = await drawn;
    expect(stopped).toBe(true);
    for (const one of rounds) expectWhole(one, Array<number>(50).fill(4), ids);
    expect(await service.ok('draw.stop', { job: 'long' })).toEqual({ stopped: false });
  });

  it('keeps players of one club apart where it is wanted', async () => {
    const path = folder.file(`clubs-${++name}.pulka`);
    const players = Array.from({ length: 8 }, (_, i) => ({
      ...aPlayer(`К${i}`),
      club: i < 2 ? 'Маяк' : `клуб ${i}`,
    }));
    await service.ok('file.create', { path, tournament: aTournament(), players, tables: [] });
    ids = (await service.ok('tournament.get', {})).players.map(({ playerId }) => playerId);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { rounds, quality } = await propose({ method: 'noRepeats', clubsApart: true, seed });
      const at = rounds[0]!.tables.findIndex(({ seats }) => seats.includes(ids[0]!));
      expect(rounds[0]!.tables[at]!.seats).not.toContain(ids[1]);
      expect(quality.clubMeetings).toBe(0);
    }
  });

  it('is refused where it cannot be: too few, strangers, several rounds of a seating anew', async () => {
    await begin(6);
    expect(await service.refused('draw.propose', ask({ players: ids.slice(0, 2) }))).toMatchObject({
      problems: [{ code: 'draw/tooFew' }],
    });
    expect((await service.refused('draw.propose', ask({ players: ['nobody'] }))).code).toBe('player/unknown');
    const { roundId } = await round();
    expect((await service.refused('draw.propose', ask({ roundId, rounds: 2 }))).code).toBe('draw/oneRound');
    expect((await service.refused('draw.base', { roundId: 'none' })).code).toBe('round/unknown');
  });
});

describe('a seating', () => {
  it('with a player at two tables, in two places, unknown or withdrawn is refused where it stands', async () => {
    await begin(8);
    const [a, b, c, d, e, f, g] = ids as [string, string, string, string, string, string, string];
    const draw = { method: 'manual', seed: '' } as const;
    const refused = async (tables: string[][], sitOuts: string[] = []) =>
      (
        await service.refused('rounds.draw', {
          rounds: [{ tables: tables.map((seats, i) => ({ number: i + 1, seats })), sitOuts }],
          draw,
        })
      ).problems;
    expect(
      await refused([
        [a, b, c],
        [d, e, a],
      ]),
    ).toEqual([{ path: 'rounds[0].tables[1].seats[2]', code: 'round/playerTwice' }]);
    expect(await refused([[a, b, c]], [b])).toEqual([
      { path: 'rounds[0].sitOuts[0]', code: 'round/playerTwice' },
    ]);
    expect(await refused([[a, b, 'x']])).toEqual([
      { path: 'rounds[0].tables[0].seats[2]', code: 'round/noPlayer' },
    ]);
    await service.ok('players.setState', {
      playerId: g,
      state: 'withdrawn',
      fromRound: 1,
      by: '',
      reason: '',
    });
    expect(await refused([[a, b, g]])).toEqual([
      { path: 'rounds[0].tables[0].seats[2]', code: 'round/withdrawn' },
    ]);
    const base = await service.ok('draw.base', { roundId: null });
    expect(base.players.filter(({ playing }) => !playing).map(({ playerId }) => playerId)).toEqual([g]);
    expect(
      await service.refused('rounds.draw', {
        rounds: [
          {
            tables: [
              { number: 1, seats: [a, b, c] },
              { number: 1, seats: [d, e, f] },
            ],
            sitOuts: [],
          },
        ],
        draw,
      }),
    ).toMatchObject({ problems: [{ code: 'draw/number', params: { table: 1 } }] });
  });

  it('shows who sits out in the overview, with how it was drawn; undo and redo are named', async () => {
    await begin(13);
    const { seating } = await round({ sizes: { kind: 'fixed', size: 4 } });
    const play = await playOf(0);
    expect(play.sitOuts.map(({ playerId }) => playerId)).toEqual(seating.sitOuts);
    expect(play).toMatchObject({ state: 'drawn', startedAt: null, draw: LOT });
    await service.ok('history.undo', {});
    expect(await overview()).toEqual([]);
    expect((await service.ok('history.redo', {})).redone).toMatchObject({
      label: 'gesture.round',
      params: { round: 1 },
    });
    expect(await seatsOf(0)).toEqual(seating.tables.map(({ seats }) => seats));
  });
});

describe('the rest of a round, seated anew', () => {
  async function played() {
    const path = await begin(12);
    const { roundId } = await round();
    const [table] = (await overview())[0]!.tables;
    await record(service, table!.tableId, passed(3, 0, [1, 2]));
    return { path, roundId, table: table! };
  }

  it('keeps the tables with deals, ids included, and draws the others without who has left', async () => {
    const { roundId, table } = await played();
    const base = await service.ok('draw.base', { roundId });
    expect(base.tables.map(({ used }) => used)).toEqual([true, false, false]);
    const kept = table.seats.map(({ playerId }) => playerId);
    const gone = ids.find((id) => !kept.includes(id))!;
    const { rounds } = await propose({ roundId, seed: 'again', players: ids.filter((id) => id !== gone) });
    const [seating] = rounds;
    expect(seating!.tables[0]).toEqual({ number: table.number, seats: kept });
    expectWhole(
      seating!,
      [4, 4, 3],
      ids.filter((id) => id !== gone),
    );
    const draw = { ...LOT, seed: 'again' };
    const change = { roundId, seating: seating!, draw, reason: 'заболел', expectedSeq: base.seq };
    await service.ok('rounds.change', change);
    const now = (await overview())[0]!;
    expect(now.tables[0]!.tableId).toBe(table.tableId);
    expect(now.tables[0]!.deals).toBe(1);
    expect(now.play!.draw).toEqual(draw);
    expect((await service.ok('history.get', {})).undo).toMatchObject({
      label: 'gesture.roundChange',
      params: { round: 1 },
    });
    expect((await service.refused('rounds.change', change)).code).toBe('ledger/stale');
    expect((await service.refused('rounds.change', { ...change, expectedSeq: null })).code).toBe(
      'round/same',
    );
  });

  it('takes a late player in who comes with this round, and leaves out who has withdrawn from it', async () => {
    const { roundId } = await played();
    const there = await seatsOf(0);
    const gone = there[1]![0]!;
    await service.ok('players.setState', {
      playerId: gone,
      state: 'withdrawn',
      fromRound: 1,
      by: '',
      reason: 'уехал',
    });
    const { playerIds } = await service.ok('players.enter', {
      players: [aPlayer('Поздний')],
      fromRound: 1,
      by: '',
    });
    const base = await service.ok('draw.base', { roundId });
    const playing = base.players.filter(({ playing: is }) => is).map(({ playerId }) => playerId);
    expect(playing).toHaveLength(12);
    expect(playing).toContain(playerIds[0]);
    expect(playing).not.toContain(gone);
    const { rounds } = await propose({ roundId, players: playing });
    await service.ok('rounds.change', {
      roundId,
      seating: rounds[0]!,
      draw: LOT,
      reason: '',
      expectedSeq: null,
    });
    expect((await seatsOf(0)).flat().sort()).toEqual(playing.sort());
  });

  it('is refused when it moves anybody of a table with deals', async () => {
    const { roundId } = await played();
    const seats = await seatsOf(0);
    [seats[0]![0], seats[1]![0]] = [seats[1]![0]!, seats[0]![0]!];
    const seating = { tables: seats.map((one, i) => ({ number: i + 1, seats: one })), sitOuts: [] };
    expect(
      await service.refused('rounds.change', { roundId, seating, draw: LOT, reason: '', expectedSeq: null }),
    ).toMatchObject({ code: 'round/tableUsed', params: { table: 1 } });
  });

  it('keeps the ids of tables that did not change, and goes back whole by undo', async () => {
    const { roundId } = await played();
    const before = await overview();
    const seats = await seatsOf(0);
    [seats[2]![0], seats[2]![1]] = [seats[2]![1]!, seats[2]![0]!];
    const seating = { tables: seats.map((one, i) => ({ number: i + 1, seats: one })), sitOuts: [] };
    const draw = { ...LOT, byHand: true as const };
    await service.ok('rounds.change', { roundId, seating, draw, reason: '', expectedSeq: null });
    const now = await overview();
    expect(now[0]!.tables.slice(0, 2).map(({ tableId }) => tableId)).toEqual(
      before[0]!.tables.slice(0, 2).map(({ tableId }) => tableId),
    );
    expect(now[0]!.tables[2]!.tableId).not.toBe(before[0]!.tables[2]!.tableId);
    await service.ok('history.undo', {});
    expect(await overview()).toEqual(before);
  });

  it('survives a restart, the check of the ledger, export and import', async () => {
    const { path, roundId } = await played();
    const seats = await seatsOf(0);
    const seating = {
      tables: seats.slice(0, 2).map((one, i) => ({ number: i + 1, seats: one })),
      sitOuts: seats[2]!,
    };
    await service.ok('rounds.change', {
      roundId,
      seating,
      draw: LOT,
      reason: 'стол сломан',
      expectedSeq: null,
    });
    await service.ok('rounds.setState', { roundId, state: 'running', by: 'Ёлкин', evenUnfinished: false });
    const before = await overview();
    await service.ok('file.close', {});
    await service.ok('file.open', { path });
    expect(await overview()).toEqual(before);
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
    const { json } = await service.ok('file.export', {});
    await service.ok('file.import', { json, path: folder.file(`import-${++name}.pulka`) });
    expect(await overview()).toEqual(before);
  });
});

describe('the course of a round', () => {
  it('begins, asks about unfinished sheets, ends, and is opened again from when it began', async () => {
    await begin(8);
    const { roundId } = await round();
    const set = (state: 'running' | 'ended', evenUnfinished = false) => ({
      roundId,
      state,
      by: 'Ёлкин',
      evenUnfinished,
    });
    expect((await service.refused('rounds.setState', set('ended'))).code).toBe('round/state');
    await service.ok('rounds.setState', set('running'));
    const { startedAt } = await playOf(0);
    expect(startedAt).not.toBeNull();
    expect((await service.refused('rounds.setState', set('running'))).code).toBe('round/state');
    expect(await service.refused('rounds.setState', set('ended'))).toMatchObject({
      code: 'round/unfinished',
      params: { round: 1, tables: '1, 2', n: 2 },
    });
    await service.ok('rounds.setState', set('ended', true));
    expect(await playOf(0)).toMatchObject({ state: 'ended', startedAt });
    expect((await service.ok('history.get', {})).undo).toMatchObject({
      label: 'gesture.round_ended',
      params: { round: 1 },
    });
    const seating = { tables: (await seatsOf(0)).map((seats, i) => ({ number: i + 1, seats })), sitOuts: [] };
    expect(
      (await service.refused('rounds.change', { roundId, seating, draw: LOT, reason: '', expectedSeq: null }))
        .code,
    ).toBe('round/ended');
    await service.ok('rounds.setState', set('running'));
    expect(await playOf(0)).toMatchObject({ state: 'running', startedAt, endedAt: null });
    await service.ok('history.undo', {});
    expect((await playOf(0)).state).toBe('ended');
  });

  it('by the number of deals a sheet is finished with the last of them; by time when it is checked', async () => {
    await begin(8, { plan: { end: { by: 'deals', deals: 2 }, rounds: 3 }, target: null });
    await round();
    const [one, two] = (await overview())[0]!.tables;
    await record(service, one!.tableId, passed(3, 0, [1, 2]));
    expect((await playOf(0)).unfinished).toEqual([one!.tableId, two!.tableId]);
    await record(service, one!.tableId, passed(0, 1, [2, 3]));
    expect((await playOf(0)).unfinished).toEqual([two!.tableId]);
    const { tournament } = await service.ok('tournament.get', {});
    const plan = { end: { by: 'time', minutes: 90 }, rounds: null } as const;
    await service.ok('tournament.change', {
      tournament: { ...tournament, plan },
      reason: '',
      recalculate: false,
    });
    expect((await playOf(0)).unfinished).toEqual([one!.tableId, two!.tableId]);
    await service.ok('sheet.setState', { tableId: one!.tableId, state: 'checked', by: 'Щукина' });
    expect((await playOf(0)).unfinished).toEqual([two!.tableId]);
  });

  it('is taken off with a reason once its seating is on paper: undo is refused then', async () => {
    await begin(8);
    const { roundId } = await round();
    const options = { locale: 'ru', timeZone: 'UTC', twoUp: false } as const;
    await service.ok('documents.print', { document: 'seating', key: '1', options });
    expect((await service.refused('history.undo', {})).code).toBe('history/seating');
    await service.ok('rounds.cancel', { roundId, reason: 'не тот список' });
    expect(await overview()).toEqual([]);
    expect((await service.ok('history.get', {})).undo).toMatchObject({
      label: 'gesture.roundCancel',
      params: { round: 1 },
    });
    await service.ok('history.undo', {});
    expect(await overview()).toHaveLength(1);
    expect((await service.refused('rounds.cancel', { roundId: 'x', reason: 'y' })).code).toBe(
      'round/unknown',
    );
  });

  it('with entries, or before a later one, is not taken off', async () => {
    await begin(8);
    const first = await round();
    const second = await round({ seed: 'b' });
    expect((await service.refused('rounds.cancel', { roundId: first.roundId, reason: 'r' })).code).toBe(
      'round/notLast',
    );
    const [table] = (await overview())[1]!.tables;
    await record(service, table!.tableId, passed(3, 0, [1, 2]));
    expect((await service.refused('rounds.cancel', { roundId: second.roundId, reason: 'r' })).code).toBe(
      'round/tableUsed',
    );
  });
});
