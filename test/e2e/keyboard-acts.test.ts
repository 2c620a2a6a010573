/**
 * Acts that no other test of the real window does by keyboard alone: settings, players, the tournament and its rules,
 * a round taken off, a sheet broken off, a deal by the form and one removed, states of a slip, search, files. Each is
 * asked for in the ledger or on the disk afterwards.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerDialogs, type Program } from './app.ts';
import type { Hand } from './hand.ts';
import type { Desk } from './keyboard-desk.ts';
import { useKeyboardWindow, type KeyboardWindow } from './keyboard-window.ts';

let program: Program;
let hand: Hand;
let desk: Desk;
let beside: KeyboardWindow['beside'];

const overview = () => desk.ask('tournament.get', {});
useKeyboardWindow('acts', (window) => void ({ program, hand, desk, beside } = window));

test('theme, size and language are chosen by arrows and kept', async () => {
  const { page } = program;
  const root = () =>
    page.evaluate(() => [document.documentElement.dataset['theme'], document.documentElement.lang]);
  await hand.press('Control+,');
  await hand.tabTo('input[name="theme"]');
  await hand.press('End', 'ArrowUp', 'ArrowUp');
  await hand.tabTo('input[name="language"]');
  await hand.press('ArrowDown');
  await expect.poll(async () => (await root())[1]).toBe('en');
  await hand.press('ArrowUp');
  await expect.poll(async () => (await root())[1]).toBe('ru');
  await hand.tabTo('input[name="scale"]');
  await hand.press('ArrowDown');
  const size = () => page.evaluate(() => document.documentElement.style.fontSize);
  await expect.poll(size).toBe('17.6px');
  await hand.press('Escape', 'Control+0');
  await expect.poll(size).toBe('16px');
});

test('a player is added, changed and withdrawn', async () => {
  await hand.press('F7');
  await hand.seen('input[type="search"]');
  await hand.press('Insert');
  await hand.seen('[role="dialog"]');
  await hand.type('Якушев');
  await hand.press('Tab');
  await hand.type('Захар');
  await hand.press('Enter');
  await desk.dialogGone();
  const found = async () => (await overview()).players.find((one) => one.surname === 'Якушев');
  expect(await found()).toMatchObject({ given: 'Захар', club: '' });
  await hand.press('Control+f');
  await hand.type('якуш');
  await hand.press('Enter');
  await hand.seen('[role="dialog"]');
  await hand.press('Tab', 'Tab', 'Tab');
  await hand.type('Кашин');
  await hand.press('Enter');
  await desk.dialogGone();
  await expect.poll(async () => (await found())?.club).toBe('Кашин');
  await hand.press('Control+e');
  await hand.seen('[role="dialog"]');
  await hand.press('Tab', 'Tab');
  await hand.type('уехал');
  await hand.press('Enter');
  await desk.dialogGone();
  const state = async () => {
    const { playerStates, players } = await overview();
    const id = players.find((one) => one.surname === 'Якушев')?.playerId;
    return playerStates?.find((one) => one.playerId === id)?.state;
  };
  await expect.poll(state).toBe('withdrawn');
});

test('the tournament is renamed; a round that was not begun is taken off', async () => {
  await hand.press('F2');
  await hand.seen('button[data-table]');
  await hand.button('tournament.change');
  await hand.seen('[role="dialog"]');
  await hand.press('Control+a');
  await hand.type('Кубок осени');
  await hand.tabTo('.dialog .actions .btn.main');
  await hand.press('Enter');
  await desk.dialogGone();
  await expect.poll(async () => (await overview()).tournament.name).toBe('Кубок осени');
  await hand.tabTo('[data-round-act="cancel 4"]');
  await hand.press('Enter');
  await hand.seen('[role="dialog"]');
  await hand.type('зал закрыт');
  await hand.press('Enter');
  await desk.dialogGone();
  expect((await overview()).rounds.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a deal goes in by the buttons of the form, and is removed with a reason', async () => {
  await hand.press('F3', 'F2');
  await hand.seen('button[data-table]:focus');
  // Round 3, table 1: the sheet that is being typed.
  await hand.press('Enter');
  const line = 'form.entry input[aria-describedby]';
  await hand.seen(line);
  const deals = async () => (await overview()).rounds[2]?.tables[0]?.deals;
  const before = (await deals()) ?? 0;
  await hand.press('Control+m');
  await hand.seen('.form [role="group"]');
  // Who plays, six, spades, both passed: the first answer each time, then to store.
  const choose = async (text: RegExp): Promise<void> => {
    for (let i = 0; i < 200; i++) {
      const said = await program.page.evaluate(() => {
        const at = document.activeElement;
        return at instanceof HTMLElement && at.closest('.mid > .form') !== null ? at.innerText.trim() : '';
      });
      // On from there: the next field comes after the one that was answered.
      if (text.test(said)) return hand.press('Space', 'Tab');
      await hand.press('Tab');
    }
    throw new Error(`no button ${text}`);
  };
  await choose(/^Сухоруких/u);
  await choose(/^6|^шесть/u);
  await choose(/пики|♠/u);
  await choose(/(?:^|\s)пас$/u);
  await choose(/(?:^|\s)пас$/u);
  await choose(/^Записать/u);
  await expect.poll(deals).toBe(before + 1);
  await hand.press('Control+m');
  await program.page.locator(line).focus();
  await hand.press('Escape', '-', 'Delete');
  await hand.seen('form.remove');
  await hand.press('Enter');
  await expect.poll(deals).toBe(before);
  // Undone and done again by name.
  await hand.press('Control+z');
  await expect.poll(deals).toBe(before + 1);
  await hand.press('Control+y');
  await expect.poll(deals).toBe(before);
});

test('a sheet is broken off with a reason and taken back', async () => {
  await hand.press('F3');
  await hand.seen('form.entry input');
  await hand.press('Control+d');
  await hand.seen('[role="dialog"]');
  await hand.press('Tab');
  await hand.type('погас свет');
  await hand.press('Enter');
  await desk.dialogGone();
  const ended = async () => (await overview()).rounds[2]?.tables[0]?.ended ?? null;
  await expect.poll(ended).toBe('brokenOff');
  await hand.press('Control+z');
  await expect.poll(ended).toBe(null);
});

test('a ruling is cancelled from the journal with a reason; the journal goes to a file', async () => {
  await hand.press('F3');
  await hand.seen('form.entry input');
  await hand.press('-', 'F4');
  await hand.seen('[role="dialog"] [role="radio"]');
  await hand.press('Control+j');
  await hand.seen('section.journal table');
  await hand.press('ArrowUp', 'ArrowDown', 'Delete');
  await hand.seen('[role="dialog"]');
  // Cancelled is chosen; by whom stands already.
  await hand.press('Tab', 'Tab');
  await hand.type('записано не то число взяток');
  await hand.press('Enter');
  await desk.dialogGone();
  const states = async () => (await desk.ask('incidents.list', {})).map(({ state }) => state);
  await expect.poll(states).toEqual(['issued', 'issued', 'upheld', 'cancelled']);
  const target = beside('журнал.csv');
  await answerDialogs(program.app, target);
  await hand.button('journal.csv');
  await expect.poll(() => existsSync(target)).toBe(true);
  // A head and a line for each slip at least.
  expect(readFileSync(target, 'utf8').trim().split(/\r?\n/u).length).toBeGreaterThanOrEqual(5);
});

test('a player is found in the standings, why and the round by keys', async () => {
  const { page } = program;
  await hand.press('F5');
  await hand.seen('table.standings');
  await hand.press('Control+f');
  await hand.type('калач');
  await hand.press('Enter', 'Escape');
  const selected = () => page.locator('table.standings tr[aria-selected="true"] th').innerText();
  await expect.poll(selected).toContain('Калачёва');
  await hand.press('?');
  await page.getByText('Калачёва: почему').first().waitFor();
  await hand.press('?', 'ArrowLeft');
  await expect.poll(() => page.locator('.tabs [aria-pressed="true"]').innerText()).toBe('тур 3');
});

test('the ledger is checked, exported, and the file closed and opened again from the list', async () => {
  const { page } = program;
  const target = beside('выгрузка.json');
  await answerDialogs(program.app, target);
  await hand.press('F9');
  await hand.seen('dl.dl');
  await hand.button('ui.backup.checkNow');
  await page.locator('p.ok').first().waitFor();
  await hand.button('ui.backup.export');
  await expect.poll(() => existsSync(target)).toBe(true);
  expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({ format: 'pulka-tournament/1' });
  await hand.button('ui.backup.close');
  await hand.seen('.recent button.go');
  // No refusal is left behind by the closing.
  expect(await page.locator('.notice.is-bad').count()).toBe(0);
  await hand.tabTo('.recent button.go');
  await hand.press('Enter');
  await hand.seen('nav.rail');
  await hand.press('F9');
  await hand.button('ui.backup.close');
  await hand.seen('.recent button.go');
  await hand.tabTo('.recent button.plain');
  await hand.press('Enter');
  await page.locator('.recent button.go').waitFor({ state: 'detached' });
});
