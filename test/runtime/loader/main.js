/* The fallback Electron has no default app: this one takes the program's folder from the arguments and starts it. */
import { app } from 'electron';
import { readFileSync } from 'node:fs';
import { resolve, join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
