/** Attacks on the running program: forged senders, foreign frames and pages, every way out of the window, junk. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type CallName } from '../../shared/ipc/contract.ts';
import { TEXTS } from '../fixtures/junk.ts';
import { launch, workFolder, type Program } from './app.ts';

let program: Program;
const folder = workFolder();
beforeAll(async () => {
  program = await launch();
  // Dialogs and the file manager of the system would wait for a person.
  await program.app.evaluate(({ dialog, shell }) => {
    const opened: string[] = [];
    (globalThis as Record<string, unknown>)['opened'] = opened;
    dialog.showOpenDialog = (async () => ({ canceled: true, filePaths: [] })) as typeof dialog.showOpenDialog;
    dialog.showSaveDialog = (async () => ({ canceled: true, filePath: '' })) as typeof dialog.showSaveDialog;
    shell.showItemInFolder = (path) => void opened.push(path);
    shell.openPath = async (path) => (opened.push(path), '');
    shell.openExternal = async (url) => void opened.push(url);
  });
});
afterAll(async () => {
  await program.close();
  folder.remove();
});

const windows = (): Promise<number> =>
  program.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

interface Answer {
  ok: boolean;
  error?: { code: string };
}

test('a page that is not ours is not heard, although it has the bridge', async () => {
  const answers = await program.app.evaluate(async ({ app, BrowserWindow }) => {
    const preload = `${app.getAppPath()}/out/preload/preload.cjs`;
    const got: unknown[] = [];
    const ask = (name: string): string =>
      `typeof pulka === 'undefined' ? 'no bridge' : pulka.call('${name}', {}, {})`;
    for (const page of ['data:text/html,<p>x</p>', 'data:text/html,<base href="app://pulka/">']) {
      const window = new BrowserWindow({
        show: false,
        webPreferences: { preload, sandbox: true, contextIsolation: true },
      });
      try {
        await window.loadURL(page);
        for (const name of ['file.status', 'desktop.start'])
          got.push(await window.webContents.executeJavaScript(ask(name)));
      } finally {
        window.destroy();
      }
    }
    return got;
  });
  expect(answers).toHaveLength(4);
  for (const answer of answers as Answer[])
    expect(answer).toEqual({ ok: false, error: { code: 'call/refused' } });
});

test('no frame opens in our page, neither foreign nor own', async () => {
  const frames = await program.page.evaluate(async () => {
    const sources = [
      'app://pulka/index.html',
      'https://example.org/',
      'data:text/html,x',
      'file:///etc/passwd',
    ];
    for (const source of sources) {
      const frame = document.createElement('iframe');
      frame.src = source;
      document.body.append(frame);
    }
    await new Promise((done) => setTimeout(done, 500));
    const seen = [...document.querySelectorAll('iframe')].map((frame) => {
      try {
        return typeof (frame.contentWindow as unknown as { pulka?: unknown } | null)?.pulka;
      } catch {
        return 'closed';
      }
    });
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
    return seen;
  });
  expect(frames).toHaveLength(4);
  for (const frame of frames) expect(['undefined', 'closed']).toContain(frame);
});

describe('ways out of the window', () => {
  const ADDRESSES = [
    'https://example.org/',
    'http://localhost/',
    'file:///etc/passwd',
    'app://pulka.evil/index.html',
    'app://evil/index.html',
    'data:text/html,x',
    'ms-settings:x',
    'mailto:x@example.org',
  ];
  test.each(ADDRESSES)('%s: by address, by link, by a new window', async (address) => {
    const { page } = program;
    const before = page.url();
    await page.evaluate(async (url) => {
      const link = document.createElement('a');
      for (const target of ['_self', '_blank', '_top']) {
        Object.assign(link, { href: url, target });
        document.body.append(link);
        link.click();
      }
      link.remove();
      window.open(url, '_blank', 'noopener');
      location.assign(url);
      await new Promise((done) => setTimeout(done, 150));
    }, address);
    expect(page.url()).toBe(before);
    expect(await windows()).toBe(1);
    expect(await program.app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)).toEqual(
      [],
    );
  });

  test('forms, downloads, requests and workers lead nowhere', async () => {
    const before = program.page.url();
    const seen = await program.page.evaluate(async () => {
      const form = document.createElement('form');
      Object.assign(form, { action: 'https://example.org/', method: 'post' });
      document.body.append(form);
      form.submit();
      const link = document.createElement('a');
      Object.assign(link, { href: URL.createObjectURL(new Blob(['x'])), download: 'x.exe' });
      document.body.append(link);
      link.click();
      const refused = async (work: () => unknown): Promise<boolean> => {
        try {
          await work();
          return false;
        } catch {
          return true;
        }
      };
      const failed = (socket: WebSocket): Promise<boolean> =>
        new Promise(
          (done) => (
            socket.addEventListener('error', () => done(true)),
            socket.addEventListener('open', () => done(false))
          ),
        );
      const worker = await refused(async () => {
        const made = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
        await new Promise(
          (done, fail) => (made.addEventListener('error', fail), made.addEventListener('message', done)),
        );
      });
      const result = {
        fetched: await refused(() => fetch('https://example.org/')),
        file: await refused(() => fetch('file:///etc/passwd')),
        socket: await failed(new WebSocket('wss://example.org/')).catch(() => true),
        posted: (await fetch('/index.html', { method: 'POST' })).status,
        worker,
      };
      form.remove();
      link.remove();
      return result;
    });
    expect(seen).toEqual({ fetched: true, file: true, socket: true, posted: 404, worker: true });
    expect(program.page.url()).toBe(before);
    expect(await windows()).toBe(1);
  });
});

test('every permission is refused', async () => {
  const seen = await program.page.evaluate(async () => {
    const refused = async (work: () => Promise<unknown>): Promise<boolean> =>
      work().then(
        () => false,
        () => true,
      );
    const states = await Promise.all(
      ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read', 'midi'].map((name) =>
        navigator.permissions.query({ name: name as PermissionName }).then(
          (one) => one.state,
          () => 'denied',
        ),
      ),
    );
    return {
      states: [...new Set(states)],
      camera: await refused(() => navigator.mediaDevices.getUserMedia({ video: true })),
      screen: await refused(() => navigator.mediaDevices.getDisplayMedia()),
      place: await new Promise((done) =>
        navigator.geolocation.getCurrentPosition(
          () => done(false),
          () => done(true),
        ),
      ),
      clipboard: await refused(() => navigator.clipboard.readText()),
    };
  });
  expect(seen).toEqual({ states: ['denied'], camera: true, screen: true, place: true, clipboard: true });
});

test('every answer of the scheme carries the policy; no path leaves the pages', async () => {
  const answers = await program.page.evaluate(async () => {
    const look = async (path: string): Promise<[number, string | null, string | null]> => {
      const answer = await fetch(path);
      return [
        answer.status,
        answer.headers.get('content-security-policy'),
        answer.headers.get('x-content-type-options'),
      ];
    };
    const own = await look('/index.html');
    const out = await Promise.all(
      [
        '/..%2f..%2fpackage.json',
        '/%2e%2e%2f%2e%2e%2fpackage.json',
        '/..%5c..%5cpackage.json',
        '/%00',
        '/bundled.json%00.html',
        '/assets/../../main/index.js',
        '/C:/x.html',
        `/${'a/'.repeat(2000)}x.html`,
      ].map(look),
    );
    return { own, out };
  });
  expect(answers.own[0]).toBe(200);
  for (const [, policy, sniff] of [answers.own, ...answers.out]) {
    expect(policy).toMatch(/^default-src 'none'/);
    expect(sniff).toBe('nosniff');
  }
  expect(answers.out.map(([status]) => status)).toEqual(answers.out.map(() => 404));
});

/** Those that would ask a person, print, or close what the test works in. */
const LEFT_OUT: ReadonlySet<string> = new Set(['desktop.print']);

