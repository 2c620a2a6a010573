/**
 * The whole bridge between the sandboxed window and the program: one call, one event subscription.
 * Nothing of Electron or Node reaches the window; names and inputs are checked by the gateway.
 */
import { contextBridge, ipcRenderer } from 'electron';
import { Ahead } from './ipc/ahead.ts';
import { PageEvents } from './ipc/page-events.ts';
import { WINDOW_URL } from './security/origin.ts';

const ask = (name: string, input: unknown, meta: unknown): Promise<unknown> =>
  ipcRenderer.invoke('pulka:call', name, input, meta);

// With an id of its own, as the page's calls have one: a service that ends meanwhile is asked again.
const askAhead = (name: string): Promise<unknown> => ask(name, {}, { commandId: crypto.randomUUID() });

const ahead = location.href === WINDOW_URL ? new Ahead(askAhead) : null;
const events = new PageEvents();
ipcRenderer.on('pulka:event', (_: unknown, name: string, payload: unknown) => {
  ahead?.stale();
  events.tell(name, payload);
});

const bridge = {
  call: (name: string, input: unknown, meta: unknown): Promise<unknown> =>
    ahead?.take(name) ?? ask(name, input, meta),
  on: (event: string, listener: (payload: unknown) => void): (() => void) => events.on(event, listener),
};

contextBridge.exposeInMainWorld('pulka', bridge);
