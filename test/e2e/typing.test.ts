/**
 * The bar for typing (field.md): every sheet of the sample tournament typed through the real window by keyboard, its
 * keys counted by the kind of the deal; a wrong deal found and mended. What is typed is worth what the sample is.
 */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { foldDeals } from '../../shared/domain/fold.ts';
import { whistersOf } from '../../shared/notation/defence.ts';
import { footOf } from '../../renderer/features/entry/model/paperCheck.ts';
import { RULES } from '../fixtures/sample-story.ts';
import { launch, ROOT, workFolder, type Program } from './app.ts';
import { BAR, emptySample, resultsOf, type Kind, type TypedDeal, type TypedSheet } from './typed-sample.ts';

/** Most keys that find and mend a wrong deal, Enter among them. */
const MENDING = 5;

const folder = workFolder();
const computer = workFolder();
let program: Program;
let path = '';
let sheets: TypedSheet[] = [];

/** Keys pressed since the count was last taken. */
let pressed: string[] = [];
async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    pressed.push(key);
    await program.page.keyboard.press(key);
  }
}
function counted(): number {
  const { length } = pressed;
  pressed = [];
  return length;
}
const line = () => program.page.locator('form.entry input[aria-describedby]');
const rows = () => program.page.locator('.deals tbody tr[aria-selected]');
/** Results at the foot of the sheet, read off the screen. */
async function foot(): Promise<number[]> {
  const row = program.page.getByRole('row', { name: /^Итог/u }).last();
  return [...(await row.innerText()).replaceAll('−', '-').matchAll(/[+-]?\d+/gu)].map(([n]) => Number(n));
}

beforeAll(async () => {
  ({ path, sheets } = await emptySample(folder.path));
  program = await launch({ userData: computer.path, args: [path] });
  const { page } = program;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('nav.rail').waitFor();
  await page.keyboard.press('F3');
  await line().waitFor();
  // No mouse: what a click would do is never asked for.
  await page.evaluate(() => {
    const seen = globalThis as { clicks?: number };
    seen.clicks = 0;
    window.addEventListener('pointerdown', () => (seen.clicks = (seen.clicks ?? 0) + 1), true);
  });
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    await program.page.screenshot({ path: join(ROOT, 'out', `failed-typing-${task.name.slice(0, 20)}.png`) });
  }
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

test('every sheet of the sample is typed within the bar, and is worth what the sample is', async () => {
  const most = new Map<Kind, number>();
  // The list begins with the last round; the program with its first sheet.
  const order = [...sheets].sort((a, b) => b.round - a.round || a.table - b.table);
  for (const [i, sheet] of order.entries()) {
    if (i > 0) await program.page.keyboard.press('Control+ArrowDown');
    const title = `Тур ${sheet.round}, стол ${sheet.table}`;
    await program.page.getByRole('heading', { name: title }).waitFor();
    await expect.poll(() => rows().count()).toBe(0);
    await expect.poll(() => line().evaluate((input) => input === document.activeElement)).toBe(true);
    for (const { kind, keys } of sheet.deals) {
      // As fast as the window takes them: nothing waits for the answer of the line before.
      await press(...keys);
      most.set(kind, Math.max(most.get(kind) ?? 0, counted()));
      await program.page.keyboard.press('Enter');
    }
    await expect.poll(() => rows().count()).toBe(sheet.deals.length);
    await expect.poll(foot).toEqual(sheet.rounded);
    expect(await line().inputValue()).toBe('');
  }
  for (const kind of Object.keys(BAR) as Kind[]) {
    expect(most.get(kind), `${kind} was typed`).toBeGreaterThan(0);
    expect(most.get(kind), kind).toBeLessThanOrEqual(BAR[kind]);
  }
  expect(sheets).toHaveLength(6);
  expect(await program.page.evaluate(() => (globalThis as { clicks?: number }).clicks)).toBe(0);
});

/** A trick more in the last key, which is the declarer's count. */
const wrongTricks = (keys: string): string => keys.slice(0, -1) + String(Number(keys.at(-1)) + 1);
/** One defender whists: the last key of the line is the declarer's tricks. */
const oneWhister = (deal: TypedDeal['deal']): boolean =>
  deal.type === 'game' && whistersOf(deal.defence).length === 1;
/** Pool, mountain, whists and result of every player. */
function paperOf({ deals }: TypedSheet): number[][] {
  const { last: end } = foldDeals(
    RULES,
    deals.map(({ deal }) => deal),
  );
  const { pool, mountain, whists, result } = footOf(end);
  return pool.map((own, seat) => [own, mountain[seat] ?? 0, whists[seat] ?? 0, result[seat] ?? 0]);
}

/** The sheet in hand: the last one of the list, table 2 of round 1. */
const last = (): TypedSheet => sheets.find((one) => one.round === 1 && one.table === 2) as TypedSheet;

test('the deal just typed wrong is mended in five keys', async () => {
  const sheet = last();
  const { page } = program;
  // The last deal goes, and comes back with another count of tricks.
  const end = sheet.deals.at(-1);
  if (end === undefined || !/\d$/u.test(end.keys)) throw new Error('the last deal has no tricks to mistype');
  await page.keyboard.press('Control+z');
  await expect.poll(() => rows().count()).toBe(sheet.deals.length - 1);
  await page.keyboard.type(wrongTricks(end.keys));
  await page.keyboard.press('Enter');
  await expect.poll(() => rows().count()).toBe(sheet.deals.length);
  expect(await foot()).not.toEqual(sheet.rounded);
  counted();
  await press('-', 'Enter', 'Backspace', end.keys.at(-1) ?? '', 'Enter');
  expect(counted()).toBeLessThanOrEqual(MENDING);
  await expect.poll(foot).toEqual(sheet.rounded);
});

test('a wrong deal anywhere on the sheet is found by the paper and mended in two', async () => {
  const sheet = last();
  const { page } = program;
  const at = sheet.deals.findIndex(({ deal, keys }) => oneWhister(deal) && /[6-8]$/u.test(keys));
  const wrong = sheet.deals[at];
  if (wrong === undefined) throw new Error('no deal to mistype');
  await page.keyboard.press('Home');
  for (let i = 0; i < at; i++) await page.keyboard.press('ArrowDown');
  await page.keyboard.type(wrongTricks(wrong.keys));
  await page.keyboard.press('Enter');
  await expect.poll(foot).not.toEqual(sheet.rounded);
  // What the paper says, row by row and player by player: pool, mountain, whists, result.
  await page.keyboard.press('Alt+b');
  const right = paperOf(sheet);
  for (const column of right) {
    for (const number of column) {
      await page.keyboard.type(String(number));
      await page.keyboard.press('Enter');
    }
  }
  await page.locator('.parted li').first().waitFor();
  const shown = await page.locator('.parted li').allInnerTexts();
  const nth = shown.findIndex((text) => text.includes(`раздача ${at + 1},`)) + 1;
  expect(nth).toBeGreaterThan(0);
  counted();
  await press(`Alt+${nth}`);
  await expect.poll(() => line().inputValue()).toBe(wrong.keys);
  await press('Enter');
  expect(counted()).toBeLessThanOrEqual(MENDING);
  await expect.poll(foot).toEqual(sheet.rounded);
});

test('the file holds the results of the sample', async () => {
  await program.close();
  const results = await resultsOf(path);
  for (const sheet of sheets) expect(results.get(`${sheet.round}/${sheet.table}`)).toEqual(sheet.rounded);
  program = await launch({ userData: computer.path, args: [path] });
});
