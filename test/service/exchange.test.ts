/** `pulka-tournament/1`: everything goes out and comes back, byte for byte; what cannot be is refused with its place. */
import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  aPlayer,
  createTable,
  passed,
  record,
  startService,
  temporaryFolder,
  type TestService,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let exported: string;
beforeEach(async () => {
  folder = temporaryFolder();
  service = startService();
  const tableId = await createTable(service, folder.file('a.pulka'), ['Ёжиков', 'Щукина', 'Иванов']);
  const { dealId } = await record(service, tableId, passed(0, 1, [2, 0]));
  await record(service, tableId, passed(1, 2, [0, 1]));
  const correction = { tableId, dealId, correction: 'typing', expectedSeq: null } as const;
  await service.ok('deals.correct', { ...correction, deal: passed(0, 1, [2, 0], 7), reason: '«7», а не 6' });
  await service.ok('history.undo', {});
  await service.ok('history.redo', {});
  await service.ok('deals.remove', { ...correction, reason: 'Не та пулька' });
  await service.ok('history.undo', {});
  await service.ok('players.add', { players: [aPlayer('Четвёртый')] });
  await service.ok('sheet.setState', { tableId, state: 'checked', by: 'Щукина' });
  exported = (await service.ok('file.export', {})).json;
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

test('export, import, export are the same bytes, and the sheet is the same', async () => {
  const before = await service.ok('tournament.get', {});
  await service.ok('file.import', { path: folder.file('b.pulka'), json: exported });
  expect((await service.ok('file.export', {})).json).toBe(exported);
  expect(await service.ok('tournament.get', {})).toEqual(before);
  expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  // Undo goes on where it was.
  await service.ok('sheet.setState', {
    tableId: before.rounds[0]?.tables[0]?.tableId ?? '',
    state: 'typing',
    by: '',
  });
  for (let i = 0; i < 3; i++) await service.ok('history.undo', {});
  expect((await service.ok('tournament.get', {})).players).toHaveLength(3);
});

test('keys stand in order and every entry on its own line', () => {
  const lines = exported.split('\n');
  expect(lines.slice(0, 3)).toEqual(['{', '  "format": "pulka-tournament/1",', '  "entries": [']);
  const entries = (JSON.parse(exported) as { entries: object[] }).entries;
  expect(lines).toHaveLength(entries.length + 6);
  const sorted = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null) return true;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    return keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key) && Object.values(value).every(sorted);
  };
  expect(entries.every(sorted)).toBe(true);
});

describe('refused with its place, nothing written', () => {
  type Json = { format: string; entries: Record<string, unknown>[] } & Record<string, unknown>;
  const change = (edit: (json: Json) => void): string => {
    const json = JSON.parse(exported) as Json;
    edit(json);
    return JSON.stringify(json);
  };
  const dealAt = (json: Json): Record<string, unknown> => {
    const entry = json.entries[6];
    return (entry?.['payload'] as { deal: Record<string, unknown> }).deal;
  };

  test.each<[string, string, string, (json: Json) => void]>([
    ['another format', 'format', 'sheet/format', (json) => (json.format = 'pulka-tournament/2')],
    ['an unknown field', 'more', 'value/unknownField', (json) => (json['more'] = 1)],
    [
      'an unknown field of an entry',
      'entries[0].colour',
      'value/unknownField',
      (json) => ((json.entries[0] as object as Json)['colour'] = 1),
    ],
    [
      'an unknown kind',
      'entries[1].kind',
      'value/notOf',
      (json) => ((json.entries[1] as object as Json)['kind'] = 'x'),
    ],
    [
      'a wrong type',
      'entries[2].seq',
      'value/number',
      (json) => ((json.entries[2] as object as Json)['seq'] = 'x'),
    ],
    [
      'a level that is not',
      'entries[6].payload.deal.level',
      'value/notOf',
      (json) => (dealAt(json)['level'] = 5),
    ],
    [
      'a dealer who is not there',
      'entries[6].payload.deal.dealer',
      'value/seat',
      (json) => (dealAt(json)['dealer'] = 3),
    ],
    ['a gap', 'entries[3].seq', 'ledger/gap', (json) => json.entries.splice(3, 1)],
    [
      'a void of a later entry',
      'entries[7].voidsSeq',
      'ledger/voidsLater',
      (json) => ((json.entries[7] as object as Json)['voidsSeq'] = 8),
    ],
    [
      'a seat of nobody',
      'entries[4].payload.tables[0].seats[1]',
      'ledger/noPlayer',
      (json) => {
        const payload = json.entries[4]?.['payload'] as { tables: { seats: string[] }[] };
        (payload.tables[0] as { seats: string[] }).seats[1] = 'nobody';
      },
    ],
  ])('%s', async (_name, at, code, edit) => {
    const target = folder.file('c.pulka');
    const error = await service.refused('file.import', { path: target, json: change(edit) });
    expect(error.problems).toContainEqual(expect.objectContaining({ path: at, code }));
    expect(existsSync(target)).toBe(false);
    expect(await service.ok('file.status', {})).toMatchObject({
      state: 'open',
      path: folder.file('a.pulka'),
    });
  });

  test('a deal behind the end of the pulka', async () => {
    const json = change(({ entries }) => {
      const payload = entries[0]?.['payload'] as { target: number };
      payload.target = 1;
    });
    const error = await service.refused('file.import', { path: folder.file('c.pulka'), json });
    expect(error.problems?.[0]?.code).toBe('sheet/closed');
  });

  test('no JSON at all', async () => {
    const error = await service.refused('file.import', { path: folder.file('c.pulka'), json: '{"format":' });
    expect(error.code).toBe('file/notJson');
  });
});
