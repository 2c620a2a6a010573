/**
 * The second pass, corrections and questions in the real window, by keyboard only: a planted typing error is found by
 * typing unseen, mended by the secretary, checked again, and the sheet is marked by who checked it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import type { CallInput, ServiceCall } from '../../shared/ipc/contract.ts';
import { answerDialogs, launch, ROOT, workFolder, type Program } from './app.ts';
import { pdfText } from './pdf.ts';

/** Sochi to 20, four at the table; the first deal is dealt by 1. What stands on the paper: */
const PAPER = [
  // dealer М: Р plays 8♥, В whists, К passes, made: 8 tricks
  '284108',
  // dealer Р: В plays 6♠, К passes, М whists, made: 6 tricks
  '361016',
  // dealer В: raspasy: К 4, М 3, Р 2, talon 1
  '/432',
  // dealer К: М makes a misère
  '1*0',
];
/** What was typed: in the second deal 7 tricks instead of 6. */
const TYPED = PAPER.map((line) => (line === '361016' ? '361017' : line));
const SECRETARY = 'Черёмухина Е.';
const CHECKER = 'Ежов Пётр';

const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Проверка.pulka');
let program: Program;

/** A tournament of two tables, made by the real service. */
async function makeFile(): Promise<void> {
  const service = createService({ resources: resourcesFolder });
  const call = async <N extends ServiceCall>(name: N, input: CallInput<N>): Promise<void> => {
    const answer = await service.call(name, input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  };
  const surnames = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва', 'Ильин', 'Иванов', 'Ивашов', 'Щукин'];
  await call('file.create', {
    path: file,
    tournament: {
      ...{
        name: 'Проверка',
        date: '2026-11-28',
        place: 'Клуб',
        arbiter: 'Черемисин О.',
        secretary: SECRETARY,
      },
      ...{
        convention: 'sochi',
        options: {},
        target: 20,
        rulebooks: [],
        ruleSettings: {},
        stakeKopecks: null,
      },
    },
    players: surnames.map((surname) => ({
      ...{ surname, given: '', patronymic: '', club: '', year: null, note: '' },
    })),
    tables: [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ],
  });
  await service.close();
}

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const line = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text).then(() => page.keyboard.press('Enter'));
const dialog = (page: Page) => page.getByRole('dialog');
/** Opens the sheet of a table from «Турнир» by arrows. */
async function openTable(page: Page, number: number): Promise<void> {
  // Before the frame is there, right after the start, no key has a section to open.
  await page.locator('.rail').waitFor();
  await press(page, 'F2');
  await page.locator('button[data-table]').first().waitFor();
  for (let i = 1; i < number; i++) await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await page.locator('form.entry input').first().waitFor();
  await page.getByText(`Тур 1, стол ${number}`).first().waitFor();
}
async function startPass(page: Page, name: string): Promise<void> {
  await press(page, 'Control+k');
  await dialog(page).getByLabel('Кто проверяет').waitFor();
  // The proposed name is chosen, typing takes its place.
  await line(page, name);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
/** What axe finds against WCAG 2.2 AA on the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: run } = globalThis as unknown as { axe: Axe };
    const { violations: found } = await run.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}

beforeAll(async () => {
  await makeFile();
  program = await launch({ userData: computer.path, args: [file] });
  await answerDialogs(program.app, join(folder.path, 'исправления.pdf'));
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') {
    await program.page.screenshot({ path: join(ROOT, 'out', `failed-${task.name.slice(0, 30)}.png`) });
  }
});
afterAll(async () => {
  await program.close();
  folder.remove();
  computer.remove();
});

test('the secretary types the sheet, with one slip of the fingers', async () => {
  const { page } = program;
  await openTable(page, 1);
  for (const deal of TYPED) await line(page, deal);
  await page.getByText('раздача 4').first().waitFor();
});

test('who typed the sheet cannot check it', async () => {
  const { page } = program;
  await startPass(page, 'черемухина е.');
  await dialog(page).getByText('Проверить должен другой человек').waitFor();
  await press(page, 'Escape');
});

test('typing unseen finds the slip: the two deals stand side by side, the checker rejects', async () => {
  const { page } = program;
  await startPass(page, CHECKER);
  await dialog(page).getByLabel('Раздача 1 с бумаги').waitFor();
  expect(await dialog(page).innerText()).not.toContain('8♥');
  expect(await violations(page)).toEqual([]);
  await line(page, PAPER[0]!);
  await dialog(page).getByLabel('Раздача 2 с бумаги').waitFor();
  await line(page, PAPER[1]!);
  await dialog(page).getByText('Раздача 2: не совпало').waitFor();
  const marked = await dialog(page).locator('tr.differs').allInnerTexts();
  expect(marked.map((text) => text.replace(/\s+/gu, ' '))).toEqual([
    expect.stringMatching(/^заказ\/рез\. 6♠\/\+1 ≠.*6♠\/=$/u),
    expect.stringMatching(/^взятки 7 · 3 ≠.*6 · 4$/u),
  ]);
  expect(await violations(page)).toEqual([]);
  await press(page, '1');
  await dialog(page).getByLabel('Раздача 3 с бумаги').waitFor();
});

test('a pass left half-way goes on where it stopped, after a restart too', async () => {
  await press(program.page, 'Escape');
  await program.kill();
  program = await launch({ userData: computer.path, args: [file] });
  await answerDialogs(program.app, join(folder.path, 'исправления.pdf'));
  const { page } = program;
  await openTable(page, 1);
  await startPass(page, CHECKER);
  await dialog(page).getByLabel('Раздача 3 с бумаги').waitFor();
  await dialog(page).getByText('Подтверждено 1 из 4').waitFor();
});

test('reading confirms by Enter, with the running totals of the paper', async () => {
  const { page } = program;
  await press(page, 'Control+e');
  // raspasy, step 1, amnesty of 1: mountain К 3, М 2, Р 1
  await dialog(page).getByRole('heading', { name: 'Раздача 3' }).waitFor();
  const rows = await dialog(page).locator('.running tbody tr').allInnerTexts();
  expect(rows[3]?.replace(/\s+/gu, ' ')).toMatch(/^Калачёва 0 3 \+3 /u);
  expect(await violations(page)).toEqual([]);
  await page.waitForTimeout(350);
  await press(page, 'Enter');
  await dialog(page).getByRole('heading', { name: 'Раздача 4' }).waitFor();
  await press(page, 'Control+e');
  await line(page, PAPER[3]!);
  await dialog(page).getByText('Есть расхождения: 1 раздача.').waitFor();
});

test('the rejected deal is opened and mended by the secretary; its verdict is open again', async () => {
  const { page } = program;
  await press(page, 'Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Открыть раздачу 2');
  await press(page, 'Enter');
  await dialog(page).waitFor({ state: 'detached' });
  await page.getByText('исправление раздачи 2').waitFor();
  await line(page, PAPER[1]!);
  await page.getByText('испр.').first().waitFor();
  await startPass(page, CHECKER);
  await dialog(page).getByLabel('Раздача 2 с бумаги').waitFor();
  await dialog(page).getByText('Подтверждено 3 из 4').waitFor();
  await line(page, PAPER[1]!);
  await dialog(page).getByText(`Отметить лист проверенным? Проверка: ${CHECKER}.`).waitFor();
  await press(page, 'Enter');
  await dialog(page).waitFor({ state: 'detached' });
});

test('the sheet says by whom it was checked, and how far the pass is', async () => {
  const { page } = program;
  await press(page, 'F2');
  const table = page.locator('button[data-table]').first();
  await expect.poll(() => table.innerText()).toContain(`проверен: ${CHECKER}`);
  expect((await table.innerText()).replace(/\s+/gu, ' ')).toContain('вторая проверка 4 из 4');
  expect(await violations(page)).toEqual([]);
});

test('the correction is listed, and printed with before and after', async () => {
  const { page } = program;
  await press(page, 'Control+l');
  const row = dialog(page).locator('tbody tr');
  await row.first().waitFor();
  expect(await row.count()).toBe(1);
  const text = (await row.first().innerText()).replace(/\s+/gu, ' ');
  for (const part of ['тур 1, стол 1, раздача 2', 'опечатка', '6♠/+1', '6♠/=', SECRETARY])
    expect(text).toContain(part);
  expect(await violations(page)).toEqual([]);
  await press(page, 'Control+p');
  await page.getByRole('option', { selected: true }).filter({ hasText: 'Исправления' }).waitFor();
  await page.locator('canvas').first().waitFor();
  await press(page, 'Control+s');
  await page.getByText('Сохранено').first().waitFor();
  const pdf = pdfText(join(folder.path, 'исправления.pdf'));
  for (const part of ['Исправления', '6♠/+1', '6♠/=', 'Верстов', 'опечатка']) expect(pdf).toContain(part);
});

test('the unusual is asked about once, and not again after a restart', async () => {
  const { page } = program;
  await openTable(page, 2);
  // dealer Ильин: Иванов plays a misère and takes 8: legal, and hardly a misère hand.
  await line(page, '2*8');
  const asked = page.getByText('Иванов на мизере берёт 8').first();
  await asked.waitFor();
  // Typing goes on meanwhile.
  await page.keyboard.type('36');
  expect(await page.locator('form.entry input').first().inputValue()).toBe('36');
  await press(page, 'Alt+y');
  await page.locator('.note').waitFor({ state: 'detached' });
  expect(await page.locator('form.entry input').first().inputValue()).toBe('36');
  await page.waitForTimeout(1000);
  await program.kill();
  program = await launch({ userData: computer.path, args: [file] });
  await openTable(program.page, 2);
  await program.page.waitForTimeout(1500);
  expect(await program.page.locator('.note').count()).toBe(0);
});

test('everything is in sight at 200 % in the smallest window', async () => {
  const { page } = program;
  await page.setViewportSize({ width: 1024, height: 700 });
  for (let i = 0; i < 10; i++) await press(page, 'Control+=');
  await openTable(page, 1);
  await startPass(page, CHECKER);
  await dialog(page).getByText('Подтверждены все раздачи').waitFor();
  for (let i = 0; i < 4; i++) await press(page, 'ArrowUp');
  const field = dialog(page).locator('input.line');
  await field.waitFor();
  const box = await field.boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(700);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1024);
  expect(await violations(page)).toEqual([]);
  // Whoever differs is asked with both answers in sight.
  await line(page, '284107');
  const answer = dialog(page).getByRole('button', { name: 'Я ошибся, набрать снова' });
  await answer.waitFor();
  const below = await answer.boundingBox();
  expect((below?.y ?? 700) + (below?.height ?? 0)).toBeLessThan(700 - 60);
  await press(page, '2', 'Escape');
  await dialog(page).waitFor({ state: 'detached' });
  await press(page, 'Control+l');
  await dialog(page).locator('tbody tr').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, 'Escape');
  for (let i = 0; i < 10; i++) await press(page, 'Control+-');
});
