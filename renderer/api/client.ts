import {
  contract,
  type CallInput,
  type CallName,
  type CallOutput,
  type EventName,
  type EventPayload,
} from '../../shared/ipc/contract.ts';
import { bridge } from './bridge.ts';
import { asFailure, CallFailure } from './failure.ts';
import { plain } from './plain.ts';

/** A new id of a command; the same id sent again is answered with the first answer. */
export const newCommandId = (): string => crypto.randomUUID();

/**
 * One call of the contract. Commands carry an id, made here unless given; nothing is repeated by itself.
 * Throws `CallFailure`.
 */
export async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  commandId: string = newCommandId(),
): Promise<CallOutput<N>> {
  const meta = contract[name].kind === 'command' ? { commandId } : {};
  let envelope;
  try {
    envelope = await bridge().call(name, plain(input), meta);
  } catch (caught) {
    throw asFailure(caught);
  }
  if (!envelope.ok) throw new CallFailure(envelope.error);
  return envelope.value as CallOutput<N>;
}

/** Listens to an event of the contract; returns the function that stops. */
export function listen<N extends EventName>(
  event: N,
  listener: (payload: EventPayload<N>) => void,
): () => void {
  return bridge().on(event, (payload) => listener(payload as EventPayload<N>));
}
