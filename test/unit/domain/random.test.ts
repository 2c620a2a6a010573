import { describe, expect, it } from 'vitest';
import { normalSeed, randomOf, seedText, shuffled } from '../../../shared/domain/random.ts';
import { lotNumbers } from '../../../shared/domain/lot.ts';

describe('chance from a seed', () => {
  it('is the same for the same seed and stays in its range', () => {
    const [a, b] = [randomOf('K7QF-3MX2'), randomOf(' k7qf3mx2 ')];
    for (let i = 0; i < 1000; i++) {
      const value = a.below(7);
      expect(b.below(7)).toBe(value);
      expect(Number.isInteger(value) && value >= 0 && value < 7).toBe(true);
    }
    expect(() => a.below(0)).toThrow(RangeError);
    expect(() => a.below(1.5)).toThrow(RangeError);
  });

  it('is even: 70 000 numbers below 7', () => {
    const random = randomOf('even');
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i++) {
      const value = random.below(7);
      counts[value] = (counts[value] as number) + 1;
    }
    // 10 000 expected, σ = 93.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * 93);
  });

  it('shuffles without loss, every order of three about as often', () => {
    const random = randomOf('orders');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect([...seen.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of seen.values()) expect(Math.abs(count - 1000)).toBeLessThan(5 * 29);
  });

  it('prints seeds that cannot be misread', () => {
    const seed = seedText([0, 1, 29, 30, 59, 100, 200, 255]);
    expect(seed).toMatch(/^[2-9A-HJ-KMNP-TV-Z]{4}-[2-9A-HJ-KMNP-TV-Z]{4}$/);
    expect(seed.slice(0, 4)).toBe('23Z2');
    expect(normalSeed(seed.toLowerCase().replace('-', ' '))).toBe(normalSeed(seed));
    expect(() => seedText([1, 2])).toThrow(RangeError);
  });
});

describe('the lot between equals', () => {
  it('gives everybody a number, and the order of two stays when a third comes or goes', () => {
    const players = ['a', 'b', 'c', 'd', 'e'];
    const lots = lotNumbers(players, 'seed');
    expect([...lots.values()].sort()).toEqual([1, 2, 3, 4, 5]);
    const before = (list: Map<string, number>, x: string, y: string) =>
      (list.get(x) ?? 0) < (list.get(y) ?? 0);
    const fewer = lotNumbers(['e', 'c', 'a'], 'seed');
    for (const [x, y] of [
      ['a', 'c'],
      ['a', 'e'],
      ['c', 'e'],
    ] as const) {
      expect(before(fewer, x, y)).toBe(before(lots, x, y));
    }
    const other = Array.from({ length: 20 }, (_, i) => [...lotNumbers(players, `s${i}`)].join());
    expect(new Set(other).size).toBeGreaterThan(10);
  });
});
