import { describe, expect, it } from 'vitest';
import type { Deal } from '../../../shared/domain/types.ts';
import { explainDeals, foldDeals, step, totals } from '../../../shared/domain/fold.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { after, game, rules } from '../../fixtures/sheets.ts';

const start = (pool: number[], mountain = [0, 0, 0]): Deal => ({
  type: 'adjust',
  reason: 'start',
  pool,
  mountain,
});
const none = [0, 0, 0];

describe('American aid (K96 4.2.3)', () => {
  it('field 4: pool to 20, 16/18/19, a ten: 20/20/20, whists 20 and 10, mountain −3 of 5', () => {
    const table = rules('sochi', 3, {}, 20);
    const deals = [start([16, 18, 19], [5, 0, 0]), game(10, '1p 2p')];
    const folded = foldDeals(table, deals);
    // Four to himself, one to the third (10 whists), two to the second (20), three off the mountain.
    expect(totals(folded.last)).toEqual({
      pool: [20, 20, 20],
      mountain: [2, 0, 0],
      whists: [[0, 20, 10], none, none],
    });
    expect(folded.closed).toBe(true);
  });

  it('field 4: undone and redone, nothing of the surplus is lost', () => {
    const table = rules('sochi', 3, {}, 20);
    const before = foldDeals(table, [start([16, 18, 19], [5, 0, 0])]).last;
    const snapshot = structuredClone(totals(before));
    const once = step(before, game(10, '1p 2p'));
    expect(totals(before)).toEqual(snapshot);
    expect(step(before, game(10, '1p 2p'))).toEqual(once);
  });

  it('says why each point went where it did', () => {
    const table = rules('sochi', 3, {}, 20);
    const writes = explainDeals(table, [start([16, 18, 19], [5, 0, 0]), game(10, '1p 2p')])[1];
    expect(writes?.map((w) => [w.code, w.kind, w.seat, w.on, w.amount])).toEqual([
      ['why.contractPassed', 'pool', 0, undefined, 4],
      ['why.aidPool', 'pool', 2, 0, 1],
      ['why.aidWhists', 'whists', 0, 2, 10],
      ['why.aidPool', 'pool', 1, 0, 2],
      ['why.aidWhists', 'whists', 0, 1, 20],
      ['why.aidRest', 'mountain', 0, undefined, -3],
    ]);
    expect(writes?.every((w) => w.deal === 1)).toBe(true);
  });

  it('helps only pools below the target: one above through an adjust lacks nothing', () => {
    const table = rules('sochi', 3, {}, 10);
    expect(after(table, start([12, 7, 10]), game(8, ''))).toEqual({
      pool: [12, 10, 10],
      mountain: [-3, 0, 0],
      whists: [[0, 30, 0], none, none],
    });
  });

  it('with four goes clockwise from the helper at a tie', () => {
    const table = rules('sochi', 4, {}, 10);
    const deal: Deal = { type: 'game', dealer: 3, declarer: 2, level: 6, defence: [] };
    // Seats 3, 0 and 1 lack two each; clockwise from seat 2 comes seat 3.
    const pool = [8, 8, 10, 8];
    expect(after(table, { type: 'adjust', reason: 'start', pool }, deal).pool).toEqual([8, 8, 10, 10]);
  });

  it('shares a misère: the declarer first, in full, then the dealer', () => {
    const table = rules('sochi', 4, {}, 10);
    const misere: Deal = { type: 'misere', dealer: 3, declarer: 0, tricks: 0, shared: true };
    const result = after(table, { type: 'adjust', reason: 'start', pool: [8, 10, 9, 6] }, misere);
    // Declarer: 2 own, 1 to seat 2, 2 to seat 3 (then 8); dealer: 2 own, the other 3 off his mountain.
    expect(result.pool).toEqual([10, 10, 10, 10]);
    expect(result.mountain).toEqual([0, 0, 0, -3]);
    expect(result.whists[0]).toEqual([0, 0, 10, 20]);
    expect(result.whists[3]).toEqual([0, 0, 0, 0]);
  });

  it('writes in full where there is no target or another closing', () => {
    expect(after(rules('sochi'), start([100, 0, 0]), game(10, '')).pool).toEqual([110, 0, 0]);
    expect(after(rules('leningrad', 3, {}, 10), start([10, 0, 0]), game(10, '')).pool).toEqual([20, 0, 0]);
  });

  it('keeps a pool point worth the same where it costs 20 whists', () => {
    const table = rules('sochi', 3, { whistsPerPoolPoint: 20 }, 10);
    const free = rules('sochi', 3, { whistsPerPoolPoint: 20, poolClosing: 'none' }, 10);
    const deals = [start([8, 9, 10], [6, 0, 0]), game(8, '')];
    expect(after(table, ...deals).mountain).toEqual([0, 0, 0]);
    const result = (by: typeof table) => settle(after(by, ...deals), by).map(String);
    expect(result(table)).toEqual(result(free));
  });

  it('closes: aid when all pools stand, total by the sum, none never', () => {
    const closed = (table: ReturnType<typeof rules>, pool: number[]) =>
      foldDeals(table, [start(pool)]).closed;
    expect(closed(rules('sochi', 3, {}, 10), [10, 10, 9])).toBe(false);
    expect(closed(rules('sochi', 3, {}, 10), [10, 11, 10])).toBe(true);
    expect(closed(rules('leningrad', 3, {}, 10), [28, 0, 2])).toBe(true);
    expect(closed(rules('leningrad', 3, {}, 10), [28, 0, 1])).toBe(false);
    expect(closed(rules('sochi', 3, { poolClosing: 'none' }, 10), [10, 10, 10])).toBe(false);
    expect(closed(rules('sochi'), [10, 10, 10])).toBe(false);
  });
});
