/** What the keyboard tests share: questions to the program itself, and a printer tray in the place of a printer. */
import type { ElectronApplication } from 'playwright-core';
import type { CallInput, CallOutput, ServiceCall } from '../../shared/ipc/contract.ts';
import type { Program } from './app.ts';

interface Bridge {
  call(name: string, input: unknown, meta: unknown): Promise<{ ok: boolean; value: unknown }>;
}
/** What went to the printer: how often, and how many copies at last. */
export interface Tray {
  jobs: number;
  copies: number;
}
export interface Desk {
  /** What the program itself answers to a question. */
  ask<N extends ServiceCall>(name: N, input: CallInput<N>): Promise<CallOutput<N>>;
  /** The people of the club's list. */
  roster(): Promise<string[]>;
  dialogGone(): Promise<void>;
  /** Pages go into the tray instead of the printer of the machine, which has none. */
  layTray(): Promise<void>;
  tray(): Promise<Tray>;
  /** Whether the focus is seen: its element, and the width of the outline there. */
  focus(): Promise<{ text: string; outline: number }>;
}

export function deskOn({ app, page }: Program): Desk {
  async function answer(name: string, input: unknown): Promise<unknown> {
    const sent: [string, unknown] = [name, input];
    const said = await page.evaluate(
      ([call, of]) => (globalThis as unknown as { pulka: Bridge }).pulka.call(call, of, {}),
      sent,
    );
    if (!said.ok) throw new Error(JSON.stringify(said));
    return said.value;
  }
  return {
    ask: async <N extends ServiceCall>(name: N, input: CallInput<N>) =>
      (await answer(name, input)) as CallOutput<N>,
    roster: async () => {
      const { people } = (await answer('roster.list', {})) as { people: { surname: string }[] };
      return people.map(({ surname }) => surname);
    },
    dialogGone: () => page.locator('[role="dialog"]').first().waitFor({ state: 'detached' }),
    layTray: () =>
      app.evaluate(({ app: electron }) => {
        const tray: Tray = { jobs: 0, copies: 0 };
        (globalThis as { tray?: Tray }).tray = tray;
        electron.on('web-contents-created', (_event, contents) => {
          contents.print = (options, done) => {
            tray.jobs += 1;
            tray.copies = options?.copies ?? 0;
            done?.(true, '');
          };
        });
      }),
    tray: () => app.evaluate(() => (globalThis as unknown as { tray: Tray }).tray),
    focus: () =>
      page.evaluate(() => {
        const at = document.activeElement;
        if (!(at instanceof HTMLElement) || at === document.body) return { text: '', outline: 0 };
        const { outlineStyle, outlineWidth } = getComputedStyle(at);
        return {
          text: at.innerText.replaceAll(/\s+/gu, ' ').trim(),
          outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
        };
      }),
  };
}

/** Makes the next file dialogs be left without a choice. */
export async function leaveDialogs(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ dialog }) => {
    dialog.showOpenDialog = (async () => ({ canceled: true, filePaths: [] })) as typeof dialog.showOpenDialog;
  });
}
