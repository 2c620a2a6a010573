/** `npm run -s pulka -- …`: the command line; installs what is missing first, saying so on standard error. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT } from './root.mjs';

if (!existsSync(NODE)) {
  process.stderr.write('[pulka] dependencies are missing: run `npm ci` (or `npm start`, which does it)\n');
  process.exit(2);
}
const child = spawn(NODE, [join(ROOT, 'main', 'cli', 'index.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
