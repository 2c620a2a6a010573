/** The packaged program with its window: service in a utility process, double clicks, one instance, an orderly end. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pulka as sourcePulka } from '../fixtures/cli.ts';
import { call, startAgain, startWindow, type Window } from './program.ts';

const { folder } = inject('built');
const home = join(folder, 'дом арбитра');
const own = join(home, 'Кубок «Ёлка» 2026.pulka');
const old = join(home, 'прошлый год, стол № 1.pulka');
const elsewhere = join(home, 'не сюда');

let window: Window;
beforeAll(async () => {
  mkdirSync(home, { recursive: true });
  writeFileSync(old, gunzipSync(readFileSync(resolve(import.meta.dirname, 'older/first-ledger.pulka.gz'))));
  window = await startWindow(home, [], { PULKA_USER_DATA: elsewhere, PULKA_NODE: '/bin/false' });
});
afterAll(async () => void (window.process.exitCode === null && (await window.quit())));

interface Start {
  version: string;
  service: { state: string; code: string | null };
  open: string | null;
}
interface Status {
  state: string;
  path: string | null;
  name: string | null;
}
const value = async <T>(name: string, input: unknown = {}): Promise<T> => {
  const answer = await call(window.page, name, input);
  if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}\n${window.said()}`);
  return answer.value as T;
};
const openPath = async (): Promise<string | null> => (await value<Status>('file.status')).path;

test('the window is ours and its service is ready', async () => {
  expect(window.page.url()).toBe('app://pulka/index.html');
  await expect
    .poll(async () => (await value<Start>('desktop.start')).service.state, { timeout: 15_000 })
    .toBe('ready');
  const manifest = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  expect((await value<Start>('desktop.start')).version).toBe(manifest.version);
});

test('settings lie in the home folder, whatever the environment says of an unpackaged run', () => {
  expect(existsSync(elsewhere)).toBe(false);
  const kept = readdirSync(join(home, '.config'));
  expect(kept.some((name) => /pulka/i.test(name))).toBe(true);
});

test('the bridge is all that the page has', async () => {
  const seen = await window.page.evaluate(() => {
    const all = globalThis as Record<string, unknown>;
    return [
      typeof all['require'],
      typeof all['process'],
      Object.keys(all['pulka'] as object)
        .sort()
        .join(),
    ];
  });
  expect(seen).toEqual(['undefined', 'undefined', 'call,on']);
});

test('a tournament in a folder with spaces and Cyrillic is made and filled, and a document comes out', async () => {
  await value<Status>('file.createSample', { path: own });
  expect(await openPath()).toBe(own);
  const options = { locale: 'ru', timeZone: 'Europe/Moscow', twoUp: false };
  const { bytes } = await window.page.evaluate(async (given) => {
    const { pulka: bridge } = globalThis as unknown as {
      pulka: { call(...args: unknown[]): Promise<{ value: { bytes: Uint8Array } }> };
    };
    const answer = await bridge.call(
      'documents.preview',
      { document: 'standings', key: '', options: given },
      {},
    );
    return { bytes: [...answer.value.bytes.slice(0, 5)] };
  }, options);
  expect(String.fromCharCode(...bytes)).toBe('%PDF-');
});

test('a second start brings its file to the first window and ends; a file manager may name it by address', async () => {
  expect(await startAgain(home, [pathToFileURL(old).href])).toBe(0);
  await expect.poll(openPath, { timeout: 15_000 }).toBe(old);
  expect(await startAgain(home, [own])).toBe(0);
  await expect.poll(openPath, { timeout: 15_000 }).toBe(own);
});

test('a second start with nothing, or with a file that is not there, disturbs nothing', async () => {
  expect(await startAgain(home, [])).toBe(0);
  expect(await startAgain(home, [join(home, 'нет.pulka')])).toBe(0);
  expect(await openPath()).toBe(own);
});

test('the end is in order: both files are whole and closed', async () => {
  expect(await window.quit()).toBe(0);
  for (const path of [own, old]) {
    expect(existsSync(`${path}-wal`), path).toBe(false);
    const { exit, out } = await sourcePulka(['check', path]);
    expect([exit, out], path).toEqual([0, expect.stringContaining('No differences')]);
  }
});

test('a double click starts the program with the file open', async () => {
  window = await startWindow(home, [pathToFileURL(old).href]);
  await expect.poll(openPath, { timeout: 20_000 }).toBe(old);
});
