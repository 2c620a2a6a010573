import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { ProblemError } from '../../../shared/domain/problem.ts';
import { Rational, safe } from '../../../shared/domain/rational.ts';
import { roundingParts, roundToSum } from '../../../shared/domain/rounding.ts';

const arb = fc
  .tuple(fc.integer({ min: -9999, max: 9999 }), fc.integer({ min: 1, max: 60 }))
  .map(([n, d]) => Rational.of(n, d));

describe('Rational', () => {
  it('stands in lowest terms with the sign above', () => {
    expect(Rational.of(208, -6).toString()).toBe('-104/3');
    expect(Rational.of(0, 5).toString()).toBe('0');
    expect(JSON.stringify({ r: Rational.of(-6, 3) })).toBe('{"r":"-2"}');
  });

  it('reads what it writes and refuses the rest', () => {
    fc.assert(fc.property(arb, (r) => Rational.parse(r.toString()).equals(r)));
    for (const text of ['', '1.5', '1/', '1/-2', '1/0', ' 1', '+1']) {
      expect(() => Rational.parse(text), text).toThrow(RangeError);
    }
  });

  it('refuses floats, unsafe integers and a zero below', () => {
    expect(() => Rational.of(0.5)).toThrow(RangeError);
    expect(() => Rational.of(2 ** 53)).toThrow(RangeError);
    expect(() => Rational.of(1, 0)).toThrow(RangeError);
    expect(() => Rational.of(1).over(0)).toThrow(RangeError);
    expect(() => Rational.of(1, 2).toInteger()).toThrow(RangeError);
    expect(() => safe(2n ** 53n)).toThrow(ProblemError);
    expect(safe(2n ** 53n - 1n)).toBe(2 ** 53 - 1);
  });

  it('floors toward minus infinity', () => {
    expect(Rational.of(-20, 3).floor()).toBe(-7n);
    expect(Rational.of(-20, 3).fraction().toString()).toBe('1/3');
    expect(Rational.of(20, 3).floor()).toBe(6n);
    expect(Rational.of(-6, 3).floor()).toBe(-2n);
    fc.assert(
      fc.property(arb, (r) => {
        const f = r.fraction();
        expect(Rational.of(r.floor()).plus(f).equals(r)).toBe(true);
        expect(f.compare(Rational.zero)).not.toBe(-1);
        expect(f.compare(Rational.of(1))).toBe(-1);
      }),
    );
  });

  it('computes as fractions do', () => {
    fc.assert(
      fc.property(arb, arb, arb, (a, b, c) => {
        expect(a.plus(b).minus(b).equals(a)).toBe(true);
        expect(a.times(b.plus(c)).equals(a.times(b).plus(a.times(c)))).toBe(true);
        if (b.num !== 0n) expect(a.over(b).times(b).equals(a)).toBe(true);
        expect(a.compare(b)).toBe(-b.compare(a) + 0);
      }),
    );
    expect(Rational.of(1, 3).times(3).toInteger()).toBe(1);
    expect(Rational.of(1).over(3).toString()).toBe('1/3');
  });
});

describe('roundToSum', () => {
  const round = (...texts: string[]) => roundToSum(texts.map((t) => Rational.parse(t)));

  it('gives the missing units to the largest fractions, a tie to the earlier seat', () => {
    // One raspasy 4-3-3 (field 1): −7+1/3, 3+1/3, 3+1/3; one unit is missing, all fractions equal.
    expect(round('-20/3', '10/3', '10/3')).toEqual([-6, 3, 3]);
    // Fractions 2/3, 1/3: the second has the largest.
    expect(round('-10/3', '20/3', '-10/3')).toEqual([-3, 7, -4]);
    expect(round('-5/4', '1/2', '3/4')).toEqual([-1, 0, 1]);
  });

  it('leaves whole numbers alone', () => {
    expect(round('-5', '2', '3')).toEqual([-5, 2, 3]);
    expect(roundingParts([]).length).toBe(0);
  });

  it('says where every unit went', () => {
    const parts = roundingParts(['73/2', '-27/2', '-251/2', '205/2'].map((t) => Rational.parse(t)));
    expect(parts.map((p) => p.floor)).toEqual([36, -14, -126, 102]);
    expect(parts.map((p) => p.extra)).toEqual([1, 1, 0, 0]);
    expect(parts.map((p) => p.value)).toEqual([37, -13, -126, 102]);
  });

  it('refuses values that do not sum to a whole number', () => {
    expect(() => round('1/3', '1/3')).toThrow(RangeError);
  });
});
