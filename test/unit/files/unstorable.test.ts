import { describe, expect, test } from 'vitest';
import { unstorable } from '../../../shared/files/unstorable.ts';

const HALF = '\ud800';
/** `{ in: { in: … } }`, so many objects around the value. */
const around = (depth: number, value: unknown): unknown => {
  let outer = value;
  for (let i = 0; i < depth; i++) outer = { in: outer };
  return outer;
};
const field = (name: string, value: unknown): object => JSON.parse(`{"${name}":${JSON.stringify(value)}}`);

describe('what cannot be stored', () => {
  test.each<[string, unknown, string[]]>([
    ['half a character in a list', { names: ['Анна', HALF] }, ['names[1] value/halfCharacter']],
    ['half a character in a name', { a: { [HALF]: 1 } }, ['a value/halfCharacter']],
    ['a whole character of two halves', { name: '\ud83c\udca1' }, []],
    ['a field that copying loses', { a: field('__proto__', 1) }, ['a.__proto__ value/unknownField']],
    ['what is as deep as may be', around(100, {}), []],
    ['what is deeper', around(101, {}), [`${Array(101).fill('in').join('.')} value/tooDeep`]],
    ['behind more than a line holds', [...Array(20_000).keys(), HALF], ['[20000] value/halfCharacter']],
    ['a long text', 'Ё'.repeat(50_000), []],
    ['nothing', null, []],
    ['bytes', { file: new Uint8Array(50_000) }, []],
  ])('%s', (_what, value, expected) => {
    expect(unstorable(value).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  test('a value inside itself', () => {
    const value: { deal: { again?: unknown } } = { deal: {} };
    value.deal.again = value;
    expect(unstorable(value)).toEqual([{ path: 'deal.again', code: 'value/circle' }]);
  });

  test('one value in many places is walked once', () => {
    let value: unknown = 1;
    for (let i = 0; i < 60; i++) value = [value, value];
    expect(unstorable(value)).toEqual([]);
  });
});
