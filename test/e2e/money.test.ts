/**
 * Money in the real window, by keyboard alone: rules of places with their effect before they are stored, fees and
 * prizes, a fee and payments marked by one key, undone, kept over a restart; a penalty removed with a reason.
 * Expected numbers are worked out from the rules beside each act.
 */
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import type { AdjustDeal } from '../../shared/domain/types.ts';
import { aPlayer, aTournament } from '../fixtures/service.ts';
import { launch, ROOT, workFolder, type Program } from './app.ts';

/** Two tables of three: Верстов +60 (2 × 30), Рябинина +100 (2 × 50). */
const PLAYERS = ['Верстов', 'Морошкин', 'Калачёва', 'Рябинина', 'Тальников', 'Брусницын'];
const folder = workFolder();
const computer = workFolder();
const file = join(folder.path, 'Кубок.pulka');
let program: Program;
const page = (): Page => program.page;
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await page().keyboard.press(key);
};
const dialog = () => page().getByRole('dialog');
const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/gu, ' ');
const textOf = async (selector: string): Promise<string> => plain(await page().locator(selector).innerText());
/** Tab until the focus is on what the selector finds: no step of it needs a mouse. */
async function tabTo(selector: string): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const there = await page().evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    );
    if (there) return;
    await press('Tab');
  }
  throw new Error(`no way to ${selector} by Tab`);
}
const wins = (each: number): AdjustDeal => ({
  type: 'adjust',
  reason: 'итог',
  whists: [
    [0, each, each],
    [0, 0, 0],
    [0, 0, 0],
  ],
});

