// @vitest-environment node
/** Every swap of two players and every move on every sheet of the sample: seen, or refused by deal and reason; never thrown. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movedTo, reseatedFrom, type Arranged } from '../../renderer/features/entry/model/preview.ts';
import { tableSheet, type TableSheet } from '../../renderer/features/entry/model/table.ts';
import { startService, temporaryFolder } from '../fixtures/service.ts';

const folder = temporaryFolder();
const service = startService();
const sheets: TableSheet[] = [];
beforeAll(async () => {
  await service.ok('file.createSample', { path: folder.file('sample.pulka') });
  const { tournament, rounds } = await service.ok('tournament.get', {});
  if (tournament === null) throw new Error('the sample has no tournament');
  for (const { tableId } of rounds.flatMap(({ tables }) => tables))
    sheets.push(tableSheet(await service.ok('sheet.get', { tableId }), tournament));
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

/** A sheet has a score exactly where no deal is refused. */
function sound({ sheet, refused }: Arranged): void {
  expect(sheet === null).toBe(refused.length > 0);
  expect(refused.every(({ problems }) => problems.length > 0)).toBe(true);
}

test('two players swapped from any deal on', () => {
  let refused = 0;
  for (const sheet of sheets) {
    const seats = sheet.names.map((_, seat) => seat);
    const starts = [sheet.rows[0], sheet.rows[Math.floor(sheet.rows.length / 2)], sheet.rows.at(-1)];
    for (const start of starts.filter((row) => row !== undefined))
      for (const a of seats)
        for (const b of seats.filter((seat) => seat > a)) {
          const after = reseatedFrom(sheet, start.deal.dealId, [a, b]);
          sound(after);
          refused += after.refused.length;
        }
  }
  // Half whists stand on the sample: who speaks first changes with some swap.
  expect(refused).toBeGreaterThan(0);
});

test('a deal moved to the beginning and to the end: none is refused for its place', () => {
  for (const sheet of sheets)
    for (const { deal } of sheet.rows)
      for (const to of [0, sheet.rows.length - 1]) {
        const after = movedTo(sheet, deal.dealId, to);
        sound(after);
        expect(after.refused).toEqual([]);
      }
});
