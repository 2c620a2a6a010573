/** `npm start`: installs what is missing, finds a runtime, builds, opens the window; without a display, the demo. */
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureLibraries, hasDisplay } from './libraries.mjs';
import { NODE, ROOT } from './root.mjs';
import { run } from './run.mjs';
import { resolveRuntime, runtimeArguments } from './runtime.mjs';
import { complain, say } from './say.mjs';

await ensureInstalled();

if (!hasDisplay()) {
  const out = join(ROOT, 'demo-out');
  say('no display here, so no window: the sample tournament runs end to end into ./demo-out');
  say('(for the window without a screen: xvfb-run -a npm start)');
  process.exit(await run(NODE, [join(ROOT, 'main', 'cli', 'index.ts'), 'demo', '--out', out], { cwd: ROOT }));
}

const runtime = await resolveRuntime();
if (runtime === null) process.exit(2);
if (!(await ensureLibraries(runtime.path))) {
  complain('the window cannot open without these libraries');
  process.exit(2);
}
if (!(await ensureBuilt())) process.exit(2);
process.exit(
  await run(runtime.path, [...runtimeArguments(), ROOT, ...process.argv.slice(2)], { cwd: process.cwd() }),
);
