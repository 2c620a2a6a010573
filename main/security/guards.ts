import { app, shell, type Session, type WebContents } from 'electron';
import { mayOpenOutside } from './external.ts';
import { isOwnUrl } from './origin.ts';

/** Permissions are refused altogether: the program needs none. */
export function refusePermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => callback(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
}

function guard(contents: WebContents): void {
  contents.on('will-navigate', (event) => {
    if (!isOwnUrl(event.url)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!event.isMainFrame || !isOwnUrl(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    if (mayOpenOutside(url)) void shell.openExternal(url);
    return { action: 'deny' };
  });
}

/** Every web contents that will ever exist gets the same guards. */
export function guardAllContents(): void {
  app.on('web-contents-created', (_event, contents) => guard(contents));
}
