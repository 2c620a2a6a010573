import { utilityProcess } from 'electron';
import type { StartHost } from './host.ts';

/** The service as Electron's own utility process: the packaged program, always. */
export const startUtilityHost: StartHost = (settings, events) => {
  const child = utilityProcess.fork(settings.script, [], {
    serviceName: 'Pulka Desk service',
    env: { ...process.env, ...settings.env },
    stdio: 'inherit',
  });
  child.on('message', events.onMessage);
  child.on('exit', (code) => events.onExit(code));
  return {
    post: (message) => child.postMessage(message),
    kill: () => void child.kill(),
    get pid() {
      return child.pid;
    },
  };
};
