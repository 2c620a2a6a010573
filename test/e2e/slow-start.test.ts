/** Parts of the program that start in another order than usual: what was said before the page listens is not lost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTable, startService } from '../fixtures/service.ts';
import { electronBinary, ROOT, workFolder } from './app.ts';
import { startUndriven, type Undriven } from './devtools.ts';

let folder: ReturnType<typeof workFolder>;
let program: Undriven | null = null;
beforeEach(() => {
  folder = workFolder();
});
afterEach(async () => {
  delete process.env['PULKA_NODE'];
  await program?.end();
  program = null;
  folder.remove();
});

const text = (): Promise<unknown> => program?.read('document.body.innerText') ?? Promise.resolve(null);

/** The Node of the service, which begins so many seconds late. */
function slowNode(seconds: number): string {
  const path = join(folder.path, 'node');
  const node = process.env['PULKA_NODE'] ?? process.execPath;
  writeFileSync(path, `#!/bin/sh\nsleep ${seconds}\nexec "${node}" "$@"\n`);
  chmodSync(path, 0o755);
  return path;
}

async function made(name: string): Promise<string> {
  const service = startService();
  const path = join(folder.path, `${name}.pulka`);
  await createTable(service, path, ['Морошкин', 'Рябинина', 'Верстов'], { name });
  await service.close();
  return path;
}

describe.skipIf(process.platform === 'win32')('a service that is ready late', () => {
  // Before the page asks, between its questions and its first line, after it.
  test.each([0.1, 0.2, 0.3, 0.4, 0.6, 1.5])('by %d s: the window does not wait for ever', async (seconds) => {
    process.env['PULKA_NODE'] = slowNode(seconds);
    program = await startUndriven(join(folder.path, 'computer'), []);
    await expect.poll(text, { timeout: 15_000 }).toContain('Новый турнир');
  });
});

describe('a second start while the first one is under way', () => {
  test.each([0, 300])('%d ms later, with another file: that one is open', async (ms) => {
    const [first, second] = [await made('Первый кубок'), await made('Второй кубок')];
    const computer = join(folder.path, 'computer');
    program = await startUndriven(computer, [first]);
    await new Promise((done) => setTimeout(done, ms));
    const root = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const env = { ...process.env, PULKA_USER_DATA: computer };
    const other = spawn(electronBinary(), [...root, ROOT, second], { env, stdio: 'ignore' });
    await once(other, 'exit');
    await expect.poll(text, { timeout: 15_000 }).toContain('Второй кубок');
    expect(await text()).not.toContain('Первый кубок');
  });
});
