/** The pulka as a drawing: outlines, labels, running totals, names, target. The same for screen and PDF. */
import type { Translate } from '../locales/translate.ts';
import { inset, turn } from './geometry.ts';
import type { Placed } from './fill.ts';
import { flow } from './flow.ts';
import { layoutFor, type FieldPlace, type NamePlace } from './layout.ts';
import { cutToWidth, textWidth } from './metrics.ts';
import { describe } from './texts.ts';
import type { Drawing, DrawingSize, Point, PulkaEntry, PulkaInput, Shape, TextClass } from './types.ts';

/** Sizes in em of the entries, as in the mock (16 px entries). */
const LABEL = 0.72;
const NAME = 0.82;
const TARGET = 1.06;
const HUB = 1.12;
const PADDING = 0.34;
/** The smallest entries, in em of the wished size; at 16 px this is 9. */
const LEAST = 0.56;
const DEFAULT_SIZE = 16;

/**
 * Draws the sheet. Nothing leaves its field: long runs wrap, shrink, and at last lose their oldest totals to «…».
 * @param size width and height of the whole with the names; any unit
 */
export function pulkaDrawing(input: PulkaInput, size: DrawingSize, t: Translate): Drawing {
  const em = size.fontSize ?? DEFAULT_SIZE;
  const margin = em * NAME * 1.35;
  const box = { left: margin, top: margin, right: size.width - margin, bottom: size.height - margin };
  const layout = layoutFor(input.seats.length, box, em * HUB);
  const shapes: Shape[] = [{ kind: 'polygon', cls: 'sheet', points: layout.outer, width: em * 0.09 }];
  for (const points of layout.rings) shapes.push({ kind: 'polygon', cls: 'field', points, width: em * 0.06 });
  for (const [from, to] of layout.lines)
    shapes.push({ kind: 'line', cls: 'line', from, to, width: em * 0.06 });
  shapes.push({ kind: 'circle', cls: 'hub', centre: layout.centre, radius: em * HUB, width: em * 0.075 });
  if (input.target !== null) shapes.push(target(layout.centre, input.target, em));
  for (const place of layout.fields) shapes.push(...fieldShapes(place, input, layout.centre, em, size, t));
  for (const place of layout.names) shapes.push(nameShape(place, input, box, em, size, t));
  return {
    width: size.width,
    height: size.height,
    shapes,
    title: t(`pulka.title.${input.seats.length}`),
    fields: layout.fields.map((place) => ({
      seat: place.seat,
      field: place.field,
      on: place.on,
      polygon: place.outline,
      label: describe(input, place, t),
    })),
  };
}

function target(centre: Point, points: number, em: number): Shape {
  const at = { x: centre.x, y: centre.y + em * TARGET * 0.35 };
  // A target of three figures and more still fits into the circle.
  const size = em * TARGET * Math.min(1, 2.6 / String(points).length);
  return { kind: 'text', cls: 'target', at, anchor: 'middle', rotate: 0, size, text: String(points) };
}

/** The totals of a field. */
export function entriesOf(input: PulkaInput, place: Pick<FieldPlace, 'seat' | 'field' | 'on'>): PulkaEntry[] {
  const seat = input.seats[place.seat];
  if (seat === undefined) return [];
  if (place.field === 'whists') return seat.whists[place.on ?? -1] ?? [];
  return place.field === 'pool' ? seat.pool : seat.mountain;
}

/** The forms of the label, the longest that fits into `room` ems of itself first. */
function labelsOf(
  input: PulkaInput,
  place: FieldPlace,
  size: DrawingSize,
  room: number,
  t: Translate,
): [string, ...string[]] {
  if (place.field === 'whists') {
    const on = input.seats[place.on ?? -1];
    if (size.labels === 'names') return [t('pulka.onName', { name: on?.name ?? '' })];
    return [t('pulka.onShort', { name: on?.short ?? '' })];
  }
  if (place.field === 'mountain') {
    const [label, short] = [t('pulka.mountain'), t('pulka.mountainShort')];
    return label === short ? [label] : [label, short];
  }
  if (input.seats[place.seat]?.closed !== true) return [t('pulka.pool')];
  const long = `${t('pulka.pool')} · ${t('pulka.closed')}`;
  return [textWidth(long, 'label', 1) <= room ? long : t('pulka.closed')];
}

