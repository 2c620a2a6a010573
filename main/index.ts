/** Start order: paths → single instance → scheme → service → window. */
import { app, BrowserWindow, dialog, session } from 'electron';
import { join } from 'node:path';
import { preferencesSchema, type Preferences } from '../shared/ipc/calls/desktop.ts';
import type { EventName, EventPayload } from '../shared/ipc/contract.ts';
import { translator } from '../shared/locales/index.ts';
import { jsonStore } from './app/json-store.ts';
import { openLog } from './app/log.ts';
import { setMenu } from './app/menu.ts';
import { fileFromArguments } from './app/open-request.ts';
import { appRoot, outFolder, pagesFolder, placeUserData, resourcesFolder } from './app/paths.ts';
import { recoverFromCrashes } from './app/recovery.ts';
import { rosterFile } from './app/roster.ts';
import { recentFiles } from './app/recent.ts';
import { createWindow } from './app/window.ts';
import { desktopHandlers } from './ipc/desktop/handlers.ts';
import { takePrintJob } from './ipc/desktop/print.ts';
import { openGateway } from './ipc/gateway.ts';
import { guardAllContents, refusePermissions } from './security/guards.ts';
import { registerScheme, serveScheme } from './security/scheme.ts';
import { chooseHost } from './service-host/choose.ts';
import { Supervisor } from './service-host/supervisor.ts';

placeUserData();
registerScheme();
guardAllContents();

const preferences = jsonStore<Preferences>(
  join(app.getPath('userData'), 'preferences.json'),
  preferencesSchema,
  {
    locale: 'ru',
    theme: 'system',
    textScale: 100,
  },
);
// Dates and figures of the system's own fields follow the language of the program, from the next start on.
app.commandLine.appendSwitch('lang', preferences.read().locale);

let openRequest: string | null = fileFromArguments(process.argv.slice(1), process.cwd());

function send<N extends EventName>(event: N, payload: EventPayload<N>): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send('pulka:event', event, payload);
}

function openFromOutside(path: string): void {
  if (app.isReady() && BrowserWindow.getAllWindows().length > 0) send('desktop.openFile', { path });
  else openRequest = path;
}

const userData = app.getPath('userData');
const logFolder = join(userData, 'logs');
const log = openLog(logFolder, process.env['PULKA_LOG'] === 'whole');
/** Where the page is; a page that comes after a crash goes there. */
let place: string | null = null;
const host = chooseHost(app.isPackaged, appRoot());
const supervisor = new Supervisor(
  host.start,
  {
    script: join(outFolder(), 'main', 'service.js'),
    env: { PULKA_RESOURCES: resourcesFolder(), PULKA_COMPUTER: join(userData, 'backups.json') },
  },
  {
    onState: (state) => send('service.changed', { ...state }),
    onEvent: (event, payload) => send(event as EventName, payload as EventPayload<EventName>),
    log,
  },
);

function startProgram(): void {
  const menu = (): void =>
    setMenu(translator(preferences.read().locale), (action) => send('desktop.menu', { action }));

  serveScheme(session.defaultSession, pagesFolder(), takePrintJob);
  refusePermissions(session.defaultSession);

  if (host.needsReady) supervisor.run();
  openGateway({
    callService: (name, input, meta) => supervisor.call(name, input, meta),
    desktop: desktopHandlers({
      preferences,
      recent: recentFiles(join(userData, 'recent.json')),
      roster: rosterFile(join(userData, 'roster.json'), () => new Date()),
      serviceState: () => supervisor.state,
      takeOpenRequest: () => {
        const path = openRequest;
        openRequest = null;
        return path;
      },
      onPreferences: menu,
      place: { read: () => place, write: (next) => (place = next) },
      logFolder,
    }),
    log,
  });
  const stateFile = join(userData, 'window.json');
  const openWindow = (): void => {
    place = null;
    recoverFromCrashes(createWindow(stateFile), {
      log,
      // The service has everything; a window that cannot live is closed like any other.
      giveUp: () => {
        const t = translator(preferences.read().locale);
        const message = t('desktop.windowLost');
        // Not the box that stops everything: the service goes on until it is closed in order.
        void dialog.showMessageBox({ type: 'error', title: 'Pulka Desk', message }).finally(() => app.quit());
      },
    });
  };
  openWindow();
  menu();
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('second-instance', (_event, argv, folder) => {
    const path = fileFromArguments(argv.slice(1), folder);
    if (path !== null) openFromOutside(path);
    const window = BrowserWindow.getAllWindows()[0];
    if (window?.isMinimized() === true) window.restore();
    window?.focus();
  });

  let drained = false;
  app.on('before-quit', (event) => {
    if (drained) return;
    event.preventDefault();
    void supervisor.stop().finally(() => {
      drained = true;
      app.quit();
    });
  });
}

app.on('open-file', (event, path) => {
  event.preventDefault();
  openFromOutside(path);
});
process.on('uncaughtException', (error) => {
  log(`main: ${error.stack ?? error.message}`);
  // Before the window is there, nobody would ever see why nothing happens.
  if (BrowserWindow.getAllWindows().length > 0) return;
  dialog.showErrorBox('Pulka Desk', error.stack ?? error.message);
  app.exit(1);
});
process.on('unhandledRejection', (reason) =>
  log(`main: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`),
);
app.on('child-process-gone', (_event, { type, reason }) => log(`${type} ended: ${reason}`));
app.on('window-all-closed', () => app.quit());

if (!app.requestSingleInstanceLock()) app.quit();
else {
  if (!host.needsReady) supervisor.run();
  void app.whenReady().then(startProgram);
}
