/** field.md, 4: a surplus over a closed pool is neither lost nor doubled, and undo gives it back. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { totals } from '../../../shared/domain/fold.ts';
import { foldDeals } from '../../../shared/domain/fold.ts';
import type { AdjustDeal, GameDeal } from '../../../shared/domain/types.ts';
import { Desk, shown } from '../../fixtures/desk.ts';
import { rules } from '../../fixtures/sheets.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await new Desk().open(['А', 'Б', 'В'], { target: 20 });
});
afterEach(() => desk.close());

const start: AdjustDeal = { type: 'adjust', reason: 'начало', pool: [16, 18, 19], mountain: [5, 0, 0] };
const ten: GameDeal = { type: 'game', dealer: 2, declarer: 0, level: 10, defence: [] };

/** The foot of the sheet, as the deals that the program answers with fold. */
async function foot() {
  const { deals } = await desk.sheet();
  const folded = foldDeals(
    rules('sochi', 3, {}, 20),
    deals.map((deal) => deal.scored),
  );
  return { ...totals(folded.last), closed: folded.last.closed };
}

// 10 points: 4 to his own pool, 1 to В (the larger pool) for 10 whists, 2 to Б for 20, 3 off his own mountain.
const closed = {
  pool: [20, 20, 20],
  mountain: [2, 0, 0],
  whists: [
    [0, 20, 10],
    [0, 0, 0],
    [0, 0, 0],
  ],
  closed: true,
};

test('16, 18, 19 and a ten: pools 20, whists 20 and 10, 3 of the 5 mountain points gone', async () => {
  await desk.record(start);
  await desk.record(ten);
  expect(await foot()).toEqual(closed);
  expect((await desk.sheet()).state).toBe('closed');
});

test('undo, redo and a restart between them give equal states', async () => {
  await desk.record(start);
  const before = await shown(desk.service);
  await desk.record(ten);
  const after = await shown(desk.service);
  for (let i = 0; i < 2; i++) {
    await desk.service.ok('history.undo', {});
    expect(await shown(desk.service)).toEqual(before);
    await desk.reopen();
    await desk.service.ok('history.redo', {});
    expect(await shown(desk.service)).toEqual(after);
    expect(await foot()).toEqual(closed);
  }
});

test('an edit of the deal before it moves the aid, and comes back with undo', async () => {
  const first = await desk.record(start);
  await desk.record(ten);
  const after = await shown(desk.service);
  await desk.service.ok('deals.correct', desk.correcting(first, { ...start, pool: [16, 19, 18] }, 'Столбцы'));
  // Now Б lacks one and В two.
  expect((await foot()).whists[0]).toEqual([0, 10, 20]);
  await desk.service.ok('history.undo', {});
  expect(await shown(desk.service)).toEqual(after);
});
