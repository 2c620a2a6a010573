/** One command line in this process: its streams, its exit status. */
import { resourcesFolder } from '../service/documents/resources.ts';
import type { Exit } from './io.ts';
import { run } from './run.ts';

/** A program's fault, after `0 done, 1 a check found differences, 2 bad input or usage`. */
const FAULT = 70;

/** Resolves when everything that was written before has left the process. */
const drained = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => {
    if (!stream.writable) resolve();
    else stream.write('', () => resolve());
  });

/** Runs `argv` (without the program) on the streams of this process. @returns the exit status */
export async function runProcess(argv: readonly string[]): Promise<Exit | typeof FAULT> {
  // A reader that has seen enough (`| head`) closes the pipe: that is no fault. The command still ends in order, so
  // that the file is closed and nothing is left beside it.
  let read = true;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    read = false;
  });
  const streams = {
    input: process.stdin,
    out: (text: string) => void (read && process.stdout.write(text)),
    err: (text: string) => void process.stderr.write(text),
  };
  try {
    return await run(argv, streams, { resources: resourcesFolder });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return FAULT;
  } finally {
    if (read) await drained(process.stdout);
    await drained(process.stderr);
  }
}
