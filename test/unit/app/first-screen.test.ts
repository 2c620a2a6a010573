import { expect, test } from 'vitest';
import { firstScreen } from '../../../main/launch/first-screen.ts';

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
