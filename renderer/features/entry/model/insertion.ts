/** A deal put between others: the later ones keep the dealers they were typed with. */
import type { Problem } from '../../../../shared/domain/problem.ts';
import { dealerAfter } from '../../../../shared/domain/ladder.ts';
import type { Deal } from '../../../../shared/domain/types.ts';
import { indexOfPlace, type Place, type TableSheet } from './table.ts';

/**
 * Whether the deal behind an inserted one is then dealt out of turn. Where a
 * deal was forgotten there is a gap in the turn that the insertion fills; where there is none, it is asked about.
 */
export function insertionWarnings(sheet: TableSheet, place: Place, deal: Deal | null): Problem[] {
  if (place.kind !== 'before' || deal === null) return [];
  const expected = dealerAfter(sheet.rules.players, deal);
  const behind = sheet.rows.slice(indexOfPlace(sheet, place)).find((row) => row.deal.deal.type !== 'adjust');
  if (behind === undefined || expected === null || behind.deal.deal.type === 'adjust') return [];
  const { dealer } = behind.deal.deal;
  if (dealer === expected) return [];
  const params = {
    number: (behind.number ?? 0) + 1,
    name: sheet.names[dealer] ?? '',
    expected: sheet.names[expected] ?? '',
  };
  return [{ path: 'dealer', code: 'entry/laterDealers', params }];
}
