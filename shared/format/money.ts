/** Money: whole kopecks inside, roubles for people. */
import type { Problem } from '../domain/problem.ts';
import { MINUS } from './numbers.ts';

const NO_BREAK_SPACE = '\u00a0';
/** Any space people or programs put between thousands. */
const SPACES = /[\s\u00a0\u2009\u202f]/gu;
/** Far above any club's purse; keeps sums of balances exact. */
const MOST_KOPECKS = 1_000_000_000_000;

export interface MoneyStyle {
  /** Write + before what is above 0. */
  plus?: boolean;
  /** Leave the sign ₽ out, e.g. in a column headed with it. */
  bare?: boolean;
}

/**
 * `1 000,50 ₽` with no-break spaces; whole roubles without kopecks keep `,00` so that columns align.
 * @param kopecks whole
 * @throws RangeError on a fraction of a kopeck
 */
export function formatMoney(kopecks: number, style: MoneyStyle = {}): string {
  if (!Number.isSafeInteger(kopecks)) throw new RangeError(`no whole kopecks: ${kopecks}`);
  const digits = String(Math.abs(kopecks)).padStart(3, '0');
  const roubles = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/gu, NO_BREAK_SPACE);
  const head = kopecks < 0 ? MINUS : kopecks > 0 && style.plus === true ? '+' : '';
  return `${head}${roubles},${digits.slice(-2)}${style.bare === true ? '' : `${NO_BREAK_SPACE}₽`}`;
}

export type MoneyRead = { kopecks: number } | { problem: Problem };

/**
 * Reads an amount of roubles: «0,5», «0.5», «,5», «1 000,50» with any space between thousands, «1000 ₽». The same
 * value or a refusal, never a guess: «1 00», «1,000.5», «abc», «−3», an empty text are refused.
 */
export function parseMoney(text: string): MoneyRead {
  const refuse = (reason: string): MoneyRead => {
    return { problem: { path: '', code: `money/${reason}`, params: { text: text.trim() } } };
  };
  const amount = text.trim().replace(/[\s\u00a0\u202f]*₽$/u, '');
  if (/^[-\u2212\u2013\u2014][\d,.]/u.test(amount)) return refuse('negative');
  const match = /^(\d+|\d{1,3}(?:[\s\u00a0\u2009\u202f]\d{3})+)?(?:[.,](\d+))?$/u.exec(amount);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return refuse('notANumber');
  const kopecks = match[2] ?? '';
  if (kopecks.length > 2) return refuse('tooFine');
  const digits = (match[1] ?? '0').replace(SPACES, '') + kopecks.padEnd(2, '0');
  if (BigInt(digits) > BigInt(MOST_KOPECKS)) return refuse('tooLarge');
  return { kopecks: Number(digits) };
}
