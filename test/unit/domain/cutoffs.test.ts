import { describe, expect, it } from 'vitest';
import { cutOff, cutoffProblems, USUAL_CUTOFFS, type CutoffScale } from '../../../shared/domain/cutoffs.ts';
import { placePoints, placeTableProblems, USUAL_PLACE_TABLE } from '../../../shared/domain/placePoints.ts';
import { Rational } from '../../../shared/domain/rational.ts';

const scale = (...steps: [number | null, string][]): CutoffScale =>
  steps.map(([upTo, factor]) => ({ upTo, factor: Rational.parse(factor) }));
const cut = (result: string, by: CutoffScale) => cutOff(Rational.parse(result), by).toString();
const codes = (by: CutoffScale) => cutoffProblems(by).map(({ code, path }) => `${path} ${code}`);

describe('cut-offs', () => {
  it.each([
    ['0', '0'],
    ['150', '150'],
    ['200', '200'],
    ['201', '2001/10'],
    ['250', '205'],
    ['-250', '-205'],
    // 203 1/3: 200 and a tenth of 3 1/3.
    ['610/3', '601/3'],
    ['-1200', '-300'],
  ])('usual, 1 : 1 to 200 and 10 : 1 above: %s counts %s', (result, counted) => {
    expect(cut(result, USUAL_CUTOFFS)).toBe(counted);
  });

  it('of one’s own, step by step', () => {
    // 200 = 1, more than 200 = 10 : 1, from 650 nothing.
    const capped = scale([200, '1'], [650, '1/10'], [null, '0']);
    expect(['649', '650', '700', '-1000'].map((r) => cut(r, capped))).toEqual([
      '2449/10',
      '245',
      '245',
      '-245',
    ]);
    // 51–100 by half, above 100 a tenth: 50 + 25 + 5.
    const rostov = scale([50, '1'], [100, '1/2'], [null, '1/10']);
    expect(['50', '75', '100', '150', '-150'].map((r) => cut(r, rostov))).toEqual([
      '50',
      '125/2',
      '75',
      '80',
      '-80',
    ]);
  });

  it('refuse borders that do not grow, parts outside 0–1, and a scale without an end', () => {
    expect(codes(USUAL_CUTOFFS)).toEqual([]);
    expect(codes([])).toEqual(['cutoffs cutoffs/end']);
    expect(codes(scale([200, '1']))).toEqual(['cutoffs[0].upTo cutoffs/end']);
    expect(codes(scale([null, '1'], [200, '1']))).toEqual([
      'cutoffs[0].upTo cutoffs/end',
      'cutoffs[1].upTo cutoffs/end',
    ]);
    expect(codes(scale([200, '1'], [200, '1/2'], [null, '0']))).toEqual(['cutoffs[1].upTo cutoffs/border']);
    expect(codes(scale([0, '1'], [null, '0']))).toEqual(['cutoffs[0].upTo cutoffs/border']);
    expect(codes(scale([200, '11/10'], [null, '-1']))).toEqual([
      'cutoffs[0].factor cutoffs/factor',
      'cutoffs[1].factor cutoffs/factor',
    ]);
  });
});

describe('place points', () => {
  const of = (...results: string[]) =>
    placePoints(
      results.map((r) => Rational.parse(r)),
      USUAL_PLACE_TABLE,
    ).map(String);

  it('are a point for each player left behind; three scaled to four', () => {
    expect(of('-5', '40', '-50', '15')).toEqual(['1', '3', '0', '2']);
    expect(of('-5', '40', '-35')).toEqual(['3/2', '3', '0']);
  });

  it('split shared places exactly', () => {
    expect(of('10', '10', '-5', '-15')).toEqual(['5/2', '5/2', '1', '0']);
    expect(of('10/3', '10/3', '-20/3')).toEqual(['9/4', '9/4', '0']);
    expect(of('0', '0', '0', '0')).toEqual(['3/2', '3/2', '3/2', '3/2']);
    expect(of('0', '0', '0')).toEqual(['3/2', '3/2', '3/2']);
    expect(of('30', '-10', '-10', '-10')).toEqual(['3', '1', '1', '1']);
  });

  it('refuse a table that is not of three or four, and points that grow downwards', () => {
    expect(() => of('1', '-1')).toThrow(RangeError);
    expect(placeTableProblems(USUAL_PLACE_TABLE)).toEqual([]);
    const wrong = { three: [Rational.of(1), Rational.of(2), Rational.zero], four: [Rational.of(1)] };
    expect(placeTableProblems(wrong)).toEqual([
      { path: 'placePoints.three[1]', code: 'placePoints/order' },
      { path: 'placePoints.four', code: 'placePoints/size', params: { n: 4 } },
    ]);
  });
});
