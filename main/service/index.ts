/**
 * Entry of the service process. Its port is `process.parentPort` in a utility process, or the channel of
 * `child_process.fork` (serialization: advanced).
 */
import { boot } from './boot.ts';
import { resourcesFolder } from './documents/resources.ts';
import type { FromService, Port } from './port.ts';

/** Electron's `process.parentPort`: messages come wrapped. */
interface ParentPort {
  postMessage: (message: FromService) => void;
  on: (event: 'message', listener: (event: { data: unknown }) => void) => void;
}

function findPort(): Port {
  const parent = (process as { parentPort?: ParentPort }).parentPort;
  if (parent !== undefined)
    return {
      postMessage: (message) => parent.postMessage(message),
      on: (event, listener) => parent.on(event, ({ data }) => listener(data)),
    };
  const send = process.send?.bind(process);
  if (send === undefined) throw new Error('the service runs only as a child of the program');
  return {
    // The parent may be gone; then there is nobody to tell.
    postMessage: (message) => void (process.connected && send(message, undefined, {}, () => undefined)),
    on: (event, listener) => void process.on(event, listener),
  };
}

const computerFile = process.env['PULKA_COMPUTER'];
const end = await boot(findPort(), {
  resources: resourcesFolder,
  ...(computerFile === undefined ? {} : { computerFile }),
});

/** The parent is gone, or asks for the end: nothing that was acknowledged is lost, the file is closed in order. */
async function quit(): Promise<void> {
  await end();
  process.exit(0);
}
process.on('disconnect', () => void quit());
process.on('SIGTERM', () => void quit());
process.on('SIGINT', () => undefined);
