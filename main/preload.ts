/**
 * The whole bridge between the sandboxed window and the program: one call, one event subscription.
 * Nothing of Electron or Node reaches the window; names and inputs are checked by the gateway.
 */
import { contextBridge, ipcRenderer } from 'electron';
import { Ahead } from './ipc/ahead.ts';
import { WINDOW_URL } from './security/origin.ts';

type Listener = (payload: unknown) => void;

const ask = (name: string, input: unknown, meta: unknown): Promise<unknown> =>
  ipcRenderer.invoke('pulka:call', name, input, meta);

const ahead = location.href === WINDOW_URL ? new Ahead((name) => ask(name, {}, {})) : null;
ipcRenderer.on('pulka:event', () => ahead?.stale());

const bridge = {
  call: (name: string, input: unknown, meta: unknown): Promise<unknown> =>
    ahead?.take(name) ?? ask(name, input, meta),
  on: (event: string, listener: Listener): (() => void) => {
    const handler = (_: unknown, name: unknown, payload: unknown): void => {
      if (name === event) listener(payload);
    };
    ipcRenderer.on('pulka:event', handler);
    return () => ipcRenderer.removeListener('pulka:event', handler);
  },
};

contextBridge.exposeInMainWorld('pulka', bridge);
