/* The fallback Electron has no default app: this one takes the program's folder from the arguments and starts it. */
import { app } from 'electron';
import { readFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { pathToFileURL } from 'node:url';

// A driver (Playwright) must be attached before the first window is made: a page that is being created while the
// debugger attaches can stay paused for ever. `ready` waits for its word.
if (process.env.PULKA_DRIVEN === '1') {
  const ready = app.whenReady.bind(app);
  const go = new Promise((resolve) => {
    globalThis.pulkaGo = resolve;
  });
  app.whenReady = () => Promise.all([ready(), go]).then(() => undefined);
}

const folder = process.argv.slice(1).find((arg) => !arg.startsWith('-'));
if (folder === undefined) {
  process.stderr.write('usage: electron FOLDER\n');
  app.exit(2);
} else {
  const root = resolve(folder);
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  app.setAppPath(root);
  app.setName(manifest.productName ?? manifest.name);
  app.setVersion(manifest.version);
  await import(pathToFileURL(join(root, manifest.main)).href);
}
