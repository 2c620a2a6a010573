import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, modules, ROOT } from './root.mjs';
import { run } from './run.mjs';
import { complain, say } from './say.mjs';

const OLDEST = 20;

/** Runs npm, whichever way this script itself was started. */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli && /\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args], options);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    shell: process.platform === 'win32',
    ...options,
  });
}

/**
 * Installs what is missing in a folder with a lockfile: nothing when the stamp in node_modules says
 * that this very lockfile is installed.
 */
export async function installFolder(folder, what) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.pulka-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  say(`installing ${what} (npm ci); the first time takes some minutes …`);
  if ((await npm(['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: folder })) !== 0) {
    complain('npm ci failed; see the messages above (is the npm registry reachable?)');
    return false;
  }
  writeFileSync(stamp, lock);
  return true;
}

/** The program's own dependencies, and the Node they run on. Ends the process when they cannot be had. */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST) {
    complain(`Node ${OLDEST} or later is needed, this is ${process.versions.node}: https://nodejs.org`);
    process.exit(2);
  }
  if (!(await installFolder(ROOT, 'dependencies'))) process.exit(2);
  if (!existsSync(NODE)) {
    complain(`${modules('node')} is incomplete: remove node_modules and start again`);
    process.exit(2);
  }
  // Everything started from here finds Node 24 and the tools first.
  const separator = process.platform === 'win32' ? ';' : ':';
  process.env.PATH = `${modules('node', 'bin')}${separator}${modules('.bin')}${separator}${process.env.PATH ?? ''}`;
}
