/**
 * Which of the two programs this start is: the command line (`--cli …`, no window, no screen needed) or the window.
 * The packaged program has no other way to be `pulka`: its runtime refuses to run as a plain Node.
 */
import { app } from 'electron';
import { commandLineOf } from './cli/packaged.ts';

const args = app.isPackaged ? commandLineOf(process.argv.slice(1)) : null;

if (args === null) await import('./index.ts');
else {
  // What comes with the program, not what the environment names.
  process.env['PULKA_RESOURCES'] = `${process.resourcesPath}/resources`;
  const { runProcess } = await import('./cli/process.ts');
  // Before the display is asked for: nothing of the window is started, and the status is the command's.
  process.exit(await runProcess(args));
}
