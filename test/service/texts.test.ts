/** Every code that the service or the command line can answer with has its sentence, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../../shared/locales/index.ts';

const root = resolve(import.meta.dirname, '../..');

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));
}

/** Codes as they are thrown. */
function codes(pattern: RegExp, folders: readonly string[]): string[] {
  const found = folders
    .flatMap(sources)
    .flatMap((text) => [...text.matchAll(pattern)].map((m) => m[1] ?? ''));
  return [...new Set(found)].sort();
}

const service = ['main/service', 'main/cli'];
const errors = [
  ...codes(/new PulkaError\(\s*'([a-z]+\/[A-Za-z]+)'/g, service),
  ...codes(/code: '((?:app|call|command|input|table|slip|document)\/[A-Za-z]+)'/g, service),
  ...codes(/(?:'|\| ')(file\/[A-Za-z]+)'/g, service),
  ...codes(/'(history\/[A-Za-z]+)'/g, ['shared/ledger']),
];
const problems = codes(/code: '((?:ledger|round|sheet|value)\/[A-Za-z]+)'/g, [
  'main/service',
  'shared/ledger',
]);
const cli = codes(/t\((?:[a-z]+ === '' \? )?'(cli\.[A-Za-z]+)'/g, ['main/cli']);
const gestures = codes(/'(gesture\.[A-Za-z]+)'/g, ['shared/ledger']);

describe.each(['ru', 'en'] as const)('%s', (locale) => {
  const known = messages[locale];
  test('errors', () => {
    expect(errors.length).toBeGreaterThan(30);
    expect(errors.filter((code) => known[`error.${code}`] === undefined)).toEqual([]);
  });
  test('problems', () => {
    expect(problems.length).toBeGreaterThan(10);
    expect(problems.filter((code) => known[`problem.${code}`] === undefined)).toEqual([]);
  });
  test('command line and gestures', () => {
    expect([cli.length > 10, gestures.length > 10]).toEqual([true, true]);
    expect([...cli, ...gestures].filter((key) => known[key] === undefined)).toEqual([]);
  });
});

test('both languages have the same keys of errors, gestures and command line', () => {
  const keys = (locale: 'ru' | 'en'): string[] =>
    Object.keys(messages[locale])
      .filter((key) => /^(error|gesture|cli|slipText|problem\.(ledger|round))\b/.test(key))
      .sort();
  expect(keys('ru')).toEqual(keys('en'));
});
