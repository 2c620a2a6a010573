import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { Rational } from '../../../shared/domain/rational.ts';
import { toMoney } from '../../../shared/domain/money.ts';
import { sharePrizes } from '../../../shared/domain/prizes.ts';
import { payments } from '../../../shared/domain/payments.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { after, rules } from '../../fixtures/sheets.ts';

function received(count: number, list: ReturnType<typeof payments>): number[] {
  const left = new Array<number>(count).fill(0);
  for (const { from, to, amount } of list) {
    left[from] = (left[from] as number) - amount;
    left[to] = (left[to] as number) + amount;
  }
  return left;
}

describe('toMoney', () => {
  it('takes the exact result, not the rounded one', () => {
    const exact = ['73/2', '-27/2', '-251/2', '205/2'].map((t) => Rational.parse(t));
    expect(toMoney(exact, Rational.of(50))).toEqual([1825, -675, -6275, 5125]);
  });

  it('field 2: one mountain point of B, payments rebuild the printed balances', () => {
    const totals = after(rules(), { type: 'adjust', reason: 'a', mountain: [0, 1, 0] });
    // 10/3, −20/3, 10/3 at one kopeck: floors 3, −7, 3, one is missing, all fractions are 1/3.
    const balances = toMoney(settle(totals, rules()), Rational.of(1));
    expect(balances).toEqual([4, -7, 3]);
    expect(payments(balances)).toEqual([
      { from: 1, to: 0, amount: 4 },
      { from: 1, to: 2, amount: 3 },
    ]);
  });

  it('takes a stake that is a fraction of a kopeck, and refuses one below 0', () => {
    expect(toMoney([Rational.of(3), Rational.of(-3)], Rational.of(1, 2))).toEqual([2, -2]);
    expect(toMoney([Rational.of(3), Rational.of(-3)], Rational.zero)).toEqual([0, 0]);
    expect(() => toMoney([Rational.zero], Rational.of(-1))).toThrow(RangeError);
  });
});

describe('payments', () => {
  it('are those of the settlement picture', () => {
    expect(payments([1825, -675, -6275, 5125])).toEqual([
      { from: 2, to: 3, amount: 5125 },
      { from: 2, to: 0, amount: 1150 },
      { from: 1, to: 0, amount: 675 },
    ]);
  });

  it('find the pairs that cancel: three payments, not five', () => {
    const list = payments([7, 5, 3, -3, -5, -7]);
    expect(list).toHaveLength(3);
    expect(received(6, list)).toEqual([7, 5, 3, -3, -5, -7]);
    // {9, −5, −4} and {4, −4}: three; paying largest first through all five would take four.
    expect(payments([9, 4, -5, -4, -4])).toHaveLength(3);
  });

  it('are none where nobody owes', () => {
    expect(payments([0, 0, 0])).toEqual([]);
    expect(payments([])).toEqual([]);
  });

  it('refuse balances that do not sum to 0 or are not whole', () => {
    expect(() => payments([1, 0])).toThrow(RangeError);
    expect(() => payments([0.5, -0.5])).toThrow(RangeError);
  });

  it('rebuild every balance, few and positive', () => {
    const arb = fc
      .array(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 40 })
      .map((list) => [...list, list.reduce((rest, b) => rest - b, 0)]);
    fc.assert(
      fc.property(arb, (balances) => {
        const list = payments(balances);
        expect(received(balances.length, list)).toEqual(balances);
        expect(list.every((p) => p.amount > 0)).toBe(true);
        expect(list.length).toBeLessThanOrEqual(Math.max(0, balances.filter((b) => b !== 0).length - 1));
      }),
      { numRuns: 500 },
    );
  });

  it('need no more than the number of debtor–creditor groups allows, up to twelve balances', () => {
    // Groups of sum zero put together: k groups of sizes s1…sk need at most Σ(s − 1).
    const group = fc
      .array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 })
      .map((list) => [...list, list.reduce((rest, b) => rest - b, 0)]);
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 3 }), (groups) => {
        const most = groups.reduce((sum, g) => sum + g.length - 1, 0);
        const balances = groups.flat().sort((a, b) => a - b);
        expect(payments(balances).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});

describe('sharePrizes', () => {
  it('field 15: places 1–2, 3–5, 6 share their prizes to the kopeck', () => {
    const shared = sharePrizes([100000, 60000, 30000], [2, 3, 1]);
    expect(shared).toEqual([[80000, 80000], [10000, 10000, 10000], [0]]);
    expect(sharePrizes([100, 0, 1], [3])).toEqual([[34, 34, 33]]);
  });

  it('pay out exactly the prizes of the places taken', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100000), { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 }),
        (prizes, groups) => {
          const places = groups.reduce((a, b) => a + b, 0);
          const paid = sharePrizes(prizes, groups).flat();
          const due = prizes.slice(0, places).reduce((a, b) => a + b, 0);
          expect(paid.reduce((a, b) => a + b, 0)).toBe(due);
        },
      ),
    );
  });
});
