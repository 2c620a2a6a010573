/** The deal passes clockwise, and stays after a redeal or a void deal (K96 2.1); whatever else leaves the turn is asked about. */
import { dealerAfter } from '../domain/ladder.ts';
import { leftOf } from '../domain/seats.ts';
import type { Row } from '../ledger/state.ts';
import type { Suspicion } from './types.ts';

interface Dealt {
  readonly row: Row;
  readonly number: number;
  readonly dealer: number;
  /** An arbiter or a re-seating had a word in it: who deals is not told by the turn. */
  readonly explained: boolean;
}

/** The deals that were dealt, with what stands between them. */
function dealtRows(rows: readonly Row[]): Dealt[] {
  const dealt: Dealt[] = [];
  let number = 0;
  let ruled = false;
  for (const row of rows) {
    if (row.slipRow) {
      ruled = true;
      continue;
    }
    number++;
    if (row.deal.type === 'adjust') continue;
    const own = row.scored.ruling !== undefined || row.slips.length > 0;
    const reseated = row.struck.some(({ seats }) => seats !== undefined);
    dealt.push({ row, number, dealer: row.deal.dealer, explained: own || reseated || ruled });
    ruled = false;
  }
  return dealt;
}

/** One question for one break: where a single dealer is wrong, the deal behind it is not asked about again. */
export function outOfTurn(players: number, rows: readonly Row[]): Suspicion[] {
  const dealt = dealtRows(rows);
  const found: Suspicion[] = [];
  let expected: number | null = null;
  dealt.forEach((now, i) => {
    const before = dealt[i - 1];
    const turn = expected;
    expected = dealerAfter(players, now.row.scored);
    if (before === undefined || turn === null || now.dealer === turn) return;
    // The next one deals as if this dealer had been the right one: only this deal is wrong.
    const next = dealt[i + 1];
    if (next !== undefined && expected !== null && next.dealer !== expected) {
      const kept = expected === now.dealer;
      if (next.dealer === (kept ? turn : leftOf(players, turn))) expected = next.dealer;
    }
    if (before.explained || now.explained) return;
    found.push({
      code: 'dealerOrder',
      key: `${before.row.entrySeq}:${now.row.entrySeq}`,
      dealId: now.row.dealId,
      params: { deal: now.number },
      seats: { player: now.dealer, expected: turn },
    });
  });
  return found;
}
