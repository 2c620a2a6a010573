/** Numbers of the sheet as the window shows them: whole, half or exact, with the minus of the paper. */
import type { Rational } from '../../shared/domain/rational.ts';
import { formatMoney } from '../../shared/format/money.ts';
import { formatFraction, formatNumber } from '../../shared/format/numbers.ts';

const format = (value: Rational | number, plus: boolean): string =>
  typeof value === 'number' ? formatNumber(value, { plus }) : formatFraction(value, { plus });

/** `36½`, `−13½`, `0`. */
export const amountText = (value: Rational | number): string => format(value, false);

/** With its sign, zero without: `+36½`, `−13½`, `0`. */
export const signedText = (value: Rational | number): string => format(value, true);

/** Class of a number that may be below 0; its sign says so too. */
export const signClass = (value: Rational | number): string =>
  (typeof value === 'number' ? value < 0 : value.num < 0n) ? 'neg' : '';

/** A price in kopecks, which may be a fraction, in roubles: `0,50`, `0,02½`. */
export function priceText(kopecks: Rational): string {
  const part = kopecks.fraction();
  const whole = formatMoney(Number(kopecks.floor()), { bare: true });
  return part.num === 0n ? whole : `${whole}${formatFraction(part)}`;
}
