import type { WebContents } from 'electron';
import type { CallOutput, CallParsed } from '../../../shared/ipc/contract.ts';
import type { MainCall } from '../../../shared/ipc/main-contract.ts';
import type { Preferences } from '../../../shared/ipc/schemas/preferences.ts';
import type { JsonStore } from '../../app/json-store.ts';
import type { RosterFile } from '../../app/roster.ts';
import type { Recent } from '../../app/recent.ts';
import type { ServiceState } from '../../service-host/supervisor.ts';
import { fileHandlers } from './files.ts';
import { printHandlers } from './print.ts';
import { rosterHandlers } from './roster.ts';
import { settingsHandlers } from './settings.ts';

/** One handler for each call that main answers itself; the build fails when one is missing. */
export type DesktopHandlers = {
  [N in MainCall]: (input: CallParsed<N>, from: WebContents) => Promise<CallOutput<N>>;
};

export interface DesktopContext {
  preferences: JsonStore<Preferences>;
  recent: Recent;
  serviceState(): ServiceState;
  /** The file asked for from outside, handed over once. */
  takeOpenRequest(): string | null;
  onPreferences(preferences: Preferences): void;
  /** Where the page is, for a page that comes after a crash. */
  place: { read(): string | null; write(place: string): void };
  /** The club's list of players. */
  roster: RosterFile;
  /** Folder of the program's log. */
  logFolder: string;
}

export const desktopHandlers = (context: DesktopContext): DesktopHandlers => ({
  ...settingsHandlers(context),
  ...fileHandlers(context),
  ...printHandlers(),
  ...rosterHandlers(context),
});
