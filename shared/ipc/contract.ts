/**
 * The one contract: every call between window, main, service, command line and tests. Adding a call is one
 * entry here; the build fails until its handler exists.
 */
import { z } from 'zod';
import type { CallDefinition } from './define.ts';
import { checkingCalls } from './calls/checking.ts';
import { exchangeCalls } from './calls/exchange.ts';
import { fileCalls } from './calls/file.ts';
import { incidentCalls } from './calls/incidents.ts';
import { moneyCalls } from './calls/money.ts';
import { peopleCalls } from './calls/people.ts';
import { reportCalls } from './calls/reports.ts';
import { roundCalls } from './calls/rounds.ts';
import { ruleCalls } from './calls/rules.ts';
import { sheetCalls } from './calls/sheet.ts';
import { tournamentCalls } from './calls/tournament.ts';
import { mainContract } from './main-contract.ts';
import { fileStatusSchema } from './schemas/views.ts';

export const contract = {
  ...mainContract,
  ...fileCalls,
  ...tournamentCalls,
  ...roundCalls,
  ...sheetCalls,
  ...checkingCalls,
  ...incidentCalls,
  ...ruleCalls,
  ...reportCalls,
  ...peopleCalls,
  ...moneyCalls,
  ...exchangeCalls,
} as const satisfies Record<string, CallDefinition>;

export type Contract = typeof contract;
export type CallName = keyof Contract;
export type CallInput<N extends CallName> = z.input<Contract[N]['input']>;
export type CallParsed<N extends CallName> = z.output<Contract[N]['input']>;
export type CallOutput<N extends CallName> = z.output<Contract[N]['output']>;
export type ServiceCall = { [N in CallName]: Contract[N]['target'] extends 'service' ? N : never }[CallName];

/** Events pushed to every window. */
export const events = {
  /** Something was committed; views whose seq is older fetch again. */
  'ledger.changed': z.strictObject({ seq: z.int() }),
  'file.changed': fileStatusSchema,
  /** How far a draw is. */
  'draw.progress': z.strictObject({
    job: z.string(),
    /** Part of the work, 0–1. */
    done: z.number(),
    repeats: z.int(),
    repeatsBound: z.int(),
  }),
  'service.changed': z.strictObject({
    state: z.enum(['starting', 'ready', 'failed']),
    code: z.string().nullable(),
    restarts: z.int(),
  }),
  /** A file was opened from outside (double click, second start of the program). */
  'desktop.openFile': z.strictObject({ path: z.string() }),
  /** A menu item or an accelerator of the application menu. */
  'desktop.menu': z.strictObject({ action: z.string() }),
} as const;
export type EventName = keyof typeof events;
export type EventPayload<N extends EventName> = z.infer<(typeof events)[N]>;

export const isCallName = (name: string): name is CallName => Object.hasOwn(contract, name);
