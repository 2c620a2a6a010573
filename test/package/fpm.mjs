#!/usr/bin/env node
/**
 * The few words of fpm that electron-builder says, done with dpkg-deb: for the test, where fpm's own binary (a download
 * of electron-builder's) cannot be reached. Everything in the package — files, menu entry, types, scripts, what it
 * depends on — is decided by electron-builder's configuration; this only packs it. Not compressed: it is a test.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
  readFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const one = {};
const many = { '-d': [], '--deb-recommends': [] };
const maps = [];
const FLAGS = new Set(['--force', '--verbose', '--debug', '--debug-workspace']);
const args = process.argv.slice(2);
for (let i = 0; i < args.length; i++) {
  const arg = args[i];
  if (FLAGS.has(arg)) continue;
  if (arg.startsWith('-')) {
    const value = args[++i];
    if (arg in many) many[arg].push(value);
    else one[arg] = value;
  } else maps.push(arg);
}
const need = (name) => {
  if (one[name] === undefined) throw new Error(`fpm was not given ${name}`);
  return one[name];
};

const root = mkdtempSync(join(tmpdir(), 'pulka-deb-'));
try {
  chmodSync(root, 0o755);
  for (const map of maps) {
    const at = map.lastIndexOf('=');
    const [from, to] = [resolve(map.slice(0, at)), join(root, map.slice(at + 1))];
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    if (!statSync(from).isDirectory() && (statSync(from).mode & 0o111) === 0) chmodSync(to, 0o644);
  }
  const control = join(root, 'DEBIAN');
  mkdirSync(control);
  const [first, ...rest] = need('--description').split('\n');
  const description = [first || rest.shift() || '', ...rest].map((line, i) =>
    i === 0 ? line : ` ${line.trim() || '.'}`,
  );
  const fields = {
    Package: need('--name'),
    Version: need('--version'),
    Architecture: need('--architecture'),
    Maintainer: need('--maintainer'),
    Section: one['--category'] ?? 'default',
    Priority: one['--deb-priority'] ?? 'optional',
    Homepage: need('--url'),
    ...(many['-d'].length > 0 ? { Depends: many['-d'].join(', ') } : {}),
    ...(many['--deb-recommends'].length > 0 ? { Recommends: many['--deb-recommends'].join(', ') } : {}),
    Description: description.join('\n'),
  };
  const text = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  writeFileSync(join(control, 'control'), text.join(''));
  for (const [option, script] of [
    ['--after-install', 'postinst'],
    ['--after-remove', 'postrm'],
  ]) {
    writeFileSync(join(control, script), readFileSync(need(option)), { mode: 0o755 });
  }
  execFileSync('dpkg-deb', ['--root-owner-group', '-Znone', '--build', root, need('--package')], {
    stdio: 'inherit',
  });
} finally {
  rmSync(root, { recursive: true, force: true });
}
