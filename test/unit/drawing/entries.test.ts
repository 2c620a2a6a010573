import { describe, expect, it } from 'vitest';
import { pulkaEntries } from '../../../shared/drawing/index.ts';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { Deal, SheetRules } from '../../../shared/domain/types.ts';
import type { PulkaEntry } from '../../../shared/drawing/index.ts';
import { mockDeals, mockPlayers, mockRules } from '../format/mockSheet.ts';

/** `~12~` struck out, `/10/` by a ruling, `_20_` of the last deal. */
function written(entries: readonly PulkaEntry[] | undefined): string {
  return (entries ?? [])
    .map((entry) => {
      const ruled = entry.ruling === true ? `/${entry.text}/` : entry.text;
      if (entry.struck === true) return `~${ruled}~`;
      return entry.last === true ? `_${ruled}_` : ruled;
    })
    .join('.');
}

/** Deal 12 was first typed as 8♣ (the picture: «испр. 17:52 8♣, 6»). */
const typedWrong: Deal = {
  type: 'game',
  dealer: 3,
  declarer: 0,
  level: 8,
  trump: 'clubs',
  defence: [
    { player: 1, says: 'pass' },
    { player: 2, says: 'pass' },
  ],
};
const mock = pulkaEntries({
  rules: mockRules,
  players: mockPlayers,
  deals: mockDeals,
  corrections: [{ at: 11, deal: typedWrong }],
});

describe('the pulka of the picture', () => {
  it('pools and mountains', () => {
    expect(mock.seats.map((seat) => written(seat.pool))).toEqual([
      '2.6.~12~.14',
      '2.4.8',
      '1.3',
      '4.14._20_',
    ]);
    expect(mock.seats.map((seat) => written(seat.mountain))).toEqual([
      '1.9.12',
      '3.5./10/',
      '10.16.20',
      '2.4.5.9',
    ]);
  });

  it('whists, by whom and on whom', () => {
    expect(mock.seats.map((seat) => seat.whists.map(written))).toEqual([
      ['', '', '6.14.18', '8._20_'],
      ['8', '', '12.22', ''],
      ['4', '8', '', ''],
      ['4', '/30/.34', '18.28', ''],
    ]);
  });

  it('initials, dealer, target, the closed pool', () => {
    expect(mock.seats.map((seat) => seat.short)).toEqual(['М', 'Р', 'В', 'К']);
    expect(mock.seats.map((seat) => seat.closed)).toEqual([false, false, false, true]);
    expect([mock.dealer, mock.target]).toEqual([2, 20]);
  });

  it('every entry knows its deal', () => {
    expect(mock.seats[0]?.pool.map((entry) => entry.deal)).toEqual([5, 7, 11, 11]);
    expect(mock.seats[3]?.pool.at(-1)?.deal).toBe(13);
  });
});

describe('corrections', () => {
  const rules: SheetRules = { convention: resolveConvention('sochi'), players: 3, target: null };
  const players = ['Анна', 'Борис', 'Вера'];
  const game = (tricks: number): Deal => ({
    type: 'game',
    dealer: 2,
    declarer: 0,
    level: 6,
    trump: 'spades',
    defence: [
      { player: 1, says: 'whist' },
      { player: 2, says: 'pass' },
    ],
    tricks: { '0': tricks },
  });

  it('strikes only what differs: 7 tricks typed as 6 change the whists, not the pool', () => {
    const { seats } = pulkaEntries({
      rules,
      players,
      deals: [game(7)],
      corrections: [{ at: 0, deal: game(6) }],
    });
    expect(written(seats[0]?.pool)).toBe('_2_');
    // Four tricks at 2 were 8; three are 6, and the fine for the missing fourth is 2.
    expect(written(seats[1]?.whists[0])).toBe('~8~._6_');
    expect(written(seats[1]?.mountain)).toBe('_2_');
  });

  it('a deal that moved from one place to another leaves a struck entry there', () => {
    const failed = game(5);
    const { seats } = pulkaEntries({
      rules,
      players,
      deals: [game(6)],
      corrections: [{ at: 0, deal: failed }],
    });
    expect(written(seats[0]?.mountain)).toBe('~2~');
    expect(written(seats[0]?.pool)).toBe('_2_');
    expect(written(seats[2]?.whists[0])).toBe('~2~');
    // Five tricks at 2 and 2 of consolation were 12.
    expect(written(seats[1]?.whists[0])).toBe('~12~._8_');
  });

  it('a deal taken off at the end stays, struck out', () => {
    const { seats } = pulkaEntries({
      rules,
      players,
      deals: [game(6)],
      corrections: [{ at: 1, deal: game(6) }],
    });
    expect(written(seats[0]?.pool)).toBe('_2_.~4~');
  });

  it('two corrections stand in order', () => {
    const corrections = [
      { at: 0, deal: game(6) },
      { at: 0, deal: game(8) },
    ];
    const { seats } = pulkaEntries({ rules, players, deals: [game(7)], corrections });
    expect(written(seats[1]?.whists[0])).toBe('~8~.~4~._6_');
  });

  it('American aid writes on the pool of the other, and the totals end as the domain has them', () => {
    const aided: SheetRules = { ...rules, target: 4 };
    const ten: Deal = { type: 'game', dealer: 2, declarer: 0, level: 8, trump: 'none', defence: [] };
    const { seats } = pulkaEntries({ rules: aided, players, deals: [ten] });
    // 6 points: 4 for himself, 2 for the next clockwise, 20 whists on him.
    expect(seats.map((seat) => written(seat.pool))).toEqual(['_4_', '_2_', '']);
    expect(written(seats[0]?.whists[1])).toBe('_20_');
    expect(seats.map((seat) => seat.closed)).toEqual([true, false, false]);
  });

  it('an empty sheet has empty fields and the dealer it is told', () => {
    const empty = pulkaEntries({ rules, players, deals: [], dealer: 1 });
    expect(
      empty.seats.every((seat) => seat.pool.length + seat.mountain.length + seat.whists.flat().length === 0),
    ).toBe(true);
    expect(empty.dealer).toBe(1);
  });
});
