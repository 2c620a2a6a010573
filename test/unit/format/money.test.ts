import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from '../../../shared/format/money.ts';

const NBSP = '\u00a0';

describe('money out', () => {
  it.each([
    [100050, `1${NBSP}000,50${NBSP}₽`],
    [0, `0,00${NBSP}₽`],
    [5, `0,05${NBSP}₽`],
    [-5, `\u22120,05${NBSP}₽`],
    [-123456789, `\u22121${NBSP}234${NBSP}567,89${NBSP}₽`],
    [99999, `999,99${NBSP}₽`],
  ])('%d kopecks', (kopecks, text) => {
    expect(formatMoney(kopecks)).toBe(text);
  });

  it('plus, and without the sign of the rouble', () => {
    expect(formatMoney(150, { plus: true, bare: true })).toBe('+1,50');
    expect(formatMoney(0, { plus: true, bare: true })).toBe('0,00');
  });

  it('never rounds', () => {
    expect(() => formatMoney(0.5)).toThrow(RangeError);
    expect(() => formatMoney(Number.NaN)).toThrow(RangeError);
  });
});

describe('money in (field.md, scenario 17)', () => {
  it.each([
    ['0,5', 50],
    ['0.5', 50],
    [',5', 50],
    ['.5', 50],
    ['0', 0],
    ['7', 700],
    ['0,05', 5],
    ['1 000,50', 100050],
    [`1${NBSP}000,50`, 100050],
    ['1\u202f000,50', 100050],
    ['1000,50', 100050],
    ['1 000 000', 100000000],
    ['  12 ', 1200],
    [`1${NBSP}000,50${NBSP}₽`, 100050],
    ['12₽', 1200],
  ])('«%s» is %d kopecks', (text, kopecks) => {
    expect(parseMoney(text)).toEqual({ kopecks });
  });

  it.each([
    ['abc', 'notANumber'],
    ['', 'notANumber'],
    [' ', 'notANumber'],
    [',', 'notANumber'],
    ['5,', 'notANumber'],
    ['1 00', 'notANumber'],
    ['10 00,5', 'notANumber'],
    ['1,000.50', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['12abc', 'notANumber'],
    ['1e3', 'notANumber'],
    ['+3', 'notANumber'],
    ['--3', 'notANumber'],
    ['−3', 'negative'],
    ['-3', 'negative'],
    ['-,5', 'negative'],
    ['0,005', 'tooFine'],
    ['99999999999999999999', 'tooLarge'],
  ])('«%s» is refused: %s', (text, reason) => {
    expect(parseMoney(text)).toMatchObject({ problem: { code: `money/${reason}` } });
  });

  it('what is written is read back, with and without the sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), fc.boolean(), (kopecks, bare) => {
        expect(parseMoney(formatMoney(kopecks, { bare }))).toEqual({ kopecks });
      }),
    );
  });
});
