import { fork } from 'node:child_process';
import type { StartHost } from './host.ts';

/**
 * The service in a Node of its own, for an unpackaged run on a runtime whose Node cannot load the
 * SQLite binding (Node-API below 10).
 */
export const forkedHost =
  (node: string): StartHost =>
  (settings, events) => {
    const child = fork(settings.script, [], {
      execPath: node,
      execArgv: [],
      serialization: 'advanced',
      env: { ...process.env, ...settings.env, ELECTRON_RUN_AS_NODE: '' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    let ended = false;
    const end = (code: number | null): void => {
      if (ended) return;
      ended = true;
      events.onExit(code);
    };
    child.on('message', events.onMessage);
    child.on('exit', (code) => end(code));
    child.on('error', () => end(null));
    return {
      post: (message) => {
        if (child.connected) child.send(message as object);
      },
      kill: () => void child.kill('SIGKILL'),
      get pid() {
        return child.pid;
      },
    };
  };
