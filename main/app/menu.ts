import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Translate } from '../../shared/locales/translate.ts';
import { showAbout } from './about.ts';

/**
 * The application menu. Actions of the program are sent to the window; undo and redo stay the text field's own
 * here, the ledger's undo belongs to the window, which knows where the hand is.
 */
export function setMenu(t: Translate, send: (action: string) => void): void {
  const item = (action: string, accelerator?: string): MenuItemConstructorOptions => ({
    label: t(`desktop.menu.${action}`),
    ...(accelerator === undefined ? {} : { accelerator }),
    click: () => send(action),
  });
  const file: MenuItemConstructorOptions = {
    label: t('desktop.menu.file'),
    submenu: [
      item('new', 'CmdOrCtrl+N'),
      item('open', 'CmdOrCtrl+O'),
      item('close'),
      { type: 'separator' },
      item('settings', 'CmdOrCtrl+,'),
      { type: 'separator' },
      { role: 'quit', label: t('desktop.menu.quit') },
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: t('desktop.menu.edit'),
    submenu: [
      { role: 'cut', label: t('desktop.menu.cut') },
      { role: 'copy', label: t('desktop.menu.copy') },
      { role: 'paste', label: t('desktop.menu.paste') },
      { role: 'selectAll', label: t('desktop.menu.selectAll') },
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: t('desktop.menu.view'),
    submenu: [{ role: 'togglefullscreen', label: t('desktop.menu.fullScreen') }],
  };
  const help: MenuItemConstructorOptions = {
    role: 'help',
    label: t('desktop.menu.help'),
    submenu: [{ label: t('desktop.menu.about'), click: (_item, window) => void showAbout(t, window) }],
  };
  if (!app.isPackaged) {
    (view.submenu as MenuItemConstructorOptions[]).push({ role: 'toggleDevTools' });
  }
  const mac: MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : [];
  Menu.setApplicationMenu(Menu.buildFromTemplate([...mac, file, edit, view, help]));
}
