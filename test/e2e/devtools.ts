/**
 * The program without the driver: a page that crashes is lost to Playwright for ever, and its new process is held
 * back. Here the window is asked over the debugging port of the runtime, and asked anew after every crash.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { electronBinary, ROOT } from './app.ts';

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

export interface Undriven {
  child: ChildProcess;
  /** Value of an expression in the page as it is now; null while there is no page that answers. */
  read(expression: string): Promise<unknown>;
  /** Keys as a hand presses them: digits and F keys. */
  press(...keys: string[]): Promise<void>;
  /** Kills the process that shows the page. */
  crashPage(): Promise<void>;
  end(): Promise<void>;
}

/** One command on a connection of its own; null when nobody answers within two seconds. */
async function command(url: string, method: string, params: object): Promise<unknown> {
  const socket = new WebSocket(url);
  try {
    return await new Promise<unknown>((done) => {
      const timer = setTimeout(() => done(null), 2000);
      const end = (value: unknown): void => {
        clearTimeout(timer);
        done(value);
      };
      socket.onopen = () => socket.send(JSON.stringify({ id: 1, method, params }));
      socket.onerror = () => end(null);
      socket.onclose = () => end(null);
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as { id?: number; result?: unknown };
        if (message.id === 1) end(message.result ?? null);
      };
    });
  } finally {
    socket.close();
  }
}

const keyEvent = (key: string): object =>
  /^F\d+$/.test(key)
    ? { key, code: key, windowsVirtualKeyCode: 111 + Number(key.slice(1)) }
    : { key, code: `Digit${key}`, text: key, windowsVirtualKeyCode: key.charCodeAt(0) };

/** Renderer processes below a process, by their command lines. */
function renderers(root: number): number[] {
  const parents = new Map<number, number>();
  const shows = new Set<number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      if (readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('--type=renderer')) shows.add(Number(name));
    } catch {
      // gone meanwhile
    }
  }
  const isBelow = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = parents.get(at))
      if (at === root) return true;
    return false;
  };
  return [...shows].filter(isBelow);
}

/** Starts the built program in `folder` as a person would, with a debugging port. */
export async function startUndriven(
  userData: string,
  args: readonly string[],
  folder = ROOT,
): Promise<Undriven> {
  const root = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const child = spawn(electronBinary(), [...root, '--remote-debugging-port=0', folder, ...args], {
    env: { ...process.env, PULKA_USER_DATA: userData },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await new Promise<string>((done, fail) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(text)?.[1];
      if (found !== undefined) done(found);
    });
    child.on('exit', (code) => fail(new Error(`ended with ${code}: ${text.slice(-500)}`)));
  });
  const page = async (): Promise<string | null> => {
    try {
      const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Target[];
      return targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? null;
    } catch {
      return null;
    }
  };
  return {
    child,
    read: async (expression) => {
      const url = await page();
      if (url === null) return null;
      const answer = (await command(url, 'Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      })) as { result?: { value?: unknown } } | null;
      return answer?.result?.value ?? null;
    },
    press: async (...keys) => {
      const url = await page();
      if (url === null) throw new Error('no page');
      for (const key of keys) {
        const down = key.startsWith('F') ? 'rawKeyDown' : 'keyDown';
        await command(url, 'Input.dispatchKeyEvent', { type: down, ...keyEvent(key) });
        await command(url, 'Input.dispatchKeyEvent', { type: 'keyUp', ...keyEvent(key) });
      }
    },
    crashPage: async () => {
      const pids = renderers(child.pid ?? 0);
      if (pids.length === 0) throw new Error('no renderer');
      for (const pid of pids) process.kill(pid, 'SIGKILL');
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
