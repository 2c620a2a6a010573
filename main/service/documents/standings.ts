/** The standings: places, whists of every round with the table, penalties apart, the check of the zero. */
import type { Content, TableCell } from 'pdfmake/interfaces';
import { standingsRunChart } from './chart.ts';
import type { Context } from './context.ts';
import type { Layout } from './engine.ts';
import { framed, LANDSCAPE, PORTRAIT, signatures, titleBlock, type Sheet } from './frame.ts';
import { cell, cellOf, head, heading, listed, p } from './layout.ts';
import type { StandingsContent, StandingsModel } from './model.ts';
import { formatFraction, formatNumber } from '../../../shared/format/numbers.ts';
import { planSentences } from '../../../shared/format/standingsPlan.ts';
import { colour } from './style.ts';
import { runs } from './text.ts';
import { score, standingsTable } from './standings-table.ts';

const right = { alignment: 'right' as const };
const PAD = 2.5;

/** Points; low enough to stand under the table of an evening. */
const CHART_HEIGHT = 190;

/** Title by the round after which the table stands. */
export function standingsTitle({ t }: Context, { afterRound }: Pick<StandingsContent, 'afterRound'>): string {
  return afterRound === null
    ? t('document.standings.title')
    : t('document.standings.titleAfter', { round: afterRound });
}

export function standings(context: Context, model: StandingsModel): Layout {
  const { t } = context;
  const { tournament, standings: view } = model;
  const title = standingsTitle(context, view);
  const sheet = view.rounds.length > 5 ? LANDSCAPE : PORTRAIT;
  return () =>
    framed(context, tournament, title, sheet, [
      titleBlock(context, title, tournament, sheet),
      ...unfinished(context, view),
      ...standingsTable(context, view, sheet),
      ...standingsNotes(context, view, sheet),
      signatures(
        [
          t('document.chiefArbiter', { name: tournament.arbiter }),
          t('document.secretary', { name: tournament.secretary }),
        ],
        sheet,
      ),
      // Last: where it must go to another page, table and signatures stay together.
      ...run(context, view, sheet),
    ]);
}

/** The run of the scores; before the first table is counted there is nothing to draw. */
function run(context: Context, view: StandingsContent, sheet: Sheet): Content[] {
  if (view.rows.every((row) => row.rounds.every((played) => played === null))) return [];
  return [standingsRunChart(context, view, { width: sheet.width, height: CHART_HEIGHT, fontSize: 8.6 })];
}

/** How places go, the check of the zero, the penalties: what stands under the table here and in the final protocol. */
export function standingsNotes(context: Context, view: StandingsContent, sheet: Sheet): Content[] {
  const { t } = context;
  const said = [t('document.standings.note'), ...planSentences(t, view.plan)].join(' ');
  return [
    p(said, { size: 8.4, colour: colour.soft }, { margin: [0, 5, 0, 0] }),
    zeroCheck(context, view),
    ...apart(context, view),
    ...penalties(context, view, sheet),
    ...removed(context, view),
  ];
}

/** Awarded tables and what the cut-offs take off: neither is an error of the tables. */
function apart({ t }: Context, view: StandingsContent): Content[] {
  const awarded = (view.awarded ?? []).map(({ round, table, sum }) =>
    t('document.standings.awarded', { round, table, sum: formatNumber(sum, { plus: true }) }),
  );
  const cut =
    view.cutSum === undefined
      ? []
      : [t('document.standings.cutSum', { sum: formatFraction(view.cutSum, { plus: true }) })];
  return [...awarded, ...cut].map((text) => p(text, { size: 9.2 }, { margin: [0, 2, 0, 0] }));
}

/** Penalties that were taken back stay on the paper. */
function removed({ t, clock }: Context, view: StandingsContent): Content[] {
  return (view.removed ?? []).map((one) =>
    p(
      t('document.standings.removed', {
        name: one.name,
        points: formatNumber(one.points, { plus: true }),
        reason: one.reason,
        at: clock.both(one.removedAt),
        because: one.removedBecause,
      }),
      { size: 8.8, colour: colour.soft },
      { margin: [0, 2, 0, 0] },
    ),
  );
}

/** «Проверка: столы дают 0, штрафы −20, всего −20.» */
function zeroCheck({ t }: Context, { sums }: StandingsContent): Content {
  const values = {
    tables: formatNumber(sums.tables, { plus: true }),
    penalties: formatNumber(sums.penalties, { plus: true }),
    total: formatNumber(sums.total, { plus: true }),
  };
  const agrees = sums.tables === 0 && sums.rounds.every((sum) => sum === 0);
  return p(
    t(agrees ? 'document.standings.zero' : 'document.standings.notZero', values),
    agrees ? { size: 9.2 } : { size: 9.6, bold: true, colour: colour.red },
    { margin: [0, 3, 0, 0] },
  );
}

function unfinished({ t }: Context, view: StandingsContent): Content[] {
  if (view.unfinished.length === 0) return [];
  const list = view.unfinished
    .map(({ round, table: at }) => t('document.standings.at', { round, table: at }))
    .join('; ');
  return [
    p(
      t('document.standings.unfinished', { n: view.unfinished.length, list }),
      { size: 9.2, bold: true },
      { margin: [0, 0, 0, 5] },
    ),
  ];
}

function penalties({ t, clock }: Context, view: StandingsContent, sheet: Sheet): Content[] {
  if (view.penalties.length === 0) return [];
  const widths = [96, sheet.width * 0.27, 46];
  return [
    heading(t('document.standings.penaltyList'), { margin: [0, 10, 0, 2] }),
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths: [...widths, '*'],
        body: [
          [
            head(t('document.standings.when')),
            head(t('document.standings.player')),
            head(t('document.standings.points'), right),
            head(t('document.standings.reason')),
          ],
          ...view.penalties.map((penalty): TableCell[] => [
            cell(
              penalty.round === null
                ? clock.both(penalty.at)
                : t('document.standings.penaltyAt', { round: penalty.round, at: clock.time(penalty.at) }),
              { size: 9 },
            ),
            cell(penalty.name, { size: 9.4, bold: true }),
            cellOf(
              penalty.unit === 'score'
                ? [
                    runs(
                      t('document.standings.inPoints', {
                        points: formatNumber(penalty.points, { plus: true }),
                      }),
                      { size: 9 },
                    ),
                  ]
                : [score(penalty.points, { face: 'serif', size: 10 })],
              right,
            ),
            cell(penalty.reason, { size: 9.2 }),
          ]),
        ],
      },
      layout: listed(1, false, { x: PAD, y: 2.2 }),
    },
  ];
}
