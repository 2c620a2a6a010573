/** The second pass: somebody else confirms or rejects a version and cannot edit it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Deal } from '../../shared/domain/types.ts';
import type { CallInput } from '../../shared/ipc/contract.ts';
import { Desk, shown } from '../fixtures/desk.ts';
import { passed } from '../fixtures/service.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['Рябинина', 'Морошкин', 'Верстов'], { target: 20 });
});
afterEach(() => desk.close());

const six = (dealer: number): Deal => passed(dealer, (dealer + 1) % 3, [(dealer + 2) % 3, dealer]);
const seven = passed(0, 1, [2, 0], 7);

async function verdict(
  dealId: string,
  over: Partial<CallInput<'pass.record'>> = {},
): Promise<CallInput<'pass.record'>> {
  const { deals } = await desk.sheet();
  const entrySeq = deals.find((deal) => deal.dealId === dealId)?.entrySeq ?? 0;
  const own = { tableId: desk.tableId, dealId, entrySeq, verdict: 'confirmed' as const, by: 'Ложкина' };
  return { ...own, typed: null, remark: '', ...over };
}
const pass = async () => (await desk.service.ok('tournament.get', {})).rounds[0]?.tables[0]?.pass;

test('confirmed, rejected, open are counted; the last word on a deal holds', async () => {
  const [a = '', b = ''] = await desk.recordAll([six(0), six(1), six(2)]);
  expect(await pass()).toEqual({ confirmed: 0, rejected: 0, open: 3 });
  await desk.service.ok('pass.record', await verdict(a));
  const rejected = { verdict: 'rejected' as const, typed: seven, remark: 'На бумаге семь' };
  await desk.service.ok('pass.record', await verdict(b, rejected));
  expect(await pass()).toEqual({ confirmed: 1, rejected: 1, open: 1 });
  const { verdicts } = await desk.sheet();
  expect(verdicts).toMatchObject([
    { dealId: a, verdict: 'confirmed', by: 'Ложкина', typed: null },
    { dealId: b, ...rejected },
  ]);
  await desk.service.ok('pass.record', await verdict(b));
  await desk.reopen();
  expect(await pass()).toEqual({ confirmed: 2, rejected: 0, open: 1 });
});

test('a corrected deal is open again, undo brings its verdict back; a moved one keeps it', async () => {
  const [a = '', b = ''] = await desk.recordAll([six(0), six(1)]);
  await desk.service.ok('pass.record', await verdict(a));
  await desk.service.ok('deals.correct', desk.correcting(a, seven));
  expect(await pass()).toEqual({ confirmed: 0, rejected: 0, open: 2 });
  await desk.service.ok('history.undo', {});
  expect(await pass()).toEqual({ confirmed: 1, rejected: 0, open: 1 });
  await desk.service.ok('deals.move', desk.moving(b, a));
  expect((await desk.sheet()).verdicts).toMatchObject([{ dealId: a }]);
  await desk.service.ok('deals.remove', desk.removing(a));
  expect(await pass()).toEqual({ confirmed: 0, rejected: 0, open: 1 });
});

test('not by whoever typed the deal, in whatever letters; not by nobody', async () => {
  const dealId = await desk.record(six(0));
  for (const by of ['Щукина', ' щукина ', 'ЩУКИНА'])
    expect(await desk.service.refused('pass.record', await verdict(dealId, { by }))).toEqual({
      code: 'pass/samePerson',
      params: { name: by.trim(), deal: 1 },
    });
  expect((await desk.service.refused('pass.record', await verdict(dealId, { by: '  ' }))).code).toBe(
    'pass/nobody',
  );
  const empty = await desk.service.refused('pass.record', await verdict(dealId, { by: '' }));
  expect(empty.code).toBe('input/invalid');
});

test('who typed the present version counts: another secretary may check what the first one typed', async () => {
  const dealId = await desk.record(six(0));
  const { tournament } = await desk.service.ok('tournament.get', {});
  const changed = { ...tournament, secretary: 'Ложкина' };
  await desk.service.ok('tournament.change', { tournament: changed, reason: '', recalculate: false });
  await desk.service.ok('pass.record', await verdict(dealId, { by: 'Ложкина' }));
  await desk.service.ok('deals.correct', desk.correcting(dealId, seven));
  expect((await desk.service.refused('pass.record', await verdict(dealId, { by: 'Ложкина' }))).code).toBe(
    'pass/samePerson',
  );
  await desk.service.ok('pass.record', await verdict(dealId, { by: 'Щукина' }));
});

test('a version that does not stand any more is refused, and a deal that is not there', async () => {
  const dealId = await desk.record(six(0));
  const old = await verdict(dealId);
  await desk.service.ok('deals.correct', desk.correcting(dealId, seven));
  expect(await desk.service.refused('pass.record', old)).toEqual({
    code: 'pass/otherVersion',
    params: { deal: 1 },
  });
  expect((await desk.service.refused('pass.record', { ...old, dealId: 'none' })).code).toBe('deal/unknown');
});

test('it edits nothing: deals, results and the mark stay; one named step back and forth', async () => {
  const dealId = await desk.record(six(0));
  await desk.mark('signed');
  const before = await shown(desk.service);
  const { deals } = await desk.sheet();
  await desk.service.ok('pass.record', await verdict(dealId, { verdict: 'rejected', typed: seven }));
  const sheet = await desk.sheet();
  expect(sheet.deals).toEqual(deals);
  expect(sheet.mark?.state).toBe('signed');
  expect(sheet.history.undo).toMatchObject({
    label: 'gesture.verdict_rejected',
    params: { deal: 1, table: 1 },
  });
  const after = await shown(desk.service);
  await desk.reopen();
  await desk.service.ok('history.undo', {});
  expect(await shown(desk.service)).toEqual(before);
  await desk.service.ok('history.redo', {});
  expect(await shown(desk.service)).toEqual(after);
});
