/**
 * The pictures of the README, from the real window on the sample tournament: node test/readme/pictures.ts [FOLDER]
 * (under xvfb-run where there is no display; build first).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFile } from '../bench/window.ts';
import { launch, ROOT, type Program } from '../e2e/app.ts';
import { palettePng } from './palette.ts';

const folder = process.argv[2] ?? join(ROOT, 'resources', 'screenshots');
const SIZE = { width: 1280, height: 800 };
/** So that a page of pictures stays light, bytes. */
const LIMIT = 200_000;

async function picture({ app, page }: Program, name: string): Promise<void> {
  const shot = (await page.screenshot()).toString('base64');
  const { data, width, height } = await app.evaluate(({ nativeImage }, base64) => {
    const image = nativeImage.createFromBuffer(Buffer.from(base64, 'base64'));
    return { data: image.toBitmap().toString('base64'), ...image.getSize() };
  }, shot);
  const png = palettePng(Buffer.from(data, 'base64'), width, height);
  if (png.length > LIMIT) throw new Error(`${name}.png has ${png.length} bytes`);
  writeFileSync(join(folder, `${name}.png`), png);
}

mkdirSync(folder, { recursive: true });
const sample = await sampleFile();
const program = await launch({ args: [sample.path] });
const { page } = program;
await page.setViewportSize(SIZE);
const press = async (keys: string, wait = 700): Promise<void> => {
  await page.keyboard.press(keys);
  await page.waitForTimeout(wait);
};

await page.locator('form.entry input').waitFor();
await page.keyboard.type('28410');
await page.waitForTimeout(500);
await picture(program, 'entry');
for (let i = 0; i < 5; i += 1) await page.keyboard.press('Backspace');

await press('Alt+g');
await page.getByRole('application').focus();
for (let i = 0; i < 8; i += 1) await press('ArrowLeft', 50);
await picture(program, 'run');
await press('Alt+g');

await press('F2');
await picture(program, 'tournament');
await press('F3');
await press('F4');
await page.getByRole('dialog').waitFor();
// A closed trick that was not the last was looked at (Р3), by the first player named.
await press('4');
await press('4');
await press('1');
await picture(program, 'incident');
await press('Escape');
await press('F5');
await picture(program, 'standings');
await press('F6');
await picture(program, 'settlement');
await press('F8', 500);
await page.locator('canvas').first().waitFor();
await page.waitForTimeout(2500);
await picture(program, 'print');
await program.close();
sample.remove();
process.exit(0);
