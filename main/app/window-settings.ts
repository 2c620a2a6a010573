import type { BrowserWindowConstructorOptions } from 'electron';
import { join } from 'node:path';
import { outFolder, resourcesFolder } from './paths.ts';

/** What every window of ours has in common: the sandbox, and no door but the bridge. */
export const windowSettings = (): BrowserWindowConstructorOptions => ({
  backgroundColor: '#f1ece0',
  icon: join(resourcesFolder(), 'icons', '256x256.png'),
  webPreferences: {
    preload: join(outFolder(), 'preload', 'preload.cjs'),
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webviewTag: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: true,
  },
});
