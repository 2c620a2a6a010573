/** Builds the Linux packages as `npm run package` does, from the runtime that the tests run in. */
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Arch, build, Platform, type AfterPackContext } from 'electron-builder';
import { lowerApiVersion } from './binding.ts';

export const ROOT = resolve(import.meta.dirname, '..', '..');
/** Oldest Electron whose Node loads the SQLite binding as it is (Node-API 10). */
const LOADS_BINDING = 36;

/** Folder of the Electron under test, which npm test resolved. */
export const electronFolder = (): string =>
  dirname(process.env['PULKA_ELECTRON'] ?? join(ROOT, 'test', 'runtime', 'electron', 'electron'));

export const electronVersion = (): string =>
  readFileSync(join(electronFolder(), 'version'), 'utf8').trim().replace(/^v/, '');

export const isOldElectron = (): boolean => Number(electronVersion().split('.')[0]) < LOADS_BINDING;

export const BINDING = 'resources/app.asar.unpacked/node_modules/better-sqlite3/prebuilds/linux-x64.node';

/** Our own `afterPack`, then what an unpacked Electron keeps and a downloaded one has not. */
async function afterPack(context: AfterPackContext): Promise<void> {
  const script: string = '../../main/launch/after-pack.mjs';
  const own = (await import(script)) as { default: (context: AfterPackContext) => Promise<void> };
  await own.default(context);
  const inside = (path: string): string => join(context.appOutDir, path);
  // The fallback runtime's start-up snapshot and update address are another program's; the fuses keep the first from
  // being read, and nothing reads the second.
  for (const foreign of ['browser_v8_context_snapshot.bin', 'version', 'resources/app-update.yml'])
    rmSync(inside(foreign), { force: true });
  if (isOldElectron()) lowerApiVersion(inside(BINDING));
}

/** @returns the unpacked program and the deb, both below `output` */
export async function buildLinux(output: string): Promise<{ unpacked: string; deb: string }> {
  const fpm = join(import.meta.dirname, 'fpm.mjs');
  chmodSync(fpm, 0o755);
  process.env['CUSTOM_FPM_PATH'] = fpm;
  const made = await build({
    projectDir: ROOT,
    targets: Platform.LINUX.createTarget(['dir', 'deb'], Arch.x64),
    publish: 'never',
    config: {
      directories: { output },
      electronDist: electronFolder(),
      electronVersion: electronVersion(),
      afterPack,
    },
  });
  const deb = made.find((file) => file.endsWith('.deb'));
  if (deb === undefined) throw new Error(`no deb among ${made.join(', ')}`);
  return { unpacked: join(output, 'linux-unpacked'), deb };
}
