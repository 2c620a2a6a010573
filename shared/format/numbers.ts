/** Whole numbers and fractions for people. Minus is U+2212, as wide as a figure. */
import { Rational } from '../domain/rational.ts';

export const MINUS = '\u2212';
/** A fraction without a sign of its own is set off by a narrow no-break space. */
const NARROW_SPACE = '\u202f';

const GLYPHS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
};

export interface NumberStyle {
  /** Write + before what is above 0. */
  plus?: boolean;
  /** `glyph`: 11⅔ where the sign exists (default); `plain`: 11 2/3. */
  fraction?: 'glyph' | 'plain';
}

/** `57`, `+57`, `−211`, `7½`: a whole number, or an exact half (whists of a rostov raspasy). */
export function formatNumber(value: number, style: NumberStyle = {}): string {
  if (Number.isInteger(value)) return sign(BigInt(value), style) + String(Math.abs(value));
  return formatFraction(Rational.of(value * 2, 2), style);
}

/**
 * An exact result: `-104/3` → `−34⅔`, or `−34 2/3` in the plain style. The fraction is that of the absolute value, as
 * people write it; 0 has no sign.
 * @param value a fraction, or its string in lowest terms as in `pulka-result/1`
 * @throws RangeError when the string is no fraction
 */
export function formatFraction(value: Rational | string, style: NumberStyle = {}): string {
  const exact = typeof value === 'string' ? Rational.parse(value) : value;
  const absolute = exact.num < 0n ? exact.negated() : exact;
  const whole = absolute.floor();
  const rest = absolute.fraction();
  const head = sign(exact.num, style);
  if (rest.num === 0n) return head + String(whole);
  const written = rest.toString();
  const glyph = style.fraction === 'plain' ? undefined : GLYPHS[written];
  if (glyph !== undefined) return head + (whole === 0n ? '' : String(whole)) + glyph;
  return head + (whole === 0n ? '' : String(whole) + NARROW_SPACE) + written;
}

/** A part of the whole as exact percents, with a no-break space: `31/30` → `103⅓ %`. */
export const percentText = (part: Rational): string => `${formatFraction(part.times(100))}\u00a0%`;

/** `red` what is below 0, on screen and paper. */
export function isNegative(value: number | string): boolean {
  return typeof value === 'number' ? value < 0 : value.startsWith('-');
}

function sign(value: bigint, style: NumberStyle): string {
  if (value < 0n) return MINUS;
  return value > 0n && style.plus === true ? '+' : '';
}
