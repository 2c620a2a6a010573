/** Laws of every draw, whatever the number of players, the sizes, and who comes and goes. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  drawAll,
  roundWarnings,
  tableSizes,
  type DrawnRound,
  type SizePolicy,
} from '../../../shared/draw/index.ts';
import { everybody, people, repeatsOf, request, sizesOf } from '../../fixtures/draw.ts';

const arbSizes = fc.constantFrom<SizePolicy>(
  { kind: 'fours' },
  { kind: 'threes' },
  { kind: 'fixed', size: 4 },
  { kind: 'fixed', size: 3 },
  { kind: 'fours', maxTables: 3 },
);
const arbMethod = fc.constantFrom('lot', 'noRepeats', 'swiss');
/** A small search is enough: the laws do not hang on its quality. */
const effort = 0.02;

function checkRound(round: DrawnRound, ids: readonly string[], sizes: SizePolicy): void {
  const { fours, threes, sitOut } = tableSizes(ids.length, sizes);
  expect(everybody(round).sort()).toEqual([...ids].sort());
  expect(sizesOf(round).sort()).toEqual([...new Array(threes).fill(3), ...new Array(fours).fill(4)]);
  expect(round.sitOut).toHaveLength(sitOut);
  expect(round.tables.map(({ number }) => number)).toEqual(round.tables.map((_, i) => i + 1));
}

describe('every draw', () => {
  it('seats everybody once, in tables of the wanted sizes, and lets nobody sit out before his turn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 40 }),
        arbSizes,
        arbMethod,
        fc.array(fc.tuple(fc.nat(3), fc.nat(3)), { minLength: 1, maxLength: 6 }),
        fc.string({ maxLength: 8 }),
        (n, sizes, method, changes, seed) => {
          const history: DrawnRound[] = [];
          const outs = new Map<string, number>();
          let players = people(n);
          let next = n;
          for (const [leave, come] of changes) {
            // Some leave from the front of the list, some come at its end.
            players = players.slice(Math.min(leave, players.length - 6));
            for (let i = 0; i < come; i++) players.push({ id: `p${++next}` });
            const ids = players.map(({ id }) => id);
            const ranking = [[...ids].reverse().slice(1)];
            const { rounds } = drawAll({
              ...request(0, { method, sizes, history, ranking, effort }),
              players,
              seed,
            });
            const [round] = rounds;
            if (round === undefined) throw new Error('no round');
            checkRound(round, ids, sizes);
            const had = (id: string): number => outs.get(id) ?? 0;
            const seated = round.tables.flatMap(({ seats }) => seats).map(had);
            for (const id of round.sitOut) expect(had(id)).toBeLessThanOrEqual(Math.min(...seated));
            for (const id of round.sitOut) outs.set(id, had(id) + 1);
            expect(roundWarnings({ players, history }, round).filter((w) => w.severity === 'error')).toEqual(
              [],
            );
            history.push(round);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it('reports what is counted from its tables, never below its bound', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 30 }),
        arbSizes,
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 3 }),
        fc.string({ maxLength: 8 }),
        (n, sizes, rounds, before, seed) => {
          const history =
            before === 0
              ? []
              : drawAll(request(n, { sizes, rounds: before, method: 'lot', seed: `${seed}+` })).rounds;
          const result = drawAll(request(n, { sizes, rounds, history, seed, effort }));
          expect(result.rounds).toHaveLength(rounds);
          for (const round of result.rounds)
            checkRound(
              round,
              people(n).map(({ id }) => id),
              sizes,
            );
          expect(result.repeats).toBe(repeatsOf([...history, ...result.rounds]) - repeatsOf(history));
          expect(result.repeats).toBeGreaterThanOrEqual(result.repeatsBound);
          expect(result.seatRepeats).toBeGreaterThanOrEqual(result.seatRepeatsBound);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('over rounds at once nobody sits out twice before all have once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 25 }),
        fc.constantFrom<3 | 4>(3, 4),
        fc.integer({ min: 1, max: 8 }),
        (n, size, rounds) => {
          const result = drawAll(request(n, { sizes: { kind: 'fixed', size }, rounds, effort }));
          const outs = new Map(people(n).map(({ id }) => [id, 0]));
          for (const { sitOut } of result.rounds)
            for (const id of sitOut) outs.set(id, (outs.get(id) ?? 0) + 1);
          expect(Math.max(...outs.values()) - Math.min(...outs.values())).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('keeps what is kept, and repeats itself for the same request', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 9, max: 30 }),
        fc.string({ maxLength: 8 }),
        fc.nat(5),
        (n, seed, number) => {
          const kept = [{ number: number + 1, seats: ['p3', 'p1', 'p5'] }];
          const wanted = request(n, { seed, kept, effort });
          const result = drawAll(wanted);
          expect(drawAll(wanted)).toEqual(result);
          const [round] = result.rounds;
          expect(round?.tables).toContainEqual(kept[0]);
          expect(round === undefined ? [] : everybody(round).sort()).toEqual(
            people(n)
              .map(({ id }) => id)
              .sort(),
          );
          const numbers = round?.tables.map((table) => table.number) ?? [];
          expect(new Set(numbers).size).toBe(numbers.length);
        },
      ),
      { numRuns: 100 },
    );
  });
});
