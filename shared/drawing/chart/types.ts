/** A chart of running scores: exact values in, lines, marks and texts with their places out. */
import type { Rational } from '../../domain/rational.ts';
import type { Point } from '../types.ts';

export interface ChartSeries {
  id: string;
  /** Written at the end of the line; cut where it is too long. */
  name: string;
  /** Exact, at the start and after every step. */
  values: readonly Rational[];
  /** A named line with a dash and a mark of its own; the others stand back, thin and without a name. */
  front: boolean;
  /** Thicker than the rest. */
  chosen: boolean;
}

export interface ChartInput {
  series: readonly ChartSeries[];
  /** Names under the axis: the start, then every step; '' has no name. */
  steps: readonly string[];
  /** Writes the last value behind the name. */
  endValues: boolean;
  title: string;
  /** What the lines say, in words. */
  description: string;
}

export interface ChartSize {
  width: number;
  height: number;
  /** Of the names at the ends, in the unit of width. */
  fontSize: number;
}

export type ChartLineClass = 'grid' | 'zero' | 'back' | 'line' | 'lead' | 'mark' | 'hollow';

export interface ChartPath {
  kind: 'path';
  cls: ChartLineClass;
  /** Data of an SVG path. */
  d: string;
  width: number;
  /** Lengths of dashes and gaps; empty = unbroken. */
  dash: readonly number[];
  /** Index among `series`; null for the axes. */
  series: number | null;
  chosen: boolean;
}
export interface ChartText {
  kind: 'text';
  cls: 'axis' | 'end' | 'endChosen';
  /** Baseline point. */
  at: Point;
  anchor: 'start' | 'middle' | 'end';
  size: number;
  text: string;
  series: number | null;
}
export type ChartShape = ChartPath | ChartText;

export interface ChartDrawing {
  width: number;
  height: number;
  shapes: ChartShape[];
  title: string;
  description: string;
  /** Where every value stands: by series, by step. */
  places: Point[][];
}
