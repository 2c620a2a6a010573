/** Preview, saving and printing of a document in the real window. The machine has no printer: its place is taken by a PDF. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleFile } from '../bench/window.ts';
import { answerDialogs, launch, workFolder, type Program } from './app.ts';
import { pdfText } from './pdf.ts';

const folder = workFolder();
let program: Program;
let sample: { path: string; remove(): void };

beforeAll(async () => {
  sample = await sampleFile();
  program = await launch({ args: [sample.path] });
});
afterAll(async () => {
  await program.close();
  sample.remove();
  folder.remove();
});

const pages = (file: string): number =>
  Number(/^Pages:\s+(\d+)/m.exec(execFileSync('pdfinfo', [file], { encoding: 'utf8' }))?.[1]);

test('the preview shows the standings, Ctrl+S saves what it shows', async () => {
  const { page, app } = program;
  await page.getByText('Таблица').first().waitFor();
  await page.keyboard.press('F8');
  await page.locator('canvas, img').first().waitFor({ timeout: 30_000 });
  const file = join(folder.path, 'Таблица № 1.pdf');
  await answerDialogs(app, file);
  await page.keyboard.press('Control+s');
  await expect.poll(() => existsSync(file), { timeout: 30_000 }).toBe(true);
  const text = pdfText(file);
  for (const part of ['Осенний кубок 2026', 'Ёжиков-Щукин', 'столы дают 0']) expect(text).toContain(part);
});

test('what goes to the printer is the document, page by page, in its own size', async () => {
  const { page, app } = program;
  await app.evaluate(({ app: electron }) => {
    const seen = globalThis as { printed?: Uint8Array; copies?: number };
    electron.on('web-contents-created', (_event, contents) => {
      contents.print = (options, done) => {
        seen.copies = options?.copies ?? 0;
        void contents.printToPDF({ preferCSSPageSize: true, printBackground: true }).then((bytes) => {
          seen.printed = new Uint8Array(bytes);
          done?.(true, '');
        });
      };
    });
  });
  await page.keyboard.press('Control+p');
  const printed = async (): Promise<string | null> =>
    app.evaluate(() => {
      const { printed: bytes } = globalThis as { printed?: Uint8Array };
      return bytes === undefined ? null : Buffer.from(bytes).toString('base64');
    });
  await expect.poll(async () => (await printed()) !== null, { timeout: 60_000 }).toBe(true);
  const file = join(folder.path, 'printed.pdf');
  writeFileSync(file, Buffer.from((await printed()) ?? '', 'base64'));
  expect(pages(file)).toBe(1);
  // The page is drawn: far from empty, and A4.
  expect(readFileSync(file).length).toBeGreaterThan(30_000);
  expect(execFileSync('pdfinfo', [file], { encoding: 'utf8' })).toMatch(/A4/);
  expect(await app.evaluate(() => (globalThis as { copies?: number }).copies)).toBe(1);
  // The window of the print job is gone again.
  await expect.poll(() => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
});
