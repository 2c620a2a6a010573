/** Who pays whom: few payments that turn every balance into zero. */

/** `amount` > 0 in the unit of the balances (kopecks). */
export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

/** Up to so many open balances the smallest number of payments is searched; above, largest pays largest. */
const SEARCHED = 12;

/**
 * Splits the open balances into as many groups of sum zero as possible: k balances then need k − groups payments,
 * and no fewer. Dynamic programme over subsets.
 */
function zeroSumGroups(balances: readonly number[], open: readonly number[]): number[][] {
  const size = 1 << open.length;
  const sums = new Array<number>(size).fill(0);
  const most = new Array<number>(size).fill(0);
  const last = new Array<number>(size).fill(-1);
  for (let set = 1; set < size; set++) {
    const low = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] as number) + (balances[open[low] as number] as number);
    for (let i = 0; i < open.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const groups = most[set ^ (1 << i)] as number;
      if (last[set] === -1 || groups > (most[set] as number)) {
        most[set] = groups;
        last[set] = i;
      }
    }
    if (sums[set] === 0) most[set] = (most[set] as number) + 1;
  }
  const groups: number[][] = [];
  let group: number[] = [];
  for (let set = size - 1; set > 0; set ^= 1 << (last[set] as number)) {
    if (sums[set] === 0 && group.length > 0) {
      groups.push(group);
      group = [];
    }
    group.push(open[last[set] as number] as number);
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

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

/**
 * Payments after which everybody is even: received − paid = balance for each, at most balances − 1 of them, the
 * fewest possible up to twelve open balances. Largest first.
 * @throws RangeError when the balances are no safe integers or do not sum to 0
 */
export function payments(balances: readonly number[]): Payment[] {
  if (!balances.every(Number.isSafeInteger)) throw new RangeError('balances must be whole');
  if (balances.reduce((a, b) => a + b, 0) !== 0) throw new RangeError('balances do not sum to 0');
  const open = balances.flatMap((b, i) => (b === 0 ? [] : [i]));
  if (open.length === 0) return [];
  const groups = open.length <= SEARCHED ? zeroSumGroups(balances, open) : [open];
  return groups
    .flatMap((group) =>
      payLargest(
        balances,
        [...group].sort((a, b) => a - b),
      ),
    )
    .sort((a, b) => b.amount - a.amount || a.from - b.from || a.to - b.to);
}
