/**
 * The paper check in the real window, by keyboard alone: the foot typed from the paper, the wrong deal found, opened and
 * mended; what was typed is in the file and survives a power cut. Expected numbers are worked out beside the deals.
 */
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { answerDialogs, launch, ROOT, workFolder, type Program } from './app.ts';

/** Sochi to 20, four players; 1 Морошкин, 2 Рябинина, 3 Верстов, 4 Калачёва; the first deal is dealt by 1. */
const DEALS = [
  // Р plays 8♥, В whists, made: pool Р 6; В→Р 2 × 6 = 12
  '284108',
  // В plays 6♠, М whists: the paper has 6 taken, М→В 4 × 2 = 8; typed is 7, М→В 6 and 2 for the trick he lacks
  '361017',
  // М makes no trick under dealer В: К 4, М 3, Р 2, talon 1; amnesty 1: mountain К 3, М 2, Р 1
  '/432',
];
/** Pool, mountain, whists of each player, as the paper has them. */
const PAPER = [
  ['0', '2', '8'],
  ['6', '1', '0'],
  ['2', '0', '12'],
  ['0', '3', '0'],
];

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Бумага.pulka');
let program: Program;

beforeAll(async () => {
  program = await launch({ userData: computer.path });
  const { page, app } = program;
  await answerDialogs(app, file);
  await page.getByText('Новый турнир').waitFor();
  await page.keyboard.press('1');
  await page.locator('#field-name').waitFor();
  await page.keyboard.type('Бумага');
  await page.locator('textarea').focus();
  await page.keyboard.type('Морошкин Лев\nРябинина Нина\nВерстов Глеб\nКалачёва Инга');
  await page.keyboard.press('Control+Enter');
  await page.getByText('лист не начат').first().waitFor();
  await page.keyboard.press('F3');
  await page.locator('form.entry input').waitFor();
  for (const deal of DEALS) {
    await page.keyboard.type(deal);
    await page.keyboard.press('Enter');
  }
  await page.getByText('раздача 3').first().waitFor();
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    await program.page.screenshot({ path: join(ROOT, 'out', `failed-paper-${task.name.slice(0, 30)}.png`) });
  }
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

const box = (name: string) => program.page.locator(`[data-box="${name}"]`);
const panel = () => program.page.locator('.parted');
const inList = () => program.page.locator('.sheets li').first();

test('the foot is typed on the keypad: Alt+B goes there, Enter to the next box', async () => {
  const { page } = program;
  await page.keyboard.press('Alt+b');
  expect(await box('pool-0').evaluate((one) => one === document.activeElement)).toBe(true);
  for (const column of PAPER) {
    for (const number of column) {
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
    }
    // The results are left to the program.
    await page.keyboard.press('Enter');
  }
  await panel().getByText('Одно изменение объясняет всё:').waitFor();
  expect(await panel().innerText()).toContain('Морошкин, гора: на бумаге 2, в программе 4.');
  expect(await panel().locator('li').first().innerText()).toMatch(
    /^раздача 2, 6♠\/\+1: взятки 6 · 4, а не 7 · 3\s+Alt\s*1\s+открыть раздачу 2/u,
  );
  expect(await inList().innerText()).toContain('не сходится');
});

test('Alt+1 opens the deal with its mended keys, Enter stores it, and the sheet agrees', async () => {
  const { page } = program;
  await page.keyboard.press('Alt+1');
  await expect.poll(() => page.locator('form.entry input').first().inputValue()).toBe('361016');
  await page.keyboard.press('Enter');
  await expect.poll(() => panel().innerText()).toBe('');
  await expect.poll(() => inList().innerText()).toContain('итог сходится');
});

test('what is typed is in the file: after a power cut it is there, «12а» too, and the list says «не сходится»', async () => {
  const { page } = program;
  const stored = (): Promise<string> =>
    page.evaluate(async () => {
      const call = (name: string, input: object): Promise<{ value?: unknown }> =>
        (
          globalThis as unknown as { pulka: { call(...args: unknown[]): Promise<{ value?: unknown }> } }
        ).pulka.call(name, input, {});
      const overview = (await call('tournament.get', {})).value as {
        rounds: { tables: { tableId: string }[] }[];
      };
      const tableId = overview.rounds[0]?.tables[0]?.tableId;
      const sheet = (await call('sheet.get', { tableId })).value as {
        paper: { foot: { result: string[] } } | null;
      };
      return sheet.paper?.foot.result[3] ?? '';
    });
  await box('pool-3').fill('7');
  await box('result-3').fill('12а');
  await page.keyboard.press('Tab');
  await expect.poll(stored).toBe('12а');
  await program.kill();
  program = await launch({ userData: computer.path, args: [file] });
  await program.page.locator('#app > *').first().waitFor();
  await program.page.keyboard.press('F2');
  // The state of the sheet stands in «Турнир», where no sheet is open.
  await program.page.getByText('не сходится').first().waitFor();
  await program.page.keyboard.press('F3');
  await box('pool-3').waitFor();
  expect(await box('pool-3').inputValue()).toBe('7');
  expect(await box('result-3').inputValue()).toBe('12а');
  expect(await box('result-3').getAttribute('aria-invalid')).toBe('true');
  expect(await panel().innerText()).toContain('«12а» не число');
});

test('running totals: Page Up goes behind the deal before, and the first deal that differs is named', async () => {
  const { page } = program;
  await box('pool-3').focus();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await page.locator('.chk caption').getByText('после раздачи 2').waitFor();
  await box('pool-1').fill('6');
  await box('pool-3').fill('7');
  await panel().getByText('Расходятся с раздачи').or(panel().getByText('Расходятся между')).waitFor();
  await page.keyboard.press('PageUp');
  await page.locator('.chk caption').getByText('после раздачи 1').waitFor();
  await box('pool-3').fill('0');
  await panel().getByText('Расходятся с раздачи 2.').waitFor();
});

/** The longest task of a window that nothing holds up, ms; the browser tells those of 50 and more. */
const SMOOTH = 100;

test('a sheet of sixty deals is searched without holding up the window', async () => {
  const { page } = program;
  await page.locator('form.entry input').first().focus();
  for (let number = 4; number <= 60; number++) {
    // As the third deal: nobody is without a trick, so no pool grows and the pulka stays open.
    await page.keyboard.type('/432');
    await page.keyboard.press('Enter');
  }
  await page.getByText('раздача 60').first().waitFor();
  await page.evaluate(() => {
    const seen = globalThis as { longest?: number };
    seen.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest ?? 0, duration);
    }).observe({ type: 'longtask' });
  });
  await page.locator('.after select').selectOption({ index: 0 });
  await box('result-3').fill('');
  await box('pool-3').fill('6');
  await panel()
    .getByText(/Одно изменение/u)
    .waitFor();
  const longest = await page.evaluate(() => (globalThis as { longest?: number }).longest);
  expect(longest).toBeLessThan(SMOOTH);
  expect(longest).toBeGreaterThanOrEqual(0);
});
