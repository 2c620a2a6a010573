import type { CallMeta } from '../../shared/ipc/meta.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';

/** All that the window sees of the other processes; put there by the preload script. */
export interface Bridge {
  call(name: string, input: unknown, meta: CallMeta): Promise<Envelope<unknown>>;
  /** Returns the function that stops listening. */
  on(event: string, listener: (payload: unknown) => void): () => void;
}

declare global {
  interface Window {
    pulka?: Bridge;
  }
}

let used: Bridge | null = null;

/** Component tests stand their own bridge here; `null` goes back to the window's. */
export function useBridge(bridge: Bridge | null): void {
  used = bridge;
}

/** The bridge in use. Throws when the page was opened outside the program. */
export function bridge(): Bridge {
  const found = used ?? window.pulka;
  if (found === undefined) throw new Error('The window was opened outside the program: no bridge.');
  return found;
}
