/**
 * The keyboard inventory: on every screen and dialog every control has a name and is reached by Tab (or by the arrows
 * of a list that Tab reaches), the focus is seen wherever it stands and nothing covers it, nothing holds it, and Esc
 * leads out of every dialog with the focus back at the place it came from.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenFiles, type ScreenFiles } from '../fixtures/screens.ts';
import { launch, type Program } from './app.ts';
import { loadAxe } from './axe.ts';
import { handOn } from './hand.ts';
import { partOf, visitAll } from './screens.ts';
import { walk } from './walk.ts';

let files: ScreenFiles;
let program: Program;

beforeAll(async () => {
  files = await screenFiles();
  program = await launch();
  await program.page.setViewportSize({ width: 1280, height: 800 });
  await loadAxe(program.page);
});
afterAll(async () => {
  await program.close();
  files.remove();
});

test('every control of every screen is reached, named, seen and left by keyboard', async () => {
  const { page } = program;
  const hand = handOn(page);
  const faults: string[] = [];
  let controls = 0;
  let stops = 0;
  await visitAll(program, hand, files, async (screen) => {
    const { id, over } = screen;
    const found = await walk(page, partOf(screen));
    controls += found.controls.length;
    stops += found.stops;
    for (const kind of ['unreached', 'nameless', 'unseen', 'hidden'] as const)
      for (const one of found[kind]) faults.push(`${id}, ${kind}: ${one}`);
    if (found.trap !== null) faults.push(`${id}, trap: ${found.trap}`);
    if (found.controls.length === 0) faults.push(`${id}: no control at all`);
    if (over !== true) return;
    await hand.leave();
    if (
      await page.evaluate(() => document.activeElement === null || document.activeElement === document.body)
    )
      faults.push(`${id}: the focus is lost behind it`);
  });
  console.info(`${controls} controls, ${stops} stops of Tab`);
  expect(faults).toEqual([]);
}, 240_000);
