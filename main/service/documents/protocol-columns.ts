/** The columns of a protocol: each takes what its own texts need, so that what stays empty leaves its width to the rest. */
import { textWidth } from '../../../shared/drawing/metrics.ts';
import { size } from './style.ts';

export const COLUMNS = [
  'number',
  'dealer',
  'time',
  'contract',
  'declarer',
  'whist',
  'tricks',
  'written',
  'pool',
  'mountain',
  'note',
] as const;
export type Column = (typeof COLUMNS)[number];

/** Points; a text that needs more wraps. What was written and the note share the rest. */
const MOST: Readonly<Record<Exclude<Column, 'written' | 'note'>, number>> = {
  number: 26,
  dealer: 34,
  time: 30,
  contract: 96,
  declarer: 110,
  whist: 64,
  tricks: 90,
  pool: 104,
  mountain: 104,
};
/** What was written is the record itself: a long note wraps before it does, down to this part of the rest. */
const WRITTEN = 0.6;

/** Its caption, its texts, the size of its letters in points. */
export interface ColumnTexts {
  column: Column;
  head: string;
  texts: readonly string[];
  size: number;
}

function neededBy({ column, head, texts, size: points }: ColumnTexts): number {
  const longest = Math.max(
    0,
    ...texts.map((text) => textWidth(text, column === 'contract' ? 'name' : 'label', points)),
  );
  const needed = Math.max(longest, textWidth(head, 'label', size.caption)) + 1;
  return column === 'written' || column === 'note' ? needed : Math.min(needed, MOST[column]);
}

/**
 * Widths of the columns in their order, points.
 * @param width of all of them together, without the paddings
 */
export function columnWidths(columns: readonly ColumnTexts[], width: number): number[] {
  const natural = columns.map((one) => ({ column: one.column, needed: neededBy(one) }));
  const spare = width - natural.reduce((sum, { needed }) => sum + needed, 0);
  // Room for everything: the columns move apart evenly.
  if (spare >= 0) return natural.map(({ needed }) => needed + spare / columns.length);
  const of = (column: Column): number => natural.find((one) => one.column === column)?.needed ?? 0;
  const rest = of('written') + of('note') + spare;
  const written = Math.min(of('written'), Math.max(rest * WRITTEN, rest - of('note')));
  return natural.map(({ column, needed }) => {
    if (column === 'written') return written;
    return column === 'note' ? rest - written : needed;
  });
}
