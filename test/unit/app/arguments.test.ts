/** What a start is asked for: a file, the command line, a window. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileFromArguments } from '../../../main/app/open-request.ts';
import { commandLineOf } from '../../../main/cli/packaged.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'пулька '));
  file = join(folder, 'Кубок 50 % «Ёлка».pulka');
  writeFileSync(file, '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the file of a double click', () => {
  test('by its path, by its name in the folder of the start, by its address', () => {
    expect(fileFromArguments(['--no-sandbox', file], '/')).toBe(file);
    expect(fileFromArguments(['Кубок 50 % «Ёлка».pulka'], folder)).toBe(file);
    expect(fileFromArguments([pathToFileURL(file).href], '/')).toBe(file);
  });
  test.each([
    [[]],
    [['--open=x.pulka']],
    [['нет.pulka']],
    [['file://elsewhere/x.pulka']],
    [['file:///x%2Fy.pulka']],
    [['file:///%E0%A4%A.pulka']],
    [['https://example.org/x.pulka']],
    [['/etc/passwd']],
  ])('nothing for %j', (args) => expect(fileFromArguments(args, folder)).toBeNull());
});

describe('the command line in the arguments of the package', () => {
  test.each([
    [
      ['--cli', 'score', 'x.json'],
      ['score', 'x.json'],
    ],
    [
      ['--cli', '--', 'score', '-', '--lang', 'ru'],
      ['score', '-', '--lang', 'ru'],
    ],
    [['--no-sandbox', '--cli', '--', '--help'], ['--help']],
    [['--cli'], []],
    [
      ['--cli', '--', '--', 'x'],
      ['--', 'x'],
    ],
  ])('%j', (args, command) => expect(commandLineOf(args)).toEqual(command));
  test.each([
    [[]],
    [['x.pulka']],
    [['x.pulka', '--cli', 'check']],
    [['--', '--cli', 'check']],
    [['--client']],
  ])('a window for %j', (args) => expect(commandLineOf(args)).toBeNull());
});
