/** To a file, the papers of a round, sheets from another computer, an older copy: in the real window, by keyboard. */
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourcesFolder } from '../../main/service/documents/resources.ts';
import { createService } from '../../main/service/service.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { aPlayer, aTournament } from '../fixtures/service.ts';
import { readWorkbook } from '../fixtures/workbook.ts';
import { answerDialogs, launch, workFolder, type Program } from './app.ts';
import { pdfText } from './pdf.ts';

const folder = workFolder();
const file = join(folder.path, 'Кубок.pulka');
const away = join(folder.path, 'Стол 2.json');
let program: Program;

const raspasy = (tricks: [number, number, number]): Deal => ({ type: 'raspasy', dealer: 0, tricks });

/** Two tables with a deal each; the other computer has gone on with both, here only the second was. */
async function prepare(): Promise<void> {
  const begin = () => createService({ resources: resourcesFolder });
  const names = ['Рябинина', 'Морошкин', 'Верстов', 'Калачёва', 'Тальников', 'Сухоруких'];
  const here = begin();
  const must = <T>(answer: { ok: true; value: T } | { ok: false; error: unknown }): T => {
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  must(
    await here.call('file.create', {
      ...{ path: file, tournament: aTournament({ target: null }), players: names.map(aPlayer) },
      tables: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    }),
  );
  const [one = '', two = ''] =
    must(await here.call('tournament.get', {})).rounds[0]?.tables.map((t) => t.tableId) ?? [];
  const record = (service: ReturnType<typeof begin>, tableId: string, deal: Deal) =>
    service.call('deals.record', { tableId, deal, before: null, expectedSeq: null }).then(must);
  for (const tableId of [one, two]) await record(here, tableId, raspasy([4, 3, 3]));
  const { json } = must(await here.call('file.export', {}));
  const there = begin();
  must(await there.call('file.import', { path: join(folder.path, 'там.pulka'), json }));
  await record(there, one, raspasy([10, 0, 0]));
  await record(there, two, raspasy([0, 10, 0]));
  writeFileSync(away, must(await there.call('file.export', {})).json);
  await there.close();
  await record(here, two, raspasy([0, 0, 10]));
  await here.close();
}

beforeAll(async () => {
  await prepare();
  program = await launch({ args: [file] });
  await program.page.getByText('Таблица').first().waitFor();
}, 120_000);
afterAll(async () => {
  await program.close();
  folder.remove();
});

test('a workbook of everything, from «Печать»', async () => {
  const { page, app } = program;
  await page.keyboard.press('F8');
  await page.locator('[role="listbox"] [role="option"]').first().waitFor({ timeout: 30_000 });
  await page.keyboard.press('Control+Shift+e');
  await page.getByRole('dialog').waitFor();
  const book = join(folder.path, 'Всё.xlsx');
  await answerDialogs(app, book);
  await page.locator('[data-field="what"]').selectOption('all');
  await page.locator('[data-field="what"]').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Сохранить…' }).click();
  await expect.poll(() => existsSync(book), { timeout: 30_000 }).toBe(true);
  const sheets = readWorkbook(readFileSync(book));
  expect(sheets.map(({ name }) => name)).toContain('Раздачи');
  // Two deals on the first sheet before the merge, two on the second.
  expect(sheets.find(({ name }) => name === 'Раздачи')?.rows).toHaveLength(1 + 3 + 1);
});

test('the papers of the round as one PDF; a second time there is nothing left to print', async () => {
  const { page, app } = program;
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+p');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const pdf = join(folder.path, 'Тур 1.pdf');
  await answerDialogs(app, pdf);
  await dialog.getByRole('radio', { name: 'в один PDF' }).check();
  await page.keyboard.press('Control+Enter');
  await dialog.getByText('Напечатаны 4 документа.').waitFor({ timeout: 60_000 });
  const text = pdfText(pdf);
  for (const part of ['Лист: тур 1, стол 1', 'Лист: тур 1, стол 2', 'Протокол: тур 1, стол 2'])
    expect(text).toContain(part);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+Shift+p');
  await dialog.getByText('Всё напечатано').waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('sheets from another computer: looked at, chosen, taken', async () => {
  const { page, app } = program;
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Взять листы с другого компьютера…' }).click();
  const dialog = page.getByRole('dialog');
  await answerDialogs(app, away);
  await dialog.getByRole('button', { name: 'Выбрать выгрузку…' }).click();
  await dialog.getByText('введено на обоих по-разному').waitFor({ timeout: 30_000 });
  const take = dialog.getByRole('button', { name: /^Взять:/u });
  expect(await take.isDisabled()).toBe(true);
  await dialog
    .getByRole('group', { name: 'Тур 1, стол 2: что оставить' })
    .getByLabel('взять лист с другого компьютера')
    .check();
  await page.keyboard.press('Control+Enter');
  await dialog.getByText('Взято листов: 2').waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  const kept = readdirSync(`${file}.backups`).filter((name) => name.endsWith('_merge.json'));
  expect(kept).toHaveLength(1);
  expect(readFileSync(join(`${file}.backups`, kept[0] ?? ''), 'utf8')).toBe(readFileSync(away, 'utf8'));
  // Undo names what came.
  await page.getByText('лист с другого компьютера: тур 1, стол 2').first().waitFor();
});

test('an older copy is told of when it is opened, and leads to the newer one', async () => {
  const { page, app } = program;
  const older = join(folder.path, 'Флешка.pulka');
  const backups = readdirSync(`${file}.backups`).filter((name) => name.endsWith('_merge.pulka'));
  copyFileSync(join(`${file}.backups`, backups[0] ?? ''), older);
  await answerDialogs(app, older);
  await page.keyboard.press('Control+o');
  await page
    .getByText(/была более новая копия этого турнира: «Кубок\.pulka»/u)
    .first()
    .waitFor({ timeout: 30_000 });
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Открыть «Кубок.pulka»' }).click();
  await page.getByText('Кубок.pulka').first().waitFor({ timeout: 30_000 });
});
