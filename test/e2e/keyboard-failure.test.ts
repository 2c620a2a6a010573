/** A file that cannot be used, by keyboard alone: details to the clipboard, the log, the folder, a backup looked at and restored. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { screenFiles, type ScreenFiles } from '../fixtures/screens.ts';
import { startService } from '../fixtures/service.ts';
import { answerDialogs, launch, ROOT, type Program } from './app.ts';
import { handOn, type Hand } from './hand.ts';
import { deskOn, leaveDialogs, type Desk } from './keyboard-desk.ts';

let files: ScreenFiles;
let program: Program;
let hand: Hand;
let desk: Desk;
let deals = 0;

/** What the desktop was asked to open or to show. */
interface Shown {
  opened: string[];
  shown: string[];
}
const shown = (): Promise<Shown> =>
  program.app.evaluate(() => (globalThis as unknown as { seen: Shown }).seen);

beforeAll(async () => {
  files = await screenFiles();
  const service = startService();
  await service.ok('file.open', { path: files.file });
  await service.ok('backup.now', {});
  const { rounds } = await service.ok('tournament.get', {});
  deals = rounds.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.deals, 0);
  await service.close();
  // Written over by something else; its log is gone.
  for (const end of ['-wal', '-shm']) rmSync(`${files.file}${end}`, { force: true });
  writeFileSync(files.file, 'не турнир '.repeat(500));
  program = await launch({ args: [files.file] });
  await program.page.setViewportSize({ width: 1280, height: 800 });
  hand = handOn(program.page);
  desk = deskOn(program);
  await program.app.evaluate(({ shell }) => {
    const seen: Shown = { opened: [], shown: [] };
    (globalThis as { seen?: Shown }).seen = seen;
    shell.openPath = async (path) => {
      seen.opened.push(path);
      return '';
    };
    shell.showItemInFolder = (path) => void seen.shown.push(path);
  });
  await hand.seen('main.failure');
});
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    await program.page.screenshot({
      path: join(ROOT, 'out', `failed-failure-${task.name.slice(0, 20)}.png`),
    });
});
afterAll(async () => {
  await program.close();
  files.remove();
});

test('the details are on the clipboard, with the code and the path', async () => {
  await program.app.evaluate(({ clipboard }) => clipboard.clear());
  await hand.button('backup.failure.copy');
  const copied = () => program.app.evaluate(({ clipboard }) => clipboard.readText());
  await expect.poll(copied).toMatch(/file\/\w+/u);
  expect(await copied()).toContain(basename(files.file));
});

test('the folder of the log and that of the file are shown', async () => {
  await hand.button('backup.failure.log');
  await expect.poll(async () => (await shown()).opened.map((path) => basename(path))).toEqual(['logs']);
  await hand.button('ui.failure.reveal');
  await expect.poll(async () => (await shown()).shown).toEqual([files.file]);
});

test('«ещё раз» says the same of the same file; another file that is none is told as well', async () => {
  await hand.button('ui.failure.again');
  await expect.poll(() => program.page.locator('main.failure button:disabled').count()).toBe(0);
  // The page is made anew and read out from its heading.
  await expect.poll(() => desk.focus()).toMatchObject({ text: hand.t('ui.failure.file') });
  await leaveDialogs(program.app);
  await hand.button('ui.failure.other');
  // A choice that is left: the hand is where it was.
  await expect.poll(() => desk.focus()).toEqual({ text: hand.t('ui.failure.other'), outline: 2 });
  await answerDialogs(program.app, files.spoiled);
  await hand.button('ui.failure.other');
  await expect
    .poll(() => program.page.locator('main.failure .path').first().innerText())
    .toContain(basename(files.spoiled));
  await answerDialogs(program.app, files.file);
  await hand.button('ui.failure.other');
  await expect
    .poll(() => program.page.locator('main.failure .path').first().innerText())
    .toContain(basename(files.file));
});

test('a backup is looked into, left, and restored beside what is broken', async () => {
  await hand.button('backup.failure.look');
  await hand.seen('[role="dialog"] dl');
  await hand.press('Escape');
  await desk.dialogGone();
  // Left by Esc, the hand is at the backup again.
  await expect.poll(() => desk.focus()).toEqual({ text: hand.t('backup.failure.look'), outline: 2 });
  await hand.press('Enter');
  await hand.seen('[role="dialog"] dl');
  await hand.button('ui.backup.restore');
  await hand.seen('nav.rail');
  const { rounds } = await desk.ask('tournament.get', {});
  expect(rounds.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.deals, 0)).toBe(deals);
  const status = await desk.ask('file.status', {});
  expect(status.path).not.toBe(files.file);
  expect(existsSync(status.path ?? '')).toBe(true);
  expect(dirname(status.path ?? '')).toBe(dirname(files.file));
});
