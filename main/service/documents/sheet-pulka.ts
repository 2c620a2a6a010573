/** The pulka of the printed sheet. */
import { pulkaDrawing, pulkaEntries, toSvg } from '../../../shared/drawing/index.ts';
import type { PulkaEntry, PulkaSeat } from '../../../shared/drawing/index.ts';
import type { Context } from './context.ts';
import { withFallbackFonts } from './drawing-fonts.ts';
import type { SheetContent } from './model.ts';
import { FONT_SIZE, type Form } from './sheet-form.ts';
import type { ReckonedSheet } from './sheet-rules.ts';

/**
 * The drawn pulka; what was corrected stands struck out before what is right. The last entry is marked only while
 * the sheet is being typed, and whose turn it is to deal is no matter of the paper.
 */
export function pulka({ t }: Context, sheet: SheetContent, { rules }: ReckonedSheet, form: Form): string {
  const entries = pulkaEntries({
    rules,
    players: sheet.seats.map((seat) => seat.name),
    deals: sheet.deals.map((row) => row.scored),
    corrections: sheet.deals.flatMap((row, at) => row.struck.map(({ deal }) => ({ at, deal }))),
  });
  const seats = sheet.state === 'typing' ? entries.seats : entries.seats.map(withoutLast);
  const size = { ...form.drawing, fontSize: FONT_SIZE, reading: 'seats', labels: 'names' } as const;
  const drawing = pulkaDrawing({ ...entries, seats, dealer: null }, size, t);
  let seat = 0;
  // Names come in the order of the seats; on the form each carries its number.
  const shapes = drawing.shapes.map((shape) =>
    shape.kind === 'text' && shape.cls === 'name' ? { ...shape, text: `${++seat}. ${shape.text}` } : shape,
  );
  return withFallbackFonts(toSvg({ ...drawing, shapes }));
}

function withoutLast(seat: PulkaSeat): PulkaSeat {
  const plain = (entries: readonly PulkaEntry[]): PulkaEntry[] =>
    entries.map((entry) => ({ ...entry, last: false }));
  return { ...seat, pool: plain(seat.pool), mountain: plain(seat.mountain), whists: seat.whists.map(plain) };
}
