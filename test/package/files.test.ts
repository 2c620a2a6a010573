/** What is in the package, and what is not. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, inject, test } from 'vitest';
import { packagesCarried } from './licences.ts';
import { ROOT } from './build.ts';

const { unpacked } = inject('built');
const archive = join(unpacked, 'resources', 'app.asar');
/** Files and folders of the archive, with forward slashes and no leading one. */
const inside = listPackage(archive, { isPack: false }).map((path) =>
  path.replace(/^[/\\]/, '').replaceAll('\\', '/'),
);

function* filesOf(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesOf(path);
    else yield relative(unpacked, path);
  }
}
const outside = [...filesOf(unpacked)];

test('the fuses of the packaged program are those of the design', async () => {
  const wire = await getCurrentFuseWire(join(unpacked, 'pulka-desk'));
  const state = (option: FuseV1Options): string => String.fromCharCode(Number(wire[option]));
  const on = [
    FuseV1Options.EnableCookieEncryption,
    FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
    FuseV1Options.OnlyLoadAppFromAsar,
  ];
  const off = [
    FuseV1Options.RunAsNode,
    FuseV1Options.EnableNodeOptionsEnvironmentVariable,
    FuseV1Options.EnableNodeCliInspectArguments,
    FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
    FuseV1Options.GrantFileProtocolExtraPrivileges,
  ];
  for (const option of on) expect(state(option), FuseV1Options[option]).toBe('1');
  for (const option of off) expect(state(option), FuseV1Options[option]).toBe('0');
});

test('the archive holds the built program and what it needs, no source, no map, no test', () => {
  const tops = new Set(inside.map((path) => path.split('/')[0]));
  expect([...tops].sort()).toEqual(['node_modules', 'out', 'package.json']);
  expect(
    inside.filter((path) => /\.(ts|cts|mts|vue|map|c|cc|cpp|h|hpp|gyp|gypi|patch|sh|ya?ml)$/.test(path)),
  ).toEqual([]);
  expect(
    inside.filter((path) => /(^|\/)(tests?|examples?|benchmarks?|\.yarn|\.github)\//.test(path)),
  ).toEqual([]);
  for (const needed of [
    'out/main/index.js',
    'out/main/service.js',
    'out/preload/preload.cjs',
    'out/renderer/index.html',
  ])
    expect(inside).toContain(needed);
});

test('one native binding, the one of this system and processor', () => {
  const natives = inside.filter((path) => /\.(node|dll|dylib|so|exe|wasm)$/.test(path));
  expect(natives.filter((path) => path.endsWith('.node'))).toEqual([
    'node_modules/better-sqlite3/prebuilds/linux-x64.node',
  ]);
  expect(natives.filter((path) => /\.(dll|dylib|so|exe)$/.test(path))).toEqual([]);
});

/** 64-bit little-endian ELF for x86-64 (machine 62). */
function isOurElf(path: string): boolean {
  const head = readFileSync(path).subarray(0, 20);
  return head[4] === 2 && head[5] === 1 && head.readUInt16LE(18) === 62;
}

test('every binary beside the archive is for this system and processor', () => {
  const binaries = outside.filter(
    (path) => readFileSync(join(unpacked, path)).subarray(0, 4).toString('latin1') === '\u007fELF',
  );
  expect(binaries).toContain('pulka-desk');
  expect(binaries.filter((path) => !isOurElf(join(unpacked, path)))).toEqual([]);
  expect(outside.filter((path) => /\.(exe|dll|dylib)$/.test(path))).toEqual([]);
});

test('nothing of the runtime for development, nothing that looks for updates', () => {
  for (const gone of ['resources/default_app.asar', 'resources/app-update.yml', 'resources/app'])
    expect(existsSync(join(unpacked, gone)), gone).toBe(false);
});

/** Folders are listed too; they have no content. */
const isFolder = (path: string): boolean => inside.some((other) => other.startsWith(`${path}/`));

test('no path of the machine that built it', () => {
  const own = inside.filter((path) => path.startsWith('out/') && !isFolder(path));
  const holding = own.filter((path) => extractFile(archive, path).includes(ROOT));
  expect(own.length).toBeGreaterThan(10);
  expect(holding).toEqual([]);
});

test('the manifest says which version it is, and nothing of the tools', () => {
  const manifest = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
  const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  expect(manifest['version']).toBe(own.version);
  expect(manifest['devDependencies']).toBeUndefined();
  expect(manifest['scripts']).toBeUndefined();
});

test('the list of licences names every package in the archive and in the bundle, all of them permissive', () => {
  const text = readFileSync(join(unpacked, 'resources', 'licenses', 'THIRD-PARTY.txt'), 'utf8');
  const carried = packagesCarried(ROOT);
  for (const { name, version, licence } of carried) expect(text).toContain(`${name} ${version} — ${licence}`);
  const archived = inside
    .filter((path) => path.startsWith('node_modules/') && path.endsWith('/package.json'))
    .map((path) => JSON.parse(extractFile(archive, path).toString()) as { name?: string; version?: string })
    .filter(
      (one): one is { name: string; version: string } => one.name !== undefined && one.version !== undefined,
    );
  expect(archived.length).toBeGreaterThan(10);
  for (const { name, version } of archived) expect(text, name).toContain(`${name} ${version} — `);
  const permissive =
    /^\(?(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|0BSD|BlueOak-1\.0\.0|Zlib|Unlicense|CC0-1\.0|OFL-1\.1)( (AND|OR) [\w.-]+)?\)?$/;
  expect(
    carried
      .filter(({ licence }) => !permissive.test(licence))
      .map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([]);
  for (const chromium of ['LICENSE.electron.txt', 'LICENSES.chromium.html'])
    expect(statSync(join(unpacked, chromium)).size).toBeGreaterThan(1000);
});
