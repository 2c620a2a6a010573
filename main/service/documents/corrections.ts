/** Everything that was corrected, by round and table: what stood there, what stands there now, why, and whether in time. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { SheetRules } from '../../../shared/domain/types.ts';
import { foldName } from '../../../shared/format/names.ts';
import type { Context } from './context.ts';
import { changed, deadlineCell, placeCell } from './correction-cells.ts';
import { summary } from './correction-summary.ts';
import type { Layout } from './engine.ts';
import { framed, LANDSCAPE, signatures, titleBlock } from './frame.ts';
import { cell, cellOf, head, heading, listed, p } from './layout.ts';
import type { CorrectionContent, CorrectionsModel, CorrectionsTable } from './model.ts';
import { runs } from './text.ts';

const PAD = 3;
/** Widths in points; the versions before and after and the reason share the rest. */
const WIDTHS = { when: 50, deal: 78, kind: 88, by: 72, deadline: 62 };

export const correctionsTitle = ({ t }: Context): string => t('document.corrections.title');

export function corrections(context: Context, model: CorrectionsModel): Layout {
  const { t } = context;
  const { tournament, tables } = model;
  const title = correctionsTitle(context);
  const all = tables.flatMap(({ rows }) => rows);
  const convention = resolveConvention(tournament.convention, tournament.options);
  return () =>
    framed(context, tournament, title, LANDSCAPE, [
      titleBlock(context, title, tournament, LANDSCAPE, [t('document.corrections.count', { n: all.length })]),
      ...(all.length === 0
        ? [p(t('document.corrections.none'), { size: 9.4 })]
        : tables.flatMap((table) => {
            const rules = { convention, players: table.seats.length, target: tournament.target };
            return tableOf(context, table, rules);
          })),
      ...(all.length === 0 ? [] : [summary(context, all)]),
      signatures(
        [
          t('document.chiefArbiter', { name: tournament.arbiter }),
          t('document.secretary', { name: tournament.secretary }),
        ],
        LANDSCAPE,
      ),
    ]);
}

function tableOf(context: Context, table: CorrectionsTable, rules: SheetRules): Content[] {
  const { t } = context;
  const { when, deal, kind, by, deadline } = WIDTHS;
  const rest = LANDSCAPE.width - Object.values(WIDTHS).reduce((a, b) => a + b, 0) - 8 * 2 * PAD;
  const third = rest / 3;
  const where = { round: table.roundNumber, table: table.tableNumber };
  return [
    heading(t('document.corrections.where', where), { room: 84 }),
    p(
      table.seats.map((seat, at) => `${at + 1}. ${seat.name}`).join('     '),
      { size: 8.8 },
      { margin: [0, 0, 0, 2] },
    ),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [when, deal, kind, third, third, third, by, deadline],
        body: [
          ['when', 'deal', 'kind', 'before', 'after', 'reason', 'by', 'deadline'].map((key) =>
            head(t(`document.corrections.${key}`)),
          ),
          ...table.rows.map((row) => line(context, table, rules, row)),
        ],
      },
      layout: listed(1, false, { x: PAD, y: 2.2 }),
    },
  ];
}

function line(
  context: Context,
  table: CorrectionsTable,
  rules: SheetRules,
  row: CorrectionContent,
): TableCell[] {
  const { t, clock } = context;
  const small = { size: 8.6 };
  const { before, after } = changed(context, table, rules, row);
  return [
    cell(clock.both(row.at), small),
    placeCell(context, row),
    cellOf([
      runs(t(`document.corrections.what.${row.what}`), { ...small, bold: true }),
      runs(`: ${t(`document.correction.${row.kind ?? 'none'}`)}`, small),
    ]),
    before,
    after,
    // A reason of spaces only is none.
    cell(foldName(row.reason) === '' ? t('format.none') : row.reason, { ...small, italics: true }),
    cell(row.by, small),
    deadlineCell(context, row),
  ];
}
