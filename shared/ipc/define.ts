import { z } from 'zod';

z.config({ jitless: true }); // the window's CSP forbids eval

/** No fields. */
export const nothing = z.strictObject({});

/** Which process answers: the service (ledger, rules, PDF) or main (dialogs, printing, settings of this computer). */
export type Target = 'service' | 'main';
/** A command changes something and carries a `commandId`; a query may be repeated at will. */
export type Kind = 'query' | 'command';

export interface CallDefinition<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly target: Target;
  readonly kind: Kind;
  readonly input: I;
  readonly output: O;
}

export const serviceQuery = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ target: 'service', kind: 'query', input, output }) as const;
export const serviceCommand = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ target: 'service', kind: 'command', input, output }) as const;
export const mainQuery = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ target: 'main', kind: 'query', input, output }) as const;
export const mainCommand = <I extends z.ZodType, O extends z.ZodType>(input: I, output: O) =>
  ({ target: 'main', kind: 'command', input, output }) as const;
