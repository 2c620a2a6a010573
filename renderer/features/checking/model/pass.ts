/** The second pass over a sheet: how far it is, and whether what was typed again is the same deal. */
import type { Deal } from '../../../../shared/domain/types.ts';
import type { SheetDeal, Verdict } from '../../../../shared/ipc/schemas/views.ts';
import { bareDeal } from '../../../../shared/format/dealFields.ts';
import { normalDeal } from '../../../../shared/notation/normal.ts';
import { parse } from '../../../../shared/notation/parse.ts';
import { notTypable, printDeal } from '../../../../shared/notation/print.ts';
import type { NotationContext } from '../../../../shared/notation/types.ts';
import { contextAt, type SheetRow, type TableSheet } from '../../entry/model/table.ts';

export type PassState = 'open' | 'confirmed' | 'rejected';

/** One deal of the sheet with its verdict; lines of a ruling between deals are no part of the paper's deals. */
export interface PassItem {
  dealId: string;
  number: number;
  row: SheetRow;
  state: PassState;
  verdict: Verdict | null;
}

export function passItems(sheet: TableSheet): PassItem[] {
  const verdicts = new Map(sheet.view.verdicts.map((verdict) => [verdict.dealId, verdict]));
  return sheet.rows.flatMap((row) => {
    if (row.number === null) return [];
    const verdict = verdicts.get(row.deal.dealId) ?? null;
    const state: PassState = verdict?.verdict ?? 'open';
    return [{ dealId: row.deal.dealId, number: row.number, row, state, verdict }];
  });
}

export interface PassCount {
  confirmed: number;
  rejected: number;
  open: number;
}

export function countPass(items: readonly Pick<PassItem, 'state'>[]): PassCount {
  const of = (state: PassState): number => items.filter((item) => item.state === state).length;
  return { confirmed: of('confirmed'), rejected: of('rejected'), open: of('open') };
}

/** The deal to look at next: the first open one behind `dealId`, else the first open one; null when none is. */
export function nextOpen(items: readonly PassItem[], dealId: string | null): string | null {
  const at = items.findIndex((item) => item.dealId === dealId);
  const behind = items.slice(at + 1).find((item) => item.state === 'open');
  return (behind ?? items.find((item) => item.state === 'open'))?.dealId ?? null;
}

/** What the deal is typed again for: whose turn it is to deal follows from the deals before, not from the deal. */
export const blindContext = (sheet: TableSheet, dealId: string): NotationContext =>
  contextAt(sheet, { kind: 'before', dealId });

/** Can the deal be typed in one line at all? Some deals of imported sheets cannot. */
export const isTypable = (deal: SheetDeal['deal'], context: NotationContext): boolean =>
  notTypable(bareDeal(deal), context) === null;

/** One writing for a deal that the notation knows: counts that follow from others are left out in all. */
function canonical(deal: Deal, context: NotationContext): string {
  const bare = bareDeal(deal);
  const typed = parse(printDeal(bare, context), context).deal ?? bare;
  const normal = normalDeal(typed, context.players.length);
  return JSON.stringify(normal, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Are the stored deal and the one typed from the paper the same? Rulings on it do not count. */
export const sameDeal = (stored: Deal, typed: Deal, context: NotationContext): boolean =>
  canonical(stored, context) === canonical(typed, context);
