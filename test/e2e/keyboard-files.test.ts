/**
 * What leaves the program and comes into it, by keyboard alone: a workbook, corrections as CSV, sheets of another desk,
 * a second folder for backups, the club's list, a new tournament. Each is asked for on the disk or in the ledger.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passed, startService } from '../fixtures/service.ts';
import { readWorkbook } from '../fixtures/workbook.ts';
import { answerDialogs, type Program } from './app.ts';
import type { Hand } from './hand.ts';
import { leaveDialogs, type Desk } from './keyboard-desk.ts';
import { useKeyboardWindow, type KeyboardWindow } from './keyboard-window.ts';

let program: Program;
let hand: Hand;
let desk: Desk;
let beside: KeyboardWindow['beside'];
const overview = () => desk.ask('tournament.get', {});
const entries = async (): Promise<number> => (await desk.ask('ledger.check', {})).entries;

useKeyboardWindow('files', (window) => void ({ program, hand, desk, beside } = window));

test('everything goes into a workbook', async () => {
  const book = beside('Всё.xlsx');
  await answerDialogs(program.app, book);
  await hand.press('F8');
  await hand.seen('[role="listbox"] [role="option"]');
  await hand.press('Control+Shift+e');
  await hand.seen('[role="dialog"]');
  await hand.tabTo('[data-field="what"]');
  // «Всё» is the last of the list.
  await hand.press('End');
  await hand.button('exchange.save');
  await desk.dialogGone();
  const sheets = readWorkbook(readFileSync(book));
  // A line for every row of every sheet, rulings between deals too; a head and the sums.
  let rows = 0;
  for (const { tableId } of (await overview()).rounds.flatMap(({ tables }) => tables))
    rows += (await desk.ask('sheet.get', { tableId })).deals.length;
  expect(sheets.find(({ name }) => name === 'Раздачи')?.rows).toHaveLength(1 + rows + 1);
});

test('the corrections are narrowed and go into a table', async () => {
  const csv = beside('исправления.csv');
  await answerDialogs(program.app, csv);
  await hand.press('F2');
  await hand.seen('button[data-table]');
  await hand.press('Control+l');
  await hand.seen('.full-dialog table.rows');
  const all = await desk.ask('corrections.list', {});
  expect(all.length).toBeGreaterThan(0);
  await hand.button('checking.corrections.csv');
  await expect.poll(() => existsSync(csv)).toBe(true);
  const lines = readFileSync(csv, 'utf8').trim().split(/\r?\n/u);
  expect(lines).toHaveLength(1 + all.length);
  for (const { reason } of all.filter((one) => one.reason !== '')) expect(lines.join('\n')).toContain(reason);
});

/** Another desk took the file as it was exported, and recorded a deal at the table of round 3 that is being typed. */
async function atAnotherDesk(): Promise<string> {
  const away = startService();
  await away.ok('file.import', {
    path: beside('там.pulka'),
    json: (await desk.ask('file.export', {})).json,
  });
  const table = (await away.ok('tournament.get', {})).rounds[2]?.tables[0];
  if (table === undefined) throw new Error('no table');
  const at = table.deals % 4;
  const deal = passed(at, (at + 1) % 4, [(at + 2) % 4, (at + 3) % 4]);
  await away.ok('deals.record', { tableId: table.tableId, deal, before: null, expectedSeq: null });
  const target = beside('стол.json');
  writeFileSync(target, (await away.ok('file.export', {})).json);
  await away.close();
  return target;
}

test('the sheets of another desk are looked at and taken', async () => {
  const dealsNow = async () => (await overview()).rounds[2]?.tables[0]?.deals ?? 0;
  const [deals, before] = [await dealsNow(), await entries()];
  await answerDialogs(program.app, await atAnotherDesk());
  await hand.press('F9');
  await hand.seen('dl.dl');
  await hand.button('exchange.merge.open');
  await hand.seen('[role="dialog"]');
  await hand.button('exchange.merge.choose');
  await hand.seen('[role="dialog"] .choices');
  await hand.press('Control+Enter');
  await expect.poll(dealsNow).toBe(deals + 1);
  expect(await entries()).toBeGreaterThan(before);
  expect(readdirSync(`${beside('Осенний.pulka')}.backups`).some((name) => name.endsWith('_merge.json'))).toBe(
    true,
  );
  await hand.press('Escape');
  await desk.dialogGone();
});

test('a second folder for backups is chosen, gets a copy, and is dropped', async () => {
  const stick = beside('флешка');
  mkdirSync(stick);
  await answerDialogs(program.app, stick);
  const second = () => desk.ask('backup.second', {});
  await hand.press('F2', 'F9');
  await hand.seen('dl.dl');
  await hand.button('backup.second.choose');
  await expect.poll(async () => (await second()).folder).toBe(stick);
  await hand.button('ui.backup.now');
  const copies = () =>
    readdirSync(stick, { recursive: true }).filter((name) => String(name).endsWith('.pulka'));
  await expect.poll(() => copies().length).toBeGreaterThan(0);
  await hand.button('backup.second.drop');
  await expect.poll(second).toMatchObject({ folder: null, state: 'none' });
  // What lies there stays; a further copy does not come.
  const kept = copies().length;
  await hand.button('ui.backup.now');
  await program.page
    .getByText(/Копия сделана/u)
    .first()
    .waitFor();
  expect(copies()).toHaveLength(kept);
});

test('everybody goes into the list of the club, once', async () => {
  const names = (await overview()).players.map(({ surname }) => surname).toSorted();
  const there = async () => (await desk.roster()).toSorted();
  expect(await there()).toEqual([]);
  await hand.press('F7');
  await hand.seen('input[type="search"]');
  for (let time = 0; time < 2; time++) {
    await hand.button('people.club.takeOver');
    await expect.poll(there).toEqual(names);
  }
});

test('closed: the focus is seen at the first action, and comes back there from a dialog', async () => {
  await hand.press('F9');
  await hand.button('ui.backup.close');
  await hand.seen('.recent button.go');
  const first = { text: expect.stringContaining(hand.t('ui.start.new')), outline: 2 };
  await expect.poll(() => desk.focus()).toEqual(first);
  // A choice of a file that is left: the hand is where it was.
  await leaveDialogs(program.app);
  await hand.press('ArrowDown', 'Enter');
  await expect
    .poll(() => desk.focus())
    .toEqual({ text: expect.stringContaining(hand.t('ui.start.open')), outline: 2 });
});

test('a new tournament is seated by the list, and says so', async () => {
  const file = beside('Новый.pulka');
  await answerDialogs(program.app, file);
  await hand.press('1');
  await hand.seen('#field-name:focus');
  await hand.type('Новый');
  await hand.tabTo('main.new textarea');
  for (const name of ['Абрамов', 'Белов', 'Вяземский', 'Громов']) {
    await hand.type(name);
    await hand.press('Enter');
  }
  await hand.press('Control+Enter');
  await hand.seen('nav.rail');
  expect(existsSync(file)).toBe(true);
  await hand.press('F2');
  await hand.seen('.round-head');
  expect(await program.page.locator('.round-head').innerText()).toContain('по списку');
  expect((await overview()).rounds[0]?.play?.draw).toEqual({ method: 'list', seed: '' });
});