async function start(): Promise<void> {
  program = await launch({ userData: computer.path, args: [file] });
  await page().setViewportSize({ width: 1280, height: 800 });
  await page().locator('nav.rail').waitFor();
}
beforeAll(async () => {
  const service = createService({ resources: resourcesFolder });
  const made = await service.call('file.create', {
    path: file,
    tournament: aTournament({ target: null, stakeKopecks: '50' }),
    players: PLAYERS.map(aPlayer),
    tables: [
      [0, 1, 2],
      [3, 4, 5],
    ],
  });
  expect(made.ok).toBe(true);
  const overview = await service.call('tournament.get', {});
  const tables = overview.ok ? (overview.value.rounds[0]?.tables ?? []) : [];
  for (const [i, each] of [30, 50].entries())
    await service.call('deals.record', {
      ...{ tableId: tables[i]?.tableId ?? '', deal: wins(each), before: null, expectedSeq: null },
    });
  await service.close();
  await start();
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

test('rules of places: the effect is seen before they are stored, keys of equals moved', async () => {
  await press('F5');
  await page().locator('table.standings').waitFor();
  expect(await textOf('table.standings tbody')).toMatch(/^1 Рябинина/u);
  await press('Control+g');
  await dialog().waitFor();
  // By place points both winners have 3 and share places 1 and 2; 2nd to 3rd at a table share 3/2 and 0.
  await tabTo('input[name="measure"]');
  await press('ArrowDown', 'ArrowDown');
  await expect.poll(() => textOf('.dialog .remark')).toContain('Рябинина: место 1 → 1–2');
  await tabTo('[data-key]');
  // The lot is the last of nine; chosen it stands first. Then the best round, which is moved in front of it.
  await press(...Array.from({ length: 8 }, () => 'ArrowDown'), 'Space');
  await press('ArrowDown', 'ArrowDown', 'Space', 'Control+ArrowUp');
  const order = () =>
    page()
      .locator('[data-key][aria-checked="true"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
  await expect.poll(order).toEqual(['bestRound', 'lot']);
  await page().screenshot({ path: join(ROOT, 'out', 'money-plan.png') });
  await tabTo('.dialog .actions .main');
  await press('Enter');
  await dialog().waitFor({ state: 'detached' });
  // 100 is a better round than 60: the two are parted, both keys stand in the table.
  await expect.poll(() => textOf('table.standings thead')).toMatch(/очки лучший жребий/u);
  await expect
    .poll(() => textOf('table.standings tbody'))
    .toMatch(/^1 Рябинина .*3 \+100 .* 2 Верстов .*3 \+60/u);
  await press('Control+z');
  await expect.poll(() => textOf('table.standings thead')).not.toContain('жребий');
  await press('Control+Shift+z');
  await expect.poll(() => textOf('table.standings thead')).toContain('жребий');
});

test('a penalty is recorded, and removed with a reason; both stay listed', async () => {
  await press('-');
  await dialog().waitFor();
  await tabTo('.dialog input[inputmode="numeric"]');
  await page().keyboard.type('2');
  await press('Tab');
  await page().keyboard.type('Опоздание');
  await press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => textOf('aside')).toContain('−2 очк.');
  await tabTo('aside section li button');
  await press('Enter');
  await dialog().waitFor();
  await page().keyboard.type('Поезд');
  await press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => textOf('aside')).toMatch(/снят \d\d:\d\d: Поезд/u);
});

test('fees and prizes: typed as people type, refused at its place, seen before', async () => {
  await press('F6');
  await page().locator('select.choose').waitFor();
  // The tournament as a whole stands behind the last table.
  await page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press('ArrowRight', 'ArrowRight');
  await page().locator('table.desk').waitFor();
  await press('Control+g');
  await dialog().waitFor();
  await tabTo('input[name="fee"]');
  await page().keyboard.type('abc');
  await expect.poll(() => textOf('.dialog .remark')).toContain('Сначала исправьте');
  await press('Control+a');
  await page().keyboard.type('1 000,50');
  await tabTo('[data-add]');
  await press('Enter');
  await page().keyboard.type('60');
  await press('Enter');
  await page().keyboard.type('40');
  // Six fees of 1000,50: the fund is 6003,00; 60 % 3601,80, 40 % 2401,20.
  await expect.poll(() => textOf('.dialog .remark')).toContain('Фонд 6 003,00 ₽, призы 6 003,00 ₽.');
  // Рябинина: 100 × 0,50 − 1000,50 + 3601,80 = 2651,30.
  await expect.poll(() => textOf('.dialog .remark')).toContain('Рябинина: баланс +50,00 ₽ → +2 651,30 ₽');
  await page().screenshot({ path: join(ROOT, 'out', 'money-terms.png') });
  await tabTo('.dialog .actions .main');
  await press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect
    .poll(() => textOf('table.desk'))
    .toContain('Рябинина ☐ не внесён 1 000,50 ₽ +100 +50,00 +3 601,80 +2 651,30');
  await expect.poll(() => textOf('table.desk tfoot')).toContain('всё вместе 0');
});

test('a fee is paid by Enter, a payment by its digit, both undone and kept over a restart', async () => {
  const open = async (): Promise<void> => {
    await page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  };
  const toCome = page().locator('button.payment:not([aria-disabled])');
  await open();
  await press('Enter');
  await expect.poll(() => textOf('table.desk tbody')).toContain('☑ внесён 1 000,50 ₽');
  await press('Control+z');
  await expect.poll(() => textOf('table.desk tbody')).not.toContain('☑');
  await press('Control+Shift+z');
  await expect.poll(() => textOf('table.desk tbody')).toContain('☑');
  // Then everybody pays until nothing is open.
  for (let left = await toCome.count(); left > 0; left--) {
    await open();
    const digit = await toCome.first().locator('kbd').innerText();
    // Twice, as a hand does that is not sure: the digit stays with its payment, and no other is marked.
    await press(digit, digit);
    await expect.poll(() => toCome.count()).toBe(left - 1);
  }
  await expect.poll(() => textOf('aside')).toContain('Все рассчитались.');
  await page().screenshot({ path: join(ROOT, 'out', 'money-paid.png') });
  await program.kill();
  await start();
  await press('F6');
  await page().locator('select.choose').waitFor();
  await open();
  await press('ArrowRight', 'ArrowRight');
  await expect.poll(() => textOf('aside')).toContain('Все рассчитались.');
  await expect.poll(() => textOf('table.desk tbody')).toContain('☑');
});

test('a payment is cancelled with a reason and is open again', async () => {
  await tabTo('.made button');
  await press('Enter');
  await dialog().waitFor();
  await press('Enter');
  await expect.poll(() => textOf('.dialog')).toContain('Без причины не записывается');
  await page().keyboard.type('отмечено не тому');
  await press('Enter');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => textOf('aside')).toContain('отмечено не тому');
  await expect.poll(() => page().locator('button.payment:not([aria-disabled])').count()).toBe(1);
});

test('the documents of the evening are listed, and the treasurer’s page is shown', async () => {
  await press('F8');
  const list = page().locator('main, #app').first();
  await expect.poll(async () => plain(await list.innerText())).toContain('Итоговый протокол');
  await expect.poll(async () => plain(await list.innerText())).toContain('Страница казначея');
});
