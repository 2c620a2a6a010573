/** The doors of the window, tried in the real Electron. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, type Program } from './app.ts';

let program: Program;
beforeAll(async () => {
  program = await launch();
  await program.page.getByText('Pulka Desk').first().waitFor();
});
afterAll(() => program.close());

test('the window has no Node and no Electron, only the bridge with two functions', async () => {
  const seen = await program.page.evaluate(() => ({
    require: typeof (globalThis as Record<string, unknown>)['require'],
    process: typeof (globalThis as Record<string, unknown>)['process'],
    bridge: Object.keys((globalThis as unknown as { pulka: object }).pulka).sort(),
    origin: location.origin,
  }));
  expect(seen).toEqual({
    require: 'undefined',
    process: 'undefined',
    bridge: ['call', 'on'],
    origin: 'app://pulka',
  });
});

test('sandbox and context isolation are on', async () => {
  const preferences = await program.app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
      getLastWebPreferences(): Record<string, unknown>;
    };
    const { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag } =
      contents.getLastWebPreferences();
    return { sandbox, contextIsolation, nodeIntegration, webSecurity, webviewTag };
  });
  expect(preferences).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  });
});

test('eval and inline scripts are refused by the policy', async () => {
  const result = await program.page.evaluate(async () => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
    const script = document.createElement('script');
    script.textContent = 'globalThis.hacked = true';
    document.body.append(script);
    const link = document.createElement('a');
    link.href = 'javascript:globalThis.hacked=true';
    document.body.append(link);
    link.click();
    // The driver's own call may evaluate while it runs; what comes later is held to the page's policy.
    const evaluated = await new Promise<boolean>((resolve) =>
      setTimeout(() => {
        try {
          new Function('globalThis.hacked = true')();
          resolve(true);
        } catch {
          resolve(false);
        }
      }, 50),
    );
    await new Promise((done) => setTimeout(done, 200));
    return { hacked: (globalThis as Record<string, unknown>)['hacked'] ?? false, evaluated, violations };
  });
  expect(result.hacked).toBe(false);
  expect(result.evaluated).toBe(false);
  expect(result.violations.length).toBeGreaterThan(0);
});

test('navigation, new windows, frames and permissions lead nowhere', async () => {
  const { page, app } = program;
  const before = page.url();
  await page.evaluate(() => {
    location.href = 'https://example.org/';
  });
  await page.evaluate(() => {
    location.href = 'file:///etc/passwd';
  });
  const opened = await page.evaluate(() => window.open('https://example.org/') === null);
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  expect(opened).toBe(true);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  const permission = await page.evaluate(() => Notification.requestPermission());
  expect(permission).toBe('denied');
});

test('the scheme serves no file outside of the pages', async () => {
  const answers = await program.page.evaluate(async () => {
    const paths = [
      '/../../package.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..%2f..%2fpackage.json',
      '/print-job/x',
      '/nothing',
    ];
    return Promise.all(paths.map(async (path) => (await fetch(path)).status));
  });
  expect(answers).toEqual([404, 404, 404, 404, 404]);
});

test('unknown calls, wrong input and paths that no dialog gave are refused', async () => {
  const answers = await program.page.evaluate(async () => {
    const { call } = (globalThis as unknown as { pulka: { call(...a: unknown[]): Promise<unknown> } }).pulka;
    return Promise.all([
      call('app.exec', {}, {}),
      call('__proto__', {}, {}),
      call(17, {}, {}),
      call('desktop.chooseOpen', { kind: 'exe' }, {}),
      call('desktop.saveBytes', { path: '/tmp/forged.pdf', bytes: new Uint8Array(3) }, {}),
      call('desktop.readText', { path: '/etc/passwd' }, {}),
      call('deals.record', { tableId: 'x' }, { commandId: 'abcdefgh' }),
      call('file.status', {}, { commandId: 5 }),
    ]);
  });
  const codes = answers.map((answer) => (answer as { error?: { code: string } }).error?.code);
  expect(codes.slice(0, 6)).toEqual([
    'call/unknown',
    'call/unknown',
    'call/unknown',
    'call/badInput',
    'file/notChosen',
    'file/notChosen',
  ]);
  expect(codes[6]).toMatch(/\//);
  expect(codes[7]).toBe('call/badInput');
});
