import { app } from 'electron';
import { documentsFolder } from '../../app/paths.ts';
import type { DesktopContext, DesktopHandlers } from './handlers.ts';

type Names =
  | 'desktop.start'
  | 'desktop.keepPlace'
  | 'desktop.recent'
  | 'desktop.remember'
  | 'desktop.forget'
  | 'desktop.preferences';

/** What the window needs to begin with, and the settings of this computer. */
export const settingsHandlers = (context: DesktopContext): Pick<DesktopHandlers, Names> => ({
  'desktop.start': async () => ({
    version: app.getVersion(),
    platform: process.platform,
    preferences: context.preferences.read(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    service: { ...context.serviceState() },
    open: context.takeOpenRequest(),
    documents: documentsFolder(),
    place: context.place.read(),
  }),
  'desktop.keepPlace': async ({ place }) => {
    context.place.write(place);
    return {};
  },
  'desktop.recent': async () => context.recent.list(),
  'desktop.remember': async ({ path, name }) => {
    context.recent.remember(path, name, new Date());
    app.addRecentDocument(path);
    return {};
  },
  'desktop.forget': async ({ path }) => {
    context.recent.forget(path);
    return {};
  },
  'desktop.preferences': async (preferences) => {
    context.preferences.write(preferences);
    context.onPreferences(preferences);
    return preferences;
  },
});
