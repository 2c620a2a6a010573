/**
 * electron-builder's `afterPack`: takes away what a runtime brings for development, and lays the list of licences
 * beside the program, before anything is signed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceText } from './licences.mjs';
import { ROOT } from './root.mjs';

export default async function afterPack(context) {
  const { appOutDir, electronPlatformName, packager } = context;
  const resources =
    electronPlatformName === 'darwin'
      ? join(appOutDir, `${packager.appInfo.productFilename}.app`, 'Contents', 'Resources')
      : join(appOutDir, 'resources');
  // An unpacked Electron (electronDist) keeps the app that it shows without one.
  rmSync(join(resources, 'default_app.asar'), { force: true });
  const folder = join(resources, 'licenses');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), licenceText(ROOT));
}
