/**
 * The one way in: strict parse of the input, the memory of answered commands, the handler, parse of the output, an
 * envelope. The same function in the service, the command line and the tests.
 */
import { ProblemError } from '../../shared/domain/problem.ts';
import { unstorable } from '../../shared/files/unstorable.ts';
import {
  contract,
  isCallName,
  type CallName,
  type CallOutput,
  type CallParsed,
  type ServiceCall,
} from '../../shared/ipc/contract.ts';
import { callMetaSchema } from '../../shared/ipc/meta.ts';
import { failure, success, type Envelope } from '../../shared/ipc/envelope.ts';
import { PulkaError, type CallError } from '../../shared/ipc/errors.ts';
import { classify } from './db/errors.ts';
import type { CallContext, Surroundings } from './context.ts';
import { zodProblems } from './problems.ts';
import type { Session } from './session.ts';
import { Turns } from './turns.ts';

/** One handler for every call of the service: the build fails while one is missing. */
export type Handlers = {
  [N in ServiceCall]: (input: CallParsed<N>, context: CallContext) => CallOutput<N> | Promise<CallOutput<N>>;
};
/** Makes the full answer of a repeated command out of what was kept; the others kept it whole. */
export type Rebuilders = {
  [N in ServiceCall]?: (stored: never, context: CallContext) => CallOutput<N> | Promise<CallOutput<N>>;
};

/**
 * Outputs that are not parsed outside of the tests: they hold a whole sheet, are made from parsed entries, and stand
 * between Enter and the disk. The tests run with `all`.
 */
const UNPARSED: ReadonlySet<CallName> = new Set<CallName>([
  'deals.record',
  'deals.correct',
  'deals.remove',
  'deals.move',
  'sheet.reseat',
  'pass.record',
  'sheet.get',
]);

/** Calls after which another file is open: they wait for all others, and all others for them. */
const CHANGES_FILE: ReadonlySet<CallName> = new Set<CallName>([
  'file.create',
  'file.createSample',
  'file.open',
  'file.close',
  'file.import',
  'backup.restore',
]);

export interface DispatchOptions {
  handlers: Handlers;
  rebuilders: Rebuilders;
  session: Session;
  surroundings: Surroundings;
  parseOutputs: 'all' | 'most';
}
export type Dispatch = (name: string, input: unknown, meta?: unknown) => Promise<Envelope<unknown>>;

type AnyHandler = (input: unknown, context: CallContext) => unknown;

class Context implements CallContext {
  readonly name: ServiceCall;
  readonly commandId: string;
  readonly surroundings: Surroundings;
  readonly session: Session;
  readonly at: string;
  constructor(name: ServiceCall, commandId: string, session: Session, surroundings: Surroundings) {
    this.name = name;
    this.commandId = commandId;
    this.session = session;
    this.surroundings = surroundings;
    this.at = surroundings.now();
  }
  get book() {
    return this.session.book;
  }
}

const serviceCall = (name: CallName): name is ServiceCall => contract[name].target === 'service';

/** What a handler threw, as an error of the contract; null when the program is at fault. */
function expected(error: unknown, path: string): CallError | null {
  if (error instanceof PulkaError) return error.toCallError();
  if (error instanceof ProblemError) return { code: 'input/refused', problems: [...error.problems] };
  return classify(error, path)?.toCallError() ?? null;
}

export function createDispatch(options: DispatchOptions): Dispatch {
  const { session, surroundings } = options;
  const handlers = options.handlers as unknown as Readonly<Record<ServiceCall, AnyHandler>>;
  const rebuilders = options.rebuilders as unknown as Readonly<Partial<Record<ServiceCall, AnyHandler>>>;

  async function answer(name: ServiceCall, input: unknown, commandId: string): Promise<unknown> {
    const context = new Context(name, commandId, session, surroundings);
    const known = commandId === '' ? null : (session.bookOrNone?.answerOf(commandId) ?? null);
    if (known !== null) {
      const rebuild = rebuilders[name];
      const other = known.name === '' ? rebuild === undefined : known.name !== name;
      if (other) throw new PulkaError('command/reused', { command: name });
      return rebuild === undefined ? known.answer : rebuild(known.answer, context);
    }
    return handlers[name](input, context);
  }

  async function run(name: ServiceCall, input: unknown, commandId: string): Promise<Envelope<unknown>> {
    try {
      const value = await answer(name, input, commandId);
      if (options.parseOutputs === 'most' && UNPARSED.has(name)) return success(value);
      const parsed = contract[name].output.safeParse(value, { reportInput: true });
      if (parsed.success) return success(parsed.data);
      surroundings.log('error', `${name}: the answer is not of its form`, zodProblems(parsed.error));
      return failure({ code: 'app/unexpected', params: { call: name } });
    } catch (error) {
      const known = expected(error, session.path ?? '');
      if (known !== null) return failure(known);
      surroundings.log('error', `${name}: unexpected`, error);
      return failure({ code: 'app/unexpected', params: { call: name } });
    }
  }

  const turns = new Turns();

  /** A file that was removed or replaced under the program gets a place again before more is written into it. */
  async function placed(
    name: ServiceCall,
    work: () => Promise<Envelope<unknown>>,
  ): Promise<Envelope<unknown>> {
    if (session.whereabouts() === 'there') return turns.shared(work);
    try {
      await turns.alone(() => session.rescue());
    } catch (error) {
      const known = expected(error, session.path ?? '');
      if (known === null) surroundings.log('error', `${name}: rescue`, error);
      return failure(known ?? { code: 'app/unexpected', params: { call: name } });
    }
    return turns.shared(work);
  }

  return async (name, input, meta = {}) => {
    if (!isCallName(name) || !serviceCall(name))
      return failure({ code: 'call/unknown', params: { call: name } });
    const head = callMetaSchema.safeParse(meta, { reportInput: true });
    if (!head.success) return failure({ code: 'input/invalid', problems: zodProblems(head.error, 'meta') });
    // Before the parse, whose copy would lose them.
    const lost = unstorable(input);
    if (lost.length > 0) return failure({ code: 'input/invalid', problems: lost });
    const parsed = contract[name].input.safeParse(input, { reportInput: true });
    if (!parsed.success) return failure({ code: 'input/invalid', problems: zodProblems(parsed.error) });
    if (contract[name].kind === 'query') return turns.shared(() => run(name, parsed.data, ''));
    const { commandId } = head.data;
    if (commandId === undefined) return failure({ code: 'command/idMissing', params: { call: name } });
    const work = (): Promise<Envelope<unknown>> => run(name, parsed.data, commandId);
    return turns.once(commandId, () => (CHANGES_FILE.has(name) ? turns.alone(work) : placed(name, work)));
  };
}
