/** Sheets for the tables of a round, to be written on: names filled in, the pulka empty, ruled lines for the deals. */
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { pulkaDrawing, toSvg, type PulkaSeat } from '../../../shared/drawing/index.ts';
import { formatDay } from '../../../shared/format/dates.ts';
import { footer, type Context } from './context.ts';
import { withFallbackFonts } from './drawing-fonts.ts';
import type { Layout } from './engine.ts';
import { fit } from './fit.ts';
import { conventionLine } from './frame.ts';
import { cell, head, line, ruled } from './layout.ts';
import type { BlankSheet, BlankSheetsModel, TitledFor } from './model.ts';
import { BOTTOM, FONT_SIZE, FOUR, GAP, THREE, TOP, type Form } from './sheet-form.ts';
import { page, rule } from './style.ts';
import { runs } from './text.ts';

export function blankSheetsTitle({ t }: Context, model: TitledFor<'blank-sheets'>): string {
  const [first] = model.sheets;
  if (model.sheets.length === 1 && first !== undefined)
    return t('document.blank.titleTable', { round: first.roundNumber, table: first.tableNumber });
  const rounds = new Set(model.sheets.map(({ roundNumber }) => roundNumber));
  return rounds.size === 1 && first !== undefined
    ? t('document.blank.titleRound', { round: first.roundNumber })
    : t('document.blank.title');
}

/** The same side margins for both, as they stand in one file. */
const THREE_HERE: Form = {
  ...THREE,
  side: FOUR.side,
  width: page.a4.width - 2 * FOUR.side,
  drawing: { ...THREE.drawing, width: page.a4.width - 2 * FOUR.side },
  first: { columns: 2, rows: 16, width: (page.a4.width - 2 * FOUR.side - GAP) / 2 },
};
const formOf = (sheet: BlankSheet): Form => (sheet.seats.length === 4 ? FOUR : THREE_HERE);

export function blankSheets(context: Context, model: BlankSheetsModel): Layout {
  return (): TDocumentDefinitions => {
    const [first] = model.sheets;
    const form = first === undefined ? FOUR : formOf(first);
    return {
      pageSize: 'A4',
      pageOrientation: form.landscape ? 'landscape' : 'portrait',
      pageMargins: [form.side, TOP, form.side, BOTTOM],
      content: model.sheets.map((sheet, i) => sheetPage(context, model, sheet, i === 0)),
      footer: (current, total, pageSize) =>
        footer(
          context,
          blankSheetsTitle(context, model),
          form.side,
          pageSize.width - 2 * form.side,
        )(current, total, pageSize),
    };
  };
}

function sheetPage(context: Context, model: BlankSheetsModel, sheet: BlankSheet, first: boolean): Content {
  const form = formOf(sheet);
  const drawing: Content = { svg: pulka(context, model, sheet, form), width: form.drawing.width };
  const { columns, rows, width } = form.first;
  const deals = Array.from({ length: columns }, (_, k) => dealLines(context, k * rows, rows, width));
  const bottom = bottomTable(context, sheet, form.landscape ? form.drawing.width : form.width);
  const body: Content[] = form.landscape
    ? [{ columns: [{ width: form.drawing.width, stack: [drawing, bottom] }, ...deals], columnGap: GAP }]
    : [drawing, { columns: deals, columnGap: GAP, margin: [0, 2, 0, 6] }, bottom];
  return {
    stack: [blankHeader(context, model, sheet, form), ...body],
    ...(first
      ? {}
      : {
          pageBreak: 'before' as const,
          pageOrientation: form.landscape ? ('landscape' as const) : ('portrait' as const),
        }),
  };
}

/** Tournament, round, table, day, convention; when it began and ended, to be written. */
function blankHeader(
  { t }: Context,
  { tournament }: BlankSheetsModel,
  sheet: BlankSheet,
  form: Form,
): Content {
  const name = fit(tournament.name, form.width * 0.38, 14, true);
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
          { width: 'auto', text: runs(t('document.blank.clock'), small), margin: [0, 4, 0, 0] },
        ],
        columnGap: 8,
      },
      line(form.width, rule.bold, [0, 2, 0, 4]),
    ],
  };
}

/** The empty pulka; each name carries the number of its seat. */
function pulka({ t }: Context, { tournament }: BlankSheetsModel, sheet: BlankSheet, form: Form): string {
  const seats = sheet.seats.map(({ name }): PulkaSeat => {
    const whists = sheet.seats.map(() => []);
    return { name, short: name, pool: [], mountain: [], whists, closed: false };
  });
  const size = { ...form.drawing, fontSize: FONT_SIZE, reading: 'seats', labels: 'names' } as const;
  const drawing = pulkaDrawing({ seats, dealer: null, target: tournament.target }, size, t);
  let seat = 0;
  const shapes = drawing.shapes.map((shape) =>
    shape.kind === 'text' && shape.cls === 'name' ? { ...shape, text: `${++seat}. ${shape.text}` } : shape,
  );
  return withFallbackFonts(toSvg({ ...drawing, shapes }));
}

const KEYS = ['number', 'dealer', 'contract', 'declarer', 'whist', 'tricks'] as const;
const SHARES = { number: 0.09, dealer: 0.09, contract: 0.25, declarer: 0.23, whist: 0.15, tricks: 0.19 };
const PAD = 2;
const ROW = 14;

/** Numbered ruled lines for the deals from № `from` + 1. */
function dealLines({ t }: Context, from: number, count: number, width: number): Content {
  const inner = width - KEYS.length * 2 * PAD - (KEYS.length + 1) * rule.hair;
  const empty = (): TableCell => cell('', { size: 7.8 });
  return {
    table: {
      headerRows: 1,
      widths: KEYS.map((key) => SHARES[key] * inner),
      heights: ROW - 1.5,
      body: [
        KEYS.map((key) =>
          head(t(`document.sheet.${key}`), { alignment: key === 'number' ? 'right' : 'left' }),
        ),
        ...Array.from({ length: count }, (_, i): TableCell[] => [
          cell(String(from + i + 1), { size: 7.8 }, { alignment: 'right', verticalAlignment: 'middle' }),
          ...Array.from({ length: KEYS.length - 1 }, empty),
        ]),
      ],
    },
    layout: {
      hLineWidth: () => rule.hair,
      vLineWidth: () => rule.hair,
      paddingLeft: () => PAD,
      paddingRight: () => PAD,
      paddingTop: () => 1,
      paddingBottom: () => 0,
    },
  };
}

/** The foot of the paper: the same columns that are typed from it, and signatures. */
function bottomTable({ t }: Context, sheet: BlankSheet, width: number): Content {
  const name = Math.min(150, width * 0.28);
  const empty = (): TableCell => cell('', {});
  return {
    table: {
      headerRows: 1,
      heights: (row) => (row === 0 ? 9 : 15),
      widths: [name, '*', '*', '*', '*', '*'],
      body: [
        [head(t('document.bottom.title')), ...FOOT.map((key) => head(t(`document.${key}`)))],
        ...sheet.seats.map((seat): TableCell[] => {
          const fitted = fit(seat.name, name, 9.2, true);
          return [
            cell(
              fitted.text,
              { size: fitted.size, bold: true, noWrap: true },
              { verticalAlignment: 'middle' },
            ),
            ...FOOT.map(empty),
          ];
        }),
      ],
    },
    layout: ruled({ x: 4, y: 1 }),
    margin: [0, 3, 0, 0],
  };
}
const FOOT = [
  'bottom.pool',
  'bottom.mountain',
  'bottom.written',
  'blank.result',
  'bottom.signature',
] as const;
