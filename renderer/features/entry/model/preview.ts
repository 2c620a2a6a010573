/** What a sheet would be with its deals arranged otherwise: totals before and after, and the rows that change. */
import { checkDeal } from '../../../../shared/domain/check.ts';
import { foldDeals } from '../../../../shared/domain/fold.ts';
import type { Problem } from '../../../../shared/domain/problem.ts';
import { swapSeats } from '../../../../shared/domain/reseat.ts';
import type { Seat } from '../../../../shared/domain/types.ts';
import type { SheetDeal } from '../../../../shared/ipc/schemas/views.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import { problemText } from '../../../api/failure.ts';
import { footOf } from './paperCheck.ts';
import { shownRow } from './rows.ts';
import type { SheetRow, TableSheet } from './table.ts';

/** A deal that the rules refuse as it would stand, with its №. */
export interface RefusedRow {
  number: number | null;
  problems: Problem[];
}
/** A sheet with its deals arranged otherwise. */
export interface Arranged {
  rows: SheetRow[];
  refused: RefusedRow[];
  /** Null where a deal is refused: such a sheet has no score. */
  sheet: TableSheet | null;
}

/** The same sheet with these deals, numbered anew; it is scored only when the rules take every one of them. */
export function rearranged(sheet: TableSheet, deals: readonly SheetDeal[]): Arranged {
  let number = 0;
  const rows = deals.map((deal, index) => {
    const own = deal.number === null ? null : (number += 1);
    return { index, number: own, deal: { ...deal, number: own } };
  });
  const refused = rows.flatMap((row) => {
    const problems = checkDeal(sheet.rules, row.deal.scored, 'deal');
    return problems.length === 0 ? [] : [{ number: row.number, problems }];
  });
  if (refused.length > 0) return { rows, refused, sheet: null };
  const folded = foldDeals(
    sheet.rules,
    deals.map((deal) => deal.scored),
  );
  const view = { ...sheet.view, deals: rows.map((row) => row.deal) };
  return { rows, refused, sheet: { ...sheet, rows, folded, view } };
}

/** The deal put in front of the row that stands at `to` without it (0 … number of the other rows). */
export function movedTo(sheet: TableSheet, dealId: string, to: number): Arranged {
  const moving = sheet.view.deals.find((deal) => deal.dealId === dealId);
  const others = sheet.view.deals.filter((deal) => deal.dealId !== dealId);
  if (moving === undefined) return { rows: sheet.rows, refused: [], sheet };
  return rearranged(sheet, [...others.slice(0, to), moving, ...others.slice(to)]);
}

/** Two seats the other way round in every deal from one on. */
export function reseatedFrom(sheet: TableSheet, from: string, [a, b]: readonly [Seat, Seat]): Arranged {
  const start = sheet.view.deals.findIndex((deal) => deal.dealId === from);
  const swap = (deal: SheetDeal['deal']) => swapSeats(deal, a, b, sheet.rules.players);
  const deals = sheet.view.deals.map((deal, i) =>
    start < 0 || i < start ? deal : { ...deal, deal: swap(deal.deal), scored: swap(deal.scored) },
  );
  return rearranged(sheet, deals);
}

export type FootRow = keyof ReturnType<typeof footOf>;
/** One number of the foot, before and after. */
export interface Change {
  was: number;
  becomes: number;
}

/** Pool, mountain, whists and result of every seat. */
export function footChanges(before: TableSheet, after: TableSheet): Record<FootRow, Change[]> {
  const [was, becomes] = [footOf(before.folded.last), footOf(after.folded.last)];
  const of = (row: FootRow): Change[] =>
    was[row].map((value, seat) => ({ was: value, becomes: becomes[row][seat] ?? value }));
  return { pool: of('pool'), mountain: of('mountain'), whists: of('whists'), result: of('result') };
}

export interface RowChange {
  dealId: string;
  /** № before and after; empty for a ruling between deals. */
  number: Change | null;
  was: string;
  becomes: string;
}

/** Rows whose № stays but whose contract, seats or lines change; a mere shift of the № is not told. */
export function rowChanges(before: TableSheet, after: TableSheet, t: Translate): RowChange[] {
  const text = (sheet: TableSheet, row: TableSheet['rows'][number]): string => {
    const { contract, declarer, dealer, written, ruled } = shownRow(sheet, row, t);
    const who = `${t('entry.preview.dealer', { name: dealer })} · ${declarer} ${contract.text}`;
    return [who, written, ruled].filter((part) => part !== '').join(' · ');
  };
  return after.rows.flatMap((row) => {
    const old = before.rows.find((one) => one.deal.dealId === row.deal.dealId);
    if (old === undefined) return [];
    const [was, becomes] = [text(before, old), text(after, row)];
    if (was === becomes) return [];
    const number =
      old.number === null || row.number === null ? null : { was: old.number, becomes: row.number };
    return [{ dealId: row.deal.dealId, number, was, becomes }];
  });
}

/** What is said of the refused deals: № and reason. */
export const refusedTexts = (refused: readonly RefusedRow[], t: Translate): string[] =>
  refused.flatMap(({ number, problems }) =>
    problems.map((problem) =>
      t('entry.preview.refused', { number: number ?? '—', reason: problemText(t, problem) }),
    ),
  );

/** Numbers of the deals that would stand behind the end of the pulka. */
export function behindTheEnd(sheet: TableSheet | null): number[] {
  if (sheet === null) return [];
  const end = sheet.folded.states.findIndex((state) => state.closed);
  if (end < 0) return [];
  return sheet.rows.slice(end + 1).flatMap((row) => (row.number === null ? [] : [row.number]));
}
