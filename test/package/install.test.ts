/** The deb really installed into this system, used and removed again: only where PULKA_INSTALL=1 says so (CI). */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { homeEnvironment } from './program.ts';

const { deb, folder } = inject('built');
const PROGRAM = '/opt/Pulka Desk/pulka-desk';
const home = join(folder, 'после установки');

beforeAll(() => {
  execFileSync('dpkg', ['--install', '--force-depends', deb], { stdio: 'pipe' });
});
afterAll(() => void spawnSync('dpkg', ['--purge', '--force-depends', 'pulka-desk']));

test('the program is found by its name, and `pulka` runs', () => {
  expect(existsSync(PROGRAM)).toBe(true);
  expect(lstatSync('/usr/bin/pulka-desk').isSymbolicLink()).toBe(true);
  const ran = spawnSync('pulka', ['--help'], { env: homeEnvironment(home), encoding: 'utf8' });
  expect([ran.status, ran.stdout.includes('pulka-sheet/1')]).toEqual([0, true]);
});

test('installing over itself keeps it working; removing leaves nothing', () => {
  execFileSync('dpkg', ['--install', '--force-depends', deb], { stdio: 'pipe' });
  expect(spawnSync('pulka', ['--help'], { env: homeEnvironment(home) }).status).toBe(0);
  execFileSync('dpkg', ['--purge', '--force-depends', 'pulka-desk'], { stdio: 'pipe' });
  for (const path of [
    '/opt/Pulka Desk',
    '/usr/bin/pulka',
    '/usr/bin/pulka-desk',
    '/usr/share/applications/pulka-desk.desktop',
  ])
    expect(existsSync(path), path).toBe(false);
});
