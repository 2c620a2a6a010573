import { describe, expect, it } from 'vitest';
import { countHistory, repeatsBound } from '../../../shared/draw/index.ts';
import { pigeonholePairs } from '../../../shared/draw/bound.ts';
import { people } from '../../fixtures/draw.ts';

const ids = (n: number) => people(n).map(({ id }) => id);
const none = (n: number) => countHistory(ids(n), []);
const rounds = (count: number, sizes: number[], sitOut = 0) =>
  Array.from({ length: count }, () => ({ sizes, sitOut }));

describe('the lower bound of repeats', () => {
  it.each([
    // Meetings of the rounds less all pairs: 6 a table of four.
    [12, 3, 5, 90 - 66],
    [12, 3, 8, 144 - 66],
    [16, 4, 5, 0],
    [16, 4, 6, 144 - 120],
    [24, 6, 7, 0],
    [24, 6, 8, 288 - 276],
    [48, 12, 8, 0],
    [100, 25, 8, 0],
  ])('%i players, %i tables of four, %i rounds: %i', (players, tables, count, bound) => {
    expect(repeatsBound(none(players), rounds(count, new Array(tables).fill(4))).total).toBe(bound);
  });

  it('pigeonhole: four out of three tables seat two of one table', () => {
    expect(pigeonholePairs(4, 4)).toBe(0);
    expect(pigeonholePairs(4, 3)).toBe(1);
    expect(pigeonholePairs(4, 2)).toBe(2);
    expect(pigeonholePairs(3, 2)).toBe(1);
    expect(pigeonholePairs(4, 1)).toBe(6);
    // 12 players, two rounds: a pair at each of the three tables of the second, though 36 < 66 pairs.
    const two = repeatsBound(none(12), rounds(2, [4, 4, 4]));
    expect(two).toEqual({ pairs: 0, players: 0, tables: 3, total: 3 });
    // 9 players at two tables: the two tables of the first round and who sat it out are three bins.
    expect(repeatsBound(none(9), rounds(2, [4, 4], 1)).tables).toBe(2);
  });

  it('player by player: who has met all but one has two old acquaintances at a table of four', () => {
    // p1 has met everybody of 8 but p8; nobody else met more than those of his table.
    const past = [
      { tables: [{ number: 1, seats: ['p1', 'p2', 'p3', 'p4'] }], sitOut: [] },
      { tables: [{ number: 1, seats: ['p1', 'p5', 'p6', 'p7'] }], sitOut: [] },
    ];
    const bound = repeatsBound(countHistory(ids(8), past), rounds(1, [4, 4]));
    // p1 has one stranger left: 3 − 1 = 2 too many; half of it, rounded up.
    expect(bound.players).toBe(1);
    // Against one past round: its table and four who sat out by themselves are five bins, room for all.
    expect(bound.tables).toBe(0);
  });

  it('counts the meetings of the history, of substitutes too', () => {
    const past = [
      {
        tables: [{ number: 1, seats: ['p1', 'p2', 'p3'], substitutes: [{ seat: 2, player: 'p4' }] }],
        sitOut: ['p5'],
      },
    ];
    const history = countHistory(ids(5), past);
    const met = (a: number, b: number) => history.met[(a - 1) * 5 + b - 1];
    expect([met(1, 2), met(1, 3), met(1, 4), met(2, 4)]).toEqual([1, 1, 1, 1]);
    // The two who had the seat one after the other.
    expect(met(3, 4)).toBe(0);
    expect([...history.sitOuts]).toEqual([0, 0, 0, 0, 1]);
    expect(history.seats[3 * 4 + 2]).toBe(1);
  });
});
