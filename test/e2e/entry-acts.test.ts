/**
 * Acts upon a sheet in the real window, by keyboard alone: insert, move, swap two players, copy the defence, each
 * taken back by one step; the grid walked and typed over; impossible roles; a half-typed line after the power is cut.
 * Expected numbers are worked out from the rules beside each act.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import { aPlayer, aTournament } from '../fixtures/service.ts';
import { launch, ROOT, workFolder, type Program } from './app.ts';

/** Sochi to 20, four players; 1 Морошкин, 2 Рябинина, 3 Верстов, 4 Калачёва; the first deal is dealt by 1. */
const PLAYERS = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
const DEALS = [
  // dealer М: raspasy, step 1: Р 4, В 3, К 3, talon 0: mountain Р 4, В 3, К 3; pool М 1
  '/433',
  // dealer Р: raspasy, step 2: В 3, К 4, М 3, talon 0: mountain В 6, К 8, М 6; pool Р 2
  '/343',
  // dealer В: Р plays 8♥, К whists, М passes, made: pool Р 6; К→Р 2 tricks × 6 = 12
  '284108',
];
const TYPED = { pool: [1, 8, 0, 0], mountain: [6, 4, 9, 11], whists: [0, 0, 0, 12] };

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Лист.pulka');
let program: Program;
const page = (): Page => program.page;
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page().keyboard.press(key);
};
const line = () => page().locator('form.entry input[aria-describedby]');
const lineText = (): Promise<string> => line().inputValue();
const status = (): Promise<string> => page().locator('footer.status').innerText();

/** The totals beside the paper check, read off the screen. */
async function totals(): Promise<{ pool: number[]; mountain: number[]; whists: number[] }> {
  const read = async (name: string): Promise<number[]> => {
    const row = page()
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .last();
    return [...(await row.innerText()).replaceAll('−', '-').matchAll(/-?\d+/g)].map(([n]) => Number(n));
  };
  return { pool: await read('Пуля'), mountain: await read('Гора'), whists: await read('Висты') };
}
const stands = (expected: typeof TYPED): Promise<void> => expect.poll(totals).toEqual(expected);
/** What is asked is answered by a second Enter, which must not be the same press. */
async function answer(): Promise<void> {
  await page().getByText('Записать так?').waitFor();
  await page().waitForTimeout(500);
  await press('Enter');
}
async function undone(): Promise<void> {
  await press('Control+z');
  await stands(TYPED);
}

