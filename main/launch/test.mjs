/**
 * `npm test`: installs what is missing, then type check, lint, every test that needs no display, the faults of disks and
 * power, and, where a screen can be had, the end-to-end tests in the real Electron and the built packages. Ends with
 * `N passed, N failed`. A part alone: `npm test -- check | unit | faults | e2e | package`.
 */
import { join } from 'node:path';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { aptInstall, ensureLibraries, ensureScreen } from './libraries.mjs';
import { modules, NODE, ROOT } from './root.mjs';
import { onPath, run } from './run.mjs';
import { resolveRuntime } from './runtime.mjs';
import { complain, say } from './say.mjs';

await ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'pulka-test-'));
const steps = [];
const count = { passed: 0, failed: 0 };

async function step(name, command, args, { env = {}, report = null } = {}) {
  say(`— ${name}`);
  const code = await run(command, args, { cwd: ROOT, env: { ...process.env, ...env } });
  steps.push({ name, code });
  if (report === null) {
    count[code === 0 ? 'passed' : 'failed'] += 1;
    return;
  }
  let result = null;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    // no report: the runner itself fell over
  }
  const passed = result?.numPassedTests ?? 0;
  const failed = result?.numFailedTests ?? 0;
  count.passed += passed;
  // A runner that ends badly without a failed test (a broken file, no test at all) is a failure too.
  count.failed += code !== 0 && failed === 0 ? 1 : failed;
  if (code === 0 && passed === 0) count.failed += 1;
}

const vitest = (name, config) => {
  const report = join(reports, `${config}.json`);
  const args = [modules('vitest', 'vitest.mjs'), 'run', '--config', config];
  return {
    name,
    args: [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
  };
};

const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.includes(name);

if (wanted('check')) {
  // Side by side: each keeps one core busy.
  await Promise.all([
    step('type check', NODE, [modules('vue-tsc', 'bin', 'vue-tsc.js'), '--noEmit', '-p', 'tsconfig.json']),
    step('lint', NODE, [modules('eslint', 'bin', 'eslint.js'), '.']),
  ]);
}
if (wanted('unit')) {
  if (!(await onPath('pdftotext')))
    await aptInstall(['poppler-utils'], 'the PDF tests read documents with pdftotext');
  const unit = vitest('tests', 'vitest.config.ts');
  await step(unit.name, NODE, unit.args, { report: unit.report });
}

if (wanted('faults')) {
  const faults = vitest('faults of disk, power and files', 'vitest.faults.config.ts');
  await step(faults.name, NODE, faults.args, { report: faults.report });
}

/** What could not be tested here, with the reason. */
const leftOut = [];

/** A runtime with a screen and the program built for it, or the reason why not. */
async function windowed() {
  const screen = await ensureScreen();
  if (screen === null) return { why: 'no display and no xvfb-run' };
  const runtime = await resolveRuntime();
  if (runtime === null) return { why: 'no Electron runtime' };
  if (!(await ensureLibraries(runtime.path))) return { why: 'system libraries are missing' };
  if (await ensureBuilt()) return { screen, runtime };
  steps.push({ name: 'build', code: 1 });
  count.failed += 1;
  return { why: 'the build failed' };
}

/** Packages are built with dpkg-deb; the old fallback runtime needs a C compiler (test/package/binding.ts). */
async function packageTools() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'packages are tested on Linux x64';
  if (!(await onPath('dpkg-deb'))) return 'no dpkg-deb';
  if (
    !(await onPath('cc')) &&
    !(await aptInstall(['gcc', 'libc6-dev'], 'the package test needs a C compiler'))
  )
    return 'no C compiler';
  return null;
}

if (wanted('e2e') || wanted('package')) {
  const { screen, runtime, why } = await windowed();
  const inWindow = async (name, config) => {
    const { args, report } = vitest(name, config);
    const [command, ...prefix] = [...screen.prefix, NODE];
    await step(name, command, [...prefix, ...args], { env: { PULKA_ELECTRON: runtime.path }, report });
  };
  if (wanted('e2e')) {
    if (why === undefined) await inWindow('end-to-end tests in Electron', 'vitest.e2e.config.ts');
    else leftOut.push(`end-to-end tests in Electron: ${why}`);
  }
  if (wanted('package')) {
    const lacking = why ?? (await packageTools());
    if (lacking === null) await inWindow('packages', 'vitest.package.config.ts');
    else leftOut.push(`packages: ${lacking}`);
  }
}

rmSync(reports, { recursive: true, force: true });
say('');
for (const { name, code } of steps) say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
for (const what of leftOut) complain(`!!! LEFT OUT — ${what} !!!`);
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exit(count.failed === 0 ? 0 : 1);
