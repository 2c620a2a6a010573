import { describe, expect, test } from 'vitest';
import { foldDeals } from '../../shared/domain/fold.ts';
import type { Deal } from '../../shared/domain/types.ts';
import { isWhole, paperTotals, readNumber, verdicts } from '../../shared/papercheck/index.ts';
import { differences, emptyFoot } from '../../renderer/features/entry/model/paperCheck.ts';
import { rules } from '../fixtures/sheets.ts';

/** A misère made by the first of three: ten into the pool; results 10 × (10 − 10/3) and 10 × (0 − 10/3). */
const misere: Deal = { type: 'misere', dealer: 2, declarer: 0, tricks: 0 };
const folded = foldDeals(rules('sochi', 3), [misere]);

describe('the foot of the paper', () => {
  test('numbers as people write them', () => {
    expect(readNumber('+57')).toBe(57);
    expect(readNumber('−211')).toBe(-211);
    expect(readNumber('-1 234')).toBe(-1234);
    expect(readNumber('7½')).toBe(7.5);
    expect(readNumber('7,5')).toBe(7.5);
    expect(readNumber('7.5')).toBe(7.5);
    expect(Object.is(readNumber('−0'), 0)).toBe(true);
  });
  test('what is no number is no number', () => {
    for (const text of ['', '-', 'abc', '1.2.3', '5x', '12а', '7,3', '--5', ','])
      expect(readNumber(text)).toBeNull();
  });
  test('nothing typed says nothing', () => {
    const foot = emptyFoot(3);
    foot.pool = [' ', '0', '4'];
    foot.mountain = ['x', '', ''];
    expect(verdicts(folded, foot)).toEqual({
      pool: ['none', 'agrees', 'differs'],
      mountain: ['notNumber', 'none', 'none'],
      whists: ['none', 'none', 'none'],
      result: ['none', 'none', 'none'],
    });
  });
  test('the differing places in reading order', () => {
    const foot = emptyFoot(3);
    foot.result = ['+67', '', '-32'];
    foot.pool = ['10', '0', '?'];
    foot.whists = ['0', '2', '0'];
    expect(differences(verdicts(folded, foot))).toEqual([
      { row: 'pool', seat: 2 },
      { row: 'whists', seat: 1 },
      { row: 'result', seat: 2 },
    ]);
  });
  test('what is no number is not searched for', () => {
    const foot = emptyFoot(3);
    foot.pool = ['10', '', 'x'];
    foot.whists = ['', '7½', ''];
    expect(paperTotals(foot)).toMatchObject({ pool: [10, null, null], whistSums: [null, 7.5, null] });
  });
  test('the bottom line agrees when all results do, or all that they come from', () => {
    const foot = emptyFoot(3);
    foot.pool = ['10', '0', '0'];
    foot.mountain = ['0', '0', '0'];
    expect(isWhole(verdicts(folded, foot))).toBe(false);
    foot.whists = ['0', '0', '0'];
    expect(isWhole(verdicts(folded, foot))).toBe(true);
    foot.whists = ['0', '0', '1'];
    expect(isWhole(verdicts(folded, foot))).toBe(false);
  });
});
