import type { BrowserWindow } from 'electron';

/** More ends of the window than this within a minute are not answered by another try. */
const MAX_RELOADS_PER_MINUTE = 3;
const MINUTE = 60_000;
/** Ends that are no crash: the window was closed, or the system shuts down. */
const ORDERLY: readonly string[] = ['clean-exit'];

export interface Recovery {
  log(line: string): void;
  /** The page is gone, whatever comes after it. */
  lost(): void;
  /** The page could not be kept alive: what is left is an end of the program in order. */
  giveUp(): void;
  now?: () => number;
}

/** Decides what follows a crash: a new page, or the end of the tries. Apart from the window, so that it can be tested. */
export function reloads(now: () => number): () => boolean {
  let crashes: number[] = [];
  return () => {
    const at = now();
    crashes = [...crashes.filter((crash) => at - crash < MINUTE), at];
    return crashes.length <= MAX_RELOADS_PER_MINUTE;
  };
}

/** A crashed page is loaded again in the same window; it finds its place by itself (`desktop.keepPlace`). */
export function recoverFromCrashes(window: BrowserWindow, recovery: Recovery): void {
  const mayReload = reloads(recovery.now ?? Date.now);
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    recovery.log(`window ended: ${reason} (${exitCode})`);
    recovery.lost();
    if (ORDERLY.includes(reason) || window.isDestroyed()) return;
    if (mayReload()) window.webContents.reload();
    else recovery.giveUp();
  });
  window.on('unresponsive', () => recovery.log('window does not respond'));
  window.on('responsive', () => recovery.log('window responds again'));
}
