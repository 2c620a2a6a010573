import type { CallInput, CallName, CallOutput, EventName, EventPayload } from '../../shared/ipc/contract.ts';
import { bridge } from './bridge.ts';
import { asFailure, CallFailure } from './failure.ts';
import { plain } from './plain.ts';

/** A new id of a command; the same id sent again is answered with the first answer. */
export const newCommandId = (): string => crypto.randomUUID();

/**
 * One call of the contract. Each carries an id, made here unless given, which only a command keeps: the contract with
 * its schemas is no part of the window. Nothing is repeated by itself. Throws `CallFailure`.
 */
export async function call<N extends CallName>(
  name: N,
  input: CallInput<N>,
  commandId: string = newCommandId(),
): Promise<CallOutput<N>> {
  let envelope;
  try {
    envelope = await bridge().call(name, plain(input), { commandId });
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
