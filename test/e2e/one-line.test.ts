/** What stands in one line in a window of 1280 × 800: four results of a table, the keys of the entry line. */
import { expect, test } from 'vitest';
import type { Program } from './app.ts';
import type { Hand } from './hand.ts';
import { useKeyboardWindow } from './keyboard-window.ts';

let program: Program;
let hand: Hand;
useKeyboardWindow('line', (window) => void ({ program, hand } = window));

test('the four results of every table', async () => {
  await hand.press('F2');
  await hand.seen('button[data-table] .seat');
  const lines = await program.page.evaluate(() =>
    [...document.querySelectorAll('button[data-table]')].map((table) => {
      const seats = [...table.querySelectorAll('.seat')];
      return [seats.length, new Set(seats.map((seat) => seat.getBoundingClientRect().top)).size];
    }),
  );
  // Three rounds of two tables and the one that was added.
  expect(lines).toEqual(Array.from({ length: 8 }, () => [4, 1]));
});

test('the keys of the entry line, as high with keys as without', async () => {
  const LINE = 'form.entry input[aria-describedby]';
  await hand.press('F3');
  await hand.seen(LINE);
  await program.page.locator(LINE).focus();
  const shown = () =>
    program.page.evaluate(() => {
      const keys = document.querySelector('form.entry .keys')!;
      const { top, bottom } = keys.getBoundingClientRect();
      // A key that is cut off would be seen as a stroke.
      const seen = [...keys.querySelectorAll('kbd')].filter(
        (key) => key.getBoundingClientRect().top < bottom,
      );
      return {
        lines: new Set(seen.map((key) => Math.round(key.getBoundingClientRect().top))).size,
        cut: seen.filter(
          (key) => key.getBoundingClientRect().bottom > bottom || key.getBoundingClientRect().top < top,
        ).length,
        keys: seen.map((key) => key.textContent),
        head: document.querySelector('form.entry .top')?.clientHeight,
      };
    });
  const begin = await shown();
  // Who plays, raspasy, a redeal.
  expect(begin).toMatchObject({ lines: 1, cut: 0, keys: expect.arrayContaining(['/', '**']) });
  // A whole deal but for its tricks: they are shown with their effect instead.
  await hand.type('28410');
  const typed = await shown();
  expect(typed).toEqual({ lines: 0, cut: 0, keys: [], head: begin.head });
});
