/**
 * The sheet as on paper: the drawn pulka, the column of deals, the bottom line to sign. Four players on an A4
 * landscape, three on a portrait; deals beyond the first page go on with the head repeated.
 */
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { footer, type Context } from './context.ts';
import { printedRows } from './deal-rows.ts';
import type { Layout } from './engine.ts';
import type { SheetContent, SheetModel } from './model.ts';
import { chunks, dealColumn } from './sheet-column.ts';
import { BOTTOM, FOUR, GAP, THREE, TOP, type Form } from './sheet-form.ts';
import { header, signedBottom } from './sheet-parts.ts';
import { pulka } from './sheet-pulka.ts';
import { reckon } from './sheet-rules.ts';

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
