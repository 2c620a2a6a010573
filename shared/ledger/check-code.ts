/**
 * Short codes by which a paper is found in the program, e.g. `5-4K2-7PM`: a number, then six signs that say the
 * content, the last of them a check sign, so that a misread letter is noticed.
 */

/** No I, L, O, S, U, 0, 1: nothing that is read as something else, in print or by hand. A prime number of signs. */
const SIGNS = '23456789ABCDEFGHJKMNPQRTVWXYZ';
const SIZE = SIGNS.length;
const CONTENT_SIGNS = 5;

/** Weighted sum modulo a prime: one changed sign, or two swapped neighbours, change it. */
function checkSign(number: number, signs: readonly number[]): number {
  const values = [...signs, ...[...String(number)].map(Number)];
  return values.reduce((sum, value, i) => sum + value * (i + 1), 0) % SIZE;
}

const group = (signs: readonly number[]): string => {
  const text = signs.map((sign) => SIGNS[sign] ?? '').join('');
  return `${text.slice(0, 3)}-${text.slice(3)}`;
};

/**
 * @param number of the slip or revision, from 1
 * @param digest bytes of a digest of the content, at least five
 */
export function checkCode(number: number, digest: readonly number[]): string {
  const signs = digest.slice(0, CONTENT_SIGNS).map((byte) => byte % SIZE);
  return `${number}-${group([...signs, checkSign(number, signs)])}`;
}

/** Is this a code that could have been printed? Spaces and small letters are forgiven, a misread sign is not. */
export function isCheckCode(text: string): boolean {
  const match = /^(\d+)-([^-]{3})-([^-]{3})$/.exec(text.trim().toUpperCase().replaceAll(/[\s]+/g, ''));
  if (match === null) return false;
  const signs = [...`${match[2]}${match[3]}`].map((sign) => SIGNS.indexOf(sign));
  if (signs.includes(-1)) return false;
  return checkSign(Number(match[1]), signs.slice(0, -1)) === signs.at(-1);
}
