import { app, dialog, shell, type BaseWindow } from 'electron';
import type { Translate } from '../../shared/locales/translate.ts';
import { mayOpenOutside } from '../security/external.ts';
import { RELEASE_PAGE } from './release-page.ts';

/** What is asked for when something is wrong: the program and what it runs on. */
const versions = (): string =>
  [
    `Pulka Desk ${app.getVersion()}`,
    `Electron ${process.versions['electron']}, Chromium ${process.versions['chrome']}, Node ${process.versions.node}`,
    `${process.platform} ${process.arch}`,
  ].join('\n');

/**
 * The version, and how to look for a newer one by hand: nothing is fetched. The page, where there is one, opens in the
 * system's browser through the one guarded door.
 */
export async function showAbout(t: Translate, parent: BaseWindow | undefined): Promise<void> {
  const page = RELEASE_PAGE;
  const advice = page === null ? t('desktop.about.noPage') : t('desktop.about.page', { page });
  const options = {
    type: 'info' as const,
    title: t('desktop.menu.about'),
    message: versions(),
    detail: advice,
    buttons: page === null ? [t('desktop.about.close')] : [t('desktop.about.close'), t('desktop.about.open')],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  };
  const { response } =
    parent === undefined
      ? await dialog.showMessageBox(options)
      : await dialog.showMessageBox(parent, options);
  if (response === 1 && page !== null && mayOpenOutside(page)) await shell.openExternal(page);
}
