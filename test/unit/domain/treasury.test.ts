import { describe, expect, it } from 'vitest';
import { balances, CASH, prizeFund, type MoneyLine } from '../../../shared/domain/balances.ts';
import { paymentBook } from '../../../shared/domain/paymentBook.ts';
import { payments } from '../../../shared/domain/payments.ts';
import { placePrizes, prizeList } from '../../../shared/domain/prizes.ts';
import { Rational } from '../../../shared/domain/rational.ts';

const q = (text: string) => Rational.parse(text);
const terms = { stakeKopecks: q('50'), penaltiesPaid: true };
const lines: MoneyLine[] = [
  { player: 'a', whists: q('10/3'), feeDue: 10_000, feePaid: 10_000, prize: 20_000 },
  { player: 'b', whists: q('-20/3'), feeDue: 10_000 },
  { player: 'c', whists: q('10/3'), feeDue: 10_000, feePaid: 5_000 },
];

describe('prizes', () => {
  const ties = [
    { player: 'a', from: 1, to: 2 },
    { player: 'b', from: 1, to: 2 },
    { player: 'c', from: 3, to: 5 },
    { player: 'd', from: 3, to: 5 },
    { player: 'e', from: 3, to: 5 },
    { player: 'f', from: 6, to: 6 },
  ];

  it('field 15: shared places share their prizes, and all of it is paid', () => {
    const list = prizeList(ties, { kind: 'fixed', kopecks: [100_000, 60_000, 30_000] }, 190_000);
    expect(list.lines.map(({ player, kopecks }) => `${player} ${kopecks}`)).toEqual([
      ...['a 80000', 'b 80000', 'c 10000', 'd 10000', 'e 10000', 'f 0'],
    ]);
    expect([list.paid, list.left]).toEqual([190_000, 0]);
  });

  it('odd kopecks go to the first of the list', () => {
    const list = prizeList(ties, { kind: 'fixed', kopecks: [0, 0, 60, 40] }, 100);
    expect(list.lines.slice(2, 5).map(({ kopecks, exact }) => `${kopecks} of ${exact}`)).toEqual([
      ...['34 of 100/3', '33 of 100/3', '33 of 100/3'],
    ]);
  });

  it('as shares of a fund: places to the kopeck, then shared; the rest stays in the fund', () => {
    const shares = [q('1/2'), q('1/3'), q('1/6')];
    // 5000, 3333 1/3, 1666 2/3: the missing kopeck to the largest fraction.
    expect(placePrizes({ kind: 'shares', shares }, 10_000)).toEqual({ prizes: [5000, 3333, 1667], left: 0 });
    const three = [ties[0], ties[1], { player: 'c', from: 3, to: 3 }].flatMap((row) => row ?? []);
    const list = prizeList(three, { kind: 'shares', shares }, 10_000);
    expect(list.lines.map(({ kopecks }) => kopecks)).toEqual([4167, 4166, 1667]);
    // 2/3 given out: 3333 1/3 each; the fund keeps a third, with the same fraction, and is last.
    expect(placePrizes({ kind: 'shares', shares: [q('1/3'), q('1/3')] }, 10_000)).toEqual({
      prizes: [3334, 3333],
      left: 3333,
    });
  });

  it('of places that nobody has taken stay in the fund, and who has no place gets none', () => {
    const rows = [
      { player: 'a', from: 1, to: 1 },
      { player: 'z', from: 0, to: 0 },
    ];
    const list = prizeList(rows, { kind: 'fixed', kopecks: [500, 300] }, 1000);
    expect(list.lines.map(({ player, kopecks }) => [player, kopecks])).toEqual([['a', 500]]);
    expect(list.left).toBe(500);
  });

  it('refuse more than the whole, and broken kopecks', () => {
    expect(() => placePrizes({ kind: 'shares', shares: [q('2/3'), q('1/2')] }, 100)).toThrow(RangeError);
    expect(() => placePrizes({ kind: 'shares', shares: [q('-1/3')] }, 100)).toThrow(RangeError);
    expect(() => placePrizes({ kind: 'fixed', kopecks: [0.5] }, 100)).toThrow(RangeError);
    expect(() => placePrizes({ kind: 'fixed', kopecks: [1] }, -1)).toThrow(RangeError);
    expect(placePrizes({ kind: 'fixed', kopecks: [70, 50] }, 100).left).toBe(-20);
  });
});

