/** field.md, 6: an edit of deal 3 of round 1 while round 3 is running reaches everything that shows or printed it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldDeals } from '../../../shared/domain/fold.ts';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { totals } from '../../../shared/domain/fold.ts';
import type { Deal } from '../../../shared/domain/types.ts';
import { Desk } from '../../fixtures/desk.ts';
import { readPdf } from '../../fixtures/documents-read.ts';
import { passed } from '../../fixtures/service.ts';
import { rules } from '../../fixtures/sheets.ts';

let desk: Desk;
let ids: string[][];
beforeEach(async () => {
  desk = new Desk();
  ids = await desk.openTables([[0, 1, 2]], { target: null, stakeKopecks: '100' }, 3);
});
afterEach(() => desk.close());

const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);
const edited: Deal = { type: 'misere', dealer: 2, declarer: 0, tricks: 3 };
const options = { locale: 'ru' as const, timeZone: 'Europe/Moscow', twoUp: false };

/** By the rules alone. */
const rounded = (deals: readonly Deal[]): number[] => {
  const by = rules('sochi');
  return roundToSum(settle(totals(foldDeals(by, deals).last), by));
};

test('sheet, round, places, settlement follow; what was printed is flagged, what was not touched is not', async () => {
  const [first = '', second = '', third = ''] = ids.map((round) => round[0] ?? '');
  const dealIds = await desk.recordAll([six(0), six(1), six(2)], first);
  await desk.recordAll([six(0), six(1)], second);
  await desk.recordAll([six(0)], third);
  await desk.mark('checked', first);
  for (const [document, key] of [
    ['sheet', first],
    ['sheet', second],
    ['protocol', first],
    ['settlement', first],
    ['settlement', ''],
    ['standings', ''],
    ['standings', '1'],
  ] as const)
    await desk.service.ok('documents.print', { document, key, options });
  const before = await desk.service.ok('standings.get', { afterRound: null });

  desk.tableId = first;
  await desk.service.ok(
    'deals.correct',
    desk.correcting(dealIds[2] ?? '', edited, 'На бумаге мизер', 'table'),
  );

  // The sheet: two points fewer in the pool, thirty points on the mountain of the first seat.
  const after = [six(0), six(1), edited];
  const { rounds } = await desk.service.ok('tournament.get', {});
  const table = rounds[0]?.tables[0];
  expect(table?.rounded).toEqual(rounded(after));
  expect(table?.mark).toMatchObject({ state: 'typing' });
  // Round and places: the sum of the three rounds, best first.
  const own = [rounded(after), rounded([six(0), six(1)]), rounded([six(0)])];
  const sums = [0, 1, 2].map((seat) => own.reduce((sum, round) => sum + (round[seat] ?? 0), 0));
  const { rows, sums: zero } = await desk.service.ok('standings.get', { afterRound: null });
  const players = rounds[0]?.tables[0]?.seats.map((seat) => seat.playerId) ?? [];
  for (const [seat, playerId] of players.entries()) {
    const row = rows.find((one) => one.playerId === playerId);
    expect(row?.total).toBe(sums[seat]);
    const was = before.rows.find((one) => one.playerId === playerId);
    // Printed places and totals are flagged where they are others now.
    if (was !== undefined && (was.total !== row?.total || was.place !== row.place))
      expect(row?.printed).toEqual({ place: was.place, total: was.total });
    else expect(row?.printed).toBeNull();
  }
  expect(rows.some((row) => row.printed !== null)).toBe(true);
  expect(zero.tables).toBe(0);
  // Paper.
  const states = await desk.service.ok('documents.list', {});
  const outdated = states.filter((one) => one.printedAt !== null && one.outdated);
  expect(outdated.map(({ document, key }) => `${document} ${key}`).sort()).toEqual(
    [
      `protocol ${first}`,
      `settlement `,
      `settlement ${first}`,
      `sheet ${first}`,
      'standings ',
      'standings 1',
    ].sort(),
  );
  // The settlement speaks of the misère: thirty on the mountain.
  const { bytes } = await desk.service.ok('documents.preview', {
    document: 'settlement',
    key: first,
    options,
  });
  const { text } = await readPdf(bytes);
  expect(text).toMatch(/\b30\b/u);
  // The undo of the edit takes every flag back.
  await desk.service.ok('history.undo', {});
  expect((await desk.service.ok('documents.list', {})).filter((one) => one.outdated)).toEqual([]);
  expect((await desk.service.ok('standings.get', { afterRound: null })).rows).toEqual(before.rows);
});

test('a move and a re-seating reach them as well', async () => {
  const [first = ''] = ids.map((round) => round[0] ?? '');
  const whisted: Deal = { type: 'raspasy', dealer: 0, tricks: [6, 4, 0] };
  const dealIds = await desk.recordAll(
    [whisted, six(1), { type: 'raspasy', dealer: 2, tricks: [0, 5, 5] }],
    first,
  );
  await desk.service.ok('documents.print', { document: 'settlement', key: first, options });
  const outdated = async () =>
    (await desk.service.ok('documents.list', {})).some(
      (one) => one.document === 'settlement' && one.outdated,
    );
  desk.tableId = first;
  await desk.service.ok('deals.move', desk.moving(dealIds[2] ?? '', dealIds[1] ?? ''));
  expect(await outdated()).toBe(true);
  await desk.service.ok('history.undo', {});
  expect(await outdated()).toBe(false);
  await desk.service.ok('sheet.reseat', desk.reseating(dealIds[0] ?? '', [0, 1], 'Столбцы'));
  expect(await outdated()).toBe(true);
});
