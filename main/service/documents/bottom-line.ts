/** The bottom line of a sheet: pool, mountain, whists, result of every player. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { formatFraction, formatNumber } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import { cell, head, listed, p } from './layout.ts';
import type { SheetContent } from './model.ts';
import type { ReckonedSheet } from './sheet-rules.ts';
import { colour, size } from './style.ts';
import type { TextStyle } from './text.ts';

const right = { alignment: 'right' as const };

/** What stands at the foot of a sheet. */
export interface BottomRow {
  name: string;
  pool: string;
  mountain: string;
  /** On the others in seat order, «Верстов 8 · Калачёва 12»; the own seat is left out. */
  whists: string;
  /** All of them together. */
  written: string;
  exact: string;
  rounded: string;
}

/** One row for each seat. */
export function bottomRows(sheet: SheetContent, { rules, totals }: ReckonedSheet): BottomRow[] {
  const exact = settle(totals, rules);
  const rounded = roundToSum(exact);
  return sheet.seats.map((seat, i) => ({
    name: seat.name,
    pool: formatNumber(totals.pool[i] ?? 0),
    mountain: formatNumber(totals.mountain[i] ?? 0),
    whists: sheet.seats
      .flatMap((other, j) => (i === j ? [] : [`${other.name} ${formatNumber(totals.whists[i]?.[j] ?? 0)}`]))
      .join(' · '),
    written: formatNumber((totals.whists[i] ?? []).reduce((sum, n) => sum + n, 0)),
    exact: formatFraction(exact[i] ?? '0', { plus: true }),
    rounded: formatNumber(rounded[i] ?? 0, { plus: true }),
  }));
}

/** Where it stands, points. */
export interface BottomBox {
  width: number;
  /** Over and under a row. */
  y: number;
  /** Of the column to sign in. */
  sign: number;
  /** Stands over that column, beside the heading. */
  beside: Content;
}

/** The bottom line as a table to sign, with its heading; the caller keeps it on one page. */
export function bottomLine(
  { t }: Context,
  sheet: SheetContent,
  reckoned: ReckonedSheet,
  { width, y, sign, beside }: BottomBox,
): Content[] {
  const figure: TextStyle = { face: 'serif', size: 9.8 };
  const red = (text: string): TextStyle => (text.startsWith('−') ? { colour: colour.red } : {});
  const rows = bottomRows(sheet, reckoned);
  return [
    {
      columns: [
        { width: width - sign, stack: [p(t('document.bottom.title'), { bold: true, size: 9.8 })] },
        { width: sign, stack: [beside] },
      ],
      columnGap: 0,
      margin: [0, 0, 0, 2],
    },
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: rows.length,
        dontBreakRows: true,
        widths: [92, 30, 34, width - 92 - 64 - 112 - sign - 6 * 6, 56, 56, sign - 6],
        body: [
          [
            head(t('document.bottom.player')),
            head(t('document.bottom.pool'), right),
            head(t('document.bottom.mountain'), right),
            head(t('document.bottom.whists')),
            head(t('document.bottom.exact'), right),
            head(t('document.bottom.rounded'), right),
            head(t('document.bottom.signature'), { margin: [10, 0, 0, 0] }),
          ],
          ...rows.map((row): TableCell[] => [
            cell(row.name, { size: 9.4, bold: true }),
            cell(row.pool, figure, right),
            cell(row.mountain, figure, right),
            cell(row.whists, { size: size.small }),
            cell(row.exact, { ...figure, ...red(row.exact) }, right),
            cell(row.rounded, { ...figure, bold: true, ...red(row.rounded) }, right),
            cell('', {}),
          ]),
        ],
      },
      layout: listed(1, false, { x: 3, y }),
    },
  ];
}
