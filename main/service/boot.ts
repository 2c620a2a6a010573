/** The life of the service process: handshake, calls, events, an orderly end. It sees only a port. */
import type { Port } from './port.ts';
import { toServiceSchema } from './port.ts';
import type { ServiceOptions } from './service.ts';

const detailText = (detail: unknown): string =>
  detail instanceof Error
    ? (detail.stack ?? detail.message)
    : detail === undefined
      ? ''
      : JSON.stringify(detail);

/**
 * Loads the service behind the port and says `ready`, or `failed` with a code (the database could not be loaded in
 * this runtime), so that the window can open in both cases.
 * @returns ends the service in order; the process may exit when it resolves
 */
export async function boot(port: Port, options: Omit<ServiceOptions, 'log'>): Promise<() => Promise<void>> {
  try {
    // Loaded here, so that a missing native part is an answer and not a crash at start.
    const { createService } = await import('./service.ts');
    const service = createService({
      ...options,
      log: (level, message, detail) =>
        port.postMessage({ log: { level, message, detail: detailText(detail) } }),
    });
    service.onEvent((event, payload) => port.postMessage({ event, payload }));
    port.on('message', (message) => {
      const parsed = toServiceSchema.safeParse(message);
      if (!parsed.success) return;
      if ('close' in parsed.data) void service.close().then(() => port.postMessage({ closed: true }));
      else {
        const { id, name, input, meta } = parsed.data;
        void service.dispatch(name, input, meta ?? {}).then((envelope) => port.postMessage({ id, envelope }));
      }
    });
    port.postMessage({ ready: true });
    return service.close;
  } catch (error) {
    port.postMessage({
      log: { level: 'error', message: 'service could not start', detail: detailText(error) },
    });
    port.postMessage({ failed: 'service/load' });
    return () => Promise.resolve();
  }
}
