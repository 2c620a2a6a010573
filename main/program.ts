/**
 * What the page asks for: the door with the contract of all calls, the desktop's handlers, the menu. Loaded while the
 * first page is, not before it: it is most of the code of this process, and no window waits for it.
 */
import { app, dialog } from 'electron';
import { join } from 'node:path';
import type { EventName, EventPayload } from '../shared/ipc/contract.ts';
import type { Preferences } from '../shared/ipc/schemas/preferences.ts';
import type { JsonStore } from './app/json-store.ts';
import { setMenu } from './app/menu.ts';
import { recentFiles } from './app/recent.ts';
import { rosterFile } from './app/roster.ts';
import { desktopTexts } from './app/texts.ts';
import { desktopHandlers, type DesktopContext } from './ipc/desktop/handlers.ts';
import { openGateway, type Door } from './ipc/gateway.ts';
import type { Supervisor } from './service-host/supervisor.ts';

export interface ProgramParts extends Pick<DesktopContext, 'takeOpenRequest' | 'place' | 'logFolder'> {
  preferences: JsonStore<Preferences>;
  supervisor: Supervisor;
  /** Folder of the settings of this computer. */
  userData: string;
  send: <N extends EventName>(event: N, payload: EventPayload<N>) => void;
  log: (line: string) => void;
}

/** Sets the menu and opens the door. */
export function openProgram(parts: ProgramParts): Door {
  const { preferences, supervisor, userData, send, log } = parts;
  const menu = (): void =>
    setMenu(desktopTexts(preferences.read().locale), (action) => send('desktop.menu', { action }));
  menu();
  return openGateway({
    callService: (name, input, meta) => supervisor.call(name, input, meta),
    desktop: desktopHandlers({
      preferences,
      recent: recentFiles(join(userData, 'recent.json')),
      roster: rosterFile(join(userData, 'roster.json'), () => new Date()),
      serviceState: () => supervisor.state,
      takeOpenRequest: parts.takeOpenRequest,
      onPreferences: menu,
      place: parts.place,
      logFolder: parts.logFolder,
    }),
    log,
  });
}

/**
 * The service has everything; a window that cannot live is closed like any other. Not the box that stops everything:
 * the service goes on until it is closed in order.
 */
export function sayWindowLost(locale: Preferences['locale']): void {
  const message = desktopTexts(locale)('desktop.windowLost');
  void dialog.showMessageBox({ type: 'error', title: 'Pulka Desk', message }).finally(() => app.quit());
}
