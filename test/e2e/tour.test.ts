/** The tour of five minutes by keyboard alone in the real window, on the sample it makes; and F1 over a dialog. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerDialogs, launch, workFolder, type Program } from './app.ts';

const folder = workFolder();
let program: Program;

beforeAll(async () => {
  program = await launch();
  await program.page.setViewportSize({ width: 1280, height: 800 });
  await answerDialogs(program.app, join(folder.path, 'Образец.pulka'));
  await program.page.getByText('Новый турнир').waitFor();
});
afterAll(async () => {
  await program.close();
  folder.remove();
});

const press = (keys: string): Promise<void> => program.page.keyboard.press(keys);
const done = (): Promise<void> => program.page.locator('aside.tour .did').waitFor();
const titled = (title: string): Promise<void> =>
  program.page.locator('aside.tour h2').filter({ hasText: title }).waitFor();

/** Nothing of the program lies under the panel. */
async function expectRoom(): Promise<void> {
  const [bottom, top] = await program.page.evaluate(() => {
    const box = (selector: string): DOMRect | undefined =>
      document.querySelector(selector)?.getBoundingClientRect();
    return [box('[role="dialog"]')?.bottom ?? box('footer.status')?.bottom ?? 0, box('aside.tour')?.top ?? 0];
  });
  expect(bottom).toBeLessThanOrEqual(top + 1);
}

test('from the start page through every step to the end', async () => {
  const { page } = program;
  await press('4');
  await titled('Образец турнира');
  // The button of the panel has the focus.
  await press('Enter');
  await done();
  await press('Alt+PageDown');

  await titled('Раздача');
  await page.locator('form.entry input').focus();
  await page.keyboard.type('284108');
  await press('Enter');
  await done();
  await expectRoom();
  await press('Alt+PageDown');

  await titled('Почему?');
  await page.locator('form.entry input').focus();
  await press('?');
  await done();
  // Esc closes the explanation; the tour stays.
  await press('Escape');
  await page.locator('section.why').waitFor({ state: 'detached' });
  await titled('Почему?');
  await press('Alt+PageDown');

  await titled('Сверка с бумагой');
  await press('Alt+B');
  await page.keyboard.type('7');
  await done();
  await press('Alt+PageDown');

  await titled('Решение судьи');
  await press('F4');
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /Что произошло/ })
    .waitFor();
  await expectRoom();
  // Over the dialog the tour goes on too; back again, nothing was issued.
  await press('Alt+PageDown');
  await titled('Таблица');
  await press('Alt+PageUp');
  await titled('Решение судьи');

  // F1 leaves the dialog as it is, with its own keys first.
  await press('F1');
  await page.getByRole('dialog').getByText('журнал решений').first().waitFor();
  await press('Escape');
  await page.getByRole('dialog', { name: /Помощь/ }).waitFor({ state: 'detached' });
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: /Что произошло/ })
    .waitFor();
  await press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  for (const [title, keys] of [
    ['Таблица', 'F5'],
    ['Расчёт', 'F6'],
    ['Печать', 'F8'],
  ] as const) {
    await press('Alt+PageDown');
    await titled(title);
    await press(keys);
    await done();
    await expectRoom();
  }
  await press('Alt+PageDown');
  await titled('Это всё');
  await press('Alt+PageDown');
  await page.locator('aside.tour').waitFor({ state: 'detached' });
}, 120_000);

test('left with Esc it goes on from the help where it was', async () => {
  const { page } = program;
  await press('F5');
  await press('F1');
  await page.getByRole('button', { name: /Знакомство/ }).click();
  await titled('Образец турнира');
  await press('Alt+PageDown');
  await titled('Раздача');
  await press('Escape');
  await page.locator('aside.tour').waitFor({ state: 'detached' });
  await press('F1');
  await page.getByRole('button', { name: /Знакомство/ }).click();
  await titled('Раздача');
  await press('Escape');
}, 60_000);

test('the chart of the standings is walked by arrows, the pulka is enlarged by keyboard', async () => {
  const { page } = program;
  await press('F5');
  const chart = page.getByRole('application');
  await chart.focus();
  await press('Home');
  await page.getByText('До первого тура.').waitFor();
  await press('ArrowRight');
  await page.getByText('После тура 1.').waitFor();
  await press('F3');
  await page.locator('form.entry input').waitFor();
  const width = (): Promise<number> =>
    page.locator('svg.pulka').evaluate((svg) => svg.getBoundingClientRect().width);
  const before = await width();
  await press('Alt+=');
  await press('Alt+=');
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  const frame = page.locator('.sheet-frame');
  await frame.focus();
  const scrolled = (): Promise<number> => frame.evaluate((element) => element.scrollLeft);
  const at = await scrolled();
  await press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(at);
  await press('Alt+0');
  await expect.poll(width).toBeCloseTo(before, 0);
  await press('Alt+g');
  await page.locator('figure svg[role="img"]').waitFor();
}, 60_000);
