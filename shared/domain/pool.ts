/** Points into the pool, American aid (K96 4.2.3), and the end of the pulka. */
import type { Seat, SheetRules } from './types.ts';
import type { Paper, Term } from './paper.ts';
import type { Why } from './why.ts';
import { aid } from './why.ts';

/** The opponent with the largest pool below the target, a tie going to the next clockwise; −1 if all are closed. */
function mostAdvanced(paper: Paper, helper: Seat, target: number): Seat {
  const n = paper.players;
  let best = -1;
  let bestPool = -Infinity;
  for (let k = 1; k < n; k++) {
    const seat = (helper + k) % n;
    const pool = paper.poolOf(seat);
    if (pool < target && pool > bestPool) {
      best = seat;
      bestPool = pool;
    }
  }
  return best;
}

/**
 * `points` earned by `seat`. With American aid and a target: the own pool first, then the most advanced open
 * pools of the others for whists, then the own mountain, which may go below zero (K96 4.1.1, 4.2.3). Otherwise
 * all of them go into the own pool, past the target too (K96 4.2.3.3).
 */
export function earn(
  rules: SheetRules,
  paper: Paper,
  seat: Seat,
  points: number,
  why: Why,
  a?: Term,
  b?: Term,
): void {
  const { target } = rules;
  const { poolClosing, whistsPerPoolPoint } = rules.convention.options;
  if (poolClosing !== 'americanAid' || target === null) {
    paper.pool(seat, points, why, a, b);
    return;
  }
  const own = Math.min(points, Math.max(0, target - paper.poolOf(seat)));
  if (own > 0) paper.pool(seat, own, why, a, b);
  let rest = points - own;
  while (rest > 0) {
    const other = mostAdvanced(paper, seat, target);
    if (other < 0) {
      // A tenth of the price of a pool point in mountain points, so that nothing is lost or won by the aid.
      paper.mountain(seat, (-rest * whistsPerPoolPoint) / 10, aid.rest, rest);
      return;
    }
    const taken = Math.min(rest, target - paper.poolOf(other));
    paper.aidedPool(other, seat, taken, aid.pool);
    paper.whists(seat, other, taken * whistsPerPoolPoint, aid.whists, whistsPerPoolPoint, taken);
    rest -= taken;
  }
}

/** Is the pulka over by these totals? Aid: all pools stand at the target; total: their sum reaches players × target. */
export function isClosed(rules: SheetRules, cells: readonly number[]): boolean {
  const { target, players } = rules;
  if (target === null) return false;
  switch (rules.convention.options.poolClosing) {
    case 'none':
      return false;
    case 'americanAid':
      for (let s = 0; s < players; s++) if ((cells[s] as number) < target) return false;
      return true;
    case 'total': {
      let sum = 0;
      for (let s = 0; s < players; s++) sum += cells[s] as number;
      return sum >= players * target;
    }
  }
}
