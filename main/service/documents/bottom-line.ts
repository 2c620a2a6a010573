/** The bottom line of a sheet: pool, mountain, whists, result of every player. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { roundToSum } from '../../../shared/domain/rounding.ts';
import { settle } from '../../../shared/domain/settlement.ts';
import { formatFraction, formatNumber } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import { cell, head, heading, listed } from './layout.ts';
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

/** The bottom line as a table with its heading. */
export function bottomLine(
  { t }: Context,
  sheet: SheetContent,
  reckoned: ReckonedSheet,
  width: number,
): Content[] {
  const figure: TextStyle = { face: 'serif', size: 10.2 };
  const red = (text: string): TextStyle => (text.startsWith('−') ? { colour: colour.red } : {});
  const rows = bottomRows(sheet, reckoned);
  return [
    heading(t('document.bottom.title'), { room: 40 + 20 * rows.length }),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: rows.length,
        dontBreakRows: true,
        widths: [120, 40, 40, width - 120 - 80 - 140 - 6 * 6, 70, 70],
        body: [
          [
            head(t('document.bottom.player')),
            head(t('document.bottom.pool'), right),
            head(t('document.bottom.mountain'), right),
            head(t('document.bottom.whists')),
            head(t('document.bottom.exact'), right),
            head(t('document.bottom.rounded'), right),
          ],
          ...rows.map((row): TableCell[] => [
            cell(row.name, { size: 9.4, bold: true }),
            cell(row.pool, figure, right),
            cell(row.mountain, figure, right),
            cell(row.whists, { size: size.small }),
            cell(row.exact, { ...figure, ...red(row.exact) }, right),
            cell(row.rounded, { ...figure, bold: true, ...red(row.rounded) }, right),
          ]),
        ],
      },
      layout: listed(1, false, { x: 3, y: 2 }),
    },
  ];
}
