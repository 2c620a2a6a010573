/**
 * What is done in the room while people wait, by keyboard alone: the preview made larger, copies, a penalty, a round
 * opened again and its blanks, rules of places, fees, the rules of the club. Each is asked for in the ledger.
 */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerDialogs, type Program } from './app.ts';
import type { Hand } from './hand.ts';
import type { Desk } from './keyboard-desk.ts';
import { useKeyboardWindow, type KeyboardWindow } from './keyboard-window.ts';
import { pdfText } from './pdf.ts';

let program: Program;
let hand: Hand;
let desk: Desk;
let beside: KeyboardWindow['beside'];
const overview = () => desk.ask('tournament.get', {});
const documentOf = async (document: string, key: string) =>
  (await desk.ask('documents.list', {})).find((one) => one.document === document && one.key === key);

useKeyboardWindow('room', async (window) => {
  ({ program, hand, desk, beside } = window);
  await desk.layTray();
});

test('the preview grows and shrinks; three copies go to the printer', async () => {
  const { page } = program;
  const width = () =>
    page
      .locator('.paper-pages canvas')
      .first()
      .evaluate((canvas) => canvas.getBoundingClientRect().width);
  await hand.press('F8');
  await hand.seen('.paper-pages canvas');
  const whole = await width();
  await hand.press('+');
  await expect.poll(width).toBeCloseTo(whole * 1.25, -1);
  await hand.press('-', '-');
  await expect.poll(width).toBeCloseTo(whole * 0.75, -1);
  // The buttons do the same.
  await hand.tabTo('.zoom button:last-child');
  await hand.press('Enter');
  await expect.poll(width).toBeCloseTo(whole, -1);
  const before = (await documentOf('standings', ''))?.revision ?? 0;
  await hand.tabTo('.copies input');
  await hand.press('Control+a');
  await hand.type('3');
  await hand.press('Control+p');
  await expect.poll(() => desk.tray(), { timeout: 60_000 }).toEqual({ jobs: 1, copies: 3 });
  // One revision, however many copies.
  await expect.poll(async () => (await documentOf('standings', ''))?.revision).toBe(before + 1);
});

test('a penalty is written for the player in hand', async () => {
  await hand.press('F5');
  await hand.seen('table.standings');
  await hand.press('ArrowDown', '-');
  await hand.seen('[role="dialog"]');
  await hand.tabTo('[role="dialog"] input[inputmode="numeric"]');
  await hand.type('20');
  await hand.press('Tab');
  await hand.type('Опоздание на тур');
  await hand.press('Enter');
  await desk.dialogGone();
  const { penalties, rows } = await desk.ask('standings.get', { afterRound: null });
  expect(penalties.at(-1)).toMatchObject({ points: -20, reason: 'Опоздание на тур' });
  expect(rows.map(({ name }) => name)).toContain(penalties.at(-1)?.name);
});

test('a round is begun, ended, opened again; its blanks are printed and saved', async () => {
  const state = async () => (await overview()).rounds[3]?.play?.state;
  const act = async (what: string): Promise<void> => {
    await hand.tabTo(`[data-round-act="${what} 4"]`);
    await hand.press('Enter');
  };
  await hand.press('F2');
  await hand.seen('button[data-table]');
  await act('start');
  await expect.poll(state).toBe('running');
  await act('end');
  await hand.seen('[role="dialog"]');
  await hand.tabTo('[data-end-anyway]');
  await hand.press('Enter');
  await desk.dialogGone();
  await expect.poll(state).toBe('ended');
  await act('reopen');
  await expect.poll(state).toBe('running');
  await act('blanks');
  await hand.seen('.paper-pages canvas');
  await hand.press('Control+p');
  await expect.poll(async () => (await desk.tray()).jobs, { timeout: 60_000 }).toBe(2);
  await expect.poll(async () => (await documentOf('blank-sheets', '4'))?.printedAt).not.toBeNull();
  const pdf = beside('бланки.pdf');
  await answerDialogs(program.app, pdf);
  await hand.press('Control+s');
  await expect.poll(() => existsSync(pdf)).toBe(true);
  const text = pdfText(pdf);
  for (const { number, seats } of (await overview()).rounds[3]?.tables ?? []) {
    expect(text).toContain(`Стол ${number}`);
    for (const { name } of seats) expect(text).toContain(name);
  }
  // Back to where it was asked for.
  await hand.press('Escape');
  await hand.seen('button[data-table]');
});

test('rules of places are stored by Ctrl+Enter from a field', async () => {
  await hand.press('F5');
  await hand.seen('table.standings');
  await hand.press('Control+g');
  await hand.seen('[role="dialog"]');
  await hand.tabTo('input[name="withdrawn"]');
  await hand.press('ArrowDown');
  await hand.tabTo('[role="dialog"] .field:last-of-type input[maxlength="500"]');
  await hand.type('решено до начала');
  await hand.press('Control+Enter');
  await desk.dialogGone();
  expect((await overview()).tournament.standingsPlan).toMatchObject({ withdrawn: 'last' });
});

test('fees are stored by Ctrl+Enter from a field', async () => {
  await hand.press('F6');
  await hand.seen('select.choose');
  await hand.tabTo('select.choose');
  await hand.press('End');
  await hand.seen('table.desk');
  await hand.press('Control+g');
  await hand.seen('[role="dialog"]');
  await hand.tabTo('input[name="fee"]');
  await hand.press('Control+a');
  await hand.type('750,50');
  await hand.press('Control+Enter');
  await desk.dialogGone();
  expect((await desk.ask('money.get', {})).plan).toMatchObject({ entryFee: 75_050 });
});
