/** The deb: what it says of itself, what it lays where, how `*.pulka` finds the program. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from './build.ts';

const { deb, root, folder } = inject('built');
const field = (name: string): string =>
  execFileSync('dpkg-deb', ['--field', deb, name], { encoding: 'utf8' }).trim();
const at = (path: string): string => join(root, path);

test('its fields are those of the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<string, string>;
  expect(field('Package')).toBe(manifest['name']);
  expect(field('Version')).toBe(manifest['version']);
  expect(field('Architecture')).toBe('amd64');
  expect(field('Depends').split(', ')).toEqual(expect.arrayContaining(['libgtk-3-0', 'libnss3']));
  expect(deb.endsWith(`pulka-desk-${manifest['version']}-linux-amd64.deb`)).toBe(true);
});

test('the menu entry starts the program with the files that were clicked', () => {
  const entry = readFileSync(at('usr/share/applications/pulka-desk.desktop'), 'utf8');
  const lines = new Map(
    entry.split('\n').map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)] as const),
  );
  expect(lines.get('Name')).toBe('Pulka Desk');
  expect(lines.get('Exec')).toMatch(/^"?\/opt\/Pulka Desk\/pulka-desk"? %U$/);
  expect(lines.get('MimeType')).toContain('application/x-pulka-tournament;');
  expect(lines.get('Terminal')).toBe('false');
  expect(lines.get('Categories')).toBe('Office;');
  for (const size of [16, 32, 48, 64, 128, 256, 512])
    expect(
      existsSync(at(`usr/share/icons/hicolor/${size}x${size}/apps/${lines.get('Icon')}.png`)),
      `${size}`,
    ).toBe(true);
});

test('files named *.pulka are of the type that the program opens', () => {
  const types = readFileSync(at('usr/share/mime/packages/pulka-desk.xml'), 'utf8');
  expect(types).toContain('type="application/x-pulka-tournament"');
  expect(types).toContain('pattern="*.pulka"');
});

test('its scripts are correct shell and grant nothing beyond the sandbox helper', () => {
  const control = join(folder, 'control');
  execFileSync('dpkg-deb', ['--control', deb, control]);
  for (const name of ['postinst', 'postrm']) {
    const script = join(control, name);
    expect(spawnSync('bash', ['-n', script]).status, name).toBe(0);
    expect(statSync(script).mode & 0o111, name).not.toBe(0);
    const text = readFileSync(script, 'utf8');
    expect(text, name).not.toMatch(/\$\{\w*(executable|productFilename|sanitized)/);
    expect(
      [...text.matchAll(/chmod (\S+) '([^']+)'/g)]
        .map(([, , file]) => file)
        .filter((file) => !file?.endsWith('/chrome-sandbox')),
    ).toEqual([]);
  }
});

test('no file is open to writing by others, none has a set-user bit', () => {
  const list = execFileSync('dpkg-deb', ['--contents', deb], { encoding: 'utf8' }).trim().split('\n');
  expect(list.length).toBeGreaterThan(100);
  expect(list.filter((line) => !line.startsWith('l') && /^.{8}w/.test(line))).toEqual([]);
  expect(list.filter((line) => /^.{3}s|^.{6}s/.test(line))).toEqual([]);
  expect(list.every((line) => /\sroot\/root\s/.test(line))).toBe(true);
});

test('`pulka` lies beside the program and on the path, and both are executable', () => {
  for (const path of ['opt/Pulka Desk/pulka', 'usr/bin/pulka'])
    expect(statSync(at(path)).mode & 0o111, path).toBe(0o111);
});
