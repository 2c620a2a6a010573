import { describe, expect, it } from 'vitest';
import { knownRounds } from '../../../shared/draw/constructions.ts';
import { fieldOf } from '../../../shared/draw/field.ts';

function pairs(rounds: readonly (readonly (readonly number[])[])[]): Map<string, number> {
  const met = new Map<string, number>();
  for (const table of rounds.flat()) {
    for (const a of table)
      for (const b of table) if (a < b) met.set(`${a} ${b}`, (met.get(`${a} ${b}`) ?? 0) + 1);
  }
  return met;
}

describe('finite fields', () => {
  it.each([2, 3, 4, 5, 7, 8, 9, 11, 16])('of %i elements: every element but 0 has an inverse', (order) => {
    const field = fieldOf(order);
    expect(field).not.toBeNull();
    if (field === null) return;
    const all = [...Array(order).keys()];
    for (const a of all) {
      expect(new Set(all.map((b) => field.plus(a, b))).size).toBe(order);
      if (a > 0) expect(new Set(all.map((b) => field.times(a, b))).size).toBe(order);
      for (const b of all) {
        for (const c of all) {
          expect(field.times(a, field.plus(b, c))).toBe(field.plus(field.times(a, b), field.times(a, c)));
        }
      }
    }
  });

  it('are not where there are none', () => {
    expect(fieldOf(6)).toBeNull();
    expect(fieldOf(12)).toBeNull();
  });
});

describe('known rounds', () => {
  it.each([
    // tables of four, rounds without a repeat: q of a field, one more from the rows where 4 divides q.
    [16, 4, 5],
    [20, 5, 5],
    [24, 6, 7],
    [28, 7, 7],
    [32, 8, 9],
    [36, 9, 9],
    [48, 12, 5],
    [100, 25, 25],
    [200, 50, 25],
  ])(
    '%i players at %i tables: %i rounds, everybody in each, nobody meets twice',
    (players, tables, count) => {
      const rounds = knownRounds(players, tables, 4, 30).slice(0, count);
      if (players !== 24) expect(knownRounds(players, tables, 4, 30)).toHaveLength(count);
      const shown = players === 24 ? knownRounds(24, 6, 4, 7) : rounds;
      expect(shown).toHaveLength(count);
      for (const round of shown) {
        expect(round.flat().sort((a, b) => a - b)).toEqual([...Array(players).keys()]);
        expect(round.every((table) => table.length === 4)).toBe(true);
      }
      expect(Math.max(...pairs(shown).values())).toBe(1);
    },
  );

  it('24 players, eight rounds: all 276 pairs meet, 12 of them twice, nobody is in two of those', () => {
    const rounds = knownRounds(24, 6, 4, 8);
    expect(rounds).toHaveLength(8);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(24);
    const met = pairs(rounds);
    expect(met.size).toBe(276);
    const twice = [...met].filter(([, n]) => n > 1);
    expect(twice.map(([, n]) => n)).toEqual(new Array(12).fill(2));
    expect(new Set(twice.flatMap(([pair]) => pair.split(' '))).size).toBe(24);
  });

  it('leave out up to three points who never meet: as many tables of three', () => {
    for (const [players, tables] of [
      [21, 6],
      [22, 6],
      [23, 6],
      [13, 4],
      [97, 25],
    ] as const) {
      const rounds = knownRounds(players, tables, 4, 4);
      expect(rounds).toHaveLength(4);
      for (const round of rounds) {
        expect(round.filter((table) => table.length === 3)).toHaveLength(4 * tables - players);
        expect(round.filter((table) => table.length === 4)).toHaveLength(players - 3 * tables);
      }
      expect(Math.max(...pairs(rounds).values())).toBe(1);
    }
  });

  it('of tables of three: nine players meet everybody in four rounds', () => {
    const rounds = knownRounds(9, 3, 3, 10);
    expect(rounds).toHaveLength(4);
    expect(pairs(rounds).size).toBe(36);
  });

  it('are none where nothing is known', () => {
    expect(knownRounds(12, 3, 4, 5)).toEqual([]);
    expect(knownRounds(14, 5, 3, 5)).toEqual([]);
  });
});
