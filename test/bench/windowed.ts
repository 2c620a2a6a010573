/** Figures that need a window are measured in a process of their own, with a screen and a runtime found for it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './figure.ts';

/** What the scripts of main/launch do; they are not typed. */
interface Launch {
  ensureScreen: () => Promise<{ prefix: string[] } | null>;
  ensureLibraries: (binary: string) => Promise<boolean>;
  resolveRuntime: () => Promise<{ path: string } | null>;
  ensureBuilt: () => Promise<boolean>;
}

async function launch(): Promise<Launch> {
  const names = ['libraries', 'runtime', 'build'].map((name) => `../../main/launch/${name}.mjs`);
  const parts = (await Promise.all(names.map((name) => import(name)))) as object[];
  return Object.assign({}, ...parts) as Launch;
}

/** @throws Error that says what is missing */
export async function inWindow(groups: readonly string[]): Promise<Figure[]> {
  const { ensureScreen, ensureLibraries, resolveRuntime, ensureBuilt } = await launch();
  const screen = await ensureScreen();
  if (screen === null) throw new Error('no display and no xvfb-run');
  const runtime = await resolveRuntime();
  if (runtime === null) throw new Error('no Electron runtime');
  if (!(await ensureLibraries(runtime.path))) throw new Error('system libraries are missing');
  if (!(await ensureBuilt())) throw new Error('the build failed');
  const folder = mkdtempSync(join(tmpdir(), 'pulka-bench-'));
  const out = join(folder, 'figures.json');
  const script = join(import.meta.dirname, 'in-window.ts');
  const [command = process.execPath, ...args] = [...screen.prefix, process.execPath, script, out, ...groups];
  try {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PULKA_ELECTRON: runtime.path },
    });
    const code = await new Promise<number>((done, failed) => {
      child.on('error', failed);
      child.on('exit', (status) => done(status ?? 1));
    });
    if (code !== 0) throw new Error(`ended with ${code}`);
    return JSON.parse(readFileSync(out, 'utf8')) as Figure[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