describe('balances', () => {
  it('whists, fees and prizes, with the cash as one party', () => {
    const { players, cash, sums } = balances(lines, terms);
    // 166 2/3, −333 1/3, 166 2/3 and the cash 0: floors sum to −2, the largest fractions are a, b, c in turn.
    expect(players.map(({ play }) => play)).toEqual([167, -333, 166]);
    expect(players.map(({ balance }) => balance)).toEqual([20_167, -10_333, -4_834]);
    expect(cash).toBe(-5_000);
    // 30 000 due less 20 000 of prizes.
    expect(sums).toMatchObject({
      play: 0,
      feesDue: 30_000,
      feesPaid: 15_000,
      prizes: 20_000,
      remains: 10_000,
    });
  });

  it('penalties cost whists at the stake into the cash, or touch the places only', () => {
    const fined = lines.map((line) => (line.player === 'b' ? { ...line, penalty: q('-20') } : line));
    const paid = balances(fined, terms);
    expect(paid.players[1]).toMatchObject({ play: -1333, balance: -11_333 });
    expect(paid.cash).toBe(-5_000 + 1_000);
    const unpaid = balances(fined, { ...terms, penaltiesPaid: false });
    expect(unpaid.players[1]).toMatchObject({ play: -333, balance: -10_333 });
    expect(unpaid.cash).toBe(-5_000);
  });

  it('an award that does not sum to 0 is borne by the cash', () => {
    const award = [
      { player: 'a', whists: q('30') },
      { player: 'b', whists: q('0') },
    ];
    const { players, cash } = balances(award, terms);
    expect([players[0]?.balance, players[1]?.balance, cash]).toEqual([1500, 0, -1500]);
  });

  it('without a stake only fees and prizes count; a stake may be a fraction of a kopeck', () => {
    expect(balances(lines, { ...terms, stakeKopecks: null }).players.map(({ balance }) => balance)).toEqual([
      ...[20_000, -10_000, -5_000],
    ]);
    const plain = lines.map(({ player, whists }) => ({ player, whists }));
    // 5/3, −10/3, 5/3 at half a kopeck: floors 1, −4, 1; a and b (2/3 each) get the missing two.
    expect(balances(plain, { ...terms, stakeKopecks: q('1/2') }).players.map(({ play }) => play)).toEqual([
      2, -3, 1,
    ]);
  });

  it('the fund: part of the fees, what is added, penalties if the rules say so', () => {
    const fined = lines.map((line) => (line.player === 'b' ? { ...line, penalty: q('-20') } : line));
    const fund = { feeShare: q('2/3'), added: 500, penalties: true };
    expect(prizeFund(fined, terms, fund)).toBe(20_000 + 500 + 1_000);
    expect(prizeFund(fined, terms, { ...fund, penalties: false })).toBe(20_500);
    expect(prizeFund(fined, { ...terms, penaltiesPaid: false }, fund)).toBe(20_500);
    expect(prizeFund(lines, terms, { ...fund, feeShare: q('1/7') })).toBe(4285 + 500);
    expect(() => prizeFund(lines, terms, { ...fund, feeShare: q('8/7') })).toThrow(RangeError);
  });

  it('refuses broken kopecks, amounts below 0 and a player twice', () => {
    const bad = (more: Partial<MoneyLine>) => () =>
      balances([{ player: 'a', whists: q('0'), ...more }], terms);
    expect(bad({ feeDue: 0.5 })).toThrow(RangeError);
    expect(bad({ feePaid: -1 })).toThrow(RangeError);
    expect(bad({ player: CASH })).toThrow(RangeError);
    expect(() => balances([...lines, ...lines], terms)).toThrow(RangeError);
    expect(() => balances(lines, { ...terms, stakeKopecks: q('-1') })).toThrow(RangeError);
  });
});

describe('the book of payments', () => {
  const all = balances(lines, terms);

  it('few payments, through the cash where that is shorter', () => {
    expect(paymentBook(all, []).toCome).toEqual([
      { from: 'b', to: 'a', amount: 10_333 },
      { from: CASH, to: 'a', amount: 5_000 },
      { from: 'c', to: 'a', amount: 4_834 },
    ]);
  });

  it('a payment made comes off; one that a correction has made too large is paid back', () => {
    const made = [{ from: 'b', to: 'a', amount: 10_333 }];
    const book = paymentBook(all, made);
    expect(book.parties.map(({ open }) => open)).toEqual([9_834, 0, -4_834, -5_000]);
    expect(book.toCome).toHaveLength(2);
    const corrected = paymentBook(
      {
        players: all.players.map((b) => (b.player === 'b' ? { ...b, balance: -10_000 } : b)),
        cash: all.cash - 333,
      },
      made,
    );
    // b has paid 333 too much; the cash, which owes that now, pays it back.
    expect(corrected.parties[1]?.open).toBe(333);
    expect(corrected.toCome.filter(({ to }) => to === 'b').reduce((sum, p) => sum + p.amount, 0)).toBe(333);
  });

  it('refuses payments of strangers, to oneself, and of nothing', () => {
    const make = (from: string, to: string, amount: number) => () => paymentBook(all, [{ from, to, amount }]);
    expect(make('x', 'a', 1)).toThrow(RangeError);
    expect(make('a', 'a', 1)).toThrow(RangeError);
    expect(make('a', 'b', 0)).toThrow(RangeError);
    expect(make('a', 'b', 0.5)).toThrow(RangeError);
  });
});

describe('payments of a large group', () => {
  it('cancel pairs and threes: sixteen balances, ten payments', () => {
    // Four pairs (four payments) and, apart from them, three threes (two each).
    const pairs = [1, 20, 300, 4000].flatMap((n) => [n, -n]);
    const threes = [
      [50_000, -20_000, -30_000],
      [-600_000, 100_000, 500_000],
      [7_000_000, -3_500_001, -3_499_999],
    ].flat();
    expect(payments([...pairs, ...threes])).toHaveLength(10);
  });
});
