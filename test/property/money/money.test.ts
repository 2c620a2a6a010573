/** Laws of the money of a tournament: it sums to zero, and payments rebuild it. */
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { balances, prizeFund, type MoneyLine } from '../../../shared/domain/balances.ts';
import { paymentBook, type PartyPayment } from '../../../shared/domain/paymentBook.ts';
import { payments } from '../../../shared/domain/payments.ts';
import { prizeList, type PrizeTable } from '../../../shared/domain/prizes.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { partLines, type SheetPart } from '../../../shared/domain/substitution.ts';

const runs = { numRuns: 400 };
const arbRational = (most: number) =>
  fc
    .tuple(fc.integer({ min: -most, max: most }), fc.constantFrom(1, 2, 3, 4, 6, 12))
    .map(([n, d]) => Rational.of(n, d));
const arbKopecks = fc.nat(1_000_000);
const optional = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined });

/** Lines of players; with `even` the whists sum to 0, as those of the tables do. */
const arbLines = (even: boolean): fc.Arbitrary<MoneyLine[]> =>
  fc
    .array(
      fc.record({
        whists: arbRational(3000),
        penalty: optional(arbRational(50).map((p) => (p.compare(Rational.zero) > 0 ? p.negated() : p))),
        feeDue: optional(arbKopecks),
        feePaid: optional(arbKopecks),
        prize: optional(arbKopecks),
      }),
      { minLength: 1, maxLength: 30 },
    )
    .map((list) => {
      const lines = list.map((line, i) => ({ player: `p${i}`, ...line }));
      if (!even) return lines;
      const sum = Rational.sum(lines.map(({ whists }) => whists));
      return lines.map((line, i) => (i === 0 ? { ...line, whists: line.whists.minus(sum) } : line));
    });
const arbTerms = fc.record({
  stakeKopecks: fc.option(arbRational(500).map((s) => (s.compare(Rational.zero) < 0 ? s.negated() : s))),
  penaltiesPaid: fc.boolean(),
});
const total = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('balances', () => {
  it('sum to zero with the cash, with penalties, fees, prizes and awards', () => {
    fc.assert(
      fc.property(arbLines(false), arbTerms, (lines, terms) => {
        const { players, cash, sums } = balances(lines, terms);
        expect(total(players.map(({ balance }) => balance)) + cash).toBe(0);
        for (const b of players) {
          const off = Rational.of(b.play).minus(b.whistMoney.plus(b.penaltyMoney));
          expect(off.compare(Rational.of(1))).toBe(-1);
          expect(off.compare(Rational.of(-1))).toBe(1);
          expect(b.balance).toBe(b.play - b.feeDue + b.feePaid + b.prize);
        }
        expect(sums.remains).toBe(sums.feesDue - sums.prizes - sums.play);
      }),
      runs,
    );
  });

  it('of tables alone leave the cash with nothing but fees and prizes', () => {
    fc.assert(
      fc.property(arbLines(true), arbTerms, (lines, terms) => {
        const { sums } = balances(lines, { ...terms, penaltiesPaid: false });
        expect(sums.play).toBe(0);
      }),
      runs,
    );
  });
});

describe('payments', () => {
  it('made and to come leave everybody even, and are fewer than the parties', () => {
    fc.assert(
      fc.property(
        arbLines(false),
        arbTerms,
        fc.array(fc.tuple(fc.nat(40), fc.nat(40), fc.integer({ min: 1, max: 99_999 })), { maxLength: 5 }),
        (lines, terms, moves) => {
          const all = balances(lines, terms);
          const names = [...all.players.map(({ player }) => player), 'cash'];
          const made = moves.flatMap(([f, t, amount]): PartyPayment[] => {
            const from = names[f % names.length] as string;
            const to = names[t % names.length] as string;
            return from === to ? [] : [{ from, to, amount }];
          });
          const book = paymentBook(all, made);
          const got = new Map(names.map((name) => [name, 0]));
          for (const { from, to, amount } of [...made, ...book.toCome]) {
            expect(amount).toBeGreaterThan(0);
            got.set(from, (got.get(from) ?? 0) - amount);
            got.set(to, (got.get(to) ?? 0) + amount);
          }
          for (const { party, balance } of book.parties) expect(got.get(party)).toBe(balance);
          expect(book.toCome.length).toBeLessThan(names.length);
        },
      ),
      runs,
    );
  });

  it('of any size rebuild the balances', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -30, max: 30 }), { minLength: 1, maxLength: 200 }), (list) => {
        const all = [...list, 0 - total(list)];
        const left = [...all];
        for (const { from, to, amount } of payments(all)) {
          left[from] = (left[from] as number) + amount;
          left[to] = (left[to] as number) - amount;
        }
        expect(left.every((b) => b === 0)).toBe(true);
        expect(payments(all).length).toBeLessThan(Math.max(1, all.filter((b) => b !== 0).length));
      }),
      { numRuns: 150 },
    );
  });
});

