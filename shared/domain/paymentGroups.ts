/** Open balances put into groups of sum zero: k balances in g groups need k − g payments. */

/**
 * As many groups as possible, so that no fewer payments would do. Dynamic programme over subsets: up to some
 * sixteen balances.
 */
export function zeroSumGroups(balances: readonly number[], open: readonly number[]): number[][] {
  const size = 1 << open.length;
  const sums = new Float64Array(size);
  const most = new Uint8Array(size);
  const last = new Int8Array(size).fill(-1);
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

/** Pairs, then threes, that cancel, taken as they are found; the rest still sums to 0. */
export function cancelSmallGroups(
  balances: readonly number[],
  open: readonly number[],
): { groups: number[][]; rest: number[] } {
  const groups: number[][] = [];
  const left = new Set(open);
  const value = (i: number): number => balances[i] as number;
  const byValue = new Map<number, number[]>();
  for (const i of open) byValue.set(value(i), [...(byValue.get(value(i)) ?? []), i]);
  /** One who is still left with this value and is none of these. */
  const find = (wanted: number, not: readonly number[]): number | undefined =>
    byValue.get(wanted)?.find((i) => left.has(i) && !not.includes(i));
  const take = (group: number[]): void => {
    groups.push(group);
    for (const i of group) left.delete(i);
  };
  for (const i of open) {
    const other = left.has(i) ? find(-value(i), [i]) : undefined;
    if (other !== undefined) take([i, other]);
  }
  for (const i of open) {
    for (const j of open) {
      if (!left.has(i)) break;
      if (j <= i || !left.has(j)) continue;
      const third = find(-value(i) - value(j), [i, j]);
      if (third !== undefined) take([i, j, third]);
    }
  }
  return { groups, rest: [...left] };
}
