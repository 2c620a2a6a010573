/** `node main/cli/index.ts <command>`; the packaged program runs the same without a window. */
import { resourcesFolder } from '../service/documents/resources.ts';
import { run } from './run.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(
  process.argv.slice(2),
  {
    input: process.stdin,
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  },
  { resources: resourcesFolder },
);
