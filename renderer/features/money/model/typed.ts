/** Numbers as people type them into the plans: parts, percents, whole numbers. Never a guess. */
import { Rational } from '../../../../shared/domain/rational.ts';

const MOST_DIGITS = 9;

/** «1», «0,1», «0.1», «,5», «1/10» as an exact fraction from 0; null for anything else. */
export function readFraction(text: string): string | null {
  const clean = text.trim();
  const parts = /^(\d{1,9})\s*\/\s*(\d{1,9})$/u.exec(clean);
  if (parts !== null) {
    const [, num = '', den = ''] = parts;
    return Number(den) === 0 ? null : Rational.of(BigInt(num), BigInt(den)).toString();
  }
  const decimal = /^(\d*)(?:[.,](\d+))?$/u.exec(clean);
  if (decimal === null || clean === '') return null;
  const [, whole = '', rest = ''] = decimal;
  if (whole.length + rest.length > MOST_DIGITS) return null;
  return Rational.of(BigInt(`${whole}${rest}` || '0'), 10n ** BigInt(rest.length)).toString();
}

/** A part of the whole: percents «50», «33,3 %», or a fraction «1/3». */
export function readShare(text: string): string | null {
  const clean = text.trim().replace(/\s*%$/u, '');
  if (clean.includes('/')) return text.includes('%') ? null : readFraction(clean);
  const percent = readFraction(clean);
  return percent === null ? null : Rational.parse(percent).over(100).toString();
}

/** A whole number from `least`; null for anything else. */
export function readWhole(text: string, least = 0): number | null {
  const clean = text.trim();
  if (!/^\d{1,6}$/u.test(clean)) return null;
  const value = Number(clean);
  return value >= least ? value : null;
}

/** Ends in a finite decimal of at most two places. */
const isShort = (value: Rational): boolean => value.times(100).isWhole();

/** A fraction as it can be typed again: `0,1`, `3/2` stays `1,5`, `1/3` stays `1/3`. */
export function fractionTyped(value: string): string {
  const exact = Rational.parse(value);
  if (exact.isWhole() || !isShort(exact)) return exact.toString();
  const hundredths = exact.times(100).toInteger();
  const rest = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)},${rest.replace(/0$/u, '')}`;
}

/** A part of the whole as percents, or as a fraction where percents would not end. */
export function shareTyped(value: string): string {
  const percent = Rational.parse(value).times(100);
  return isShort(percent) ? fractionTyped(percent.toString()) : value;
}
