import { spawn } from 'node:child_process';

/** Runs a command with inherited output; resolves to its exit code (null signal = 1). */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', (error) => {
      process.stderr.write(`[pulka] ${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and returns its code and output; both streams in one text, echoed when asked. */
export function capture(command, args, { echo = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let text = '';
    const take = (stream) => (chunk) => {
      text += chunk;
      if (echo) stream.write(chunk);
    };
    child.stdout.on('data', take(process.stdout));
    child.stderr.on('data', take(process.stderr));
    child.on('error', (error) => resolve({ code: 127, text: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** True when the program is on the PATH. */
export async function onPath(program) {
  const probe = process.platform === 'win32' ? 'where' : 'which';
  return (await capture(probe, [program])).code === 0;
}
