/**
 * Exact fractions. Scores and money never touch a floating-point number: a division keeps its remainder here
 * until the last, explicit rounding.
 */
import { ProblemError } from './problem.ts';

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** A fraction in lowest terms with a positive denominator; immutable. */
export class Rational {
  readonly num: bigint;
  readonly den: bigint;

  private constructor(num: bigint, den: bigint) {
    this.num = num;
    this.den = den;
  }

  static readonly zero: Rational = new Rational(0n, 1n);

  /**
   * The fraction `num / den`. Numbers must be safe integers.
   * @throws RangeError when the denominator is 0 or a number is no safe integer
   */
  static of(num: bigint | number, den: bigint | number = 1n): Rational {
    let n = whole(num);
    let d = whole(den);
    if (d === 0n) throw new RangeError('denominator 0');
    if (d < 0n) {
      n = -n;
      d = -d;
    }
    if (d === 1n) return new Rational(n, d);
    const g = gcd(n, d);
    return g > 1n ? new Rational(n / g, d / g) : new Rational(n, d);
  }

  /** Reads `"-104/3"` or `"7"`. @throws RangeError on anything else */
  static parse(text: string): Rational {
    const m = /^(-?\d+)(?:\/(\d+))?$/.exec(text);
    if (m === null) throw new RangeError(`no fraction: ${text}`);
    return Rational.of(BigInt(m[1] as string), BigInt(m[2] ?? '1'));
  }

  static sum(values: readonly Rational[]): Rational {
    return values.reduce((a, b) => a.plus(b), Rational.zero);
  }

  plus(other: Rational): Rational {
    if (this.den === 1n && other.den === 1n) return new Rational(this.num + other.num, 1n);
    return Rational.of(this.num * other.den + other.num * this.den, this.den * other.den);
  }
  minus(other: Rational): Rational {
    return Rational.of(this.num * other.den - other.num * this.den, this.den * other.den);
  }
  times(other: Rational | number): Rational {
    const o = typeof other === 'number' ? Rational.of(other) : other;
    return Rational.of(this.num * o.num, this.den * o.den);
  }
  /** @throws RangeError when the divisor is 0 */
  over(other: Rational | number): Rational {
    const o = typeof other === 'number' ? Rational.of(other) : other;
    return Rational.of(this.num * o.den, this.den * o.num);
  }
  negated(): Rational {
    return new Rational(-this.num, this.den);
  }

  /** Negative, zero or positive as this is less than, equal to or greater than the other. */
  compare(other: Rational): -1 | 0 | 1 {
    const same = this.den === other.den;
    const l = same ? this.num : this.num * other.den;
    const r = same ? other.num : other.num * this.den;
    return l < r ? -1 : l > r ? 1 : 0;
  }
  equals(other: Rational): boolean {
    return this.num === other.num && this.den === other.den;
  }
  isWhole(): boolean {
    return this.den === 1n;
  }

  /** The greatest whole number not above this one: toward minus infinity, so −20/3 gives −7. */
  floor(): bigint {
    const q = this.num / this.den;
    return this.num < 0n && q * this.den !== this.num ? q - 1n : q;
  }
  /** `this − floor`, in [0, 1). */
  fraction(): Rational {
    return Rational.of(this.num - this.floor() * this.den, this.den);
  }

  /** The value as a safe integer. @throws RangeError when it is a fraction, ProblemError when it is too large */
  toInteger(): number {
    if (this.den !== 1n) throw new RangeError(`${this.toString()} is not whole`);
    return safe(this.num);
  }
  /** Lowest terms: `-104/3`, `7`. */
  toString(): string {
    return this.den === 1n ? String(this.num) : `${this.num}/${this.den}`;
  }
  toJSON(): string {
    return this.toString();
  }
}

function whole(value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isSafeInteger(value)) throw new RangeError(`no safe integer: ${value}`);
  return BigInt(value);
}

/**
 * A bigint as a safe integer.
 * @throws ProblemError when it does not fit: amounts that are each allowed may multiply beyond what can be shown, such as
 * a stake of millions for a billion of whists
 */
export function safe(value: bigint): number {
  const n = Number(value);
  if (Number.isSafeInteger(n)) return n;
  throw new ProblemError([{ path: '', code: 'value/tooLarge', params: { value: String(value) } }]);
}
