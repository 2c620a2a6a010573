/** The pulka as data: what stands in its fields, and the geometry that is drawn on screen and in the PDF. */
import type { Seat } from '../domain/types.ts';

/** One running total. A struck-out one stays before the right one. */
export interface PulkaEntry {
  text: string;
  struck?: boolean;
  /** Written by a ruling (italic on paper). */
  ruling?: boolean;
  /** Belongs to the last deal. */
  last?: boolean;
  /** Index of the deal that wrote it, from 0: what «почему?» asks about. */
  deal?: number;
}

export type FieldName = 'pool' | 'mountain' | 'whists';

export interface PulkaSeat {
  name: string;
  /** Initial for the labels «на Р». */
  short: string;
  pool: PulkaEntry[];
  mountain: PulkaEntry[];
  /** By the seat on whom the whists are written; the own place stays empty. */
  whists: PulkaEntry[][];
  /** The pool stands at the target. */
  closed: boolean;
}

export interface PulkaInput {
  /** 3 or 4, clockwise: below, left, (above,) right. */
  seats: PulkaSeat[];
  /** Who deals next; null = no mark. */
  dealer: Seat | null;
  /** Null = no pool target. */
  target: number | null;
}

export interface DrawingSize {
  width: number;
  height: number;
  /** Size of the entries where they fit, in the same unit as width (16 on screen). */
  fontSize?: number;
  /** `upright`: everything reads from below (screen, protocol). `seats`: each sector reads from its seat, as on the printed form. */
  reading?: 'upright' | 'seats';
  /** Labels «на Р» (short) or «на: Рябинина» (names, for the form). */
  labels?: 'short' | 'names';
}

export type TextClass =
  | 'name'
  | 'dealer'
  | 'label'
  | 'target'
  | 'entry'
  | 'struck'
  | 'ruling'
  | 'last'
  | 'struckRuling'
  | 'lastRuling';
export type ShapeClass = 'sheet' | 'field' | 'line' | 'hub' | 'strike' | 'underline';

export interface Point {
  x: number;
  y: number;
}
export interface LineShape {
  kind: 'line';
  cls: ShapeClass;
  from: Point;
  to: Point;
  width: number;
}
export interface PolygonShape {
  kind: 'polygon';
  cls: ShapeClass;
  points: Point[];
  width: number;
}
export interface CircleShape {
  kind: 'circle';
  cls: ShapeClass;
  centre: Point;
  radius: number;
  width: number;
}
export interface TextShape {
  kind: 'text';
  cls: TextClass;
  /** Baseline point. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  /** Degrees clockwise about `at`. */
  rotate: number;
  size: number;
  text: string;
  /** Index of the deal behind an entry, from 0. */
  deal?: number;
}
export type Shape = LineShape | PolygonShape | CircleShape | TextShape;

export interface Drawing {
  width: number;
  height: number;
  shapes: Shape[];
  /** For `<title>` and screen readers: the whole, and field by field. */
  title: string;
  fields: FieldText[];
}
/** Where a field lies and what it says: hit areas and descriptions for the screen. */
export interface FieldText {
  seat: Seat;
  field: FieldName;
  /** With `whists`: on whom. */
  on: Seat | null;
  polygon: Point[];
  /** «Рябинина, пуля: 2, 4, 8». */
  label: string;
}
