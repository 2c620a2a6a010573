/** The window that a file of keyboard tests works in: the sample tournament open in it, a hand, the desk behind it. */
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { screenFiles, type ScreenFiles } from '../fixtures/screens.ts';
import { launch, ROOT, type Program } from './app.ts';
import { handOn, type Hand } from './hand.ts';
import { deskOn, type Desk } from './keyboard-desk.ts';

export interface KeyboardWindow {
  program: Program;
  hand: Hand;
  desk: Desk;
  /** A file of this name in the folder of the tournament. */
  beside(name: string): string;
}

/**
 * Opens the window before the tests of the file, gives it to `ready`, and closes it after them. After each test the
 * hand leaves what still stands open; a failed one leaves a picture in `out`, named after `name`.
 */
export function useKeyboardWindow(
  name: string,
  ready: (window: KeyboardWindow) => Promise<void> | void,
): void {
  let files: ScreenFiles;
  let program: Program;
  let hand: Hand;
  beforeAll(async () => {
    files = await screenFiles();
    program = await launch({ args: [files.file] });
    await program.page.setViewportSize({ width: 1280, height: 800 });
    hand = handOn(program.page);
    await hand.seen('nav.rail');
    const folder = dirname(files.file);
    await ready({ program, hand, desk: deskOn(program), beside: (file) => join(folder, file) });
  });
  afterEach(async ({ task }) => {
    const picture = `failed-${name}-${task.name.slice(0, 24)}.png`;
    if (task.result?.state === 'fail') await program.page.screenshot({ path: join(ROOT, 'out', picture) });
    await hand.leave();
  });
  afterAll(async () => {
    await program.close();
    files.remove();
  });
}
