/** A page that crashes comes back where it was: section, sheet, half-typed line; again and again, but not for ever. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTable, record, startService } from '../fixtures/service.ts';
import { nthDeal } from '../faults/support.ts';
import { workFolder } from './app.ts';
import { startUndriven, type Undriven } from './devtools.ts';

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Кубок Морошкина.pulka');
let program: Undriven;

const line = (): Promise<unknown> =>
  program.read(`document.querySelector('form.entry input')?.value ?? null`);
const heading = (): Promise<unknown> =>
  program.read(`document.querySelector('main h1')?.textContent ?? null`);
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
const log = (): string => readFileSync(join(computer.path, 'logs', 'pulka.log'), 'utf8');

beforeAll(async () => {
  const service = startService();
  const tableId = await createTable(service, file, ['Морошкин', 'Рябинина', 'Верстов'], { target: null });
  await record(service, tableId, nthDeal(0));
  await service.close();
  program = await startUndriven(computer.path, [file]);
});
afterAll(async () => {
  await program.end();
  folder.remove();
  computer.remove();
});

test('at the sheet, with the line that was being typed', async () => {
  await expect.poll(line).toBe('');
  await program.press('3', '6');
  await expect.poll(line).toBe('36');
  // The pause after which a line goes to the disk.
  await pause(1200);
  await program.crashPage();
  await expect.poll(() => log().includes('window ended')).toBe(true);
  await expect.poll(line).toBe('36');
});

test('at another section', async () => {
  await program.press('F9');
  await expect.poll(heading).toBe('Сохранность');
  await pause(500);
  await program.crashPage();
  await expect.poll(() => log().match(/window ended/g)?.length).toBe(2);
  await expect.poll(heading).toBe('Сохранность');
});

test('the log tells the crashes and nothing of the club', () => {
  expect(log()).toMatch(/window ended: (?:killed|crashed)/);
  expect(log()).not.toMatch(/Морошкин|Рябинина|Кубок/);
});

test('a page that cannot live ends the program in order, and nothing is lost', async () => {
  for (let crash = 3; crash <= 4; crash++) {
    await expect.poll(heading).toBe('Сохранность');
    await program.crashPage();
    await expect.poll(() => log().match(/window ended/g)?.length).toBe(crash);
  }
  await pause(1000);
  await program.end();
  const service = startService();
  try {
    const status = await service.ok('file.open', { path: file });
    // Closed in order: no log had to be read.
    expect(status.remarks).toEqual([]);
    const { rounds } = await service.ok('tournament.get', {});
    const tableId = rounds[0]?.tables[0]?.tableId ?? '';
    const view = await service.ok('sheet.get', { tableId });
    expect([view.deals.length, view.draft]).toEqual([1, '36']);
  } finally {
    await service.close();
  }
});