/** Places with groups of equals, from the top. */
const arbPlaces = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }).map((groups) => {
  let from = 1;
  return groups.flatMap((count) => {
    const place = { from, to: from + count - 1 };
    from += count;
    return Array.from({ length: count }, (_, i) => ({ player: `p${place.from + i}`, ...place }));
  });
});
const arbPrizes: fc.Arbitrary<PrizeTable> = fc.oneof(
  fc.array(arbKopecks, { maxLength: 8 }).map((kopecks): PrizeTable => ({ kind: 'fixed', kopecks })),
  fc.array(fc.nat(100), { minLength: 1, maxLength: 8 }).map((parts): PrizeTable => ({
    kind: 'shares',
    shares: parts.map((n) => Rational.of(n, Math.max(1, total(parts)) + (parts[0] as number))),
  })),
);

describe('prizes', () => {
  it('paid and left are the fund; equals are a kopeck apart at most', () => {
    fc.assert(
      fc.property(arbPlaces, arbPrizes, arbKopecks, (rows, table, fund) => {
        const { lines, paid, left } = prizeList(rows, table, fund);
        expect(paid + left).toBe(fund);
        expect(total(lines.map(({ kopecks }) => kopecks))).toBe(paid);
        expect(lines.map(({ player }) => player)).toEqual(rows.map(({ player }) => player));
        for (const { exact, kopecks, from } of lines) {
          const off = Rational.of(kopecks).minus(exact);
          expect(off.compare(Rational.of(1))).toBe(-1);
          expect(off.compare(Rational.of(-1))).toBe(1);
          const same = lines.filter((line) => line.from === from);
          expect(Rational.sum(same.map((line) => line.exact)).toString()).toBe(
            String(total(same.map((l) => l.kopecks))),
          );
        }
        if (table.kind === 'shares') expect(left).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });

  it('from the fund of the tournament leave the organiser no loss', () => {
    fc.assert(
      fc.property(
        arbLines(true),
        arbTerms,
        fc.integer({ min: 0, max: 12 }),
        fc.boolean(),
        (lines, terms, share, penalties) => {
          const bare = lines.map((line) => ({ ...line, prize: 0 }));
          const fund = prizeFund(bare, terms, { feeShare: Rational.of(share, 12), added: 0, penalties });
          const rows = bare.map(({ player }, i) => ({ player, from: i + 1, to: i + 1 }));
          const prizes = prizeList(
            rows,
            { kind: 'shares', shares: [Rational.of(2, 3), Rational.of(1, 3)] },
            fund,
          );
          const paid = bare.map((line, i) => ({ ...line, prize: prizes.lines[i]?.kopecks ?? 0 }));
          // The fund is rounded down; what the cash has of the penalties is off by less than a kopeck.
          expect(balances(paid, terms).sums.remains).toBeGreaterThanOrEqual(0);
        },
      ),
      runs,
    );
  });
});

describe('a table with substitutes', () => {
  it('sums to zero, exactly and rounded, whoever came and with whatever start', () => {
    const arbPart = fc.tuple(
      fc.array(arbRational(500), { minLength: 4, maxLength: 4 }),
      fc.array(arbRational(500), { minLength: 4, maxLength: 4 }),
      fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(arbPart, { minLength: 1, maxLength: 4 }), (list) => {
        const zero = (values: Rational[]) =>
          values.map((v, i) => (i === 0 ? v.minus(Rational.sum(values)) : v));
        const parts = list.map(([opening, closing, isNew], k): SheetPart => {
          const players = opening.map((_, i) => (isNew[i] ? `n${k}${i}` : `p${i}`));
          return {
            players,
            opening: zero(opening),
            closing: zero(closing),
            newcomers: players.filter((p) => p.startsWith('n')),
          };
        });
        const lines = partLines(parts);
        expect(Rational.sum(lines.map(({ exact }) => exact)).toString()).toBe('0');
        expect(total(lines.map(({ points }) => points))).toBe(0);
      }),
      runs,
    );
  });
});
