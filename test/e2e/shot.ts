/**
 * Pictures of every screen of the real window, to be looked at: node test/e2e/shot.ts FOLDER
 * (under xvfb-run where there is no display). The sample tournament is opened.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFile } from '../bench/window.ts';
import { launch } from './app.ts';

const folder = process.argv[2] ?? 'shots';
mkdirSync(folder, { recursive: true });

const start = await launch();
await start.page.setViewportSize({ width: 1280, height: 800 });
await start.page.waitForTimeout(1500);
await start.page.screenshot({ path: join(folder, 'start.png') });
await start.close();

const sample = await sampleFile();
const program = await launch({ args: [sample.path] });
const { page } = program;
page.on('console', (message) => console.log(message.type(), message.text()));
page.on('pageerror', (error) => console.log('page error', error.message));
await page.waitForTimeout(2500);
for (const key of ['F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8', 'F9', 'F1']) {
  await page.keyboard.press(key);
  await page.waitForTimeout(key === 'F8' ? 4000 : 700);
  if (key === 'F3') {
    // A line half typed, as a secretary leaves it.
    await page.keyboard.type('28410');
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: join(folder, `${key}.png`) });
  if (key === 'F3') for (let i = 0; i < 5; i++) await page.keyboard.press('Backspace');
  if (key === 'F4' || key === 'F1') await page.keyboard.press('Escape');
}
await program.close();
sample.remove();
process.exit(0);
