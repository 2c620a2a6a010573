/** The packaged program as a person starts it: a process of its own, a home folder of its own. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { inject } from 'vitest';

const built = inject('built');
export const PROGRAM = join(built.root, 'opt', 'Pulka Desk', 'pulka-desk');
export const PULKA = join(built.root, 'opt', 'Pulka Desk', 'pulka');
const asRoot = process.getuid?.() === 0;

/** Of a home folder: nothing of this machine's settings is read or written. */
export function homeEnvironment(home: string, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  mkdirSync(join(home, '.config'), { recursive: true });
  const preload = built.preload === null ? {} : { LD_PRELOAD: built.preload };
  const { PATH, DISPLAY, XAUTHORITY } = process.env;
  return {
    PATH,
    DISPLAY,
    XAUTHORITY,
    LANG: 'C.UTF-8',
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    ...preload,
    ...more,
  };
}

export interface Ran {
  status: number | null;
  out: string;
  err: string;
}

/** `pulka …` of the package, without a screen. */
export function pulka(
  args: readonly string[],
  home: string,
  input = '',
  more: Record<string, string> = {},
): Ran {
  const { DISPLAY: _display, ...env } = homeEnvironment(home, more);
  const ran = spawnSync(PULKA, args, { env, input, encoding: 'utf8', timeout: 60_000 });
  return { status: ran.status, out: ran.stdout, err: ran.stderr };
}

export interface Window {
  page: Page;
  process: ChildProcess;
  /** Everything that the program said. */
  said: () => string;
  /** Asks the program to end, as a session that closes does, and waits. @returns its exit status */
  quit(): Promise<number | null>;
}

const ADDRESS = /DevTools listening on (ws:\S+)/;
const START_MS = 30_000;

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

async function firstPage(browser: Browser): Promise<Page> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    const page = browser.contexts().flatMap((context) => context.pages())[0];
    if (page !== undefined && (await page.locator('#app > *').count()) > 0) return page;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no window');
}

/** Starts the program with its page open to the test (Chromium's port, this run only). */
export async function startWindow(
  home: string,
  args: readonly string[] = [],
  more: Record<string, string> = {},
): Promise<Window> {
  const switches = [...(asRoot ? ['--no-sandbox'] : []), '--remote-debugging-port=0'];
  const child = spawn(PROGRAM, [...switches, ...args], {
    env: homeEnvironment(home, more),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const address = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = ADDRESS.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', (code) => reject(new Error(`ended with ${code}\n${text}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const page = await firstPage(browser);
  return {
    page,
    process: child,
    said: () => text,
    quit: async () => {
      const end = ended(child);
      child.kill('SIGTERM');
      const code = await end;
      await browser.close();
      return code;
    },
  };
}

/** A second start beside a running one. @returns its exit status */
export function startAgain(home: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(PROGRAM, [...(asRoot ? ['--no-sandbox'] : []), ...args], {
    env: homeEnvironment(home),
    stdio: 'ignore',
  });
  return ended(child);
}

interface Answer {
  ok: boolean;
  value?: unknown;
  error?: { code: string };
}

/** A call over the window's own bridge. */
export const call = (page: Page, name: string, input: unknown): Promise<Answer> =>
  page.evaluate(
    ([callName, callInput]) => {
      const { pulka: bridge } = globalThis as unknown as {
        pulka: { call(...args: unknown[]): Promise<unknown> };
      };
      const meta = { commandId: `test-${Math.random().toString(36).slice(2).padEnd(10, '0')}` };
      return bridge.call(callName, callInput, meta);
    },
    [name, input] as [string, unknown],
  ) as Promise<Answer>;
