/** Small parts that documents are put together from: paragraphs, cells, rules, table layouts. */
import type { Content, CustomTableLayout, TableCell } from 'pdfmake/interfaces';
import { colour, rule, size } from './style.ts';
import { runs, type Run, type TextStyle } from './text.ts';

export type Margin = [number, number, number, number];

export interface ParagraphProps {
  alignment?: 'left' | 'right' | 'center';
  margin?: Margin;
  lineHeight?: number;
  id?: string;
  /** Points that must be left on the page from the top of this paragraph, else it begins the next one. */
  headlineLevel?: number;
}

/** A paragraph of ready runs (they may differ in style). */
export function para(parts: readonly (Run | Run[])[], props: ParagraphProps = {}): Content {
  return { text: parts.flat(), ...props };
}

/** A paragraph of one style. */
export function p(text: string, style: TextStyle = {}, props: ParagraphProps = {}): Content {
  return para([runs(text, style)], props);
}

/**
 * A heading inside a document. It moves to the next page when less than `room` points are left from its top: a
 * heading, the head of a table and a row of one line need about 56.
 */
export function heading(text: string, props: { margin?: Margin; room?: number } = {}): Content {
  const { margin = [0, 8, 0, 2], room = 56 } = props;
  return p(text, { bold: true, size: 9.8 }, { margin, headlineLevel: room });
}

export interface CellProps {
  alignment?: 'left' | 'right' | 'center';
  colSpan?: number;
  fillColor?: string;
  border?: [boolean, boolean, boolean, boolean];
  margin?: Margin;
  verticalAlignment?: 'top' | 'middle' | 'bottom';
}

/** A table cell of one style. */
export function cell(text: string, style: TextStyle = {}, props: CellProps = {}): TableCell {
  return { text: runs(text, style), ...props };
}

/** A table cell of ready runs. */
export function cellOf(parts: readonly (Run | Run[])[], props: CellProps = {}): TableCell {
  return { text: parts.flat(), ...props };
}

/** Header cell: a small caption. */
export function head(text: string, props: CellProps = {}): TableCell {
  return cell(text, { size: size.caption, colour: colour.soft }, props);
}

/** A horizontal line over `width` points. */
export function line(width: number, weight: number = rule.line, margin: Margin = [0, 0, 0, 0]): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: weight, lineColor: colour.ink }],
    margin,
  };
}

interface Padding {
  x?: number;
  y?: number;
}

/** Every cell ruled, as on a printed form. */
export function ruled({ x = 5, y = 2 }: Padding = {}): CustomTableLayout {
  return {
    hLineWidth: () => rule.line,
    vLineWidth: () => rule.line,
    paddingLeft: () => x,
    paddingRight: () => x,
    paddingTop: () => y,
    paddingBottom: () => y,
  };
}

/** Horizontal hairs only, a full line under the header and over the last row when `total`. */
export function listed(
  headerRows: number,
  total: boolean,
  { x = 3, y = 2.4 }: Padding = {},
): CustomTableLayout {
  return {
    hLineWidth: (i, node) => {
      if (i === headerRows || (total && i === node.table.body.length - 1)) return rule.line;
      return i === 0 ? 0 : rule.hair;
    },
    hLineColor: (i, node) =>
      i === headerRows || (total && i === node.table.body.length - 1) ? colour.ink : colour.hair,
    vLineWidth: () => 0,
    paddingLeft: () => x,
    paddingRight: () => x,
    paddingTop: () => y,
    paddingBottom: () => y,
  };
}

/** Cells side by side with lines between and one below: the head of a form. */
export function strip(): CustomTableLayout {
  return {
    hLineWidth: (i, node) => (i === node.table.body.length ? rule.line : 0),
    vLineWidth: (i, node) => (i === 0 || i === node.table.widths?.length ? 0 : rule.line),
    paddingLeft: (i) => (i === 0 ? 0 : 6),
    paddingRight: () => 4,
    paddingTop: () => 3.5,
    paddingBottom: () => 4,
  };
}

/** A signature: caption, then a line to write on over the rest of `width` points. */
export function signature(caption: string, width: number): Content {
  return {
    table: {
      widths: ['auto', '*'],
      body: [[cell(caption, { size: 9 }), { text: '', border: [false, false, false, true] }]],
    },
    layout: {
      defaultBorder: false,
      hLineWidth: () => rule.line,
      vLineWidth: () => 0,
      paddingLeft: (i) => (i === 0 ? 0 : width * 0.02),
      paddingRight: (i) => (i === 0 ? 2 : 0),
      paddingTop: () => 0,
      paddingBottom: () => 0.5,
    },
  };
}