function fieldShapes(
  place: FieldPlace,
  input: PulkaInput,
  centre: Point,
  em: number,
  size: DrawingSize,
  t: Translate,
): Shape[] {
  const turned = size.reading === 'seats' ? place.turned : 0;
  const outline = inset(place.outline, em * PADDING).map((p) => turn(p, centre, -turned));
  const labelSize = em * LABEL;
  const widest = Math.max(...outline.map((p) => p.x)) - Math.min(...outline.map((p) => p.x));
  const labels = labelsOf(input, place, size, widest / labelSize, t);
  const placed = flow({
    outline,
    entries: entriesOf(input, place),
    labels,
    align: place.field === 'whists' ? 'start' : 'middle',
    size: em,
    least: em * LEAST,
    labelSize,
  });
  return placed.flatMap((one) => shapesOf(one, centre, turned));
}

/** Text, and the stroke through or under it, turned back onto the paper. */
function shapesOf(one: Placed, centre: Point, turned: number): Shape[] {
  const on = (x: number, y: number): Point => turn({ x, y }, centre, turned);
  const at = on(one.x, one.y);
  const deal = one.entry?.deal;
  const text: Shape = {
    kind: 'text',
    cls: one.cls,
    at,
    anchor: 'start',
    rotate: turned,
    size: one.size,
    text: one.text,
  };
  const shapes: Shape[] = [deal === undefined ? text : { ...text, deal }];
  const stroke = (cls: 'strike' | 'underline', y: number, width: number): void => {
    shapes.push({ kind: 'line', cls, from: on(one.x, y), to: on(one.x + one.width, y), width });
  };
  if (one.entry?.struck === true) stroke('strike', one.y - one.size * 0.3, one.size * 0.09);
  else if (one.entry?.last === true) stroke('underline', one.y + one.size * 0.16, one.size * 0.11);
  return shapes;
}

const UPRIGHT: Record<NamePlace['side'], number> = { bottom: 0, left: -90, top: 0, right: 90 };
const FROM_SEATS: Record<NamePlace['side'], number> = { bottom: 0, left: 90, top: 180, right: -90 };

function nameShape(
  { seat, side, length }: NamePlace,
  input: PulkaInput,
  box: { left: number; top: number; right: number; bottom: number },
  em: number,
  size: DrawingSize,
  t: Translate,
): Shape {
  const rotate = (size.reading === 'seats' ? FROM_SEATS : UPRIGHT)[side];
  const name = input.seats[seat]?.name ?? '';
  const deals = input.dealer === seat;
  const cls: TextClass = deals ? 'dealer' : 'name';
  const nameSize = em * NAME;
  const frame = deals ? t('pulka.dealer', { name: '' }) : '';
  const room = length - nameSize * 0.6 * frame.length;
  const shown = cutToWidth(name, cls, nameSize, room);
  const text = deals ? t('pulka.dealer', { name: shown }) : shown;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  // Baselines: capitals are 0.7 em high, so a name read from outside stands further out.
  const near = nameSize * 0.38;
  const far = nameSize * (0.38 + 0.7);
  const outward = { bottom: rotate === 0, left: rotate === 90, top: rotate === 180, right: rotate === -90 }[
    side
  ];
  const away = outward ? far : near;
  const at: Point = {
    bottom: { x: middle.x, y: box.bottom + away },
    top: { x: middle.x, y: box.top - away },
    left: { x: box.left - away, y: middle.y },
    right: { x: box.right + away, y: middle.y },
  }[side];
  return { kind: 'text', cls, at, anchor: 'middle', rotate, size: nameSize, text };
}
