/** What the fault tests share: how often, where the dice fall, children that type, looks at what they left. */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOM_BYTE } from '../../main/service/db/log-file.ts';
import type { Deal } from '../../shared/domain/types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { passed, type TestService } from '../fixtures/service.ts';

/** `PULKA_FAULTS=full` runs every count in full; `npm test` runs a part of each. */
export const isFull = process.env['PULKA_FAULTS'] === 'full';
export const counted = (full: number, part: number): number => (isFull ? full : part);

/** A log up to its last frame, without the room that was taken behind it. */
export function framesOf(log: Buffer): Buffer {
  let end = 32;
  const isRoom = (head: Buffer): boolean => head.every((byte) => byte === ROOM_BYTE);
  while (end + FRAME <= log.length && !isRoom(log.subarray(end, end + 24))) end += FRAME;
  return log.subarray(0, end);
}
/** Bytes of one frame of a log: its head and a page. */
export const FRAME = 24 + 4096;

/** Numbers from 0 up to 1, the same in every run of a seed: a failure can be looked at again. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Six of hearts, both passed, in turn: the deal that follows `n` deals of three players. */
export const nthDeal = (n: number): Deal => {
  const deal = passed(n % 3, (n + 1) % 3, [(n + 2) % 3, n % 3]);
  return deal.type === 'game' ? { ...deal, trump: 'hearts' } : deal;
};
/** The same on the numeric keypad: player, six, hearts. */
export const nthLine = (n: number): string => `${((n + 1) % 3) + 1}64`;

const compileCache = mkdtempSync(join(tmpdir(), 'pulka-compiled-'));
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, NODE_COMPILE_CACHE: compileCache });

/** The service in a process of its own, as the program forks it. */
export class ServiceChild {
  readonly child: ChildProcess;
  private readonly waiting = new Map<number, (envelope: Envelope<unknown>) => void>();
  private next = 1;
  readonly ready: Promise<void>;
  private isUp!: () => void;

  constructor(script = resolve('main/service/index.ts'), env: NodeJS.ProcessEnv = {}) {
    this.ready = new Promise((done) => (this.isUp = done));
    this.child = fork(script, [], {
      serialization: 'advanced',
      execArgv: [],
      env: { ...environment(), ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (message: { ready?: true; id?: number; envelope?: Envelope<unknown> }) => {
      if (message.ready === true) this.isUp();
      if (message.id === undefined || message.envelope === undefined) return;
      this.waiting.get(message.id)?.(message.envelope);
      this.waiting.delete(message.id);
    });
  }

  /** Resolves with the answer; never, when the child is killed before. */
  call(name: string, input: object): Promise<Envelope<unknown>> {
    const id = this.next++;
    return new Promise((done) => {
      this.waiting.set(id, done);
      const meta = { commandId: `child-${this.child.pid}-${id}` };
      if (this.child.connected) this.child.send({ id, name, input, meta }, () => undefined);
    });
  }
  /** Asks for the orderly end. */
  end(): void {
    if (this.child.connected) this.child.send({ close: true }, () => undefined);
  }
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}

/** `pulka enter` on a table of a file. */
export const enter = (path: string, table = '1.1'): ChildProcess =>
  spawn(process.execPath, [resolve('main/cli/index.ts'), 'enter', '--table', table, path], {
    env: environment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/** The bytes of a file and of what lies beside it; null = not there. */
export const bytesOf = (path: string): (Buffer | null)[] =>
  ['', '-wal', '-shm', '-journal'].map((end) => (existsSync(path + end) ? readFileSync(path + end) : null));
export const sameBytes = (a: (Buffer | null)[], b: (Buffer | null)[]): boolean =>
  a.every((bytes, i) => {
    const other = b[i] ?? null;
    return bytes === null || other === null ? bytes === other : bytes.equals(other);
  });

/** Table of the first round of the open file. */
export async function firstTable(service: TestService): Promise<string> {
  const { rounds } = await service.ok('tournament.get', {});
  return rounds[0]?.tables[0]?.tableId ?? '';
}
