/**
 * The sheet as on paper: the drawn pulka, the column of deals, the bottom line to sign. Four players on an A4
 * landscape, three on a portrait; deals beyond the first page go on with the head repeated.
 */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { pulkaDrawing, pulkaEntries, toSvg } from '../../../shared/drawing/index.ts';
import type { PulkaEntry, PulkaSeat } from '../../../shared/drawing/index.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { bottomRows } from './bottom-line.ts';
import { footer, type Context } from './context.ts';
import { printedRows } from './deal-rows.ts';
import { withFallbackFonts } from './drawing-fonts.ts';
import type { Layout } from './engine.ts';
import { fit } from './fit.ts';
import { conventionLine } from './frame.ts';
import { cell, head, line, para, ruled } from './layout.ts';
import type { SheetContent, SheetModel } from './model.ts';
import { chunks, dealColumn } from './sheet-column.ts';
import { reckon, type ReckonedSheet } from './sheet-rules.ts';
import { page, rule } from './style.ts';
import { runs } from './text.ts';

/** Measures of a form, points. */
interface Form {
  landscape: boolean;
  side: number;
  /** Between the side margins. */
  width: number;
  drawing: { width: number; height: number };
  /** Columns of deals on the first page, and rows in each. */
  first: { columns: number; rows: number; width: number };
  next: { columns: number; rows: number; width: number };
}

const GAP = 13;
const TOP = 20;
const BOTTOM = 32;
/** Of the running totals, points. */
const FONT_SIZE = 12;

const FOUR: Form = {
  landscape: true,
  side: 25.5,
  width: page.a4.height - 51,
  drawing: { width: 552, height: 424 },
  first: { columns: 1, rows: 35, width: page.a4.height - 51 - 552 - GAP },
  next: { columns: 3, rows: 35, width: (page.a4.height - 51 - 2 * GAP) / 3 },
};
const THREE: Form = {
  landscape: false,
  side: 28.5,
  width: page.a4.width - 57,
  drawing: { width: page.a4.width - 57, height: 438 },
  first: { columns: 2, rows: 16, width: (page.a4.width - 57 - GAP) / 2 },
  next: { columns: 2, rows: 51, width: (page.a4.width - 57 - GAP) / 2 },
};

export function sheetsTitle({ t }: Context, model: SheetModel): string {
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

/** The pages of one sheet. */
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
  const firstPage = rows.slice(0, first.columns * first.rows);
  const rest = chunks(rows.slice(firstPage.length), next.columns * next.rows, next.columns * next.rows);
  const columns = (
    part: typeof rows,
    { columns: count, rows: each, width }: Form['first'],
    fill: boolean,
  ): Content[] =>
    Array.from({ length: count }, (_, k) => {
      const own = part.slice(k * each, (k + 1) * each);
      return own.length === 0 && !fill
        ? { text: '' }
        : dealColumn(context, own, width, fill ? each - own.length : 0);
    });
  const turn = (stack: Content[], start: boolean): Content => ({
    stack,
    ...(start
      ? {}
      : {
          pageBreak: 'before' as const,
          pageOrientation: form.landscape ? ('landscape' as const) : ('portrait' as const),
        }),
  });
  const drawing: Content = { svg: pulka(context, sheet, reckoned, form), width: form.drawing.width };
  const deals = columns(firstPage, first, true);
  const bottom = signedBottom(context, sheet, reckoned, form.landscape ? form.drawing.width : form.width);
  const top = form.landscape
    ? [{ columns: [{ width: form.drawing.width, stack: [drawing, bottom] }, ...deals], columnGap: GAP }]
    : [
        drawing,
        { columns: deals, columnGap: GAP, margin: [0, 2, 0, 6] as [number, number, number, number] },
        bottom,
      ];
  return [
    turn([header(context, model, sheet, form, false), ...top], isFirst),
    ...rest
      .filter((part) => part.length > 0)
      .map((part) =>
        turn(
          [
            header(context, model, sheet, form, true),
            { columns: columns(part, next, false), columnGap: GAP },
          ],
          false,
        ),
      ),
  ];
}

/**
 * The drawn pulka; what was corrected stands struck out before what is right. The last entry is marked only while
 * the sheet is being typed, and whose turn it is to deal is no matter of the paper.
 */
function pulka({ t }: Context, sheet: SheetContent, { rules }: ReckonedSheet, form: Form): string {
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

/** Tournament, round, table, day, convention; the state of the sheet at the right. */
function header(
  { t }: Context,
  model: SheetModel,
  sheet: SheetContent,
  form: Form,
  continued: boolean,
): Content {
  const { tournament } = model;
  const name = fit(tournament.name, form.width * 0.42, 14, true);
  const strong = { face: 'serif' as const, size: 12, bold: true };
  const small = { size: 9.4 };
  return {
    stack: [
      {
        columns: [
          {
            width: '*',
            text: [
              ...runs(name.text, { face: 'serif', size: name.size, bold: true }),
              ...runs(`    ${t('document.round')} `, small),
              ...runs(String(sheet.roundNumber), strong),
              ...runs(`    ${t('document.table')} `, small),
              ...runs(String(sheet.tableNumber), strong),
              ...runs(`    ${formatDay(tournament.date)}    ${conventionLine(t, tournament)}`, small),
            ],
          },
          para(
            [
              runs(
                continued ? t('document.sheet.continued') : t(`document.sheetState.${sheet.state}`),
                small,
              ),
            ],
            { alignment: 'right' },
          ),
        ].map((column, i) =>
          i === 0
            ? column
            : { width: 'auto', stack: [column], margin: [0, 4, 0, 0] as [number, number, number, number] },
        ),
        columnGap: 8,
      },
      line(form.width, rule.bold, [0, 2, 0, 4]),
    ],
  };
}

/** The bottom line with room for signatures. */
function signedBottom({ t }: Context, sheet: SheetContent, reckoned: ReckonedSheet, width: number): Content {
  const narrow = 52;
  const name = Math.min(150, width * 0.28);
  const right = { alignment: 'right' as const, verticalAlignment: 'middle' as const };
  const figure = { face: 'serif' as const, size: 10.4 };
  const rows = bottomRows(sheet, reckoned).map((row): TableCell[] => {
    const fitted = fit(row.name, name, 9.2, true);
    return [
      cell(fitted.text, { size: fitted.size, bold: true, noWrap: true }, { verticalAlignment: 'middle' }),
      cell(row.pool, figure, right),
      cell(row.mountain, figure, right),
      cell(row.written, figure, right),
      cell(row.exact, { ...figure, bold: true }, right),
      cell(row.rounded, { ...figure, bold: true }, right),
      cell('', {}),
    ];
  });
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      heights: (row) => (row === 0 ? 9 : 13.5),
      widths: [name, narrow, narrow, narrow, narrow + 8, narrow, '*'],
      body: [
        [
          head(t('document.bottom.title')),
          ...['pool', 'mountain', 'written', 'exact', 'rounded'].map((key) =>
            head(t(`document.bottom.${key}`), { alignment: 'right' }),
          ),
          head(t('document.bottom.signature')),
        ],
        ...rows,
      ],
    },
    layout: ruled({ x: 4, y: 1 }),
    margin: [0, 3, 0, 0],
  };
}
