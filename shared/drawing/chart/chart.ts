/**
 * The running scores as a drawing of our own: a dozen paths and texts, the same code for the window and the PDF
 * (a chart library is a hundred times larger, and its SVG brings styles that pdfmake does not read).
 */
import { formatNumber } from '../../format/numbers.ts';
import { textWidth } from '../metrics.ts';
import type { Point } from '../types.ts';
import { endLabels, endRoom } from './labels.ts';
import { markPath, polyline, styleOf } from './marks.ts';
import { gridSteps, heightOf } from './scale.ts';
import type { ChartDrawing, ChartInput, ChartPath, ChartShape, ChartSize, ChartText } from './types.ts';

/** Sizes in em of the names at the ends. */
const AXIS = 0.94;
const MARK = 0.24;
/** Marks nearer than this run into each other; of a long run only some deals carry one. */
const MARK_APART = 1.15;
/** Height between two lines of the grid, at least. */
const GRID_APART = 2.6;

interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Draws the chart; no text leaves the picture, and no two names share a place. */
export function chartDrawing(input: ChartInput, size: ChartSize): ChartDrawing {
  const em = size.fontSize;
  const heights = input.series.map((series) => series.values.map(heightOf));
  const low = Math.min(0, ...heights.flat());
  const high = Math.max(0, ...heights.flat());
  const top = em * 0.9;
  const bottom = size.height - em * 1.9;
  const lines = Math.max(1, Math.min(6, Math.floor((bottom - top) / (em * GRID_APART))));
  const grid = gridSteps(low, high, lines);
  const axis = Math.max(...grid.map((value) => textWidth(axisText(value), 'label', em * AXIS)));
  const plot: Plot = {
    left: axis + em * 0.6,
    right: size.width - endRoom(input, size) - em * 1.3,
    top,
    bottom,
  };
  const last = Math.max(1, input.steps.length - 1);
  const x = (step: number): number => plot.left + ((plot.right - plot.left) * step) / last;
  const y = (value: number): number =>
    high === low ? (top + bottom) / 2 : top + ((high - value) * (bottom - top)) / (high - low);
  const places = heights.map((values) => values.map((value, step) => ({ x: x(step), y: y(value) })));
  return {
    width: size.width,
    height: size.height,
    shapes: [
      ...grid.flatMap((value) => gridLine(value, y(value), plot, em)),
      ...stepNames(input.steps, x, size),
      ...lineShapes(input, places, em),
      ...endLabels(input, places, plot, size),
    ],
    title: input.title,
    description: input.description,
    places,
  };
}

const axisText = (value: number): string => formatNumber(value, { plus: true });

function gridLine(value: number, y: number, plot: Plot, em: number): ChartShape[] {
  const size = em * AXIS;
  return [
    {
      kind: 'path',
      cls: value === 0 ? 'zero' : 'grid',
      d: polyline([
        { x: plot.left, y },
        { x: plot.right, y },
      ]),
      width: em * (value === 0 ? 0.085 : 0.06),
      dash: [],
      series: null,
      chosen: false,
    },
    {
      kind: 'text',
      cls: 'axis',
      at: { x: plot.left - em * 0.45, y: y + size * 0.35 },
      anchor: 'end',
      size,
      text: axisText(value),
      series: null,
    },
  ];
}

/** Every n-th step is named; n = 1 names them all. */
const EVERY = [1, 2, 5, 10, 20, 50, 100];

/** Names under the axis: the start, the last, and every n-th between, as many as stand clear of each other. */
function stepNames(steps: readonly string[], x: (step: number) => number, size: ChartSize): ChartText[] {
  const em = size.fontSize * AXIS;
  const middle = (step: number): number => {
    const half = textWidth(steps[step] ?? '', 'label', em) / 2;
    return Math.max(half, Math.min(x(step), size.width - half));
  };
  const areApart = (a: number, b: number): boolean => {
    const widths = textWidth(steps[a] ?? '', 'label', em) + textWidth(steps[b] ?? '', 'label', em);
    return Math.abs(middle(a) - middle(b)) >= widths / 2 + em;
  };
  const last = steps.length - 1;
  const ends = last > 0 && areApart(0, last) ? [0, last] : [last];
  const named = (every: number): number[] =>
    steps
      .map((_, step) => step)
      .filter((step) => numberOf(steps[step] ?? '') % every === 0)
      .filter((step) => ends.every((end) => step !== end && areApart(step, end)));
  const isClear = (list: readonly number[]): boolean =>
    list.every((step, i) => i === 0 || areApart(list[i - 1] as number, step));
  const between = EVERY.map(named).find(isClear) ?? [];
  return [...ends, ...between].map((step) => ({
    kind: 'text',
    cls: 'axis',
    at: { x: middle(step), y: size.height - size.fontSize * 0.35 },
    anchor: 'middle',
    size: em,
    text: steps[step] ?? '',
    series: null,
  }));
}

/** The number in the name of a step: 7 of «тур 7»; NaN where there is none. */
const numberOf = (name: string): number => Number(/\d+$/u.exec(name)?.[0] ?? Number.NaN);

/** Lines behind, named lines over them with their marks, the chosen one on top. */
function lineShapes(input: ChartInput, places: readonly Point[][], em: number): ChartPath[] {
  const order = input.series.map((_, i) => i);
  const layer = (i: number): number => {
    const series = input.series[i];
    return series?.chosen === true ? 2 : series?.front === true ? 1 : 0;
  };
  const front = order.filter((i) => input.series[i]?.front === true);
  return order
    .toSorted((a, b) => layer(a) - layer(b))
    .flatMap((i) => {
      const points = places[i] ?? [];
      const chosen = input.series[i]?.chosen === true;
      const base = { kind: 'path' as const, series: i, chosen };
      const at = front.indexOf(i);
      if (at < 0)
        return [{ ...base, cls: 'back' as const, d: polyline(points), width: em * 0.085, dash: [] }];
      const style = styleOf(at);
      const line: ChartPath = {
        ...base,
        cls: 'line',
        d: polyline(points),
        width: em * (chosen ? 0.21 : 0.13),
        dash: style.dash.map((part) => part * em),
      };
      const marks = marked(points, em).map((p): ChartPath => ({
        ...base,
        cls: style.hollow ? 'hollow' : 'mark',
        d: markPath(style.mark, p, em * MARK),
        width: em * 0.1,
        dash: [],
      }));
      return [line, ...marks];
    });
}

/** The points that carry a mark: every n-th, counted from the last; the start has none. */
function marked(points: readonly Point[], em: number): Point[] {
  const [first, second] = points;
  if (first === undefined || second === undefined) return [];
  const every = Math.max(1, Math.ceil((em * MARK_APART) / (second.x - first.x)));
  return points.filter((_, i) => i > 0 && (points.length - 1 - i) % every === 0);
}
