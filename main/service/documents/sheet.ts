/**
 * The sheet as on paper: the drawn pulka, the column of deals, the bottom line to sign. Four players on an A4
 * landscape, three on a portrait; deals beyond the first page go on with the head repeated.
 */
import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import type { ChartSize } from '../../../shared/drawing/chart/index.ts';
import { sheetRunChart } from './chart.ts';
import { footer, type Context } from './context.ts';
import { printedRows, type PrintedRow } from './deal-rows.ts';
import type { Layout } from './engine.ts';
import type { Margin } from './layout.ts';
import type { SheetContent, SheetModel, TitledFor } from './model.ts';
import { chartPlace, type ChartPlace } from './sheet-chart.ts';
import { chunks, dealColumn } from './sheet-column.ts';
import { BOTTOM, FOUR, GAP, THREE, TOP, type Form } from './sheet-form.ts';
import { header, signedBottom } from './sheet-parts.ts';
import { playerLines } from './sheet-players.ts';
import { pulka } from './sheet-pulka.ts';
import { reckon } from './sheet-rules.ts';

export function sheetsTitle({ t }: Context, model: TitledFor<'sheet'>): string {
  const [only] = model.sheets;
  return model.sheets.length === 1 && only !== undefined
    ? t('document.sheet.titleTable', { round: only.roundNumber, table: only.tableNumber })
    : t('document.sheet.title');
}

export function pulkaSheets(context: Context, model: SheetModel): Layout {
  return (): TDocumentDefinitions => {
    const forms = model.sheets.map((sheet) => (sheet.seats.length === 4 ? FOUR : THREE));
    const [form = FOUR] = forms;
    return {
      pageSize: 'A4',
      pageOrientation: form.landscape ? 'landscape' : 'portrait',
      pageMargins: [form.side, TOP, form.side, BOTTOM],
      content: model.sheets.flatMap((sheet, i) => pages(context, model, sheet, forms[i] ?? FOUR, i === 0)),
      footer: (current, total, pageSize) =>
        footer(
          context,
          sheetsTitle(context, model),
          form.side,
          pageSize.width - 2 * form.side,
        )(current, total, pageSize),
    };
  };
}

/** The pages of one sheet: pulka, deals, bottom line, the run of the game where there is room for it. */
function pages(
  context: Context,
  model: SheetModel,
  sheet: SheetContent,
  form: Form,
  isFirst: boolean,
): Content[] {
  const reckoned = reckon(model.tournament, sheet);
  const rows = printedRows(sheet, reckoned, context.t);
  const { first, next } = form;
  const place = chartPlace(form, rows.length);
  const chart = (box: ChartSize, margin?: Margin): Column =>
    sheetRunChart(context, sheet, reckoned, box, margin);
  const firstPage = rows.slice(0, first.columns * first.rows);
  const rest = chunks(
    rows.slice(firstPage.length),
    next.columns * next.rows,
    next.columns * next.rows,
  ).filter((part) => part.length > 0);
  const turn = (stack: Content[], start: boolean): Content => ({
    stack,
    ...(start
      ? {}
      : {
          pageBreak: 'before' as const,
          pageOrientation: form.landscape ? ('landscape' as const) : ('portrait' as const),
        }),
  });
  const further = (stack: Content[]): Content =>
    turn([header(context, model, sheet, form, true), ...stack], false);
  const drawing: Content = { svg: pulka(context, sheet, reckoned, form), width: form.drawing.width };
  const deals = firstColumns(context, firstPage, form, place, chart);
  const bottom = signedBottom(context, sheet, reckoned, form.landscape ? form.drawing.width : form.width);
  // The drawn form fills its page; the players' own lines stand on one behind it.
  const players = playerLines(context, sheet, form.width);
  const top = form.landscape
    ? [{ columns: [{ width: form.drawing.width, stack: [drawing, bottom] }, ...deals], columnGap: GAP }]
    : [drawing, { columns: deals, columnGap: GAP, margin: [0, 2, 0, 6] as Margin }, bottom];
  return [
    turn([header(context, model, sheet, form, false), ...top], isFirst),
    ...rest.map((part, i) => {
      const columns = filledColumns(context, part, next);
      const beside = place.kind === 'beside' && i === rest.length - 1 ? [chart(place.box)] : [];
      return further([{ columns: [...columns, ...beside], columnGap: GAP }]);
    }),
    ...(place.kind === 'own' ? [further([chart(place.box)])] : []),
    ...(players.length === 0 ? [] : [further(players)]),
  ];
}

/** The columns of the first page: filled up with empty rows, the chart in the place of the last of them. */
function firstColumns(
  context: Context,
  rows: readonly PrintedRow[],
  { first }: Form,
  place: ChartPlace,
  chart: (box: ChartSize, margin?: Margin) => Column,
): Column[] {
  return Array.from({ length: first.columns }, (_, k): Column => {
    const own = rows.slice(k * first.rows, (k + 1) * first.rows);
    const blank = first.rows - own.length;
    if (place.kind !== 'blank' || k < first.columns - 1) return dealColumn(context, own, first.width, blank);
    return {
      width: first.width,
      stack: [dealColumn(context, own, first.width, blank - place.rows), chart(place.box, [0, 4, 0, 0])],
    };
  });
}

function filledColumns(
  context: Context,
  rows: readonly PrintedRow[],
  { rows: each, width }: Form['next'],
): Content[] {
  return chunks(rows, each, each)
    .filter((own) => own.length > 0)
    .map((own) => dealColumn(context, own, width, 0));
}
