import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { CallMeta } from '../../shared/ipc/meta.ts';
import type { HostSettings, ServiceHost, StartHost } from './host.ts';

/** `ready`, or `failed` with the code of its error page. */
export interface ServiceState {
  state: 'starting' | 'ready' | 'failed';
  code: string | null;
  restarts: number;
}

interface Waiting {
  message: { id: number; name: string; input: unknown; meta: CallMeta };
  resolve(envelope: Envelope<unknown>): void;
  /** Repeated once after a crash: safe, since its id returns the first answer if that was stored. */
  repeated: boolean;
}

/** More crashes than this within a minute end in an error page instead of a loop. */
const MAX_RESTARTS_PER_MINUTE = 3;
const MINUTE = 60_000;

export interface SupervisorEvents {
  onState(state: ServiceState): void;
  onEvent(event: string, payload: unknown): void;
  log(line: string): void;
}

/** Starts the service, pairs answers with questions, restarts it after a crash and ends it in order. */
export class Supervisor {
  #host: ServiceHost | null = null;
  #state: ServiceState = { state: 'starting', code: null, restarts: 0 };
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #crashes: number[] = [];
  #stopping = false;
  #stopped: (() => void) | null = null;
  /** The file that was open; opened again after a restart. */
  #openPath: string | null = null;
  readonly #start: StartHost;
  readonly #settings: HostSettings;
  readonly #events: SupervisorEvents;

  constructor(start: StartHost, settings: HostSettings, events: SupervisorEvents) {
    this.#start = start;
    this.#settings = settings;
    this.#events = events;
  }

  get state(): ServiceState {
    return this.#state;
  }
  get pid(): number | undefined {
    return this.#host?.pid;
  }

  run(): void {
    this.#host = this.#start(this.#settings, {
      onMessage: (message) => this.#receive(message),
      onExit: (code) => this.#exited(code),
    });
  }

  call(name: string, input: unknown, meta: CallMeta): Promise<Envelope<unknown>> {
    if (this.#state.state === 'failed' || this.#stopping) {
      return Promise.resolve({ ok: false, error: { code: 'service/unavailable' } });
    }
    return new Promise((resolve) => {
      const id = this.#nextId++;
      const waiting: Waiting = { message: { id, name, input, meta }, resolve, repeated: false };
      this.#waiting.set(id, waiting);
      if (this.#state.state === 'ready') this.#host?.post(waiting.message);
    });
  }

  /** Drains, checkpoints and closes; a service that does not end in time is killed. */
  stop(timeoutMs = 10_000): Promise<void> {
    if (this.#host === null) return Promise.resolve();
    this.#stopping = true;
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#events.log('service did not end in time');
        this.#host?.kill();
        resolve();
      }, timeoutMs);
      this.#stopped = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#host?.post({ close: true });
    });
  }

  #setState(state: ServiceState): void {
    this.#state = state;
    this.#events.onState(state);
  }

  #receive(message: unknown): void {
    if (typeof message !== 'object' || message === null) return;
    if ('ready' in message) {
      this.#setState({ ...this.#state, state: 'ready', code: null });
      this.#resume();
    } else if ('failed' in message) {
      this.#fail(String(message.failed));
    } else if ('event' in message && typeof message.event === 'string') {
      const payload = 'payload' in message ? message.payload : undefined;
      this.#noteFile(message.event, payload);
      this.#events.onEvent(message.event, payload);
    } else if ('log' in message) {
      const { level, message: text, detail } = message.log as Record<'level' | 'message' | 'detail', string>;
      this.#events.log(`service ${level}: ${text} ${detail}`.trimEnd());
    } else if ('closed' in message) {
      // Everything is on the disk; the process has nothing left to do.
      this.#host?.kill();
    } else if ('id' in message && 'envelope' in message) {
      const waiting = this.#waiting.get(message.id as number);
      if (waiting === undefined) return;
      this.#waiting.delete(message.id as number);
      waiting.resolve(message.envelope as Envelope<unknown>);
    }
  }

  #noteFile(event: string, payload: unknown): void {
    if (event !== 'file.changed' || typeof payload !== 'object' || payload === null) return;
    const status = payload as { state?: unknown; path?: unknown };
    this.#openPath = status.state === 'open' && typeof status.path === 'string' ? status.path : null;
  }

  /** After a (re)start: the file first, then what was asked meanwhile. */
  #resume(): void {
    if (this.#openPath !== null) {
      const commandId = `reopen-${this.#state.restarts}-${this.#nextId}`;
      this.#host?.post({ id: 0, name: 'file.open', input: { path: this.#openPath }, meta: { commandId } });
    }
    for (const waiting of this.#waiting.values()) this.#host?.post(waiting.message);
  }

  #fail(code: string): void {
    this.#setState({ ...this.#state, state: 'failed', code });
    for (const waiting of this.#waiting.values()) {
      waiting.resolve({ ok: false, error: { code: 'service/unavailable', params: { reason: code } } });
    }
    this.#waiting.clear();
  }

  #exited(code: number | null): void {
    this.#host = null;
    if (this.#stopping) {
      for (const waiting of this.#waiting.values()) {
        waiting.resolve({ ok: false, error: { code: 'service/unavailable' } });
      }
      this.#waiting.clear();
      this.#stopped?.();
      return;
    }
    this.#events.log(`service ended with code ${code}`);
    const now = Date.now();
    this.#crashes = [...this.#crashes.filter((at) => now - at < MINUTE), now];
    for (const [id, waiting] of this.#waiting) {
      // Only a command with an id may be repeated, and only once: what was stored answers from the ledger.
      if (waiting.message.meta.commandId !== undefined && !waiting.repeated) {
        waiting.repeated = true;
        continue;
      }
      this.#waiting.delete(id);
      waiting.resolve({ ok: false, error: { code: 'service/crashed' } });
    }
    if (this.#state.state === 'failed') return;
    if (this.#crashes.length > MAX_RESTARTS_PER_MINUTE) {
      this.#fail('service/crashing');
      return;
    }
    this.#setState({ state: 'starting', code: null, restarts: this.#state.restarts + 1 });
    this.run();
  }
}
