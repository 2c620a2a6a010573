/**
 * Chance from a printed seed: the same seed gives the same draw on every machine, so that anybody can repeat a lot that
 * he doubts. No clock, no system generator; whoever draws brings the seed.
 */

/** A stream of chance; every call moves it on. */
export interface Random {
  /** A whole number from 0 to 2³² − 1. */
  next(): number;
  /** A whole number from 0 to `limit` − 1, each equally likely; `limit` from 1 to 2³². */
  below(limit: number): number;
}

const TWO_32 = 0x1_0000_0000;

/** The finalizer of splitmix32: spreads every bit of a state over the whole word. */
function mix(state: number): number {
  let z = state >>> 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return (z ^ (z >>> 15)) >>> 0;
}

/** FNV-1a over the UTF-16 units, then mixed: a text as 32 bits. */
export function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h);
}

/** A seed as it is compared: without spaces and dashes, in capitals. `7f3k-92` and `7F3K92` are one seed. */
export function normalSeed(seed: string): string {
  return seed.replace(/[\s\-–—]/g, '').toUpperCase();
}

/** The stream of a seed (splitmix32; period 2³²). */
export function randomOf(seed: string): Random {
  let state = hashText(normalSeed(seed));
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    return mix(state);
  };
  const below = (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1 || limit > TWO_32) throw new RangeError(`no limit: ${limit}`);
    // The last, incomplete run of `limit` numbers is drawn again, or the small ones would come more often.
    const whole = TWO_32 - (TWO_32 % limit);
    let value = next();
    while (value >= whole) value = next();
    return value % limit;
  };
  return { next, below };
}

/** A new list in an order by lot (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [copy[i], copy[j]] = [copy[j] as T, copy[i] as T];
  }
  return copy;
}

/** Signs of a printed seed: no 0/O, 1/I/L, U, so that it is read off paper without a doubt. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A seed to print, `K7QF-3MX2`, out of bits that the caller drew (eight numbers from 0 to 255 or more of them). */
export function seedText(bytes: readonly number[]): string {
  if (bytes.length < 8) throw new RangeError('eight bytes are needed');
  const signs = bytes.slice(0, 8).map((byte) => SIGNS[byte % SIGNS.length] as string);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}
