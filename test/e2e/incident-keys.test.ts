/** Typical incidents ruled and printed by keyboard alone, in under twelve keys after the deal is chosen. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDialogs, launch, workFolder, type Program } from './app.ts';
import { openIncident } from './incident.ts';

const folder = workFolder();
let program: Program;

beforeAll(async () => {
  program = await launch();
  const { page, app } = program;
  await answerDialogs(app, join(folder.path, 'Инциденты.pulka'));
  await app.evaluate(({ app: electron }) => {
    // No printer here: what reaches it is counted instead.
    const seen = globalThis as { jobs?: number };
    seen.jobs = 0;
    electron.on('web-contents-created', (_event, contents) => {
      contents.print = (_options, done) => {
        seen.jobs = (seen.jobs ?? 0) + 1;
        done?.(true, '');
      };
    });
  });
  await page.getByText('Новый турнир').waitFor();
  await page.keyboard.press('1');
  await page.locator('#field-name').waitFor();
  await page.keyboard.type('Инциденты');
  await page.getByLabel('Судья').focus();
  await page.keyboard.type('Черемисин О. Д.');
  await page.locator('textarea').focus();
  await page.keyboard.type('Морошкин Лев\nРябинина Нина\nВерстов Глеб\nКалачёва Инга');
  await page.keyboard.press('Control+Enter');
  await page.getByText('лист не начат').first().waitFor();
  await page.keyboard.press('F3');
  await page.locator('form.entry input').waitFor();
  // 1: Рябинина 8♥, Верстов whists, 8. 2: Верстов 6♠, Морошкин whists. 3: raspasy. 4 and 5: redeals by Калачёва.
  for (const deal of ['284108', '361016', '/432', '**', '**']) {
    await page.keyboard.type(deal);
    await page.keyboard.press('Enter');
  }
  await page.getByText('раздача 5').first().waitFor();
});
afterAll(async () => {
  await program.close();
  folder.remove();
});

/** Chooses a deal of the sheet. */
async function atDeal(number: number): Promise<void> {
  const { page } = program;
  await page.keyboard.press('F3');
  await page.locator('form.entry input').focus();
  await page.keyboard.press('Home');
  for (let i = 1; i < number; i++) await page.keyboard.press('+');
}
const jobs = (): Promise<number> => program.app.evaluate(() => (globalThis as { jobs?: number }).jobs ?? 0);

/** The slip stands in its preview; Ctrl+P sends it to the printer. */
async function printSlip(arbiter: Awaited<ReturnType<typeof openIncident>>, number: number): Promise<void> {
  const { page } = program;
  await page.getByText(`Решение судьи № ${number}`).first().waitFor();
  await page.locator('canvas, img').first().waitFor({ timeout: 30_000 });
  const before = await jobs();
  await arbiter.press('Control+p');
  await expect.poll(jobs, { timeout: 60_000 }).toBe(before + 1);
  expect(arbiter.keys()).toBeLessThan(12);
}

test('a wrong number of cards found at the order (НКК 3)', async () => {
  await atDeal(1);
  const arbiter = await openIncident(program.page, 'Инцидент: раздача 1');
  await arbiter.choose(/Что произошло/, /Число карт/);
  await arbiter.choose(/Что именно/, /число карт/i);
  await arbiter.type(/Сколько карт/, '9', '1', '0', '1', '0', 'Enter');
  await arbiter.issue();
  await printSlip(arbiter, 1);
});

test('Р1: a lead out of turn on raspasy', async () => {
  await atDeal(3);
  const arbiter = await openIncident(program.page, 'Инцидент: раздача 3');
  await arbiter.choose(/Что произошло/, /Распасы/);
  await arbiter.choose(/Что именно/, /Р1/);
  await arbiter.choose(/Кто/, /Морошкин/);
  await arbiter.type(/Сколько/, '1', '2', '1');
  await arbiter.issue();
  await printSlip(arbiter, 2);
});

test('С6 the second time: the ledger knows that it is', async () => {
  for (const [deal, slip] of [
    [4, 3],
    [5, 4],
  ] as const) {
    await atDeal(deal);
    const arbiter = await openIncident(program.page, `Инцидент: раздача ${deal}`);
    await arbiter.choose(/Что произошло/, /Сдача/);
    await arbiter.choose(/Что именно/, /С6/);
    await arbiter.choose(/Кто/, /Калачёва/);
    // The general line of the table is asked about only while С6 itself brings no points.
    if (slip === 3) await arbiter.choose(/По вине сдающего/, /Да/);
    // The first offence is without a penalty, the second costs 2 points: the dialog knows which it is.
    await arbiter.dialog
      .getByText(slip === 3 ? 'Повторно? Нет' : 'Повторно? Да')
      .first()
      .waitFor();
    await arbiter.issue();
    await printSlip(arbiter, slip);
  }
  // Under Р1 the raspasy writes Калачёва her 1 trick as taken, without amnesty; С6 the second time adds 2, once.
  await program.page.keyboard.press('F3');
  await program.page.locator('form.entry input').waitFor();
  await expect
    .poll(async () => {
      const row = await program.page.getByRole('row', { name: /^Гора/ }).last().innerText();
      return Number(row.trim().split(/\s+/).at(-1));
    })
    .toBe(1 + 2);
});
