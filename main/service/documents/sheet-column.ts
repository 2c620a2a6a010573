/** The column of deals beside the pulka, as on the printed form: one line a row, corrections struck out. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Context } from './context.ts';
import type { PrintedRow } from './deal-rows.ts';
import { fit } from './fit.ts';
import { cell } from './layout.ts';
import { colour, rule } from './style.ts';
import type { TextStyle } from './text.ts';

const KEYS = ['number', 'dealer', 'contract', 'declarer', 'whist', 'tricks'] as const;
/** Shares of the width. */
const SHARES = { number: 0.065, dealer: 0.06, contract: 0.265, declarer: 0.25, whist: 0.115, tricks: 0.245 };
const PAD = 2;
const SIZE = 7.8;

/** Height of a row and of the header, points. */
export const ROW = 14;

/** Cuts the rows into columns: the first takes `first` of them, the others `next`. */
export function chunks<T>(rows: readonly T[], first: number, next: number): T[][] {
  const parts = [rows.slice(0, first)];
  for (let at = first; at < rows.length; at += next) parts.push(rows.slice(at, at + next));
  return parts;
}

/**
 * A column of rows, `blank` empty ones behind them (a form that is not full yet).
 * @param width points
 */
export function dealColumn(
  { t }: Context,
  rows: readonly PrintedRow[],
  width: number,
  blank: number,
): Content {
  const lines = KEYS.length + 1;
  const inner = width - KEYS.length * 2 * PAD - lines * rule.hair;
  const widths = KEYS.map((key) => SHARES[key] * inner);
  const body: TableCell[][] = [
    KEYS.map((key, i) =>
      onLine(t(`document.sheet.${key}`), widths[i] ?? 0, { size: 7.4, colour: colour.soft }, sideOf(key)),
    ),
    ...rows.map(({ row, struck }): TableCell[] => {
      const style: TextStyle = struck === null ? {} : { struck: true, colour: colour.soft };
      return KEYS.map((key, i) => {
        const bold = key === 'contract' && struck === null;
        const text = key === 'contract' ? contractOf(row) : row[key];
        return onLine(text, widths[i] ?? 0, { ...style, size: SIZE, bold }, sideOf(key));
      });
    }),
    ...Array.from({ length: blank }, () => KEYS.map((): TableCell => cell('', { size: SIZE }))),
  ];
  return {
    table: { headerRows: 1, dontBreakRows: true, widths, heights: ROW - 1.5, body },
    layout: {
      hLineWidth: () => rule.hair,
      vLineWidth: () => rule.hair,
      paddingLeft: () => PAD,
      paddingRight: () => PAD,
      paddingTop: () => 1,
      paddingBottom: () => 0,
    },
  };
}

const sideOf = (key: (typeof KEYS)[number]): 'left' | 'right' => (key === 'number' ? 'right' : 'left');

/** Contract and result, with the number of the slip that rules the deal. */
const contractOf = ({ contract, slip }: PrintedRow['row']): string =>
  slip === null ? contract.text : `${contract.text} №${slip}`;

function onLine(
  text: string,
  width: number,
  style: TextStyle,
  alignment: 'left' | 'right' = 'left',
): TableCell {
  const fitted = fit(text, width + 0.5, style.size ?? SIZE, style.bold);
  return cell(
    fitted.text,
    { ...style, size: fitted.size, noWrap: true },
    { verticalAlignment: 'middle', alignment },
  );
}
