/** Charts of running scores on paper: the drawing of the window, black on white. */
import type { Column, Content } from 'pdfmake/interfaces';
import {
  chartDrawing,
  chartSvg,
  sheetChart,
  tournamentChart,
  type ChartInput,
  type ChartSize,
  type RunView,
} from '../../../shared/drawing/chart/index.ts';
import type { Context } from './context.ts';
import { withFallbackFonts } from './drawing-fonts.ts';
import { para, type Margin } from './layout.ts';
import type { SheetContent } from './model.ts';
import type { ReckonedSheet } from './sheet-rules.ts';
import { colour, size } from './style.ts';
import { runs } from './text.ts';

/** Height of the caption over a chart, points. */
const CAPTION = 12;

function chart(input: ChartInput, box: ChartSize): Content {
  return { svg: withFallbackFonts(chartSvg(chartDrawing(input, box))), width: box.width };
}

function caption(title: string, unit: string): Content {
  return para([
    runs(title, { size: size.caption, bold: true }),
    runs(unit === '' ? '' : `  ${unit}`, { size: size.caption, colour: colour.soft }),
  ]);
}

/**
 * The run of a sheet in a box, caption included; a sheet without deals has none.
 * @param box points
 */
export function sheetRunChart(
  { t }: Context,
  sheet: SheetContent,
  { folded }: ReckonedSheet,
  box: ChartSize,
  margin: Margin = [0, 0, 0, 0],
): Column {
  const input = sheetChart(
    {
      folded,
      names: sheet.seats.map((seat) => seat.name),
      numbers: sheet.deals.map((row) => row.number),
    },
    t,
  );
  return {
    width: box.width,
    stack: [
      caption(t('chart.sheet.title'), t('chart.sheet.unit')),
      chart(input, { ...box, height: box.height - CAPTION }),
    ],
    margin,
  };
}

/** The run of the tournament, caption included; kept on one page. */
export function standingsRunChart({ t }: Context, view: RunView, box: ChartSize): Content {
  return {
    stack: [
      caption(t('chart.tournament.title'), ''),
      chart(tournamentChart(view, t), { ...box, height: box.height - CAPTION }),
    ],
    unbreakable: true,
    margin: [0, 10, 0, 0],
  };
}
