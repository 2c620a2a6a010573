/**
 * The whole bridge between the sandboxed window and the program: one call, one event subscription.
 * Nothing of Electron or Node reaches the window; names and inputs are checked by the gateway.
 */
import { contextBridge, ipcRenderer } from 'electron';

type Listener = (payload: unknown) => void;

const bridge = {
  call: (name: string, input: unknown, meta: unknown): Promise<unknown> =>
    ipcRenderer.invoke('pulka:call', name, input, meta),
  on: (event: string, listener: Listener): (() => void) => {
    const handler = (_: unknown, name: unknown, payload: unknown): void => {
      if (name === event) listener(payload);
    };
    ipcRenderer.on('pulka:event', handler);
    return () => ipcRenderer.removeListener('pulka:event', handler);
  },
};

contextBridge.exposeInMainWorld('pulka', bridge);
