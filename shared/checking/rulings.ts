/** Three rulings in force on one deal: a slip issued twice, or on the wrong deal. */
import type { Row } from '../ledger/state.ts';
import { slipStands } from '../ledger/sheet-parts.ts';
import type { Suspicion } from './types.ts';

const MANY = 3;

export function manyRulings(rows: readonly Row[]): Suspicion[] {
  let number = 0;
  return rows.flatMap((row): Suspicion[] => {
    if (row.slipRow) return [];
    number++;
    const standing = row.slips.filter(({ state }) => slipStands(state));
    const last = standing.at(-1);
    if (last === undefined || standing.length < MANY) return [];
    return [
      {
        code: 'thirdRuling',
        key: `${row.dealId}:${last.slipId}`,
        dealId: row.dealId,
        params: { deal: number, n: standing.length, slip: last.number },
        seats: {},
      },
    ];
  });
}
