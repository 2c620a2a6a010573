/**
 * Odd names and hasty hands in the real window: what is long, right to left, invisible or pictured stays text and inside
 * the window on every screen; a double Enter records once; keys while a deal is being stored are not lost; undo and redo
 * held down go to the first entry and back; the clock of another zone changes no deal.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import { aPlayer, aTournament } from '../fixtures/service.ts';
import { launch, ROOT, workFolder, type Program } from './app.ts';

const LONG = 'Ж'.repeat(100);
const PLAYERS = [
  LONG,
  '\u202eעברי אבג',
  '👨‍👩‍👧‍👦 "Туз" <b>пик</b> \u200b\u200d{{ 1 }}',
  "О'Коннор -- \u0301\u0301\u0301 é",
];
/** Sochi to 20, dealt by 1: 2 plays 8♥, 3 whists alone, made: pool 6, 12 whists. */
const DEAL = '284108';

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Странные «имена» 🂡.pulka');
const errors: string[] = [];
let program: Program;
const page = (): Page => program.page;
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page().keyboard.press(key);
};
const line = () => page().locator('form.entry input[aria-describedby]');
const status = (): Promise<string> => page().locator('footer.status').innerText();

async function begin(env: Readonly<Record<string, string>> = {}): Promise<void> {
  program = await launch({ userData: computer.path, args: [file], env });
  page().on('pageerror', (error) => errors.push(String(error)));
  await page().setViewportSize({ width: 1024, height: 700 });
  await page().locator('nav.rail').waitFor();
}
/** What the file holds, read by a service of our own once the program has gone. */
async function stored(): Promise<{ deals: unknown[]; pool: unknown }> {
  const service = createService({ resources: resourcesFolder });
  await service.call('file.open', { path: file });
  const view = await service.call('tournament.get', {});
  const tableId = view.ok ? (view.value.rounds[0]?.tables[0]?.tableId ?? '') : '';
  const sheet = await service.call('sheet.get', { tableId });
  await service.close();
  if (!view.ok || !sheet.ok) throw new Error('not readable');
  return { deals: sheet.value.deals.map(({ deal }) => deal), pool: view.value.rounds[0]?.tables[0]?.rounded };
}

beforeAll(async () => {
  const service = createService({ resources: resourcesFolder });
  const made = await service.call('file.create', {
    path: file,
    tournament: aTournament({
      ...{
        name: `${'Кубок '.repeat(30)}\u202e👑`,
        target: 20,
        place: LONG,
        arbiter: LONG,
        secretary: '"; --',
      },
    }),
    players: PLAYERS.map((name) => ({ ...aPlayer(name), given: '\u200b', club: LONG, note: '<script>' })),
    tables: [[0, 1, 2, 3]],
  });
  expect(made.ok).toBe(true);
  await service.close();
  await begin();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await page().screenshot({ path: join(ROOT, 'out', `failed-${task.name.slice(0, 30)}.png`) });
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

test('no screen is wider than the window, and names are text', async () => {
  for (const key of ['F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9']) {
    await press(key);
    await page().waitForTimeout(700);
    const seen = await page().evaluate(() => ({
      over: document.documentElement.scrollWidth - window.innerWidth,
      /** A section is not moved sideways as a whole; a wide table in it may be. */
      sideways: [...document.querySelectorAll('main, main .body')].filter(
        (box) => box.scrollWidth > box.clientWidth + 1,
      ).length,
      bold: [...document.querySelectorAll('b')].map((b) => b.textContent).filter((text) => text === 'пик'),
      /** Controls and headings that lie outside of the window and of everything that scrolls sideways. */
      outside: [...document.querySelectorAll('main button, main input, main h1, main h2, nav *')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          if (width === 0 || (right <= window.innerWidth + 1 && left >= -1)) return false;
          for (let box = element.parentElement; box !== null; box = box.parentElement)
            if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return false;
          return !element.closest('[class*="hidden"], .sr-only');
        })
        .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 20)}`),
    }));
    if (process.env['PULKA_SHOTS'] !== undefined)
      await page().screenshot({ path: join(process.env['PULKA_SHOTS'], `odd-${key}.png`) });
    expect({ key, ...seen }).toEqual({ key, over: 0, sideways: 0, bold: [], outside: [] });
    await press('Escape');
  }
  expect(errors).toEqual([]);
});

test('Enter pressed twice, and held down, records one deal', async () => {
  await press('F3');
  await line().waitFor();
  await page().keyboard.type(DEAL);
  await Promise.all([press('Enter'), press('Enter')]);
  await page().keyboard.down('Enter');
  for (let i = 0; i < 10; i++) await page().keyboard.down('Enter');
  await page().keyboard.up('Enter');
  await expect.poll(status).toContain('раздача 1');
  await page().waitForTimeout(1000);
  expect(await status()).not.toContain('раздача 2,');
});

test('keys pressed while a deal is stored go to the next one; leaving at once loses nothing', async () => {
  // Deals are dealt by 2, 3, 4: 3 plays 6♠ and both pass; raspasy; 1 plays 6♠ and both pass. Nobody waits for the disk.
  for (const deal of ['361', '/432', '161']) {
    await page().keyboard.type(deal);
    await press('Enter');
  }
  await press('F5', 'F3');
  await line().waitFor();
  await expect.poll(status).toContain('раздача 4');
  expect(await line().inputValue()).toBe('');
});

test('undo held down to the first entry, redo held down back', async () => {
  for (let i = 0; i < 25; i++) await press('Control+z');
  await press('F2');
  await page().getByText('лист не начат').first().waitFor();
  for (let i = 0; i < 25; i++) await press('Control+y');
  await expect.poll(status).toContain('отменить: раздача 4');
  expect(errors).toEqual([]);
});

test('in another zone, half a day away, every deal is the same', async () => {
  await program.close();
  const there = await stored();
  // As typed: 2 plays 8♥, 3 plays 6♠, raspasy, 1 plays 6♠; dealt in turn.
  expect(there.deals).toMatchObject([
    { type: 'game', dealer: 0, declarer: 1, level: 8 },
    { type: 'game', dealer: 1, declarer: 2, level: 6 },
    { type: 'raspasy', dealer: 2, tricks: [3, 2, 1, 4] },
    { type: 'game', dealer: 3, declarer: 0, level: 6 },
  ]);
  for (const zone of ['Pacific/Kiritimati', 'America/St_Johns']) {
    await begin({ TZ: zone });
    await press('F3');
    await line().waitFor();
    await page().keyboard.type('261');
    await press('Enter');
    await expect.poll(status).toContain('отменить: раздача 5');
    await press('Control+z');
    await expect.poll(status).toContain('отменить: раздача 4');
    await program.close();
    expect(await stored()).toEqual(there);
  }
  await begin();
});
