/**
 * The main job in the real Electron, by keyboard: new tournament, ten deals, a correction, an incident to an issued
 * slip, standings; then the power is cut, and everything is there again. Expected numbers are worked out by hand
 * from the rules beside each deal.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerDialogs, launch, ROOT, workFolder, type Program } from './app.ts';
import { openIncident } from './incident.ts';
import { pdfText } from './pdf.ts';

/** Sochi to 20, four players; 1 Морошкин, 2 Рябинина, 3 Верстов, 4 Ёжиков-Щукин; the first deal is dealt by 1. */
const DEALS = [
  // dealer М: Р plays 8♥, В whists, Ё passes, made: pool Р 6; В→Р 2 tricks × 6 = 12
  '284108',
  // dealer Р: В plays 6♠, Ё passes, М whists, made: pool В 2; М→В 4 × 2 = 8
  '361016',
  // dealer В: raspasy, step 1: Ё 4, М 3, Р 2, talon 1; amnesty 1: mountain Ё 3, М 2, Р 1
  '/432',
  // dealer Ё: М makes a misère: pool М 10
  '1*0',
  // dealer М: Ё plays 9♣, both pass: pool Ё 8 (corrected below to 8♣: pool Ё 6)
  '492',
  // dealer Р: В plays 7♦, Ё passes, М half: pool В 4; М→В 4
  '37302',
  // dealer В: Ё plays 6 no trump, М and Р whist, 5 taken, М 3, Р 2: remise 1: mountain Ё 2;
  // М→Ё 2 + 6 = 8, Р→Ё 2 + 4 = 6, В→Ё 2
  '4651153',
  // dealer Ё: Р plays 8♥, В whists, М passes, 7 taken: mountain Р 6; В→Р 6 + 18 = 24, М→Р 6, Ё→Р 6
  '284107',
  // dealer М: raspasy, step 1: Р 4, В 3, Ё 3, talon 0: mountain Р 4, В 3, Ё 3; pool М 1
  '/433',
  // dealer Р: raspasy, step 2: В 3, Ё 4, М 3, talon 0: mountain В 6, Ё 8, М 6; pool Р 2 (ruled below)
  '/343',
];
const PLAYERS = ['Морошкин Лев', 'Рябинина Нина', 'Верстов Глеб', 'Ёжиков-Щукин Ярослав'];

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Осенний кубок № 1 (проба).pulka');
let program: Program;

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
interface SheetSeen {
  pool: number[];
  mountain: number[];
}
/** The totals beside the paper check, read off the screen. */
async function totalsOnScreen(page: Page): Promise<SheetSeen> {
  const read = async (name: string): Promise<number[]> => {
    const row = page.getByRole('row', { name: new RegExp(`^${name}`) }).last();
    const text = await row.innerText();
    return [...text.replaceAll('−', '-').matchAll(/-?\d+/g)].map((match) => Number(match[0]));
  };
  return { pool: await read('Пуля'), mountain: await read('Гора') };
}

