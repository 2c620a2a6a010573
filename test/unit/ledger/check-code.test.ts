import { describe, expect, test } from 'vitest';
import { checkCode, isCheckCode } from '../../../shared/ledger/check-code.ts';

describe('check code', () => {
  const code = checkCode(5, [200, 17, 44, 3, 250, 9]);

  test('is a number and six signs that are not misread', () => {
    expect(code).toMatch(/^5-[23456789A-HJKMNPQRTV-Z]{3}-[23456789A-HJKMNPQRTV-Z]{3}$/);
    expect(isCheckCode(code)).toBe(true);
    expect(isCheckCode(` ${code.toLowerCase()} `)).toBe(true);
  });

  test('a misread sign, two swapped neighbours, another number are noticed', () => {
    const signs = '23456789ABCDEFGHJKMNPQRTVWXYZ';
    for (let i = 2; i < code.length; i++) {
      if (code[i] === '-') continue;
      for (const sign of signs) {
        if (sign === code[i]) continue;
        expect(isCheckCode(code.slice(0, i) + sign + code.slice(i + 1))).toBe(false);
      }
      const next = code[i + 1];
      if (next !== undefined && next !== '-' && next !== code[i])
        expect(isCheckCode(code.slice(0, i) + next + code[i] + code.slice(i + 2))).toBe(false);
    }
    for (let n = 1; n <= 20; n++) if (n !== 5) expect(isCheckCode(code.replace('5-', `${n}-`))).toBe(false);
    expect(isCheckCode('5-4K2')).toBe(false);
    expect(isCheckCode('5-4I2-7PM')).toBe(false);
  });

  test('other contents have other codes', () => {
    const codes = new Set(
      Array.from({ length: 100 }, (_, i) => checkCode(1, [i % 29, Math.floor(i / 29), 3, 4, 5])),
    );
    expect(codes.size).toBe(100);
  });
});