beforeAll(async () => {
  const service = createService({ resources: resourcesFolder });
  const made = await service.call('file.create', {
    path: file,
    tournament: aTournament({ target: 20 }),
    players: PLAYERS.map(aPlayer),
    tables: [[0, 1, 2, 3]],
  });
  expect(made.ok).toBe(true);
  await service.close();
  program = await launch({ userData: computer.path, args: [file] });
  await page().setViewportSize({ width: 1280, height: 800 });
  // The section keys work once the file is open.
  await page().locator('nav.rail').waitFor();
  await press('F3');
  await line().waitFor();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    await page().screenshot({ path: join(ROOT, 'out', `failed-${task.name.slice(0, 30)}.png`) });
  }
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

test('three deals are typed', async () => {
  for (const deal of DEALS) {
    await page().keyboard.type(deal);
    await press('Enter');
  }
  await stands(TYPED);
});

test('a deal is moved: seen before, one step of undo, named', async () => {
  await press('-', 'Alt+ArrowUp');
  await page().getByRole('heading', { name: 'Перенести раздачу 3' }).waitFor();
  // A played deal ends the ladder, so the second raspasy falls to step 1: mountain 3, 3, 4, pool Р 1.
  const moved = { pool: [1, 7, 0, 0], mountain: [3, 4, 6, 7], whists: [0, 0, 0, 12] };
  const cell = page().locator('[data-foot="mountain"] td').first();
  await expect.poll(() => cell.innerText()).toMatch(/6\s*3/u);
  // The keys of the covered section are not offered.
  expect(await status()).not.toContain('инцидент');
  await press('Enter');
  await stands(moved);
  await expect
    .poll(() => page().evaluate(() => document.activeElement?.matches('form.entry input')))
    .toBe(true);
  await press('Escape', 'Escape');
  await undone();
  await press('Control+y');
  await stands(moved);
  await undone();
});

test('a forgotten deal goes in; dealers out of turn are asked about', async () => {
  await press('-', '-', 'Insert');
  await page().keyboard.type('361');
  await press('Enter');
  // Рябинина deals the inserted deal and the one behind it.
  await page().getByText('После вставки раздачу 3 сдаёт Рябинина, а по очереди Верстов.').first().waitFor();
  await answer();
  // Верстов's six, both passed: pool В 2; the ladder ends in front of the second raspasy.
  await stands({ pool: [1, 7, 2, 0], mountain: [3, 4, 6, 7], whists: [0, 0, 0, 12] });
  await undone();
});

test('two players are swapped from a deal on', async () => {
  await press('-', 'Control+r');
  await page().getByRole('heading', { name: 'Поменять двух игроков местами' }).waitFor();
  await press('ArrowDown', 'Tab', 'ArrowDown', 'ArrowDown', 'Enter');
  // The eight is Калачёва's, with Рябинина's whist: pool К 6; Р→К 12. The raspasy stand in front of it.
  await stands({ pool: [1, 2, 0, 6], mountain: [6, 4, 9, 11], whists: [0, 12, 0, 0] });
  await press('Escape');
  await undone();
});

test('the defence of the last deal of the same two is one key', async () => {
  // Рябинина deals out of turn, Верстов plays 6♠: Калачёва whisted and Морошкин passed in deal 3.
  await page().keyboard.type('.2361*');
  await expect.poll(lineText).toBe('.236110');
  await page().keyboard.type('6');
  await press('Enter');
  await answer();
  // Pool В 2; К→В 4 tricks × 2 = 8, beside her 12 of deal 3.
  await stands({ pool: [1, 8, 2, 0], mountain: [6, 4, 9, 11], whists: [0, 0, 0, 20] });
  await undone();
  // Калачёва deals, Морошкин plays: Рябинина and Верстов have defended no game.
  await page().keyboard.type('161*');
  await page().getByText('Выше на листе нет игры, в которой защищались Рябинина и Верстов.').waitFor();
  expect(await lineText()).toBe('161');
  await press('Escape');
});

test('the grid is walked, asked and typed over without a mouse', async () => {
  const inGrid = (): Promise<boolean> =>
    page().evaluate(() => document.activeElement?.getAttribute('role') === 'grid');
  for (let i = 0; i < 12 && !(await inGrid()); i++) await press('Shift+Tab');
  expect(await inGrid()).toBe(true);
  await press('Home', 'ArrowDown', 'ArrowLeft');
  const cell = (): Promise<string | null> =>
    page().evaluate(
      () =>
        document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
          ?.textContent ?? null,
    );
  await expect.poll(cell).toMatch(/В3/u);
  await press('?');
  const why = page().locator('section.why');
  await why.getByText('Почему: раздача 2').waitFor();
  // Step 2 costs two points a trick: Верстов 3 × 2.
  expect(await why.innerText()).toMatch(/\+6/u);
  expect(await why.innerText()).toContain('Кодекс');
  await press('Escape');
  expect(await inGrid()).toBe(true);
  await press('ArrowDown', '2');
  await expect.poll(lineText).toBe('2');
  await page().keyboard.type('841');
  await page().keyboard.type('09');
  await press('Enter');
  // Nine tricks instead of eight: Калачёва has one, 6, and 6 into the mountain for the one she lacks of two.
  await expect.poll(async () => (await totals()).whists).toEqual([0, 0, 0, 6]);
  await undone();
});

test('impossible roles are refused where they stand; focus and keys stay', async () => {
  const cases: [string, string][] = [
    // Калачёва deals; Морошкин plays 6♠: Рябинина whists, Верстов says half beside her.
    ['16112', 'Рядом с вистом полвиста не бывает'],
    // Half a whist on an eight.
    ['18102', 'Полвиста возможны только на 6 и 7'],
    // Two whisters: of ten tricks the declarer has seven, four are left over.
    ['1611174', 'осталось 3 взятки'],
  ];
  for (const [keys, reason] of cases) {
    await page().keyboard.type(keys);
    await press('Enter');
    await page().getByRole('alert').filter({ hasText: reason }).first().waitFor();
    expect(await lineText()).toBe(keys);
    expect(await page().evaluate(() => document.activeElement?.matches('form.entry input'))).toBe(true);
    await press('Escape');
  }
  await stands(TYPED);
});

test('undo five times, redo twice, a new deal, a restart, undo again: always by name', async () => {
  // Three deals, one of them corrected to nine tricks and back: five steps.
  for (const keys of ['284109', '284108']) {
    await press('-');
    await page().keyboard.type(keys);
    await press('Enter');
  }
  await stands(TYPED);
  for (let i = 0; i < 5; i++) await press('Control+z');
  await page().getByText('лист не начат').first().waitFor();
  await press('Control+y', 'Control+y');
  await expect.poll(async () => (await totals()).pool).toEqual([1, 2, 0, 0]);
  await expect.poll(status).toContain('вернуть: раздача 3');
  await page().keyboard.type(DEALS[2] ?? '');
  await press('Enter');
  await stands(TYPED);
  await expect.poll(status).not.toContain('вернуть');
  await page().keyboard.type('28');
  await page().waitForTimeout(1000); // the draft is stored after a short pause
  await program.kill();
  program = await launch({ userData: computer.path, args: [file] });
  await page().setViewportSize({ width: 1280, height: 800 });
  await line().waitFor();
  await expect.poll(lineText).toBe('28');
  await stands(TYPED);
  await press('Escape', 'Control+z');
  await expect.poll(async () => (await totals()).pool).toEqual([1, 2, 0, 0]);
});
