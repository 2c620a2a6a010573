/** Tables wider than the window, at 200 % of text in the smallest window: every figure is reached by keyboard, beside its name. */
import { expect, test } from 'vitest';
import type { Program } from './app.ts';
import type { Hand } from './hand.ts';
import { useKeyboardWindow } from './keyboard-window.ts';

let program: Program;
let hand: Hand;
useKeyboardWindow('wide', async (window) => {
  ({ program, hand } = window);
  await program.page.setViewportSize({ width: 1024, height: 700 });
  // From the first of the sizes round to the last, 200 %.
  await hand.press('Control+,');
  await hand.tabTo('input[name="scale"]');
  await hand.press('ArrowUp');
  await hand.seen('html[style*="font-size: 32px"]');
  await hand.press('Escape');
});

/** Where the pane, and the name and the last figure of the first row stand, px; whether its edge is marked as cut. */
const places = () =>
  program.page.evaluate(() => {
    const pane = document.querySelector('.across');
    const row = pane?.querySelector('tbody tr');
    const span = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
      return { left: Math.round(left), right: Math.round(right) };
    };
    const inside = span(pane);
    return {
      inside: { ...inside, right: inside.left + (pane?.clientWidth ?? 0) },
      name: span(row?.querySelector('th')),
      last: span(row?.lastElementChild),
      cut: document.querySelector('.table-pane .cut') !== null,
    };
  });

test.each([
  ['F5', 'table.standings', []],
  ['F6', 'table.desk', ['End']],
] as const)('%s %s', async (key, table, more) => {
  await hand.press(key);
  if (more.length > 0) {
    await hand.tabTo('select.choose');
    await hand.press(...more);
  }
  await hand.seen(`${table} tbody tr`);
  const before = await places();
  expect(before.last.right).toBeGreaterThan(before.inside.right);
  expect(before.cut).toBe(true);
  const chosen = () =>
    program.page.evaluate(
      () =>
        document.querySelector<HTMLSelectElement>('select.choose')?.selectedIndex ??
        document.querySelector('.tabs [aria-pressed="true"]')?.textContent,
    );
  const screen = await chosen();
  await hand.tabTo('.across');
  for (let i = 0; i < 16; i++) await hand.press('ArrowRight');
  await expect.poll(async () => (await places()).cut).toBe(false);
  const after = await places();
  expect(after.last.right).toBeLessThanOrEqual(after.inside.right);
  expect(after.name.left).toBe(after.inside.left);
  expect(after.last.left).toBeGreaterThanOrEqual(after.name.right);
  // The keys moved the pane, not the screen.
  expect(await chosen()).toBe(screen);
  expect(await program.page.locator('.across:focus').count()).toBe(1);
});
