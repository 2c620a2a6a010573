import { existsSync } from 'node:fs';
import { capture, onPath, run } from './run.mjs';
import { complain, say } from './say.mjs';

/** Debian packages that bring what an Electron binary links against. */
const PACKAGES = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1', 'libxss1', 'libatk-bridge2.0-0'];
const isRoot = () => process.getuid?.() === 0;
const isDebian = () => existsSync('/etc/debian_version');

/** Installs Debian packages where that needs no question (root: containers, CI); else says the command. */
export async function aptInstall(packages, why) {
  const command = `apt-get install -y ${packages.join(' ')}`;
  if (!isDebian() || !isRoot()) {
    complain(`${why}. Install it with: sudo ${command}`);
    return false;
  }
  say(`${why}; running as root on a Debian-like system, so: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  if ((await install()) === 0) return true;
  await run('apt-get', ['update', '-qq'], { env });
  return (await install()) === 0;
}

async function missingLibraries(binary) {
  if (process.platform !== 'linux') return [];
  const { text } = await capture('ldd', [binary]);
  return [...text.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1]);
}

/** Names the system libraries that the runtime misses and installs them where it may. */
export async function ensureLibraries(binary) {
  const missing = await missingLibraries(binary);
  if (missing.length === 0) return true;
  const why = `system libraries are missing for the window (${missing.slice(0, 4).join(', ')}${missing.length > 4 ? ' …' : ''})`;
  if (!(await aptInstall(PACKAGES, why))) return false;
  const still = await missingLibraries(binary);
  if (still.length > 0) complain(`still missing: ${still.join(', ')}`);
  return still.length === 0;
}

/** A screen for tests: the real one, or xvfb-run, installed where that may be done. */
export async function ensureScreen() {
  if (hasDisplay()) return { prefix: [] };
  if (process.platform !== 'linux') return null;
  if (!(await onPath('xvfb-run')) && !(await aptInstall(['xvfb', 'xauth'], 'no display and no xvfb-run')))
    return null;
  return { prefix: ['xvfb-run', '-a', '-s', '-screen 0 1600x1000x24'] };
}

/** Whether a window can be shown to somebody. */
export function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
