/** Whole evenings in the real service: whatever is typed, whists and money sum to zero and payments rebuild them. */
import { expect, test } from 'vitest';
import { CASH } from '../../../shared/domain/balances.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import type { AdjustDeal, Deal } from '../../../shared/domain/types.ts';
import { tieBreakSchema } from '../../../shared/ledger/kinds.ts';
import { Desk } from '../../fixtures/desk.ts';
import { randomOf } from '../../../shared/domain/random.ts';

const EVENINGS = 12;

/** A deal of any totals for so many seats: raspasy where it can be, else an adjust. */
function someDeal(below: (n: number) => number, seats: number): Deal {
  if (seats === 3 && below(3) === 0) {
    const first = below(11);
    const second = below(11 - first);
    return { type: 'raspasy', dealer: 0, tricks: [first, second, 10 - first - second] };
  }
  const each = (most: number): number[] => Array.from({ length: seats }, () => below(most));
  const deal: AdjustDeal = { type: 'adjust', reason: 'x', pool: each(12), mountain: each(30) };
  return {
    ...deal,
    whists: Array.from({ length: seats }, (_, i) => each(90).map((w, j) => (i === j ? 0 : w))),
  };
}

test.each(Array.from({ length: EVENINGS }, (_, i) => i))('evening %i', async (seed) => {
  const { below } = { below: (n: number): number => random.below(n) };
  const random = randomOf(`evening-${seed}`);
  const desk = new Desk();
  try {
    const seatings = [
      [0, 1, 2],
      [3, 4, 5, 6],
    ];
    const stakeKopecks = ['50', '1/3', '7/2'][below(3)] ?? '50';
    const codexRounding = below(3) === 0 ? { codexRounding: true as const } : {};
    const tables = await desk.openTables(
      seatings,
      { target: null, stakeKopecks, ...codexRounding },
      1 + below(2),
    );
    const { service } = desk;
    const players = (await service.ok('tournament.get', {})).players.map(({ playerId }) => playerId);
    const [late] = (
      await service.ok('players.add', {
        players: [{ surname: 'Новый', given: '', patronymic: '', club: '', year: null, note: '' }],
      })
    ).playerIds;
    for (const [round, ids] of tables.entries())
      for (const [at, tableId] of ids.entries()) {
        const seats = seatings[at]?.length ?? 3;
        for (let n = 1 + below(4); n > 0; n--) await desk.record(someDeal(below, seats), null, tableId);
        // A substitute who comes in mid-sheet, in one of the two ways.
        if (round === 0 && at === 1 && below(2) === 0) {
          const line = below(2) === 0 ? ('continue' as const) : ('mean' as const);
          const input = { tableId, seat: below(seats), before: null, line, player: { playerId: late ?? '' } };
          await service.ok('seats.substitute', {
            ...input,
            withdraws: false,
            reason: '',
            by: '',
            expectedSeq: null,
          });
          await desk.record(someDeal(below, seats), null, tableId);
        }
      }
    for (let n = below(4); n > 0; n--)
      await service.ok('penalties.record', {
        ...{ playerId: players[below(players.length)] ?? '', roundId: null },
        ...{ points: -1 - below(40), reason: 'x' },
      });
    const tieBreaks = tieBreakSchema.options.filter(() => below(3) === 0);
    const measure = (['sum', 'average', 'placePoints'] as const)[below(3)] ?? 'sum';
    const cutoffs =
      below(2) === 0
        ? null
        : [
            { upTo: 50, factor: '1' },
            { upTo: null, factor: '1/10' },
          ];
    const rest = { placeTable: null, lotSeed: 'x', minRounds: below(2), withdrawn: 'last' as const };
    await service.ok('standings.change', { plan: { measure, cutoffs, tieBreaks, ...rest }, reason: '' });
    const prizes =
      below(2) === 0
        ? { kind: 'shares' as const, shares: ['1/3', '1/4', '1/7'] }
        : { kind: 'fixed' as const, kopecks: [77_777, 33_333] };
    const penalties = (['free', 'organiser', 'fund'] as const)[below(3)] ?? 'free';
    const plan = {
      entryFee: below(60_000),
      feeFree: [],
      prizes,
      feeShare: '8/9',
      added: below(9999),
      penalties,
    };
    await service.ok('money.change', { plan, stakeKopecks, reason: '' });

    const standings = await service.ok('standings.get', { afterRound: null });
    expect(standings.sums.tables).toBe(0);
    expect(standings.sums.rounds.every((sum) => sum === 0)).toBe(true);

    const paid = new Map<string, number>();
    for (let payments = 0; ; payments++) {
      const view = await service.ok('money.get', {});
      const whists = Rational.sum(view.players.map((one) => Rational.parse(one.whists)));
      expect(whists.toString()).toBe('0');
      const all = view.players.reduce((sum, one) => sum + one.balance, view.cash.balance);
      expect(all).toBe(0);
      expect(view.sums.prizes + view.fund.left).toBe(view.fund.total);
      expect(view.toCome.length).toBeLessThanOrEqual(view.players.length);
      for (const { playerId, balance, open } of view.players)
        expect(open).toBe(balance - (paid.get(playerId) ?? 0));
      expect(view.cash.open).toBe(view.cash.balance - (paid.get(CASH) ?? 0));
      const next = view.toCome[below(Math.max(1, view.toCome.length))];
      if (next === undefined) {
        expect(view.players.every(({ open }) => open === 0)).toBe(true);
        break;
      }
      expect(payments).toBeLessThan(view.players.length);
      await service.ok('money.pay', { payments: [{ ...next, purpose: 'settlement', by: '' }] });
      paid.set(next.from, (paid.get(next.from) ?? 0) - next.kopecks);
      paid.set(next.to, (paid.get(next.to) ?? 0) + next.kopecks);
    }
    expect(await service.ok('ledger.check', {})).toMatchObject({ integrity: [], differences: [] });
  } finally {
    await desk.close();
  }
});
