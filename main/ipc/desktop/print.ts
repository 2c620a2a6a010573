import { BrowserWindow } from 'electron';
import { randomUUID } from 'node:crypto';
import { ORIGIN } from '../../security/origin.ts';
import { windowSettings } from '../../app/window-settings.ts';
import type { DesktopHandlers } from './handlers.ts';
import { dropPrintJob, keepPrintJob } from './print-jobs.ts';

/**
 * Prints a PDF through a hidden window of our own that draws its pages: the same on every system, with the
 * system's print dialog, without a plug-in.
 */
export const printHandlers = (): Pick<DesktopHandlers, 'desktop.print'> => ({
  'desktop.print': async ({ bytes, title, copies }) => {
    const id = randomUUID();
    keepPrintJob(id, bytes);
    const window = new BrowserWindow({ ...windowSettings(), show: false, title });
    try {
      const drawn = new Promise<boolean>((resolve) => {
        window.webContents.on('page-title-updated', (_event, text) => {
          if (text.startsWith('drawn')) resolve(true);
          if (text.startsWith('failed')) resolve(false);
        });
      });
      await window.loadURL(`${ORIGIN}/print.html?job=${id}`);
      if (!(await drawn)) return { printed: false };
      const printed = await new Promise<boolean>((resolve) => {
        window.webContents.print({ silent: false, copies, margins: { marginType: 'none' } }, (success) =>
          resolve(success),
        );
      });
      return { printed };
    } finally {
      dropPrintJob(id);
      window.destroy();
    }
  },
});
