import type { CallError } from './errors.ts';

/** The answer of every call, in every process and on the command line. */
export type Envelope<T> = { ok: true; value: T } | { ok: false; error: CallError };

export const success = <T>(value: T): Envelope<T> => ({ ok: true, value });
export const failure = <T = never>(error: CallError): Envelope<T> => ({ ok: false, error });
