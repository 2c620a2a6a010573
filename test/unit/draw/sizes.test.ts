import { describe, expect, it } from 'vitest';
import { tableSizes } from '../../../shared/draw/index.ts';

describe('table sizes', () => {
  it.each([
    // players, fours, threes: 4a + 3b with the most fours.
    [6, 0, 2],
    [7, 1, 1],
    [8, 2, 0],
    [9, 0, 3],
    [10, 1, 2],
    [11, 2, 1],
    [12, 3, 0],
    [13, 1, 3],
    [14, 2, 2],
    [15, 3, 1],
    [16, 4, 0],
    [17, 2, 3],
    [61, 13, 3],
    [200, 50, 0],
  ])('%i players, as many fours as can be: %i and %i', (players, fours, threes) => {
    expect(tableSizes(players, { kind: 'fours' })).toEqual({ fours, threes, sitOut: 0 });
  });

  it.each([
    [6, 0, 2],
    [7, 1, 1],
    [8, 2, 0],
    [12, 0, 4],
    [13, 1, 3],
    [14, 2, 2],
    [17, 2, 3],
    [200, 2, 64],
  ])('%i players, as many threes as can be: %i fours, %i threes', (players, fours, threes) => {
    expect(tableSizes(players, { kind: 'threes' })).toEqual({ fours, threes, sitOut: 0 });
  });

  it('seat everybody from six to two hundred players', () => {
    for (let n = 6; n <= 200; n++) {
      for (const kind of ['fours', 'threes'] as const) {
        const { fours, threes, sitOut } = tableSizes(n, { kind });
        expect(sitOut).toBe(0);
        expect(4 * fours + 3 * threes).toBe(n);
        // One four more (or less) would leave a rest that threes cannot take: at most three of the other size.
        expect(kind === 'fours' ? threes : fours).toBeLessThanOrEqual(3);
      }
    }
  });

  it('leave out the fewest where not all can sit', () => {
    expect(tableSizes(5, { kind: 'fours' })).toEqual({ fours: 1, threes: 0, sitOut: 1 });
    expect(tableSizes(5, { kind: 'threes' })).toEqual({ fours: 1, threes: 0, sitOut: 1 });
    expect(tableSizes(2, { kind: 'fours' })).toEqual({ fours: 0, threes: 0, sitOut: 2 });
    expect(tableSizes(13, { kind: 'fixed', size: 4 })).toEqual({ fours: 3, threes: 0, sitOut: 1 });
    expect(tableSizes(14, { kind: 'fixed', size: 3 })).toEqual({ fours: 0, threes: 4, sitOut: 2 });
    expect(tableSizes(17, { kind: 'own', fours: 3, threes: 1 })).toEqual({ fours: 3, threes: 1, sitOut: 2 });
  });

  it('keep to the tables that there are', () => {
    // Four tables seat sixteen of seventeen.
    expect(tableSizes(17, { kind: 'fours', maxTables: 4 })).toEqual({ fours: 4, threes: 0, sitOut: 1 });
    // Fourteen at four tables: 4 4 3 3, nobody out.
    expect(tableSizes(14, { kind: 'threes', maxTables: 4 })).toEqual({ fours: 2, threes: 2, sitOut: 0 });
    expect(tableSizes(14, { kind: 'fixed', size: 3, maxTables: 3 })).toEqual({
      fours: 0,
      threes: 3,
      sitOut: 5,
    });
  });
});
