/** The place where a file stops being JSON, against the engine's own verdict. */
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../shared/files/jsonPlace.ts';

const verdict = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('the first fault of a text', () => {
  it.each([
    ['место;игрок', 1, 1],
    ['', 1, 1],
    ['{', 1, 2],
    ['{"format":', 1, 11],
    ['{\n  "a": 1,\n  "b" 2\n}', 3, 7],
    ['{\r\n"a": [1, 2,]\r\n}', 2, 12],
    ['[1] x', 1, 5],
    ['{"ё": 01}', 1, 8],
    ['["\u0001"]', 1, 2],
    ['{"a": tru}', 1, 7],
    ['[1}', 1, 3],
  ])('%j: line %i, sign %i', (text, line, column) => {
    expect(verdict(text)).toBe(false);
    expect(jsonFault(text)).toEqual({ line, column });
  });

  it.each([
    '{}',
    ' [ ] ',
    '-0.5e+3',
    '"\\u00e9\\n"',
    'null',
    '{"a":{"b":[1,{"c":[]},"d"]},"e":false}\n',
    '['.repeat(5000) + ']'.repeat(5000),
  ])('%# is JSON', (text) => {
    expect(verdict(text)).toBe(true);
    expect(jsonFault(text)).toBeNull();
  });

  it('agrees with the engine on every text that lacks one sign', () => {
    const whole = '{"a": [1, -2.5e3, true], "b": {"c": null, "d": "x\\"y"}}';
    for (let i = 0; i < whole.length; i++) {
      const text = whole.slice(0, i) + whole.slice(i + 1);
      expect(jsonFault(text) === null, text).toBe(verdict(text));
    }
  });
});
