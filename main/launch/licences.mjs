/** Whose work the packages carry: every npm package in the bundle or beside it, with its licence in full. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['main', 'preload', 'renderer'];
const json = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Folders (`node_modules/…`) of what is bundled: written by the build (bundledPackages). */
const bundled = (root) => PARTS.flatMap((part) => json(join(root, 'out', part, 'bundled.json')));

/** Folders of what is installed beside the bundle: the lockfile's production dependencies. */
const installed = (root) =>
  Object.entries(json(join(root, 'package-lock.json')).packages)
    .filter(([folder, entry]) => folder !== '' && entry.dev !== true && entry.devOptional !== true)
    .map(([folder]) => folder)
    .filter((folder) => existsSync(join(root, folder)));

const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)/i;

/** The MIT licence, by the words of its grant, where a manifest names none. */
const MIT_GRANT = /Permission is hereby granted, free of charge, to any person obtaining a copy/;

function licenceOf(manifest, texts) {
  const { license } = manifest;
  if (typeof license === 'string') return license;
  if (typeof license?.type === 'string') return license.type;
  if (!Array.isArray(manifest.licenses))
    return texts.some((text) => MIT_GRANT.test(text)) ? 'MIT' : 'UNKNOWN';
  return manifest.licenses.map(({ type }) => type).join(' OR ');
}

function describe(root, folder) {
  const path = join(root, folder);
  const manifest = json(join(path, 'package.json'));
  const texts = readdirSync(path)
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(join(path, name), 'utf8').trim());
  return { name: manifest.name, version: manifest.version, licence: licenceOf(manifest, texts), texts };
}

/** Packages that the program carries, by name: `{ name, version, licence, texts }`. */
export function packagesCarried(root) {
  const folders = [...new Set([...bundled(root), ...installed(root)])];
  const all = folders.map((folder) => describe(root, folder));
  return all.sort((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
}

/** The text of THIRD-PARTY.txt. */
export function licenceText(root) {
  const packages = packagesCarried(root);
  const list = packages.map(({ name, version, licence }) => `${name} ${version} — ${licence}`);
  const full = packages.map(({ name, version, licence, texts }) =>
    [
      `## ${name} ${version} (${licence})`,
      ...(texts.length > 0 ? texts : ['(no licence file in the package)']),
    ].join('\n\n'),
  );
  return [
    'Pulka Desk carries the following work of others. The licences of Electron and Chromium are in',
    'LICENSE.electron.txt and LICENSES.chromium.html, those of the fonts beside them in resources/fonts.',
    '',
    ...list,
    '',
    ...full,
    '',
  ].join('\n');
}
