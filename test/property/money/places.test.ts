/** Laws of the places: whatever the results, the scoring and the keys. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cutOff, USUAL_CUTOFFS, type CutoffScale } from '../../../shared/domain/cutoffs.ts';
import { placePoints, USUAL_PLACE_TABLE } from '../../../shared/domain/placePoints.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import {
  standings,
  type Scoring,
  type StandingsInput,
  type TableResult,
  type TieBreak,
} from '../../../shared/domain/standings.ts';

const runs = { numRuns: 300 };
const keys: TieBreak[] = [
  ...(['tableWins', 'bestRound', 'lastRound', 'fewerMountain', 'fewerRemises'] as const),
  ...(['madeGames', 'whists', 'headToHead'] as const),
];

/** Rounds of two tables of four for eight players, small results so that many are equal. */
const arbResults = fc
  .array(
    fc.tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
      fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 6, maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((rounds) =>
    rounds.flatMap(([order, points], r) =>
      order.map((p, i): TableResult => {
        const table = i < 4 ? 1 : 2;
        const three = points.slice(table === 1 ? 0 : 3, table === 1 ? 3 : 6);
        const own = i % 4 < 3 ? (three[i % 4] as number) : 0 - three.reduce((a, b) => a + b, 0);
        return {
          player: `p${p}`,
          round: r + 1,
          table,
          points: 100 * own,
          mountain: (p * 7 + r) % 3,
          made: (p + r) % 2,
        };
      }),
    ),
  );
const arbScoring = fc.constantFrom<Scoring>(
  { measure: 'sum' },
  { measure: 'average' },
  { measure: 'placePoints' },
  { measure: 'sum', cutoffs: USUAL_CUTOFFS },
);
const input = (results: TableResult[], more: Partial<StandingsInput>): StandingsInput => ({
  players: Array.from({ length: 8 }, (_, i) => `p${i}`),
  rounds: 4,
  results,
  penalties: [],
  tieBreaks: [],
  ...more,
});

describe('places', () => {
  it('follow the score, are shared by equals alone, and leave no gap', () => {
    fc.assert(
      fc.property(arbResults, arbScoring, fc.shuffledSubarray(keys), (results, scoring, tieBreaks) => {
        const { rows } = standings(input(results, { scoring, tieBreaks }));
        expect(rows.map(({ player }) => player).sort()).toEqual(Array.from({ length: 8 }, (_, i) => `p${i}`));
        rows.forEach((row, i) => {
          expect(row.from <= i + 1 && i + 1 <= row.to).toBe(true);
          expect(rows.filter((other) => other.from === row.from)).toHaveLength(row.to - row.from + 1);
          const next = rows[i + 1];
          if (next === undefined) return;
          const order = row.score.compare(next.score);
          expect(order).toBeGreaterThanOrEqual(0);
          if (next.from === row.from) {
            expect(order).toBe(0);
            expect(next.ties.map((t) => String(t.value))).toEqual(row.ties.map((t) => String(t.value)));
          } else {
            expect(next.from).toBe(row.to + 1);
          }
        });
      }),
      runs,
    );
  });

  it('are a player’s own with the lot at the end', () => {
    fc.assert(
      fc.property(arbResults, fc.shuffledSubarray(keys), fc.string(), (results, some, lotSeed) => {
        const { rows } = standings(input(results, { tieBreaks: [...some, 'lot'], lotSeed }));
        expect(rows.map(({ from, to }) => [from, to])).toEqual(rows.map((_, i) => [i + 1, i + 1]));
      }),
      runs,
    );
  });

  it('do not hang on the order in which the results come', () => {
    fc.assert(
      fc.property(arbResults, arbScoring, fc.shuffledSubarray(keys), (results, scoring, tieBreaks) => {
        const place = (list: TableResult[]) =>
          standings(input(list, { scoring, tieBreaks })).rows.map((r) => `${r.player} ${r.from}–${r.to}`);
        expect(place([...results].reverse())).toEqual(place(results));
      }),
      runs,
    );
  });
});

describe('sums', () => {
  it('of the tables stay zero whatever penalties there are', () => {
    const arbPenalty = fc.record({
      player: fc.nat(7).map((p) => `p${p}`),
      round: fc.constant(null),
      amount: fc.integer({ min: -50, max: 10 }),
    });
    fc.assert(
      fc.property(arbResults, fc.array(arbPenalty, { maxLength: 5 }), (results, penalties) => {
        const s = standings(input(results, { penalties }));
        expect([s.tablesSum, s.uneven]).toEqual([0, []]);
        expect(s.penaltiesSum).toBe(penalties.reduce((sum, p) => sum + p.amount, 0));
        const scores = Rational.sum(s.rows.map(({ score }) => score));
        expect(scores.toString()).toBe(String(s.penaltiesSum));
      }),
      runs,
    );
  });

  it('of place points of a table are those of its places', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 3, maxLength: 4 }), (results) => {
        const table = results.length === 3 ? USUAL_PLACE_TABLE.three : USUAL_PLACE_TABLE.four;
        const points = placePoints(
          results.map((r) => Rational.of(r)),
          USUAL_PLACE_TABLE,
        );
        expect(Rational.sum(points).toString()).toBe(Rational.sum(table).toString());
      }),
      runs,
    );
  });

  it('cut-offs are symmetrical, never grow a result and never turn two around', () => {
    const arbScale = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 10 })), { maxLength: 4 })
      .map((steps): CutoffScale => {
        let border = 0;
        const list = steps.map(([width, tenths]) => ({
          upTo: (border += width),
          factor: Rational.of(tenths, 10),
        }));
        return [...list, { upTo: null, factor: Rational.of(1, 10) }];
      });
    fc.assert(
      fc.property(
        arbScale,
        fc.integer({ min: -2000, max: 2000 }),
        fc.integer({ min: -2000, max: 2000 }),
        (scale, a, b) => {
          const of = (n: number) => cutOff(Rational.of(n), scale);
          expect(of(-a).toString()).toBe(of(a).negated().toString());
          expect(of(Math.abs(a)).compare(Rational.of(Math.abs(a)))).toBeLessThanOrEqual(0);
          if (a <= b) expect(of(a).compare(of(b))).toBeLessThanOrEqual(0);
        },
      ),
      runs,
    );
  });
});
