/** An older copy of a tournament is noticed on opening, told of, and opened all the same. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTable,
  record,
  startService,
  temporaryFolder,
  tickingClock,
  type TestService,
} from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
let service: TestService;
let path: string;
let tableId: string;
let computerFile: string;

const begin = (): TestService => startService({ computerFile, now: tickingClock() });
const redeal = { type: 'redeal', dealer: 0 } as const;
/** A copy of the file as it is now; the program lets go of it first. */
async function copy(name: string): Promise<string> {
  await service.ok('file.close', {});
  copyFileSync(path, folder.file(name));
  await service.ok('file.open', { path });
  return folder.file(name);
}
const remarks = async () => (await service.ok('file.status', {})).remarks ?? [];

beforeEach(async () => {
  folder = temporaryFolder();
  computerFile = folder.file('settings/computer.json');
  path = folder.file('t.pulka');
  service = begin();
  tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: null });
  await record(service, tableId, redeal);
});
afterEach(async () => {
  await service.close();
  folder.remove();
});

test('an older copy is told of with the file that is newer and how much; it is open all the same', async () => {
  const older = await copy('stick.pulka');
  await record(service, tableId, redeal);
  await record(service, tableId, redeal);
  const { seq } = await service.ok('file.status', {});
  expect(await remarks()).toEqual([]);
  const opened = await service.ok('file.open', { path: older });
  expect(opened).toMatchObject({ state: 'open', path: older, seq: seq - 2 });
  expect(opened.remarks).toMatchObject([{ code: 'older', params: { name: 't.pulka', path, n: 2 } }]);
  // The newer one is opened from there, and says nothing.
  expect((await service.ok('file.open', { path })).remarks).toEqual([]);
});

test('it is remembered over a restart, and a crash does not matter', async () => {
  const older = await copy('stick.pulka');
  await record(service, tableId, redeal);
  await service.close();
  service = begin();
  expect((await service.ok('file.open', { path: older })).remarks).toMatchObject([
    { code: 'older', params: { n: 1 } },
  ]);
  // The settings hold what the file had when it was let go; what is in the file now counts.
  expect(readFileSync(folder.file('settings/copies.json'), 'utf8')).toContain('t.pulka');
});

test('the newer copy is gone: told, without a way there', async () => {
  const older = await copy('stick.pulka');
  await record(service, tableId, redeal);
  await service.ok('file.close', {});
  rmSync(path);
  expect((await service.ok('file.open', { path: older })).remarks).toMatchObject([
    { code: 'olderGone', params: { name: 't.pulka', n: 1 } },
  ]);
});

test('the file itself was put back to an earlier state', async () => {
  const older = await copy('earlier.pulka');
  await record(service, tableId, redeal);
  await service.ok('file.close', {});
  copyFileSync(older, path);
  expect((await service.ok('file.open', { path })).remarks).toMatchObject([
    { code: 'olderSelf', params: { n: 1 } },
  ]);
});

test('two copies that parted: told of, both stay as they are', async () => {
  const other = await copy('other.pulka');
  await record(service, tableId, redeal);
  await service.ok('file.open', { path: other });
  await record(service, tableId, { ...redeal, dealer: 1 });
  await record(service, tableId, { ...redeal, dealer: 2 });
  expect((await service.ok('file.open', { path })).remarks).toMatchObject([
    { code: 'parted', params: { name: 'other.pulka', path: other } },
  ]);
  expect((await service.ok('file.open', { path: other })).remarks).toMatchObject([{ code: 'parted' }]);
});

test('another tournament, a newer copy, samples, spoiled settings: nothing is said', async () => {
  const older = await copy('stick.pulka');
  await record(service, tableId, redeal);
  await createTable(service, folder.file('another.pulka'), ['А', 'Б', 'В']);
  expect(await remarks()).toEqual([]);
  await service.ok('file.createSample', { path: folder.file('sample.pulka') });
  const { rounds } = await service.ok('tournament.get', {});
  const sheet = rounds[0]?.tables[0]?.tableId ?? '';
  await service.ok('sheet.setState', { tableId: sheet, state: 'typing', by: 'Ложкина' });
  await service.ok('file.createSample', { path: folder.file('sample 2.pulka') });
  expect(await remarks()).toEqual([]);
  await service.close();
  writeFileSync(folder.file('settings/copies.json'), '[{');
  service = begin();
  expect((await service.ok('file.open', { path: older })).remarks).toEqual([]);
});
