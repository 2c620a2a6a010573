/** field.md, 11: nothing is dead after undo. ×5, redo ×2, a new deal, over a round border, a penalty, a restart. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deal } from '../../../shared/domain/types.ts';
import { Desk, shown } from '../../fixtures/desk.ts';
import { passed } from '../../fixtures/service.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['Рябинина', 'Морошкин', 'Верстов'], { target: null });
});
afterEach(() => desk.close());

const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);

test('the whole scenario, each state equal to the one it goes back to', async () => {
  const { service } = desk;
  const states: object[] = [await shown(service)];
  for (let i = 0; i < 7; i++) {
    await desk.record(six(i % 3));
    states.push(await shown(service));
  }
  for (let i = 0; i < 5; i++) await service.ok('history.undo', {});
  expect(await shown(service)).toEqual(states[2]);
  for (let i = 0; i < 2; i++) await service.ok('history.redo', {});
  expect(await shown(service)).toEqual(states[4]);
  expect((await desk.sheet()).history.redo).toMatchObject({ label: 'gesture.deal', params: { deal: 5 } });

  // A new deal ends what could be redone.
  await desk.record(six(1));
  const fifth = await shown(service);
  expect((await desk.sheet()).history.redo).toBeNull();
  expect((await service.refused('history.redo', {})).code).toBe('history/nothing');

  // Over a round border.
  const seats = (await desk.sheet()).seats.map((seat) => seat.playerId);
  const { tableIds } = await service.ok('rounds.add', { tables: [seats] });
  await desk.record(six(0), null, tableIds[0]);
  await service.ok('penalties.record', {
    playerId: seats[1] ?? '',
    roundId: null,
    points: -20,
    reason: 'Опоздание',
  });
  const penalty = await shown(service);
  const { undone } = await service.ok('history.undo', {});
  expect(undone).toMatchObject({ label: 'gesture.penalty', params: { name: 'Морошкин', points: -20 } });
  expect((await service.ok('standings.get', { afterRound: null })).penalties).toEqual([]);
  await desk.reopen();
  await desk.service.ok('history.redo', {});
  expect(await shown(desk.service)).toEqual(penalty);
  for (const label of ['gesture.penalty', 'gesture.deal', 'gesture.round']) {
    const step = await desk.service.ok('history.undo', {});
    expect(step.undone.label).toBe(label);
  }
  expect(await shown(desk.service)).toEqual(fifth);
  await desk.reopen();
  await desk.service.ok('history.undo', {});
  expect(await shown(desk.service)).toEqual(states[4]);
});

test('every act is one step with its own name, and what left paper says why it stays', async () => {
  const [a = '', b = ''] = await desk.recordAll([six(0), six(1)]);
  const { deals } = await desk.sheet();
  await desk.service.ok('deals.move', desk.moving(b, a));
  await desk.service.ok('sheet.reseat', desk.reseating(b, [0, 1]));
  await desk.service.ok('history.undo', {});
  await desk.service.ok('pass.record', {
    tableId: desk.tableId,
    dealId: a,
    entrySeq: deals[0]?.entrySeq ?? 0,
    verdict: 'confirmed',
    by: 'Ложкина',
    typed: null,
    remark: '',
  });
  await desk.mark('checked');
  const names: string[] = [];
  for (let i = 0; i < 5; i++) names.push((await desk.service.ok('history.undo', {})).undone.label);
  expect(names).toEqual([
    'gesture.sheet_checked',
    'gesture.verdict_confirmed',
    'gesture.move',
    'gesture.deal',
    'gesture.deal',
  ]);
  expect(await desk.service.refused('history.undo', {})).toEqual({ code: 'history/creation' });
  for (let i = 0; i < 5; i++) await desk.service.ok('history.redo', {});
  await desk.mark('signed');
  expect((await desk.sheet()).history.undo).toMatchObject({ refused: 'history/signed' });
  expect(await desk.service.refused('history.undo', {})).toEqual({ code: 'history/signed' });
});
