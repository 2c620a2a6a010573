/** However players come and go, and whatever ends a sheet: the lines of a table sum to 0, exact and rounded. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import { totals } from '../../../shared/domain/fold.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import type { ConventionId, Deal, SheetRules } from '../../../shared/domain/types.ts';
import type { Entry } from '../../../shared/ledger/kinds.ts';
import { foldSheet } from '../../../shared/ledger/projection.ts';
import { foldRows } from '../../../main/service/ledger/sheet-fold.ts';
import { linesOf } from '../../../main/service/queries/lines.ts';

/** What happens at the table: a deal of few words, or a seat changes hands. */
type Step =
  | { what: 'raspasy'; cut: number }
  | { what: 'misere'; declarer: number; tricks: number }
  | { what: 'game'; declarer: number; tricks: number }
  | { what: 'change'; seat: number; line: 'continue' | 'mean' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ what: fc.constant('raspasy' as const), cut: fc.integer({ min: 0, max: 10 }) }),
  fc.record({
    what: fc.constant('misere' as const),
    declarer: fc.nat(2),
    tricks: fc.integer({ min: 0, max: 10 }),
  }),
  fc.record({
    what: fc.constant('game' as const),
    declarer: fc.nat(2),
    tricks: fc.integer({ min: 0, max: 10 }),
  }),
  fc.record({
    what: fc.constant('change' as const),
    seat: fc.nat(3),
    line: fc.constantFrom('continue' as const, 'mean' as const),
  }),
);
const ground = fc.record({
  players: fc.constantFrom(3, 4),
  id: fc.constantFrom<ConventionId>('sochi', 'leningrad', 'rostov'),
  steps: fc.array(step, { minLength: 1, maxLength: 24 }),
});

function dealOf(one: Exclude<Step, { what: 'change' }>, players: number, dealer: number): Deal {
  const active = [1, 2, 3]
    .map((by) => (dealer + by) % players)
    .filter((seat) => players === 3 || seat !== dealer);
  const [a = 0, b = 0, c = 0] = active.slice(0, 3);
  if (one.what === 'raspasy') {
    const tricks = Array.from({ length: players }, () => 0);
    tricks[a] = one.cut;
    tricks[b] = 10 - one.cut;
    return { type: 'raspasy', dealer, tricks };
  }
  const declarer = active[one.declarer] ?? a;
  if (one.what === 'misere') return { type: 'misere', dealer, declarer, tricks: one.tricks };
  const others = [a, b, c].filter((seat) => seat !== declarer);
  const order = others[0] === (declarer + 1) % players || players === 4 ? others : others.toReversed();
  const after = [1, 2, 3].map((by) => (declarer + by) % players).filter((seat) => order.includes(seat));
  const [first = 0] = after;
  return {
    type: 'game',
    dealer,
    declarer,
    level: 6,
    trump: 'spades',
    defence: [{ player: first, says: 'whist' }],
    tricks: { [String(declarer)]: one.tricks },
  };
}

function entriesOf(steps: readonly Step[], players: number): { entries: Entry[]; changes: number } {
  const seats = Array.from({ length: players }, (_, i) => `p${i}`);
  const place = (i: number): string => `a${String(i).padStart(4, '0')}`;
  let dealer = -1;
  let comes = 0;
  const entries = steps.map((one, i): Entry => {
    const common = {
      seq: i + 1,
      version: 1,
      commandId: `c${i}`,
      voidsSeq: null,
      actor: '',
      reason: '',
      recordedAt: '2026-10-03T12:00:00.000Z',
      playedAt: null,
    };
    if (one.what === 'change') {
      const seat = one.seat % players;
      const out = seats[seat] ?? '';
      const player = `s${comes++}`;
      seats[seat] = player;
      const payload = { substitutionId: `x${i}`, tableId: 't', seat, out, in: player, line: one.line };
      return { ...common, kind: 'seat.substituted', payload: { ...payload, place: place(i), by: '' } };
    }
    dealer = (dealer + 1) % players;
    const deal = dealOf(one, players, dealer);
    return {
      ...common,
      kind: 'deal.recorded',
      payload: { tableId: 't', dealId: `d${i}`, place: place(i), deal },
    };
  });
  return { entries, changes: comes };
}

const linesFor = (given: { players: number; id: ConventionId; steps: readonly Step[] }) => {
  const { entries, changes } = entriesOf(given.steps, given.players);
  const seats = Array.from({ length: given.players }, (_, i) => `p${i}`);
  const rules: SheetRules = {
    convention: resolveConvention(given.id, {}),
    players: given.players,
    target: null,
  };
  const sheet = foldSheet(entries, seats);
  const fold = foldRows(rules, sheet, null);
  return { lines: linesOf(seats, sheet, fold, false), changes, fold, rules };
};

describe('the lines of a table', () => {
  it('sum to zero, exact and rounded; each is within a whist of its exact value; one a player', () => {
    fc.assert(
      fc.property(ground, (given) => {
        const { lines, changes } = linesFor(given);
        expect(lines).toHaveLength(given.players + changes);
        expect(new Set(lines.map((line) => line.playerId)).size).toBe(lines.length);
        expect(Rational.sum(lines.map((line) => line.exact)).toString()).toBe('0');
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(0);
        for (const { exact, points } of lines) {
          const apart = Rational.of(points).minus(exact);
          expect(apart.compare(Rational.of(1)) < 0 && apart.compare(Rational.of(-1)) > 0).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('where every change continues the line, all who held a seat have its result together', () => {
    fc.assert(
      fc.property(ground, (given) => {
        const steps = given.steps.map((one) =>
          one.what === 'change' ? { ...one, line: 'continue' as const } : one,
        );
        const { lines, fold, rules } = linesFor({ ...given, steps });
        const seats = settle(totals(fold.last), rules).map(String);
        const held = seats.map((_, seat) =>
          Rational.sum(lines.filter((line) => line.seat === seat).map((line) => line.exact)).toString(),
        );
        expect(held).toEqual(seats);
      }),
      { numRuns: 200 },
    );
  });

  it('a substitute with start values who plays no deal has at most the rounding against him', () => {
    fc.assert(
      fc.property(ground, fc.nat(3), (given, seat) => {
        const steps: Step[] = [...given.steps, { what: 'change', seat, line: 'mean' }];
        const { lines, rules } = linesFor({ ...given, steps });
        const last = lines.at(-1);
        // Down in the pool and up in the mountain, by less than a point each (K96 3.1.2).
        const most = rules.convention.options.whistsPerPoolPoint + 10;
        expect(last?.exact.compare(Rational.zero)).not.toBe(1);
        expect(last?.exact.compare(Rational.of(-most))).toBe(1);
        expect(last?.from).toBeNull();
      }),
      { numRuns: 200 },
    );
  });
});
