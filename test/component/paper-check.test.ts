import { describe, expect, test } from 'vitest';
import {
  emptyFoot,
  differences,
  readNumber,
  verdict,
} from '../../renderer/features/entry/model/paperCheck.ts';

describe('the foot of the paper', () => {
  test('numbers as people write them', () => {
    expect(readNumber('+57')).toBe(57);
    expect(readNumber('−211')).toBe(-211);
    expect(readNumber('-1 234')).toBe(-1234);
    expect(readNumber('7½')).toBe(7.5);
    expect(readNumber('7,5')).toBe(7.5);
  });
  test('what is no number is no number', () => {
    for (const text of ['', '-', 'abc', '1.2.3', '5x', '7,3', '--5']) expect(readNumber(text)).toBeNull();
  });
  test('nothing typed says nothing', () => {
    expect(verdict(' ', 5)).toBe('none');
    expect(verdict('5', 5)).toBe('agrees');
    expect(verdict('4', 5)).toBe('differs');
    expect(verdict('x', 5)).toBe('notNumber');
  });
  test('the differing places in reading order', () => {
    const foot = emptyFoot(3);
    foot.pool = ['2', '', '3'];
    foot.result = ['', '−10', ''];
    const program = { pool: [2, 10, 4], mountain: [0, 0, 0], whists: [0, 0, 0], result: [20, -11, -9] };
    expect(differences(foot, program)).toEqual([
      { row: 'pool', seat: 2 },
      { row: 'result', seat: 1 },
    ]);
  });
});
