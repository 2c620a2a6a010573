/**
 * Pictures of every screen and dialog of the real window, to be looked at:
 *
 *   node test/e2e/shot.ts FOLDER [light|dark|contrast] [scale=200] [size=1024x700] [locale=en] [only=entry,move]
 *
 * (under xvfb-run where there is no display).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { screenFiles } from '../fixtures/screens.ts';
import { launch } from './app.ts';
import { handOn } from './hand.ts';
import { visitAll } from './screens.ts';

const [folder = 'shots', ...given] = process.argv.slice(2);
const asked = new Map(
  given.map((one) => (one.includes('=') ? one.split('=', 2) : ['theme', one]) as [string, string]),
);
const [width = 1280, height = 800] = (asked.get('size') ?? '1280x800').split('x').map(Number);
const locale = asked.get('locale') === 'en' ? 'en' : 'ru';
mkdirSync(folder, { recursive: true });

const files = await screenFiles();
const program = await launch();
const { page } = program;
page.on('console', (message) => console.log(message.type(), message.text()));
page.on('pageerror', (error) => console.log('page error', error.message));
page.setDefaultTimeout(8000);
await page.setViewportSize({ width, height });
// The settings are stored and the window is loaded again, as after a restart.
const theme = asked.get('theme') ?? 'light';
const textScale = Number(asked.get('scale') ?? '100');
interface Bridge {
  call(name: string, input: unknown, meta: unknown): Promise<{ ok: boolean }>;
}
const kept = await page.evaluate(
  ([input, commandId]) =>
    (globalThis as unknown as { pulka: Bridge }).pulka.call('desktop.preferences', input, { commandId }),
  [{ theme, textScale, locale }, crypto.randomUUID()] as const,
);
if (!kept.ok) throw new Error(JSON.stringify(kept));
await page.reload();
await page.waitForSelector('button.go');
const only = asked.get('only')?.split(',');
let count = 0;
await visitAll(
  program,
  handOn(page, locale),
  files,
  async ({ id }) => {
    await page.waitForTimeout(350);
    await page.screenshot({ path: join(folder, `${String(++count).padStart(2, '0')}-${id}.png`) });
  },
  only,
);
await program.close();
files.remove();
process.exit(0);
