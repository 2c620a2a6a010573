/** What is installed with the program: exact versions, whole by their digest, few that run scripts, few that ship. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
  inBundle?: boolean;
}
const read = <T>(path: string): T =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')) as T;
const lock = (path: string): [string, Locked][] =>
  Object.entries(read<{ packages: Record<string, Locked> }>(path).packages).filter(
    ([folder]) => folder !== '',
  );

test.each(['package-lock.json', 'test/runtime/package-lock.json'])(
  '%s: every package by its digest, and from no address of its own',
  (path) => {
    const packages = lock(path);
    expect(packages.length).toBeGreaterThan(5);
    for (const [folder, { integrity, resolved, inBundle }] of packages) {
      if (inBundle !== true) expect(integrity, folder).toMatch(/^sha512-/);
      // No address in the lock: whatever registry the machine is set to brings the same bytes.
      expect(resolved, folder).toBeUndefined();
    }
  },
);

test('the manifest names exact versions', () => {
  const { dependencies, devDependencies } =
    read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json');
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
});

test('two packages ship beside the bundle; what they bring runs no script when it is installed', () => {
  expect(Object.keys(read<{ dependencies: object }>('package.json').dependencies)).toEqual([
    'better-sqlite3',
    'pdfmake',
  ]);
  const shipped = lock('package-lock.json').filter(([, one]) => one.dev !== true && one.devOptional !== true);
  expect(shipped.length).toBeLessThan(45);
  expect(shipped.filter(([, one]) => one.hasInstallScript === true).map(([folder]) => folder)).toEqual([]);
});
