/** The tables of the settlement: a label, a column for each player, what is left. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Rational } from '../../../shared/domain/rational.ts';
import type { Context } from './context.ts';
import { cell, cellOf, head, listed, para } from './layout.ts';
import { colour } from './style.ts';
import { runs, type Run, type TextStyle } from './text.ts';

export const right = { alignment: 'right' as const };
export const figure: TextStyle = { face: 'serif', size: 10.2 };
export const strong: TextStyle = { ...figure, bold: true };
const PAD = 2;
const LABEL = 92;

export const note: TextStyle = { size: 8.6, colour: colour.soft };

export function title({ t }: Context, number: number, key: string): Content {
  return para(
    [
      runs(`${number}  `, { bold: true, size: 10.4, face: 'serif' }),
      runs(t(`document.settlement.${key}`), { bold: true, size: 9.8 }),
    ],
    {
      margin: [0, 8, 0, 1],
      headlineLevel: 130,
    },
  );
}

export function block(header: TableCell[], body: TableCell[][], widths: number[], total = false): Content {
  return {
    table: {
      headerRows: 1,
      keepWithHeaderRows: body.length,
      dontBreakRows: true,
      widths,
      body: [header, ...body],
    },
    layout: listed(1, total, { x: PAD, y: 1.8 }),
  };
}

/** Label, one column a player, what is left. */
export function columnsOf(players: number, width: number, last: number): number[] {
  const columns = players + (last > 0 ? 2 : 1);
  const each = (width - LABEL - last - columns * 2 * PAD) / players;
  return [LABEL, ...new Array<number>(players).fill(each), ...(last > 0 ? [last] : [])];
}

export const label = (text: string, bold = false): TableCell => cell(text, { size: 9.2, bold });
export const namesHead = (names: readonly string[]): TableCell[] => names.map((name) => head(name, right));
export const value = (text: string, style: TextStyle = figure): TableCell =>
  cell(text, { ...style, noWrap: true }, right);
export const minusRed = (r: Rational): TextStyle => (r.num < 0n ? { colour: colour.red } : {});

export function matrix(
  header: TableCell[],
  names: readonly string[],
  at: (i: number, j: number) => Run[],
  widths: number[],
  last: (i: number) => TableCell[],
): Content {
  const body = names.map((name, i): TableCell[] => [
    label(name),
    ...names.map((_, j) => (i === j ? cell('', {}, { fillColor: colour.band }) : cellOf([at(i, j)], right))),
    ...last(i),
  ]);
  return block(header, body, widths);
}
