/** Who pays whom: few payments that turn every balance into zero. */
import { cancelSmallGroups, zeroSumGroups } from './paymentGroups.ts';

/** `amount` > 0 in the unit of the balances (kopecks). */
export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Up to so many open balances the smallest number of payments is searched; above, pairs and threes, then largest. */
const SEARCHED = 14;

/** The largest debtor pays the largest creditor until all is even; at most one payment fewer than balances. */
function payLargest(balances: readonly number[], group: readonly number[]): Payment[] {
  const left = new Map(group.map((i) => [i, balances[i] as number]));
  const payments: Payment[] = [];
  for (;;) {
    let from = -1;
    let to = -1;
    for (const [i, b] of left) {
      if (b < 0 && (from < 0 || b < (left.get(from) as number))) from = i;
      if (b > 0 && (to < 0 || b > (left.get(to) as number))) to = i;
    }
    if (from < 0 || to < 0) return payments;
    const amount = Math.min(-(left.get(from) as number), left.get(to) as number);
    left.set(from, (left.get(from) as number) + amount);
    left.set(to, (left.get(to) as number) - amount);
    payments.push({ from, to, amount });
  }
}

/** Groups of sum zero that are paid among themselves. */
function groupsOf(balances: readonly number[], open: readonly number[]): number[][] {
  if (open.length <= SEARCHED) return zeroSumGroups(balances, open);
  const { groups, rest } = cancelSmallGroups(balances, open);
  if (rest.length === 0) return groups;
  return [...groups, ...(rest.length <= SEARCHED ? zeroSumGroups(balances, rest) : [rest])];
}

/**
 * Payments after which everybody is even: received − paid = balance for each, at most balances − 1 of them, the
 * fewest possible up to fourteen open balances. Largest first.
 * @throws RangeError when the balances are no safe integers or do not sum to 0
 */
export function payments(balances: readonly number[]): Payment[] {
  if (!balances.every(Number.isSafeInteger)) throw new RangeError('balances must be whole');
  if (balances.reduce((a, b) => a + b, 0) !== 0) throw new RangeError('balances do not sum to 0');
  const open = balances.flatMap((b, i) => (b === 0 ? [] : [i]));
  if (open.length === 0) return [];
  return groupsOf(balances, open)
    .flatMap((group) =>
      payLargest(
        balances,
        [...group].sort((a, b) => a - b),
      ),
    )
    .sort((a, b) => b.amount - a.amount || a.from - b.from || a.to - b.to);
}
