/** Start order: paths → single instance → scheme → service → window → what the window asks for. */
import { app, BrowserWindow, dialog, ipcMain, Menu, session } from 'electron';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { EventName, EventPayload } from '../shared/ipc/contract.ts';
import { preferencesSchema, type Preferences } from '../shared/ipc/schemas/preferences.ts';
import { jsonStore } from './app/json-store.ts';
import { openLog } from './app/log.ts';
import { fileFromArguments, OpenRequests } from './app/open-request.ts';
import { appRoot, outFolder, pagesFolder, placeUserData, resourcesFolder } from './app/paths.ts';
import { recoverFromCrashes } from './app/recovery.ts';
import { createWindow } from './app/window.ts';
import { takePrintJob } from './ipc/desktop/print-jobs.ts';
import type { Door } from './ipc/gateway.ts';
import { guardAllContents, refusePermissions } from './security/guards.ts';
import { registerScheme, serveScheme } from './security/scheme.ts';
import { chooseHost } from './service-host/choose.ts';
import { Supervisor } from './service-host/supervisor.ts';

placeUserData();
registerScheme();
guardAllContents();

const userData = app.getPath('userData');
const logFolder = join(userData, 'logs');
const log = openLog(logFolder, process.env['PULKA_LOG'] === 'whole');
const preferences = jsonStore<Preferences>(join(userData, 'preferences.json'), preferencesSchema, {
  locale: 'ru',
  theme: 'system',
  textScale: 100,
});
// Dates and figures of the system's own fields follow the language of the program, from the next start on.
app.commandLine.appendSwitch('lang', preferences.read().locale);

function send<N extends EventName>(event: N, payload: EventPayload<N>): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send('pulka:event', event, payload);
}

const requests = new OpenRequests(fileFromArguments(process.argv.slice(1), process.cwd()), (path) =>
  send('desktop.openFile', { path }),
);

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

/** The file that was asked for is open before the page is there to ask. */
function runService(): void {
  supervisor.run();
  const { next } = requests;
  if (next !== null) void supervisor.call('file.open', { path: next }, { commandId: randomUUID() });
}

/** Ends the program where not even a message in its language can be made. */
function giveUp(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  log(`main: ${text}`);
  dialog.showErrorBox('Pulka Desk', text);
  app.exit(1);
}

function startProgram(): void {
  serveScheme(session.defaultSession, pagesFolder(), takePrintJob);
  refusePermissions(session.defaultSession);
  if (host.needsReady) runService();
  // Until ours is there; the menu that comes with the runtime has doors that ours has not.
  Menu.setApplicationMenu(null);
  const stateFile = join(userData, 'window.json');
  const openWindow = (): void => {
    place = null;
    requests.lost();
    recoverFromCrashes(createWindow(stateFile), {
      log,
      lost: () => requests.lost(),
      giveUp: () => void program.then(({ sayWindowLost }) => sayWindowLost(preferences.read().locale)),
    });
  };
  // The first messages of the page wait for the door.
  ipcMain.handle('pulka:call', async (event, ...message: [unknown, unknown, unknown]) =>
    (await door)(event, ...message),
  );
  openWindow();
  const program = import('./program.ts');
  const door: Promise<Door> = program.then(({ openProgram }) =>
    openProgram({
      preferences,
      supervisor,
      userData,
      logFolder,
      send,
      log,
      takeOpenRequest: () => requests.take(),
      place: { read: () => place, write: (next) => (place = next) },
    }),
  );
  door.catch(giveUp);
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) openWindow();
  });
  app.on('second-instance', (_event, argv, folder) => {
    const path = fileFromArguments(argv.slice(1), folder);
    if (path !== null) requests.arrive(path);
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
  requests.arrive(path);
});
process.on('uncaughtException', (error) => {
  // Before the window is there, nobody would ever see why nothing happens.
  if (BrowserWindow.getAllWindows().length === 0) giveUp(error);
  else log(`main: ${error.stack ?? error.message}`);
});
process.on('unhandledRejection', (reason) =>
  log(`main: ${reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)}`),
);
app.on('child-process-gone', (_event, { type, reason }) => log(`${type} ended: ${reason}`));
app.on('window-all-closed', () => app.quit());

if (!app.requestSingleInstanceLock()) app.quit();
else {
  if (!host.needsReady) runService();
  void app.whenReady().then(startProgram);
}
