/** The service put together: one session, one dispatch. Used by the process, the command line and the tests. */
import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type {
  CallInput,
  CallOutput,
  EventName,
  EventPayload,
  ServiceCall,
} from '../../shared/ipc/contract.ts';
import type { CallMeta } from '../../shared/ipc/meta.ts';
import { handlers, rebuilders } from './calls/index.ts';
import type { Log, Surroundings } from './context.ts';
import { createDispatch, type Dispatch } from './dispatch.ts';
import { Session } from './session.ts';

export interface ServiceOptions {
  /** Folder with the sample tournament and the fonts. */
  resources: () => string;
  /** ISO instant, UTC; the clock of this computer unless given. */
  now?: () => string;
  newId?: () => string;
  log?: Log;
  /** Milliseconds between backups while something changes; 15 minutes unless given. */
  backupEvery?: number;
  /** JSON file with the settings of this computer; without one they are kept for this run. */
  computerFile?: string;
  /** Called with every database that is opened; tests set limits here. */
  onDatabase?: (db: Database) => void;
  /** `all` in tests; `most` leaves out what stands between Enter and the disk. */
  parseOutputs?: 'all' | 'most';
}

export type EventListener = <N extends EventName>(event: N, payload: EventPayload<N>) => void;

export interface Service {
  dispatch: Dispatch;
  /** The same, typed; a command gets an id unless `meta` brings one. */
  call: <N extends ServiceCall>(
    name: N,
    input: CallInput<N>,
    meta?: CallMeta,
  ) => Promise<Envelope<CallOutput<N>>>;
  onEvent: (listener: EventListener) => void;
  /** Waits for the commands that came, backs up what changed, lets go of the file. */
  close: () => Promise<void>;
}

const MINUTE = 60_000;

export function createService(options: ServiceOptions): Service {
  const listeners: EventListener[] = [];
  const surroundings: Surroundings = {
    now: options.now ?? (() => new Date().toISOString()),
    newId: options.newId ?? randomUUID,
    log: options.log ?? (() => undefined),
    resources: options.resources,
    onDatabase: options.onDatabase ?? (() => undefined),
    computerFile: options.computerFile ?? null,
    backupEvery: options.backupEvery ?? 15 * MINUTE,
    emit: (event, payload) => {
      for (const listener of listeners) listener(event, payload);
    },
  };
  const session = new Session(surroundings);
  const parseOutputs = options.parseOutputs ?? 'most';
  const dispatch = createDispatch({ handlers, rebuilders, session, surroundings, parseOutputs });
  return {
    dispatch,
    call: async <N extends ServiceCall>(name: N, input: CallInput<N>, meta: CallMeta = {}) => {
      const answer = await dispatch(name, input, { commandId: randomUUID(), ...meta });
      return answer as Envelope<CallOutput<N>>;
    },
    onEvent: (listener) => void listeners.push(listener),
    // As a command it waits for its turn.
    close: async () => void (await dispatch('file.close', {}, { commandId: randomUUID() })),
  };
}
