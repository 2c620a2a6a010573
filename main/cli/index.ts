/** `node main/cli/index.ts <command>`; the packaged program runs the same without a window. */
import { resourcesFolder } from '../service/documents/resources.ts';
import { run } from './run.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no fault. The command still ends in order, so that
// the file is closed and nothing is left beside it.
let read = true;
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  read = false;
});

process.exitCode = await run(
  process.argv.slice(2),
  {
    input: process.stdin,
    out: (text) => void (read && process.stdout.write(text)),
    err: (text) => void process.stderr.write(text),
  },
  { resources: resourcesFolder },
);
