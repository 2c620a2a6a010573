import { expect, test } from 'vitest';
import { firstFonts, firstScreen } from '../../../main/launch/first-screen.ts';

/** Module → those that import it statically. */
const IMPORTERS: Readonly<Record<string, readonly string[]>> = {
  main: [],
  shell: ['main'],
  entry: ['shell', 'sheet'],
  // A circle: each needs the other.
  sheet: ['entry'],
  // Loaded when it is opened: nobody imports it statically.
  incident: [],
  rulebooks: ['incident'],
  // Needed at once and later.
  numbers: ['incident', 'entry'],
};
const modules = {
  getModuleInfo: (id: string) => (id in IMPORTERS ? { importers: IMPORTERS[id] ?? [] } : null),
};

test('what the entry loads at once is one part, whoever else needs it', () => {
  const name = firstScreen('main');
  const first = Object.keys(IMPORTERS).filter((id) => name(id, modules) === 'window');
  expect(first).toEqual(['main', 'shell', 'entry', 'sheet', 'numbers']);
});

test('what the bundler does not know is left to it', () => {
  expect(firstScreen('main')('unknown', modules)).toBeNull();
});

test('the fonts of the first screen are named in its page, and in no other', () => {
  const bundle = {
    'assets/pt-sans-cyrillic-400-normal-AAAA.woff2': {},
    'assets/pt-sans-cyrillic-400-normal-AAAA.woff': {},
    'assets/pt-serif-latin-400-italic-BBBB.woff2': {},
    'assets/PulkaSigns-CCCC.woff2': {},
    'assets/window-DDDD.js': {},
  };
  // Called as the bundler calls it, with what it looks at.
  const hook = firstFonts('/index.html').transformIndexHtml as unknown as {
    handler: (html: string, context: { path: string; bundle: object }) => { attrs: { href: string } }[];
  };
  const named = (path: string): string[] => hook.handler('', { path, bundle }).map(({ attrs }) => attrs.href);
  expect(named('/index.html')).toEqual([
    './assets/pt-sans-cyrillic-400-normal-AAAA.woff2',
    './assets/PulkaSigns-CCCC.woff2',
  ]);
  expect(named('/print.html')).toEqual([]);
});
