/**
 * A round from the draw to its end in the real window, by keyboard alone: drawn by lot with a given seed twice to the same
 * seating, two players exchanged, recorded, undone, recorded again, begun, ended; the seating comes out as a PDF.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService, type Service } from '../../main/service/service.ts';
import type { CallInput, CallOutput, ServiceCall } from '../../shared/ipc/contract.ts';
import { answerDialogs, launch, workFolder, type Program } from './app.ts';
import { pdfText } from './pdf.ts';

const folder = workFolder();
const file = join(folder.path, 'Туры.pulka');
const SEED = 'K7QF-3MX2';
const NAMES = [
  ...['Абрамов', 'Белов', 'Вяземский', 'Громов', 'Дёмин', 'Ежов', 'Жуков', 'Зотова', 'Ильин'],
  ...['Котов', 'Лапин', 'Морошкин', 'Назаров', 'Орлов'],
];
let program: Program;

async function call<N extends ServiceCall>(
  service: Service,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N>> {
  const answer = await service.call(name, input);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}
/** Fourteen players, no round yet; rounds of an hour. */
async function makeFile(): Promise<void> {
  const service = createService({ resources: resourcesFolder });
  await call(service, 'file.create', {
    path: file,
    tournament: {
      ...{ name: 'Туры', date: '2026-11-28', place: 'Клуб', arbiter: 'Черемисин О.', secretary: 'Щукина Е.' },
      ...{
        convention: 'sochi',
        options: {},
        target: 20,
        rulebooks: [],
        ruleSettings: {},
        stakeKopecks: null,
      },
      plan: { end: { by: 'time', minutes: 60 }, rounds: 3 },
    },
    players: NAMES.map((surname) => ({ surname, given: '', patronymic: '', club: '', year: null, note: '' })),
    tables: [],
  });
  await service.close();
}
beforeAll(async () => {
  await makeFile();
  program = await launch({ args: [file] });
  await program.page.setViewportSize({ width: 1280, height: 800 });
}, 120_000);
afterAll(async () => {
  await program.close().catch(() => undefined);
  folder.remove();
});

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const seats = (page: Page): Promise<string[]> =>
  page.locator('[role="gridcell"]').evaluateAll((cells) => cells.map(({ textContent }) => textContent ?? ''));
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent ?? '');
/** Tab, until what has the focus is it. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${selector}`);
}
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
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
const shot = async (page: Page, name: string): Promise<void> => {
  const to = process.env['PULKA_SHOTS'];
  if (to !== undefined) await page.screenshot({ path: join(to, `${name}.png`) });
};

test('a round by keyboard: draw twice, exchange, record, undo, begin, end, seating on paper', async () => {
  const { page, app } = program;
  await page.locator('.rail').waitFor();
  await press(page, 'F2');
  await page.getByText('Туров ещё нет').waitFor();

  // The draw: by lot, with a seed that is typed.
  await press(page, 'Insert');
  await page.locator('input[name="draw-method"]:checked').waitFor();
  await tabTo(page, '.seed');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(SEED);
  await press(page, 'Control+d');
  await page.locator('[role="gridcell"]').first().waitFor();
  const first = await seats(page);
  expect(first.filter((text) => NAMES.some((name) => text.includes(name)))).toHaveLength(NAMES.length);
  await press(page, 'Control+d');
  await expect.poll(() => page.locator('.progress').count()).toBe(0);
  expect(await seats(page)).toEqual(first);
  await shot(page, 'draw');
  expect(await violations(page)).toEqual([]);

  // First seats of tables 1 and 2 change places.
  const nameOf = (text = ''): string => (text.split(',')[0] ?? '').replace(/^\d\s*/u, '').trim();
  await expect.poll(() => focused(page)).toBe(first[0]);
  await press(page, 'Space', 'ArrowDown', 'Enter');
  await expect.poll(async () => nameOf((await seats(page))[0])).toBe(nameOf(first[4]));
  expect(nameOf((await seats(page))[4])).toBe(nameOf(first[0]));
  await press(page, 'Control+Enter');
  await page.getByText('Тур 1 записан.').waitFor();
  await page.locator('button[data-table]').first().waitFor();
  expect(await page.locator('button[data-table]').count()).toBe(4);
  expect(await page.locator('.round-head').innerText()).toContain(`по жребию, ${SEED}, изменено вручную`);

  // One step of undo, and back.
  await press(page, 'Control+z');
  await page.getByText('Туров ещё нет').waitFor();
  await press(page, 'Control+y');
  await page.locator('button[data-table]').first().waitFor();
  expect(await page.locator('button[data-table]').first().innerText()).toContain(nameOf(first[4]));

  // Begin: the clock runs down from an hour. End: four empty sheets are asked about.
  await press(page, 'Control+b');
  await page.getByText('Тур 1 начат.').waitFor();
  await expect.poll(() => page.locator('[role="timer"]').innerText()).toMatch(/осталось (?:59:|1:00:00)/u);
  await shot(page, 'running');
  expect(await violations(page)).toEqual([]);
  await press(page, 'Control+b');
  await page.getByText('Закончить тур 1?').waitFor();
  await shot(page, 'end');
  await press(page, 'Escape');
  await page.getByText('Закончить тур 1?').waitFor({ state: 'detached' });
  await press(page, 'Control+b');
  await page.getByText('Закончить тур 1?').waitFor();
  await tabTo(page, '[data-end-anyway]');
  await press(page, 'Enter');
  await page.getByText('Тур 1 закончен.').waitFor();
  expect(await page.locator('.round-head').innerText()).toContain('закончен в');

  // The seating as a file, from the head of the round.
  const pdf = join(folder.path, 'рассадка.pdf');
  await answerDialogs(app, pdf);
  await tabTo(page, '[data-round-act="seating 1"]');
  await press(page, 'Enter');
  await page.locator('canvas').first().waitFor();
  await press(page, 'Control+s');
  await page.getByText('рассадка.pdf').first().waitFor();
  const text = pdfText(pdf);
  expect(text).toContain(`начальное число ${SEED}, затем изменено судьёй`);
  for (const name of NAMES) expect(text.split(name).length - 1, name).toBe(2);
}, 180_000);
