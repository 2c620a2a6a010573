/** Cells of money in the documents: kopecks as roubles, a loss in red, nothing where there is nothing. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { CASH } from '../../../shared/domain/balances.ts';
import { formatMoney } from '../../../shared/format/money.ts';
import type { Context } from './context.ts';
import { cell, listed } from './layout.ts';
import type { MoneyContent } from './model.ts';
import { colour } from './style.ts';
import type { TextStyle } from './text.ts';

export const right = { alignment: 'right' as const };
export const figure: TextStyle = { face: 'serif', size: 9.8, noWrap: true };
export const caption: TextStyle = { size: 9.2, colour: colour.soft };

/** `+18,25`; the sheet says once that these are roubles. */
export function moneyCell(kopecks: number, style: TextStyle = figure, blank = false): TableCell {
  if (blank && kopecks === 0) return cell('', style);
  const red = kopecks < 0 ? { colour: colour.red } : {};
  return cell(formatMoney(kopecks, { plus: true, bare: true }), { ...style, ...red }, right);
}

/** An amount without a sign: what is due, what was paid. */
export const amountCell = (kopecks: number, style: TextStyle = figure, blank = false): TableCell =>
  blank && kopecks === 0 ? cell('', style) : cell(formatMoney(kopecks, { bare: true }), style, right);

/** The name of a party: a player told apart, or the cash. */
export function partyName({ t }: Context, money: MoneyContent, party: string): string {
  if (party === CASH) return t('document.treasurer.cash');
  return money.players.find(({ playerId }) => playerId === party)?.name ?? party;
}

export const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

export const bold: TextStyle = { ...figure, bold: true };

/** A list of rows under a head, the last of them a sum when `total`. */
export function grid(
  header: TableCell[],
  body: TableCell[][],
  widths: (number | '*')[],
  total: boolean,
): Content {
  return {
    table: { headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, widths, body: [header, ...body] },
    layout: listed(1, total, { x: 2.5, y: 2.2 }),
  };
}