test(
  '2000 messages of junk through the bridge: typed refusals, the program goes on',
  { timeout: 120_000 },
  async () => {
    const names = [
      ...(Object.keys(contract) as CallName[]).filter((name) => !LEFT_OUT.has(name)),
      'app.exec',
      '__proto__',
      'constructor',
      '',
    ];
    const result = await program.page.evaluate(
      async ({ calls, texts, count }) => {
        const { call } = (globalThis as unknown as { pulka: { call(...all: unknown[]): Promise<unknown> } })
          .pulka;
        const loop: Record<string, unknown> = {};
        loop['self'] = loop;
        const values: unknown[] = [
          undefined,
          null,
          true,
          0,
          -1,
          1e308,
          NaN,
          10n,
          [],
          {},
          loop,
          new Date(NaN),
          new Map([[1, 2]]),
          new Uint8Array(9),
          /x/,
          [[[[]]]],
          ...texts,
        ];
        const fields = [
          'path',
          'kind',
          'name',
          'bytes',
          'json',
          'tableId',
          'deal',
          'locale',
          'text',
          'url',
          'extra',
        ];
        let seed = 20261129;
        const below = (n: number): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % n;
        const any = (): unknown => values[below(values.length)];
        const codes: Record<string, number> = {};
        const one = async (i: number): Promise<void> => {
          const input =
            below(3) === 0
              ? any()
              : Object.fromEntries(
                  Array.from({ length: below(5) }, () => [fields[below(fields.length)], any()]),
                );
          const meta = below(4) === 0 ? any() : { commandId: `junk-${i}-0000` };
          const name = below(30) === 0 ? any() : calls[below(calls.length)];
          const answer = (await call(name, input, meta).catch((error: unknown) => ({
            ok: false,
            error: { code: `thrown ${String(error).slice(0, 60)}` },
          }))) as { ok: boolean; error?: { code: string } };
          const code = answer.ok ? 'ok' : (answer.error?.code ?? 'none');
          codes[code] = (codes[code] ?? 0) + 1;
        };
        // Many at once, as a page gone wild would.
        for (let i = 0; i < count; i += 50)
          await Promise.all(Array.from({ length: 50 }, (_, j) => one(i + j)));
        return codes;
      },
      { calls: names, texts: [...TEXTS], count: 2000 },
    );
    console.log('bridge:', JSON.stringify(result));
    expect(Object.values(result).reduce((a, b) => a + b, 0)).toBe(2000);
    expect(result['app/unexpected']).toBeUndefined();
    // What structured clone itself does not carry never reaches the program; all else is answered by a typed code.
    const odd = Object.keys(result).filter((code) => code !== 'ok' && !/^[a-z]+\/\w+$/i.test(code));
    expect(odd).toEqual([]);
    expect(Object.keys(result).length).toBeGreaterThan(5);
    expect(await windows()).toBe(1);
    expect(await program.page.locator('#app > *').count()).toBeGreaterThan(0);
  },
);

