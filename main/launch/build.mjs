import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules, NODE, ROOT } from './root.mjs';
import { run } from './run.mjs';
import { say } from './say.mjs';

const SOURCES = ['main', 'renderer', 'shared', 'package-lock.json', 'electron.vite.config.ts'];

function* files(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

/** Digest of everything that the build reads. */
function digest() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of files(join(ROOT, source)))
      hash.update(file.slice(ROOT.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Builds the program when its sources changed since the last build. */
export async function ensureBuilt() {
  const stamp = join(ROOT, 'out', '.built');
  const now = digest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return true;
  say('building …');
  const cli = modules('electron-vite', 'bin', 'electron-vite.js');
  if ((await run(NODE, [cli, 'build', '--logLevel', 'warn'], { cwd: ROOT })) !== 0) return false;
  writeFileSync(stamp, now);
  return true;
}
