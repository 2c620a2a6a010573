/** Two columns change places: who dealt, played, whisted, took tricks; and the whole score with them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeal } from '../../../shared/domain/check.ts';
import { readDefence } from '../../../shared/domain/defence.ts';
import { swapSeats } from '../../../shared/domain/reseat.ts';
import type { AdjustDeal, Deal, GameDeal } from '../../../shared/domain/types.ts';
import { after, rules, words } from '../../fixtures/sheets.ts';
import { randomSheet } from '../../fixtures/random-sheet.ts';

const game = (over: Partial<GameDeal>): GameDeal => ({
  type: 'game',
  dealer: 3,
  declarer: 0,
  level: 6,
  defence: [],
  ...over,
});

describe('the columns', () => {
  test('of four: dealer and declarer, the words in the order of the new seats', () => {
    const deal = game({ defence: words('1w 2w'), tricks: { '0': 6, '1': 3, '2': 1 } });
    // 0 and 3: seat 3 plays, seat 0 dealt and sits out; from 3 the first to speak is 1.
    expect(swapSeats(deal, 0, 3, 4)).toEqual({
      ...deal,
      dealer: 0,
      declarer: 3,
      tricks: { '3': 6, '1': 3, '2': 1 },
    });
    // 1 and 2: the whister with three tricks is now seat 2, who speaks second.
    expect(swapSeats(deal, 1, 2, 4)).toEqual({ ...deal, tricks: { '0': 6, '2': 3, '1': 1 } });
  });

  test('a lone whister stays the one who whisted, with the pass before his word', () => {
    const deal = game({ defence: words('1w'), tricks: { '0': 6 } });
    expect(swapSeats(deal, 1, 2, 4)).toEqual({ ...deal, defence: words('1p 2w') });
    const second = game({ defence: words('1p 2w'), tricks: { '0': 6 } });
    expect(swapSeats(second, 1, 2, 4)).toEqual({ ...second, defence: words('1w 2p') });
  });

  test('raspasy, misère, redeal', () => {
    expect(swapSeats({ type: 'raspasy', dealer: 0, tricks: [2, 3, 5] }, 0, 2, 3)).toEqual({
      type: 'raspasy',
      dealer: 2,
      tricks: [5, 3, 2],
    });
    expect(swapSeats({ type: 'misere', dealer: 0, declarer: 1, tricks: 2 }, 1, 2, 3)).toEqual({
      type: 'misere',
      dealer: 0,
      declarer: 2,
      tricks: 2,
    });
    expect(swapSeats({ type: 'redeal', dealer: 1 }, 1, 2, 3)).toEqual({ type: 'redeal', dealer: 2 });
  });

  test('lines: own rows and what the others wrote on them', () => {
    const deal: AdjustDeal = {
      type: 'adjust',
      reason: 'итог',
      pool: [1, 2, 3],
      whists: [
        [0, 10, 20],
        [30, 0, 40],
        [50, 60, 0],
      ],
    };
    expect(swapSeats(deal, 0, 1, 3)).toEqual({
      ...deal,
      pool: [2, 1, 3],
      whists: [
        [0, 30, 40],
        [10, 0, 20],
        [60, 50, 0],
      ],
    });
  });

  test('a ruling that was typed with the deal', () => {
    const ruling = {
      scored: 'actual' as const,
      adjustTricks: { '0': -1 },
      moveTricks: [{ from: 0, to: 1, count: 1 }],
      noWhists: [1],
      mountain: [1, 0, 0],
    };
    const deal: Deal = { type: 'raspasy', dealer: 2, tricks: [4, 3, 3], ruling };
    expect(swapSeats(deal, 0, 1, 3).ruling).toEqual({
      scored: 'actual',
      adjustTricks: { '1': -1 },
      moveTricks: [{ from: 1, to: 0, count: 1 }],
      noWhists: [0],
      mountain: [0, 1, 0],
    });
  });

  test('half a whist bound to its seat comes out in an order that the check refuses', () => {
    const deal = game({ defence: words('1p 2h'), dealer: 3 });
    const swapped = swapSeats(deal, 1, 2, 4);
    expect(checkDeal(rules('sochi', 4), swapped, 'deal').map(({ code }) => code)).toEqual([
      'deal/defenceOrder',
    ]);
  });
});

describe('for any sheet', () => {
  test('the swapped totals are the totals swapped, where the same people whisted in the same order', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (seed, x, y) => {
        const sheet = randomSheet(seed, { deals: 12 });
        const by = rules(sheet.convention, sheet.players.length, sheet.options);
        const { players } = by;
        const [a, b] = [x % players, y % players];
        fc.pre(a !== b);
        const to = (seat: number): number => (seat === a ? b : seat === b ? a : seat);
        for (const deal of sheet.deals) {
          if (deal.ruling !== undefined) continue;
          const other = swapSeats(deal, a, b, players);
          if (checkDeal(by, other, 'deal').length > 0) continue;
          if (deal.type === 'game' && other.type === 'game') {
            const [was, is] = [readDefence(by, deal), readDefence(by, other)];
            // Who whisted second is told by the seats: with two of them the fine may fall on another.
            if (was === null || is === null || was.second >= 0) continue;
            expect([is.whister, is.half]).toEqual([was.whister, was.half].map((s) => (s < 0 ? s : to(s))));
          }
          // One deal alone: no aid that goes around the table.
          const [before, now] = [after(by, deal), after(by, other)];
          expect(now.pool).toEqual(before.pool.map((_, s) => before.pool[to(s)]));
          expect(now.mountain).toEqual(before.mountain.map((_, s) => before.mountain[to(s)]));
          expect(now.whists).toEqual(
            before.whists.map((_, s) => before.whists.map((__, t) => before.whists[to(s)]?.[to(t)])),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  test('twice gives the same deal, but for passes that were said', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const sheet = randomSheet(seed, { deals: 12 });
        const by = rules(sheet.convention, sheet.players.length, sheet.options);
        for (const deal of sheet.deals) {
          const once = swapSeats(deal, 0, 1, by.players);
          if (checkDeal(by, once, 'deal').length > 0) continue;
          const twice = swapSeats(once, 0, 1, by.players);
          expect(after(by, twice)).toEqual(after(by, deal));
        }
      }),
      { numRuns: 100 },
    );
  });
});
