/** Every table of expected results through a real file: created, recorded deal by deal, read back after a restart. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PulkaResult, Sheet } from '../../shared/domain/types.ts';
import {
  createTableFor,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

interface Case {
  id: string;
  sheet: Sheet;
  expect?: Partial<PulkaResult>;
  rejected?: string;
}

const casesOf = (name: string): Case[] => {
  const text = readFileSync(resolve(import.meta.dirname, `../tables/${name}.json`), 'utf8');
  return (JSON.parse(text) as { cases: Case[] }).cases;
};

const folder = temporaryFolder();
let service: TestService;
beforeAll(() => {
  service = startService();
});
afterAll(async () => {
  await service.close();
  folder.remove();
});

/** What the ledger says of a sheet, in the form of the expectations. */
async function resultOf(tableId: string, sheet: Sheet): Promise<Partial<PulkaResult>> {
  const view = await service.ok('sheet.get', { tableId });
  const { rounds } = await service.ok('tournament.get', {});
  const summary = rounds[0]?.tables.find((table) => table.tableId === tableId);
  const deals = view.deals.map((row) => row.scored);
  const scored = (await service.ok('sheet.score', {
    sheet: JSON.parse(JSON.stringify({ ...sheet, deals })) as Parameters<typeof JSON.parse>[0],
  })) as unknown as PulkaResult;
  return { ...scored, result: summary?.result, rounded: summary?.rounded };
}

for (const name of ['deals', 'sheets']) {
  describe(name, () => {
    for (const one of casesOf(name).filter((c) => c.expect !== undefined)) {
      test(one.id, async () => {
        const path = folder.file(`${name}-${one.id}.pulka`);
        const tableId = await createTableFor(service, path, one.sheet);
        for (const [i, deal] of one.sheet.deals.entries()) {
          const answer = await record(service, tableId, deal);
          expect(answer.number).toBe(i + 1);
          expect(answer.sheet.deals.at(-1)?.deal).toEqual(deal);
        }
        await service.ok('file.close', {});
        await service.ok('file.open', { path });
        expect(await resultOf(tableId, one.sheet)).toMatchObject(one.expect ?? {});
        const check = await service.ok('ledger.check', {});
        expect(check).toMatchObject({ integrity: [], differences: [], deals: one.sheet.deals.length });
      });
    }
  });
}