test('names are text in the window, whatever they hold', async () => {
  const names = [
    '<img src=x onerror="globalThis.hacked=1">',
    '"><svg onload=globalThis.hacked=1>',
    '{{constructor.constructor("globalThis.hacked=1")()}}',
  ];
  const path = `${folder.path}/Имена <b>.pulka`;
  const players = names.map((surname) => ({
    surname,
    given: '',
    patronymic: '',
    club: '',
    year: null,
    note: '',
  }));
  const made = await program.page.evaluate(
    async ({ file, people }) => {
      const { call } = (
        globalThis as unknown as { pulka: { call(...all: unknown[]): Promise<{ ok: boolean }> } }
      ).pulka;
      const tournament = {
        ...{
          name: '<script>globalThis.hacked=1</script>',
          date: '2026-10-03',
          place: '',
          arbiter: '<b>',
          secretary: '',
        },
        ...{
          convention: 'sochi',
          options: {},
          target: 10,
          rulebooks: ['000'],
          ruleSettings: {},
          stakeKopecks: null,
        },
      };
      return call(
        'file.create',
        { path: file, tournament, players: people, tables: [[0, 1, 2]] },
        { commandId: 'hostile-names' },
      );
    },
    { file: path, people: players },
  );
  expect(made).toMatchObject({ ok: true });
  await expect
    .poll(() => program.page.getByText('<script>globalThis.hacked=1</script>').count())
    .toBeGreaterThan(0);
  await program.page.waitForTimeout(300);
  const harm = await program.page.evaluate(() => ({
    hacked: (globalThis as Record<string, unknown>)['hacked'] ?? null,
    images: document.querySelectorAll('img[src="x"], svg[onload]').length,
  }));
  expect(harm).toEqual({ hacked: null, images: 0 });
});
