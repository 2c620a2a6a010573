/** Long work leaves the service to the others between its parts, and stays of the moment it was asked for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largeLedger } from '../fixtures/large-ledger.ts';
import { startService, temporaryFolder, type TestService } from '../fixtures/service.ts';
import { readWorkbook } from '../fixtures/workbook.ts';

const folder = temporaryFolder();
/** Two rounds of ten tables. */
const WANTED = { players: 40, rounds: 2, deals: 60 };
const DEALS = 2 * 10 * 60;
const json = largeLedger(WANTED);
let service: TestService;

beforeAll(async () => {
  service = startService();
  await service.ok('file.import', { path: folder.file('long.pulka'), json });
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

/** Takes a deal out while the work runs. @returns what came first, and the answer of the work */
async function removing<T>(tableId: string, work: Promise<T>): Promise<{ order: string[]; answer: T }> {
  const order: string[] = [];
  const long = work.then((answer) => {
    order.push('the long work');
    return answer;
  });
  const { deals } = await service.ok('sheet.get', { tableId });
  await service.ok('deals.remove', {
    ...{ tableId, dealId: deals.at(-1)?.dealId ?? '', correction: 'typing' },
    ...{ reason: 'проверка', expectedSeq: null },
  });
  order.push('the deal');
  return { order, answer: await long };
}

test('a deal is stored while the workbook of all deals is made, which is that of its moment', async () => {
  const { order, answer } = await removing(
    'r1t9',
    service.ok('exchange.table', {
      ...{ what: 'deals', format: 'xlsx', afterRound: null },
      ...{ locale: 'ru', timeZone: 'Europe/Moscow' },
    }),
  );
  expect(order).toEqual(['the deal', 'the long work']);
  expect(answer.rows).toBe(DEALS);
  // The heading, the deals, the sums.
  expect(readWorkbook(answer.bytes)[0]?.rows).toHaveLength(DEALS + 2);
});

test('a deal is stored while another export is read, and the merge is of what was stored by then', async () => {
  const before = await service.ok('tournament.get', {});
  const { order, answer } = await removing('r1t8', service.ok('exchange.mergePreview', { json }));
  expect(order).toEqual(['the deal', 'the long work']);
  expect(answer.seq).toBe(before.seq + 1);
});
