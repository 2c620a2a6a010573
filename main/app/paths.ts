import { app } from 'electron';
import { join } from 'node:path';

/** Root of the program: the folder with package.json, or the archive of the packaged one. */
export const appRoot = (): string => app.getAppPath();

/** Built scripts and pages. */
export const outFolder = (): string => join(appRoot(), 'out');
export const pagesFolder = (): string => join(outFolder(), 'renderer');

/** Fonts, sample, icons: beside the archive when packaged, in the tree otherwise. */
export const resourcesFolder = (): string =>
  app.isPackaged ? join(process.resourcesPath, 'resources') : join(appRoot(), 'resources');

/** Where dialogs begin. */
export function documentsFolder(): string {
  try {
    return app.getPath('documents');
  } catch {
    return app.getPath('home');
  }
}

/**
 * Settings of this computer live under a folder of their own; an unpackaged run (and a test) may name
 * another one so that it never touches the club's.
 */
export function placeUserData(): void {
  const named = process.env['PULKA_USER_DATA'];
  if (!app.isPackaged && named !== undefined && named !== '') app.setPath('userData', named);
}
