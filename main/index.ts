/** Start order: paths → single instance → scheme → service → window. */
import { app, BrowserWindow, session } from 'electron';
import { join } from 'node:path';
import { preferencesSchema, type Preferences } from '../shared/ipc/calls/desktop.ts';
import type { EventName, EventPayload } from '../shared/ipc/contract.ts';
import { translator } from '../shared/locales/index.ts';
import { jsonStore } from './app/json-store.ts';
import { openLog } from './app/log.ts';
import { setMenu } from './app/menu.ts';
import { fileFromArguments } from './app/open-request.ts';
import { appRoot, outFolder, pagesFolder, placeUserData, resourcesFolder } from './app/paths.ts';
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
const log = openLog(join(userData, 'logs'));
const host = chooseHost(app.isPackaged, appRoot());
const supervisor = new Supervisor(
  host.start,
  { script: join(outFolder(), 'main', 'service.js'), env: { PULKA_RESOURCES: resourcesFolder() } },
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
      serviceState: () => supervisor.state,
      takeOpenRequest: () => {
        const path = openRequest;
        openRequest = null;
        return path;
      },
      onPreferences: menu,
    }),
    log,
  });
  const stateFile = join(userData, 'window.json');
  createWindow(stateFile);
  menu();
  app.on('activate', () => {
    if (BrowserWindow.getAllWindows().length === 0) createWindow(stateFile);
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
app.on('window-all-closed', () => app.quit());

if (!app.requestSingleInstanceLock()) app.quit();
else {
  if (!host.needsReady) supervisor.run();
  void app.whenReady().then(startProgram);
}
