/** `node main/cli/index.ts <command>`; the packaged program runs the same without a window (main/entry.ts). */
import { runProcess } from './process.ts';

process.exitCode = await runProcess(process.argv.slice(2));