beforeAll(async () => {
  program = await launch({ userData: computer.path });
  await answerDialogs(program.app, file);
});
afterEach(async ({ task }) => {
  // A picture of what a failed test saw, for whoever has to find out.
  if (task.result?.state === 'fail') {
    await program.page.screenshot({ path: join(ROOT, 'out', `failed-${task.name.slice(0, 30)}.png`) });
  }
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

test('a new tournament is made by keyboard', async () => {
  const { page } = program;
  await page.getByText('Новый турнир').waitFor();
  await press(page, '1');
  await page.locator('#field-name').waitFor();
  await page.keyboard.type('Осенний кубок № 1');
  await page.getByLabel('Судья').focus();
  await page.keyboard.type('Черемисин О. Д.');
  await page.locator('textarea').focus();
  await page.keyboard.type(PLAYERS.join('\n'));
  await press(page, 'Control+Enter');
  await expect.poll(() => existsSync(file)).toBe(true);
  await page.getByText('лист не начат').first().waitFor();
});

test('ten deals by the numeric keypad alone', async () => {
  const { page } = program;
  await press(page, 'F3');
  await page.locator('form.entry input').waitFor();
  for (const deal of DEALS) {
    await page.keyboard.type(deal);
    await press(page, 'Enter');
  }
  await expect.poll(() => page.getByText('раздача 10').count()).toBeGreaterThan(0);
  await expect
    .poll(() => totalsOnScreen(page))
    .toEqual({
      pool: [11, 8, 6, 8],
      mountain: [8, 11, 9, 16],
    });
});

test('an impossible deal is refused where it stands and nothing typed is lost', async () => {
  const { page } = program;
  const line = page.locator('form.entry input');
  // Dealer is 3 now: he sits out and cannot play.
  await page.keyboard.type('384');
  await press(page, 'Enter');
  await page.getByText('Верстов сдаёт').waitFor();
  expect(await line.inputValue()).toBe('384');
  await press(page, 'Backspace', 'Backspace', 'Backspace');
});

test('a correction is typed over the deal: two moves, three keys', async () => {
  const { page } = program;
  // From the end of the sheet to deal 5.
  for (let i = 0; i < 6; i++) await press(page, '-');
  await page.keyboard.type('482');
  await press(page, 'Enter');
  await expect.poll(async () => (await totalsOnScreen(page)).pool).toEqual([11, 8, 6, 6]);
});

test('an incident on the last deal becomes an issued slip in under twelve keys', async () => {
  const { page } = program;
  await press(page, 'End');
  const arbiter = await openIncident(page, 'Инцидент: раздача 10');
  await arbiter.choose(/Что произошло/, /Фальшренонс/);
  await arbiter.choose(/Кто ошибся/, /Верстов/);
  await arbiter.choose(/Когда заметили/, /в ходе дальнейшего розыгрыша/);
  await arbiter.type(/В какой взятке/, '4');
  // М 1, В 1, Ё 3, the dealer none (from the deal): five are over, five remain.
  await arbiter.type(/Сколько законченных взяток/, '1', '1', '3');
  await arbiter.dialog.getByText('ФР 3.3.2').first().waitFor();
  // ФР 3.5: both others had a trick before the revoke, so there is no compensation to ask about.
  await arbiter.type(/Сколько взяток было до ошибки/, '1', '2');
  await arbiter.issue();
  await page.getByText('Решение судьи № 1').first().waitFor();
  expect(arbiter.keys()).toBeLessThan(12);
});

test('the ruling stands in the sheet', async () => {
  const { page } = program;
  await press(page, 'F3');
  // ФР 3.3.2 on step 2: В takes the remaining 5 and 1 as a penalty: 6 × 2 = 12; the five taken are written
  // as usual without amnesty: М 1 × 2, В 1 × 2, Ё 3 × 2; the sitting-out dealer keeps his point of no trick.
  await expect
    .poll(() => totalsOnScreen(page))
    .toEqual({
      pool: [11, 8, 6, 6],
      mountain: [2 + 2, 11, 3 + 2 + 12, 8 + 6],
    });
  await page.getByText('№ 1').first().waitFor();
});

test('standings show the table, summing to zero', async () => {
  const { page } = program;
  await press(page, 'F5');
  await page.getByText('столы дают 0').waitFor();
  for (const name of ['Морошкин', 'Рябинина', 'Верстов', 'Ёжиков-Щукин']) {
    expect(await page.getByText(name).count()).toBeGreaterThan(0);
  }
});

test('after the power is cut everything acknowledged is there, a half-typed line too', async () => {
  await press(program.page, 'F3');
  await program.page.locator('form.entry input').waitFor();
  await press(program.page, 'Escape', 'End', '+');
  await program.page.keyboard.type('28');
  await program.page.waitForTimeout(1000); // the draft is stored after a short pause
  await program.kill();
  program = await launch({ userData: computer.path, args: [file] });
  const { page } = program;
  const line = page.locator('form.entry input');
  await line.waitFor();
  await expect.poll(() => line.inputValue()).toBe('28');
  await expect
    .poll(() => totalsOnScreen(page))
    .toEqual({
      pool: [11, 8, 6, 6],
      mountain: [4, 11, 17, 14],
    });
});

test('undo after the restart takes back nothing that left paper', async () => {
  const { page } = program;
  await press(page, 'Backspace', 'Backspace', 'Control+z');
  await page.getByText('№ 1').first().waitFor();
  expect(await totalsOnScreen(page)).toEqual({ pool: [11, 8, 6, 6], mountain: [4, 11, 17, 14] });
});

test('the documents say the same in names, suits and numbers', async () => {
  await program.close();
  const pulka = (...args: string[]): string =>
    execFileSync(process.execPath, [join(ROOT, 'main', 'cli', 'index.ts'), ...args], { encoding: 'utf8' });
  const print = (document: string, ...args: string[]): string => {
    const out = join(folder.path, `${document}.pdf`);
    pulka('print', file, document, '--out', out, ...args);
    return pdfText(out);
  };
  const slip = print('ruling-slip', '--slip', '1');
  for (const part of ['Решение судьи № 1', 'ФР 3.3.2', 'Верстов', 'Черемисин О. Д.', '10', '2'])
    expect(slip).toContain(part);
  const sheet = print('sheet', '--table', '1.1');
  for (const part of ['8♥/=', '6♠/=', 'Ёжиков-Щукин', 'распасы 2']) expect(sheet).toContain(part);
  const standings = print('standings');
  for (const part of ['Осенний кубок № 1', 'Ёжиков-Щукин', 'Рябинина']) expect(standings).toContain(part);
  expect(pulka('check', file)).not.toContain('error');
  program = await launch({ userData: computer.path });
});
