/** Results that hardly happen at a table, and are what a slip of the fingers makes: the defence's tricks as the declarer's. */
import type { Deal } from '../domain/types.ts';
import type { Row } from '../ledger/state.ts';
import type { Suspicion } from './types.ts';

/** «Без шести»: who bids so much has more tricks in his hand than that leaves him. A six taken by nobody is the least of them. */
const UNDERTRICKS = 6;
/** A misère hand that cannot give away eight tricks is no misère hand. */
const MISERE_TRICKS = 8;

/** The declarer's tricks where they are hardly possible, else null; `level` 0 = misère. */
function hardly(deal: Deal): { declarer: number; tricks: number; level: number } | null {
  if (deal.type === 'misere')
    return deal.tricks >= MISERE_TRICKS ? { declarer: deal.declarer, tricks: deal.tricks, level: 0 } : null;
  if (deal.type !== 'game') return null;
  const tricks = deal.tricks?.[String(deal.declarer)];
  if (tricks === undefined || deal.level - tricks < UNDERTRICKS) return null;
  return { declarer: deal.declarer, tricks, level: deal.level };
}

/** Deals of the sheet that look like that; under a ruling the arbiter has seen the deal. */
export function hardlyPossible(rows: readonly Row[]): Suspicion[] {
  let number = 0;
  return rows.flatMap((row): Suspicion[] => {
    if (row.slipRow) return [];
    number++;
    const found = row.scored.ruling === undefined ? hardly(row.deal) : null;
    if (found === null) return [];
    const { declarer, tricks, level } = found;
    return [
      {
        code: 'loneWhisterTen',
        key: `${row.dealId}:${row.entrySeq}`,
        dealId: row.dealId,
        params: { deal: number, tricks, level },
        seats: { player: declarer },
      },
    ];
  });
}
