import { describe, expect, test } from 'vitest';
import {
  lowerQuartile,
  median,
  pairedRatio,
  percentile,
  quantile,
  toldTimes,
  upperQuartile,
} from '../../bench/statistics.ts';

describe('quantiles', () => {
  test('lie between the two nearest values, in whatever order they came', () => {
    // Of 0, 10, 20, 30 a quarter of the way (3 steps) is 0.75 of a step.
    expect(lowerQuartile([30, 0, 20, 10])).toBeCloseTo(7.5);
    expect(median([30, 0, 20, 10])).toBe(15);
    expect(upperQuartile([30, 0, 20, 10])).toBeCloseTo(22.5);
  });

  test('one value is all of them, none is no number', () => {
    expect([lowerQuartile([4]), median([4]), upperQuartile([4])]).toEqual([4, 4, 4]);
    expect(quantile([], 0.25)).toBeNaN();
  });

  test('a few slowed runs do not move the lower quartile of times', () => {
    const quiet = Array.from({ length: 20 }, () => 100);
    const disturbed = quiet.map((ms, i) => (i % 3 === 0 ? 5 * ms : ms));
    expect(lowerQuartile(disturbed)).toBe(lowerQuartile(quiet));
  });

  test('the values are left in their order', () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
});

test('a percentile is the value that so many of a hundred do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([percentile(hundred, 95), percentile(hundred, 100), percentile(hundred, 0)]).toEqual([95, 100, 1]);
  expect(percentile([], 95)).toBeNaN();
});

describe('the ratio of pairs', () => {
  test('is the median of the ratios of neighbours', () => {
    expect(pairedRatio([2, 30, 5], [1, 10, 1])).toBe(3);
  });

  test('does not see a machine that slows both of a pair', () => {
    const slowed = [1, 2, 1, 7, 1, 2];
    expect(
      pairedRatio(
        slowed.map((times) => 13 * times),
        slowed.map((times) => 10 * times),
      ),
    ).toBeCloseTo(1.3);
  });

  test('of no pairs is no number', () => expect(pairedRatio([], [])).toBeNaN());
});

test('times name the statistic they are', () => {
  expect(toldTimes([10, 20, 30, 40, 50])).toBe('lower quartile 20 ms, median 30 ms');
  expect(toldTimes([10, 20, 30, 40, 50], 1, 50)).toBe('lower quartile 1000.0 ms, median 1500.0 ms');
});
