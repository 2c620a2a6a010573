/** Finite fields for the constructions: addition and multiplication of 0 … q − 1. */

export interface Field {
  readonly order: number;
  plus(a: number, b: number): number;
  times(a: number, b: number): number;
}

/** Characteristic and the lower coefficients of an irreducible polynomial (x² = −1 in GF(9), x³ = x + 1 in GF(8) …). */
const extensions: Readonly<Record<number, { p: number; reduce: readonly number[] }>> = {
  4: { p: 2, reduce: [1, 1] },
  8: { p: 2, reduce: [1, 1, 0] },
  9: { p: 3, reduce: [2, 0] },
  16: { p: 2, reduce: [1, 1, 0, 0] },
};

function isPrime(q: number): boolean {
  if (q < 2) return false;
  for (let d = 2; d * d <= q; d++) if (q % d === 0) return false;
  return true;
}

function digits(value: number, p: number, length: number): number[] {
  const list: number[] = [];
  for (let i = 0, rest = value; i < length; i++, rest = Math.floor(rest / p)) list.push(rest % p);
  return list;
}

const number = (list: readonly number[], p: number): number => list.reduceRight((n, d) => n * p + d, 0);

/** A field with p^k elements: polynomials over the residues of p, x^k = `reduce`. */
function extension(p: number, reduce: readonly number[]): Field {
  const k = reduce.length;
  const plus = (a: number, b: number): number => {
    const y = digits(b, p, k);
    return number(
      digits(a, p, k).map((d, i) => (d + (y[i] as number)) % p),
      p,
    );
  };
  const shift = (a: number): number => {
    const x = digits(a, p, k);
    const top = x.pop() as number;
    return number(
      [0, ...x].map((d, i) => (d + top * (reduce[i] as number)) % p),
      p,
    );
  };
  const times = (a: number, b: number): number => {
    let sum = 0;
    let power = a;
    for (const digit of digits(b, p, k)) {
      for (let i = 0; i < digit; i++) sum = plus(sum, power);
      power = shift(power);
    }
    return sum;
  };
  return { order: p ** k, plus, times };
}

/** The field of this order; null where there is none here (no prime power, or a large one). */
export function fieldOf(order: number): Field | null {
  if (isPrime(order)) {
    return { order, plus: (a, b) => (a + b) % order, times: (a, b) => (a * b) % order };
  }
  const known = extensions[order];
  return known === undefined ? null : extension(known.p, known.reduce);
}
