/**
 * `npm test`: installs what is missing, then type check, lint, every test that needs no display, and the
 * end-to-end tests in the real Electron where a screen can be had. Ends with `N passed, N failed`.
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
  await step('type check', NODE, [
    modules('vue-tsc', 'bin', 'vue-tsc.js'),
    '--noEmit',
    '-p',
    'tsconfig.json',
  ]);
  await step('lint', NODE, [modules('eslint', 'bin', 'eslint.js'), '.']);
}
if (wanted('unit')) {
  if (!(await onPath('pdftotext')))
    await aptInstall(['poppler-utils'], 'the PDF tests read documents with pdftotext');
  const unit = vitest('tests', 'vitest.config.ts');
  await step(unit.name, NODE, unit.args, { report: unit.report });
}

let leftOut = null;
if (wanted('e2e')) {
  const screen = await ensureScreen();
  const runtime = screen === null ? null : await resolveRuntime();
  if (screen === null) leftOut = 'no display and no xvfb-run';
  else if (runtime === null) leftOut = 'no Electron runtime';
  else if (!(await ensureLibraries(runtime.path))) leftOut = 'system libraries are missing';
  else if (!(await ensureBuilt())) {
    steps.push({ name: 'build', code: 1 });
    count.failed += 1;
  } else {
    const e2e = vitest('end-to-end tests in Electron', 'vitest.e2e.config.ts');
    const [command, ...prefix] = [...screen.prefix, NODE];
    await step(e2e.name, command, [...prefix, ...e2e.args], {
      env: { PULKA_ELECTRON: runtime.path },
      report: e2e.report,
    });
  }
}

rmSync(reports, { recursive: true, force: true });
say('');
for (const { name, code } of steps) say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
if (leftOut !== null) complain(`!!! The end-to-end tests in Electron were LEFT OUT: ${leftOut} !!!`);
process.stdout.write(`${count.passed} passed, ${count.failed} failed\n`);
process.exit(count.failed === 0 ? 0 : 1);
