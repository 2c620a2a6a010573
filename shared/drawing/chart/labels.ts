/** Names at the ends of the lines: moved apart, tied to their line, cut to the room there is. */
import { formatFraction } from '../../format/numbers.ts';
import { cutToWidth, textWidth } from '../metrics.ts';
import type { Point, TextClass } from '../types.ts';
import { markPath, polyline, styleOf } from './marks.ts';
import { spread } from './scale.ts';
import type { ChartInput, ChartSeries, ChartShape, ChartSize } from './types.ts';

/** Share of the width that names may take. */
const MOST = 0.36;
const GAP = 1.22;
/** Before the name stands the mark of its line. */
const MARK_ROOM = 0.95;

const faceOf = (series: ChartSeries): TextClass => (series.chosen ? 'name' : 'label');

function valueOf(input: ChartInput, series: ChartSeries): string {
  const last = series.values.at(-1);
  return input.endValues && last !== undefined ? ` ${formatFraction(last, { plus: true })}` : '';
}

/** Width that the names at the ends need, mark included. */
export function endRoom(input: ChartInput, { width, fontSize }: ChartSize): number {
  const needed = input.series
    .filter((series) => series.front)
    .map((series) => textWidth(series.name + valueOf(input, series), faceOf(series), fontSize));
  return Math.min(Math.max(0, ...needed) + fontSize * MARK_ROOM, width * MOST);
}

/** As many named lines as there is height for; those of the first series stay. */
export function endLabels(
  input: ChartInput,
  places: readonly Point[][],
  plot: { right: number; top: number; bottom: number },
  size: ChartSize,
): ChartShape[] {
  const em = size.fontSize;
  const top = plot.top;
  const bottom = plot.bottom + em * 0.6;
  const most = 1 + Math.floor((bottom - top) / (em * GAP));
  const front = input.series.map((_, i) => i).filter((i) => input.series[i]?.front === true);
  const named = front.slice(0, most);
  const ends = named.map((i) => places[i]?.at(-1)?.y ?? 0);
  const heights = spread(ends, em * GAP, top, bottom);
  const left = plot.right + em * 1.15;
  const room = size.width - left - em * MARK_ROOM;
  return named.flatMap((i, n): ChartShape[] => {
    const series = input.series[i];
    const y = heights[n] ?? 0;
    if (series === undefined) return [];
    const face = faceOf(series);
    const value = valueOf(input, series);
    const name = cutToWidth(series.name, face, em, room - textWidth(value, face, em));
    const style = styleOf(front.indexOf(i));
    const { chosen } = series;
    const base = { series: i, chosen };
    return [
      {
        ...base,
        kind: 'path',
        cls: 'lead',
        d: polyline([
          { x: plot.right + em * 0.35, y: ends[n] ?? 0 },
          { x: left - em * 0.1, y },
        ]),
        width: em * 0.07,
        dash: [],
      },
      {
        ...base,
        kind: 'path',
        cls: style.hollow ? 'hollow' : 'mark',
        d: markPath(style.mark, { x: left + em * 0.35, y }, em * 0.24),
        width: em * 0.1,
        dash: [],
      },
      {
        kind: 'text',
        cls: chosen ? 'endChosen' : 'end',
        at: { x: left + em * MARK_ROOM, y: y + em * 0.34 },
        anchor: 'start',
        size: em,
        text: name + value,
        series: i,
      },
    ];
  });
}
