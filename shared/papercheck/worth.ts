/** Results in whole numbers: what `settle` gives (K96 4.2.14), without fractions, quick enough for every candidate. */
import type { Seat, SheetRules } from '../domain/types.ts';
import { WHISTS_PER_MOUNTAIN_POINT } from '../domain/settlement.ts';

/** Half whists that a seat wrote in all. */
export function rowSum(players: number, cells: readonly number[], seat: Seat): number {
  let sum = 0;
  for (let on = 0; on < players; on++) sum += cells[(2 + seat) * players + on] as number;
  return sum;
}

/** A whist counted in the parts of `worthOf`. */
export function partsOfWhist(players: number): number {
  return 2 * players;
}

/**
 * Exact result of a seat, in `partsOfWhist`. It is a plain sum over the entries; points for the pool (`gains`) count
 * alike whoever takes them in the end, because American aid pays for what it moves (K96 4.2.3).
 */
export function worthOf(
  rules: SheetRules,
  cells: readonly number[],
  gains: readonly number[],
  seat: Seat,
): number {
  const n = rules.players;
  let pools = 0;
  let mountains = 0;
  let balance = 0;
  for (let i = 0; i < n; i++) {
    pools += (cells[i] as number) + (gains[i] as number);
    mountains += cells[n + i] as number;
    balance += (cells[(2 + seat) * n + i] as number) - (cells[(2 + i) * n + seat] as number);
  }
  const own = (cells[seat] as number) + (gains[seat] as number);
  const points = rules.convention.options.whistsPerPoolPoint * (n * own - pools);
  const hill = WHISTS_PER_MOUNTAIN_POINT * (n * (cells[n + seat] as number) - mountains);
  return 2 * (points - hill) + n * balance;
}

/** Whole results of all seats: rounded down, the missing whists to the largest fractions, of equal ones the earlier. */
export function wholeResults(
  rules: SheetRules,
  cells: readonly number[],
  gains: readonly number[],
): number[] {
  const n = rules.players;
  const unit = partsOfWhist(n);
  const results: number[] = [];
  const rests: number[] = [];
  let missing = 0;
  for (let seat = 0; seat < n; seat++) {
    const worth = worthOf(rules, cells, gains, seat);
    const whole = Math.floor(worth / unit);
    results.push(whole);
    rests.push(worth - whole * unit);
    missing -= whole;
  }
  for (; missing > 0; missing--) {
    let most = 0;
    for (let seat = 1; seat < n; seat++) if ((rests[seat] as number) > (rests[most] as number)) most = seat;
    results[most] = (results[most] as number) + 1;
    rests[most] = -1;
  }
  return results;
}
