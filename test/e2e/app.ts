/** Drives the real program in the real Electron, as the launch scripts found it (PULKA_ELECTRON). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';

export const ROOT = resolve(import.meta.dirname, '..', '..');

/** The runtime that `npm test` resolved; a direct run of one test falls back to the prepared one. */
export const electronBinary = (): string =>
  process.env['PULKA_ELECTRON'] ?? join(ROOT, 'test', 'runtime', 'electron', 'electron');

export interface Program {
  app: ElectronApplication;
  page: Page;
  /** Folder of settings of this run; give it to the next one to restart the same computer. */
  userData: string;
  close(): Promise<void>;
  /** Ends the main process and its children at once, as a power cut would. */
  kill(): Promise<void>;
}

export interface LaunchOptions {
  userData?: string;
  args?: string[];
  env?: Record<string, string>;
}

/** A fresh folder for one test. */
export function workFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'pulka-e2e-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Pids of a process and everything below it. */
async function tree(pid: number): Promise<number[]> {
  const { readdirSync, readFileSync } = await import('node:fs');
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // gone meanwhile
    }
  }
  const all = [pid];
  for (let i = 0; i < all.length; i++) {
    for (const [child, parent] of parents) if (parent === all[i]) all.push(child);
  }
  return all;
}

/** A window that shows nothing by then was paused by the driver, see `drive`. */
const ALIVE_MS = 12_000;
const ATTEMPTS = 4;

const within = <T>(work: Promise<T>, ms: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<T>((_, reject) => setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms)),
  ]);

async function killTree(pid: number): Promise<void> {
  for (const one of (await tree(pid)).reverse()) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // ended already
    }
  }
  await new Promise((done) => setTimeout(done, 300));
}

/** A window under the driver, and when its process was started (performance.now()). */
export interface Driven {
  app: ElectronApplication;
  page: Page;
  begun: number;
}

async function attempt(
  folder: string,
  userData: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  alive: string,
): Promise<Driven> {
  const begun = performance.now();
  const root = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const app = await _electron.launch({
    executablePath: electronBinary(),
    args: [...root, folder, ...args],
    env: { ...(process.env as Record<string, string>), PULKA_USER_DATA: userData, PULKA_DRIVEN: '1', ...env },
    timeout: ALIVE_MS,
  });
  try {
    await within(
      app.evaluate(() => (globalThis as { pulkaGo?: () => void }).pulkaGo?.()),
      ALIVE_MS,
    );
    const page = await app.firstWindow({ timeout: ALIVE_MS });
    await page.waitForSelector(alive, { timeout: ALIVE_MS });
    return { app, page, begun };
  } catch (error) {
    await killTree(app.process().pid ?? 0);
    throw error;
  }
}

/**
 * Starts an app folder under the driver and waits until `alive` stands in its window.
 *
 * The debugger of the driver attaches while the first page is being created; now and then the page stays paused
 * for ever, before it has run a line (the program alone opens its window every time). Such a start is
 * thrown away and made again; what happens after the page is alive is never repeated.
 */
export async function drive(
  folder: string,
  userData: string,
  args: readonly string[],
  alive: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Driven> {
  for (let i = 1; ; i++) {
    try {
      return await attempt(folder, userData, args, env, alive);
    } catch (error) {
      if (i === ATTEMPTS) throw error;
      console.warn(`the driver's start ${i} stalled, again`);
    }
  }
}

/** Starts the program and waits for its window. */
export async function launch(options: LaunchOptions = {}): Promise<Program> {
  const userData = options.userData ?? workFolder().path;
  const { app, page } = await drive(ROOT, userData, options.args ?? [], '#app > *', options.env);
  return {
    app,
    page,
    userData,
    close: () => app.close(),
    kill: () => killTree(app.process().pid ?? 0),
  };
}

/** Makes the next file dialogs answer with this path, as a person would. */
export async function answerDialogs(app: ElectronApplication, path: string): Promise<void> {
  await app.evaluate(({ dialog }, file) => {
    dialog.showSaveDialog = (async () => ({
      canceled: false,
      filePath: file,
    })) as typeof dialog.showSaveDialog;
    dialog.showOpenDialog = (async () => ({
      canceled: false,
      filePaths: [file],
    })) as typeof dialog.showOpenDialog;
  }, path);
}
