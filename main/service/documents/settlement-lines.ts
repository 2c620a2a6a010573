/** What stands around the steps of a table: rounding on the sheet (K96 4.2.12), players who shared a seat, an award. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { codexRounding, type CodexRounding } from '../../../shared/domain/codexRounding.ts';
import { Rational } from '../../../shared/domain/rational.ts';
import { formatFraction, formatNumber } from '../../../shared/format/numbers.ts';
import type { LineView } from '../../../shared/ipc/schemas/people.ts';
import type { Tournament } from '../../../shared/ledger/kinds.ts';
import type { Context } from './context.ts';
import { cell, head, heading, listed, p } from './layout.ts';
import type { SheetContent } from './model.ts';
import type { ReckonedSheet } from './sheet-rules.ts';
import { figure, note, right } from './settlement-tables.ts';
import { colour } from './style.ts';

/** The sheet with the lines of the rounding written, and those lines; none where the tournament does not round so. */
export function roundedSheet(
  tournament: Tournament,
  reckoned: ReckonedSheet,
): { reckoned: ReckonedSheet; lines: CodexRounding['lines'] } {
  if (tournament.codexRounding !== true) return { reckoned, lines: [] };
  const { totals, lines } = codexRounding(reckoned.totals, reckoned.rules);
  return { reckoned: { ...reckoned, totals }, lines };
}

/** «Верстов: гора 14 → 13, каждый из остальных пишет на него 2 виста.» */
export function roundingLines({ t }: Context, sheet: SheetContent, lines: CodexRounding['lines']): Content[] {
  if (lines.length === 0) return [];
  const said = lines.map(({ seat, point, mountainBefore, mountainAfter, whists }) =>
    t(point < 0 ? 'document.settlement.pointOff' : 'document.settlement.pointOn', {
      name: sheet.seats[seat]?.name ?? '',
      before: formatNumber(mountainBefore),
      after: formatNumber(mountainAfter),
      n: whists,
    }),
  );
  return [
    heading(t('document.settlement.codexRounding'), { margin: [0, 0, 0, 1] }),
    p(said.join(' '), { size: 8.9 }),
  ];
}

const dealsText = ({ t }: Context, { from, to }: LineView): string =>
  from === null || to === null
    ? t('document.settlement.noDeals')
    : t('document.settlement.fromTo', { from, to });

/** The results of the people, where they are not simply those of the seats. */
export function linesPart(
  context: Context,
  lines: readonly LineView[] | undefined,
  width: number,
): Content[] {
  const { t } = context;
  if (lines === undefined) return [];
  const exact = Rational.sum(lines.map((line) => Rational.parse(line.exact)));
  const points = lines.reduce((sum, line) => sum + line.points, 0);
  const awarded = lines.some((line) => line.awarded);
  const red = (text: string): { colour?: string } => (text.startsWith('-') ? { colour: colour.red } : {});
  return [
    heading(t(awarded ? 'document.settlement.awarded' : 'document.settlement.byPlayer')),
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [width - 290 - 4 * 5, 110, 90, 90],
        body: [
          [
            head(t('document.settlement.player')),
            head(t('document.settlement.dealsOf')),
            head(t('document.settlement.exact'), right),
            head(t('document.settlement.result'), right),
          ],
          ...lines.map((line): TableCell[] => [
            cell(line.full, { size: 9.4 }),
            cell(dealsText(context, line), { size: 9 }),
            cell(formatFraction(line.exact, { plus: true }), { ...figure, ...red(line.exact) }, right),
            cell(
              formatNumber(line.points, { plus: true }),
              { ...figure, bold: true, ...red(String(line.points)) },
              right,
            ),
          ]),
          [
            cell(t('document.settlement.sum'), note),
            cell('', {}),
            cell(formatFraction(exact), figure, right),
            cell(formatNumber(points), figure, right),
          ],
        ],
      },
      layout: listed(1, true, { x: 2.5, y: 2.2 }),
    },
  ];
}
