import { describe, expect, it } from 'vitest';
import type { Penalty, TableResult, TieBreak } from '../../../shared/domain/standings.ts';
import { placeLabel, standings } from '../../../shared/domain/standings.ts';

const players = ['a', 'b', 'c', 'd', 'e', 'f'];

function table(round: number, number: number, points: Record<string, number>): TableResult[] {
  return Object.entries(points).map(([player, n]) => ({ player, round, table: number, points: n }));
}

function run(results: TableResult[], tieBreaks: TieBreak[] = [], penalties: Penalty[] = [], rounds = 2) {
  return standings({ players, rounds, results, penalties, tieBreaks });
}

const places = (s: ReturnType<typeof run>) => s.rows.map((r) => `${r.player} ${placeLabel(r.from, r.to)}`);

describe('standings', () => {
  it('field 15: 120, 120, 90, 90, 90, 10 → 1–2, 3–5, 6', () => {
    const results = table(1, 1, { f: 10, c: 90, a: 120, d: 90, b: 120, e: 90 });
    expect(places(run(results))).toEqual(['a 1–2', 'b 1–2', 'c 3–5', 'd 3–5', 'e 3–5', 'f 6']);
  });

  const results = [
    ...table(1, 1, { a: 30, b: -10, c: -20 }),
    ...table(1, 2, { d: 15, e: 0, f: -15 }),
    ...table(2, 1, { a: -10, d: 5, b: 5 }),
    ...table(2, 2, { c: 40, e: -20, f: -20 }),
  ];

  it('adds the rounds, with the table in each cell', () => {
    const s = run(results);
    expect(s.rows.map((r) => [r.player, r.total])).toEqual([
      ['a', 20],
      ['c', 20],
      ['d', 20],
      ['b', -5],
      ['e', -20],
      ['f', -35],
    ]);
    expect(places(s).slice(0, 4)).toEqual(['a 1–3', 'c 1–3', 'd 1–3', 'b 4']);
    expect(s.rows[0]?.cells).toMatchObject([
      { points: 30, tables: [1] },
      { points: -10, tables: [1] },
    ]);
    expect(s.roundSums).toEqual([0, 0]);
    expect(s.uneven).toEqual([]);
  });

  it('parts equal sums by the chosen keys, in their order', () => {
    // First places: a 1, c 1, d 2 (the second shared with b); best round: a 30, c 40, d 15; last: a −10, c 40, d 5.
    expect(places(run(results, ['tableWins'])).slice(0, 3)).toEqual(['d 1', 'a 2–3', 'c 2–3']);
    expect(places(run(results, ['tableWins', 'bestRound'])).slice(0, 3)).toEqual(['d 1', 'c 2', 'a 3']);
    expect(places(run(results, ['lastRound'])).slice(0, 3)).toEqual(['c 1', 'd 2', 'a 3']);
    const withHills = results.map((r) => ({
      ...r,
      mountain: r.player === 'c' ? 12 : 20,
      remises: r.player === 'd' ? 1 : 3,
    }));
    expect(places(run(withHills, ['fewerMountain'])).slice(0, 3)).toEqual(['c 1', 'a 2–3', 'd 2–3']);
    expect(places(run(withHills, ['fewerRemises'])).slice(0, 3)).toEqual(['d 1', 'a 2–3', 'c 2–3']);
  });

  it('field 8: penalties count, and stand apart from the zero of the tables', () => {
    const s = run(results, [], [{ player: 'd', round: 2, amount: -20 }]);
    expect(s.tablesSum).toBe(0);
    expect(s.penaltiesSum).toBe(-20);
    const d = s.rows.find((r) => r.player === 'd');
    expect([d?.tables, d?.penalty, d?.total, d?.from]).toEqual([20, -20, 0, 3]);
  });

  it('names the table that does not sum to zero', () => {
    const wrong = results.map((r) => (r.player === 'f' && r.round === 2 ? { ...r, points: -21 } : r));
    expect(run(wrong).uneven).toEqual([{ round: 2, table: 2, sum: -1 }]);
    expect(run(wrong).tablesSum).toBe(-1);
  });

  it('shows who did not play, and both lines of a substituted seat', () => {
    const part = [...table(1, 1, { a: 12, b: -12 }), { player: 'c', round: 1, table: 1, points: 7 }];
    const s = run([...part, { player: 'd', round: 1, table: 1, points: -7 }], [], [], 1);
    expect(s.rows.find((r) => r.player === 'e')?.cells).toEqual([null]);
    expect(s.rows.find((r) => r.player === 'e')?.from).toBe(3);
    expect(s.uneven).toEqual([]);
  });

  it('refuses players and rounds that are not entered', () => {
    expect(() => run(table(1, 1, { z: 0 }))).toThrow(RangeError);
    expect(() => run(table(3, 1, { a: 0 }))).toThrow(RangeError);
    expect(() => run([], [], [{ player: 'z', round: null, amount: 1 }])).toThrow(RangeError);
  });
});
