import { describe, expect, it } from 'vitest';
import { formatFraction, formatNumber, isNegative } from '../../../shared/format/numbers.ts';
import { Rational } from '../../../shared/domain/rational.ts';

const MINUS = '\u2212';
const NARROW = '\u202f';

describe('whole numbers', () => {
  it.each([
    [0, '0', '0'],
    [57, '57', '+57'],
    [-211, `${MINUS}211`, `${MINUS}211`],
    [7.5, '7½', '+7½'],
    [-0.5, `${MINUS}½`, `${MINUS}½`],
    [-0, '0', '0'],
  ])('%d', (value, plain, plus) => {
    expect(formatNumber(value)).toBe(plain);
    expect(formatNumber(value, { plus: true })).toBe(plus);
  });
});

describe('fractions out of exact strings', () => {
  it.each([
    ['-104/3', `${MINUS}34⅔`, `${MINUS}34${NARROW}2/3`],
    ['35/3', '11⅔', `11${NARROW}2/3`],
    ['214/3', '71⅓', `71${NARROW}1/3`],
    ['1/2', '½', '1/2'],
    ['-1/3', `${MINUS}⅓`, `${MINUS}1/3`],
    ['7/4', '1¾', `1${NARROW}3/4`],
    ['-9/4', `${MINUS}2¼`, `${MINUS}2${NARROW}1/4`],
    ['16/5', `3${NARROW}1/5`, `3${NARROW}1/5`],
    ['-20/3', `${MINUS}6⅔`, `${MINUS}6${NARROW}2/3`],
    ['42', '42', '42'],
    ['0', '0', '0'],
    ['1000000000000000000001/3', '333333333333333333333⅔', `333333333333333333333${NARROW}2/3`],
  ])('%s', (text, glyph, plain) => {
    expect(formatFraction(text)).toBe(glyph);
    expect(formatFraction(text, { fraction: 'plain' })).toBe(plain);
    expect(formatFraction(Rational.parse(text))).toBe(glyph);
  });

  it('plus only above zero', () => {
    expect(formatFraction('10/3', { plus: true })).toBe('+3⅓');
    expect(formatFraction('0', { plus: true })).toBe('0');
    expect(formatFraction('-10/3', { plus: true })).toBe(`${MINUS}3⅓`);
  });

  it('refuses what is no fraction', () => {
    for (const text of ['', 'abc', '1/0', '1.5', '--1'])
      expect(() => formatFraction(text)).toThrow(RangeError);
  });

  it('knows what is below zero', () => {
    expect([isNegative(-1), isNegative(0), isNegative('-1/3'), isNegative('1/3')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
