/** Head and bottom line of the printed sheet. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { formatDay } from '../../../shared/format/dates.ts';
import { bottomRows } from './bottom-line.ts';
import type { Context } from './context.ts';
import { fit } from './fit.ts';
import { conventionLine } from './frame.ts';
import { cell, head, line, para, ruled } from './layout.ts';
import type { SheetContent, SheetModel } from './model.ts';
import type { Form } from './sheet-form.ts';
import type { ReckonedSheet } from './sheet-rules.ts';
import { rule } from './style.ts';
import { runs } from './text.ts';

/** Tournament, round, table, day, convention; the state of the sheet at the right. */
export function header(
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
export function signedBottom(
  { t }: Context,
  sheet: SheetContent,
  reckoned: ReckonedSheet,
  width: number,
): Content {
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
