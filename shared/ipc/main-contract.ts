/**
 * The calls that the main process answers. Apart from those of the service: the main process passes the others on
 * as they are, and the window need not wait until it has built their schemas.
 */
import { desktopCalls } from './calls/desktop.ts';
import { rosterCalls } from './calls/roster.ts';

export const mainContract = { ...desktopCalls, ...rosterCalls } as const;
export type MainCall = keyof typeof mainContract;

export const isMainCall = (name: string): name is MainCall => Object.hasOwn(mainContract, name);
