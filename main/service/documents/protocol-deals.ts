/** The deals of a protocol: every version with what it wrote, the totals it led to, what stands on it. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatNumber } from '../../../shared/format/numbers.ts';
import type { Context } from './context.ts';
import { printedRows, type PrintedRow } from './deal-rows.ts';
import { LANDSCAPE } from './frame.ts';
import { cell, cellOf, head, listed } from './layout.ts';
import type { SheetContent } from './model.ts';
import { COLUMNS, columnWidths, type Column } from './protocol-columns.ts';
import type { ReckonedSheet } from './sheet-rules.ts';
import { colour } from './style.ts';
import { runs, type TextStyle } from './text.ts';

const PAD = 2;
const right = { alignment: 'right' as const };

/** How close the deals are set: the size of the letters, the space over and under a row, points. */
export interface Density {
  size: number;
  y: number;
}

/** The table of the deals. */
export function protocolDeals(
  context: Context,
  sheet: SheetContent,
  reckoned: ReckonedSheet,
  density: Density,
): Content {
  const { t } = context;
  const rows = printedRows(sheet, reckoned, t).map((printed) => ({
    printed,
    texts: textsOf(context, printed),
  }));
  const columns = COLUMNS.map((column) => ({
    column,
    head: t(`document.protocol.${column}`),
    texts: rows.map(({ texts }) => texts[column]),
    size: sizeOf(column, density),
  }));
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: columnWidths(columns, LANDSCAPE.width - COLUMNS.length * 2 * PAD),
      body: [
        columns.map(({ column, head: caption }) => head(caption, column === 'number' ? right : {})),
        ...rows.map(({ printed, texts }) =>
          COLUMNS.map((column) => dealCell(column, printed, texts, density)),
        ),
      ],
    },
    layout: listed(1, false, { x: PAD, y: density.y }),
  };
}

/** The number, the time and the note are a little smaller than what was played and written. */
function sizeOf(column: Column, { size }: Density): number {
  if (column === 'number') return size - 0.4;
  return column === 'time' || column === 'note' ? Math.max(size - 0.8, 7) : size;
}

type Texts = Readonly<Record<Column, string>>;

function textsOf(context: Context, printed: PrintedRow): Texts {
  const { row, after } = printed;
  const seats = (numbers: readonly number[]): string => numbers.map((n) => formatNumber(n)).join(' · ');
  return {
    number: row.number,
    dealer: row.dealer,
    time: context.clock.time(printed.recordedAt),
    contract: row.contract.text,
    declarer: row.declarer,
    whist: row.whist,
    tricks: row.tricks,
    written: [row.written, row.ruled].filter((text) => text !== '').join(' · '),
    pool: after === null ? '' : seats(after.pool),
    mountain: after === null ? '' : seats(after.mountain),
    note: noteOf(context, printed),
  };
}

function dealCell(column: Column, printed: PrintedRow, texts: Texts, density: Density): TableCell {
  const { row, struck } = printed;
  const size = sizeOf(column, density);
  const style: TextStyle = struck === null ? { size } : { size, struck: true, colour: colour.soft };
  switch (column) {
    case 'number':
      return cell(texts.number, style, right);
    case 'time':
      return cell(texts.time, { size, colour: colour.soft });
    case 'contract':
      return cell(texts.contract, { ...style, bold: true });
    case 'written':
      return cellOf([
        runs(row.written, style),
        ...(row.ruled === ''
          ? []
          : [runs(row.written === '' ? row.ruled : ` · ${row.ruled}`, { ...style, italics: true })]),
      ]);
    case 'pool':
    case 'mountain':
      return cell(texts[column], { face: 'serif', size });
    case 'note':
      return cell(texts.note, { size });
    default:
      return cell(texts[column], style);
  }
}

/** Why a version is struck out; which slips stand on the deal; the reason of a written line. */
function noteOf({ t, clock }: Context, { row, struck, slips }: PrintedRow): string {
  if (struck !== null) {
    const kind = t(`document.correction.${struck.kind ?? 'none'}`);
    return t('document.protocol.corrected', {
      at: clock.time(struck.at),
      by: struck.by,
      kind,
      reason: struck.reason,
    });
  }
  const states = slips.map((slip) =>
    t('document.protocol.slip', { number: slip.number, state: t(`document.slipState.${slip.state}`) }),
  );
  return [row.reason, ...states].filter((text) => text !== '').join('; ');
}
